"""Players made of code: a bot gets a `View`, never the deal."""

from __future__ import annotations

from tabbe.bots.appraisal import Appraisal, appraise
from tabbe.bots.arena import BotResult, SimulationResult, simulate
from tabbe.bots.bench import BenchResult, bench
from tabbe.bots.bot import Bot, BotError, BotName, bot_names, make_bot, parse_bot, parse_bots
from tabbe.bots.chance import RandomBot
from tabbe.bots.greedy import GreedyBot
from tabbe.bots.ladder import LadderResult, climb

__all__ = [
    "Appraisal",
    "BenchResult",
    "Bot",
    "BotError",
    "BotName",
    "BotResult",
    "GreedyBot",
    "LadderResult",
    "RandomBot",
    "SimulationResult",
    "appraise",
    "bench",
    "bot_names",
    "climb",
    "make_bot",
    "parse_bot",
    "parse_bots",
    "simulate",
]
