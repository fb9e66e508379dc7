"""Self-play from nothing: a small network learns Krypkasino on a CPU and beats `greedy`.

    pip install "tabbe[train]"
    python examples/train.py --out training

Both seats are played by the same network. Five hundred deals run side by side in Tabbe's vector
environment, points are paid as they fall, and the policy is improved by clipped policy gradients
(PPO) with a critic that, in training only, knows both hands. On the way it plays decks against
`greedy`, each deck twice with seats changed. The curve is drawn to `training.svg`, its figures go
to `training.json`, the weights to `training.pt`. All of it runs on one thread.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from tabbe.bots import make_bot
from tabbe.cards import CARDS, deck_of_seed
from tabbe.envs import ACTIONS, VectorEnv
from tabbe.envs.solo import Setting, Solo

DEALS = 512
STEPS = 100
TAIL = 6  # the last steps of a stretch only tell what those before led to
FADING = 0.97  # what a point in the next step is worth now
TRUST = 0.8  # how far what came of a step is told by points that fell, not by the critic
CLIP = 0.2
EPOCHS = 2
BATCH = 4096
SCALE = 10  # points that a network's 1 stands for


class Eye:
    """Turns rows of whole numbers into what a network likes to see.

    Beside the observation as it stands: cards in hand, on the table and unseen by rank, the sum of
    the table, and for every rank in hand, `SIGHTS` numbers: whether it captures and how many
    cards, their points, whether it sweeps, cards and sum of what it leaves, and how many unseen
    cards are worth that sum or half of it. What is in some sum is taken to be taken.
    """

    SIGHTS = 8

    def __init__(self, env: VectorEnv) -> None:
        layout, rules = env.layout, env.rules
        # Counts of cards are 0 to 2 as they stand; points, piles and the stock are larger.
        high = np.array(layout.high(), np.float32)
        self.scale = np.where(high > 2, 0.05, 1.0).astype(np.float32)
        self.hand, self.table, self.unseen = (
            slice(layout[name].start, layout[name].start + 52)
            for name in ("hand", "table", "unseen")
        )
        self.points = np.array([rules.card_points(card) for card in CARDS], np.float32)
        self.worth = [rules.hand_values(card)[-1] for card in CARDS[1::4]]
        self.value = np.arange(1, 14)
        self.size = layout.size + 3 * 13 + 2 + 13 * self.SIGHTS

    def taken(self, table: np.ndarray) -> np.ndarray:
        """By rank in hand and rank on the table, whether those cards are in some sum."""
        rest = table[:, None, :] - np.eye(13, dtype=np.int8)
        reach = np.ones(rest.shape[:2], np.int32)
        for rank in range(13):
            for copy in range(table[:, rank].max(initial=0)):
                reach |= np.where(rest[:, :, rank] > copy, reach << (rank + 1), 0) & 0x7FFF
        left = np.maximum(np.array(self.worth)[:, None] - self.value, -1)
        hit = (reach[:, None, :] >> np.where(left < 0, 31, left)) & 1
        return hit * (table[:, None, :] > 0)

    def __call__(self, rows: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        """A row for each row, and by rank in hand what playing it does, `(rows, 13, SIGHTS)`."""
        hand, table, unseen = (
            rows[:, part].reshape(-1, 13, 4).sum(2, dtype=np.int8)
            for part in (self.hand, self.table, self.unseen)
        )
        number, total = table.sum(1, dtype=np.int32)[:, None], (table @ self.value)[:, None]
        taken = self.taken(table).astype(np.float32)
        cost = (rows[:, self.table] * self.points).reshape(-1, 13, 4).sum(2)
        count, summed, points = np.moveaxis(
            taken @ np.stack([table, table * self.value, cost], 2), 2, 0
        )
        captures = count > 0
        cards = np.where(captures, number - count, number + 1)
        sums = np.where(captures, total - summed, total + self.value).astype(np.int64)
        matches = np.zeros((len(rows), 4 * 14), np.float32)
        matches[:, self.worth] = unseen
        twice = np.zeros_like(matches)
        twice[:, 2 * np.array(self.worth)] = unseen
        far = np.minimum(sums, 4 * 14 - 1)
        sights = np.stack(
            [
                captures, 0.25 * count, points, captures & (cards == 0), 0.25 * cards, sums / 14,
                np.take_along_axis(matches, far, 1),
                np.take_along_axis(twice, far, 1) * (cards > 1),
            ],
            2,
        )  # fmt: skip
        sights *= (hand > 0)[:, :, None]
        parts = [rows * self.scale, 0.5 * hand, 0.5 * table, 0.5 * unseen, total / 14, number / 4]
        seen = np.hstack([*parts, sights.reshape(len(rows), -1)], dtype=np.float32)
        return torch.from_numpy(seen), torch.from_numpy(sights.astype(np.float32))


class Player(nn.Module):  # type: ignore[misc, unused-ignore]
    """The liking of each action: of all by one network, and of hand cards by what each does."""

    def __init__(self, size: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.every = nn.Linear(width, ACTIONS)
        self.state = nn.Linear(width, 48)
        self.sight = nn.Linear(Eye.SIGHTS, 48, bias=False)
        self.card = nn.Linear(48, 1)
        nn.init.zeros_(self.every.weight)

    def forward(self, seen: torch.Tensor, sights: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """Log-odds of the allowed actions."""
        inner = self.body(seen)
        ranks = self.card((self.state(inner)[:, None] + self.sight(sights)).relu()).squeeze(2)
        liking = self.every(inner)
        liking[:, :52] += ranks.repeat_interleave(4, 1)
        return torch.log_softmax(liking.masked_fill(~mask, -1e9), 1)


def critic_of(size: int, width: int) -> nn.Sequential:
    """What a position is worth to the seat on turn, told the other hand as well.

    Only the training knows it: luck in the cards then does not pass for a good move.
    """
    return nn.Sequential(
        nn.Linear(size + 52, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(),
        nn.Linear(width, 1), nn.Flatten(0),
    )  # fmt: skip


def collect(
    env: VectorEnv, step: Any, player: Player, critic: nn.Module, eye: Eye
) -> tuple[Any, dict[str, torch.Tensor], int]:
    """Play a stretch of steps in all deals, and work out what came of each; deals ended, too."""
    told: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("seen", "sights", "mask", "action", "odds", "hand")
    }
    seats, rewards, ended = [], [], []
    everyone = np.arange(env.deals)
    for _ in range(STEPS):
        (seen, sights), mask = eye(step.observations), torch.from_numpy(step.masks != 0)
        with torch.no_grad():
            logs = player(seen, sights, mask)
        # The highest of the log-odds and Gumbel noise is a sample.
        chosen = (logs - torch.empty_like(logs).exponential_().log()).argmax(1)
        hand = torch.from_numpy(step.observations[:, eye.hand].astype(np.float32))
        odds = logs.gather(1, chosen[:, None]).squeeze(1)
        for name, part in zip(told, (seen, sights, mask, chosen, odds, hand), strict=True):
            told[name].append(part)
        seats.append(step.seats.copy())
        step = env.step(chosen.numpy())
        rewards.append(torch.from_numpy(step.rewards[everyone, seats[-1]] / SCALE))
        ended.append(torch.from_numpy(step.ended != 0))
    # What the other seat holds is what it sees when it is on turn next.
    other = torch.zeros_like(told["hand"][0])
    others = []
    same = [torch.from_numpy(now == then) for now, then in pairwise(seats)]
    for t in reversed(range(STEPS - 1)):
        other = torch.where(same[t][:, None], other, told["hand"][t + 1])
        other = torch.where(ended[t][:, None], 0, other)
        others.append(other)
    others.reverse()
    with torch.no_grad():
        worth = [critic(torch.hstack(both)) for both in zip(told["seen"], others, strict=False)]
    # From the end: what came of a step beyond what was expected, and what that led to.
    gain, gains = torch.zeros(env.deals), []
    for t in reversed(range(STEPS - 2)):
        turned = torch.where(same[t], FADING, -FADING).masked_fill(ended[t], 0)
        gain = rewards[t] + turned * (worth[t + 1] + TRUST * gain) - worth[t]
        gains.append(gain)
    gains.reverse()
    end = STEPS - TAIL
    whole = {name: torch.cat(parts[:end]) for name, parts in told.items() if name != "hand"}
    whole["gain"], whole["other"] = torch.cat(gains[:end]), torch.cat(others[:end])
    whole["came"] = whole["gain"] + torch.cat(worth[:end])
    return step, whole, int(sum(map(torch.sum, ended)))


def improve(
    player: Player,
    critic: nn.Module,
    best: torch.optim.Optimizer,
    told: dict[str, torch.Tensor],
    calm: float,
) -> None:
    """Make what did better than expected likelier, not too much at a time."""
    gain = told["gain"] / (told["gain"].std() + 1e-6)
    weights = [*player.parameters(), *critic.parameters()]
    for _ in range(EPOCHS):
        for pick in torch.randperm(len(gain)).split(BATCH):
            seen = told["seen"][pick]
            logs = player(seen, told["sights"][pick], told["mask"][pick])
            ratio = (
                logs.gather(1, told["action"][pick, None]).squeeze(1) - told["odds"][pick]
            ).exp()
            better = gain[pick]
            policy = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            doubt = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            worth = critic(torch.hstack([seen, told["other"][pick]]))
            miss = (worth - told["came"][pick]).pow(2).mean()
            loss = miss - policy - calm * doubt
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(weights, 0.5)
            best.step()


def duel(player: Player, eye: Eye, decks: int, rival: str, seed: str) -> tuple[float, float]:
    """The network's margin a deal against a bot, and its standard error; decks played twice."""
    setting, bot = Setting("krypkasino", 2), make_bot(rival)
    deals = []
    for deck in range(decks):
        cards = [card.index for card in deck_of_seed(f"{seed}/{deck}", 2)]
        deals += [(Solo(setting, 0, cards), home) for home in (0, 1)]
    while True:
        mine = [deal for deal, home in deals if deal.seat == home]
        if mine:
            rows = np.stack([deal.observation(deal.seat or 0) for deal in mine])
            masks = np.stack([deal.mask() for deal in mine]).astype(bool)
            with torch.no_grad():
                logs = player(*eye(rows), torch.from_numpy(masks))
            for deal, action in zip(mine, logs.argmax(1).tolist(), strict=True):
                deal.step(action)
        theirs = [deal for deal, home in deals if deal.seat == 1 - home]
        for deal in theirs:
            deal.play(bot.choose(deal.view(deal.seat)))
        if not mine and not theirs:
            break
    margins = np.array([deal.scores()[1 - home] - deal.scores()[home] for deal, home in deals])
    pairs = margins.reshape(decks, 2).mean(1)
    return float(pairs.mean()), float(pairs.std(ddof=1) / decks**0.5)


def draw(curve: list[dict[str, float]], path: Path) -> None:
    """Draw the margin against the time."""
    import matplotlib as mpl

    mpl.use("svg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    minutes = [point["minutes"] for point in curve]
    margin = np.array([point["margin"] for point in curve])
    half = np.array([point["half"] for point in curve])
    axes.fill_between(minutes, margin - half, margin + half, alpha=0.25, color="#2f5d50")
    axes.plot(minutes, margin, marker="o", color="#2f5d50")
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_xlabel("minutes of CPU time")
    axes.set_ylabel("points a deal ahead of greedy")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Train, measure, draw."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--rounds", type=int, default=90, help="stretches of 51,200 steps")
    words.add_argument("--width", type=int, default=128, help="width of the networks")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--duels", type=int, default=9, help="duels on the way")
    words.add_argument("--decks", type=int, default=100, help="decks of each duel")
    words.add_argument("--last", type=int, default=1000, help="decks of the last duel")
    words.add_argument("--out", type=Path, default=Path("training"))
    given = words.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    env = VectorEnv(
        "krypkasino", 2, DEALS, given.seed, rewards="falling", margin=True, threads=1,
        announce=print,
    )  # fmt: skip
    eye = Eye(env)
    player, critic = Player(eye.size, given.width), critic_of(eye.size, given.width)
    best = torch.optim.Adam([*player.parameters(), *critic.parameters()], 1e-3)
    step = env.reset(given.seed)
    curve: list[dict[str, float]] = []
    spent, deals, began = 0.0, 0, time.time()
    stops = {given.rounds * duel // given.duels for duel in range(given.duels + 1)}
    for done in range(given.rounds + 1):
        if done in stops:
            decks = given.decks if done < given.rounds else given.last
            margin, error = duel(player, eye, decks, "greedy", "duel")
            curve.append({
                "minutes": round(spent / 60, 2), "deals": deals, "decks": decks,
                "margin": round(margin, 3), "half": round(1.96 * error, 3),
            })  # fmt: skip
            print(
                f"{spent / 60:5.1f} min, {deals:9,} deals: {margin:+6.2f} ± {1.96 * error:.2f}",
                flush=True,
            )
            tale = {
                "game": "krypkasino", "players": 2, "rival": "greedy", "seed": given.seed,
                "rounds": done, "width": given.width,
                "minutes_of_training": round(spent / 60, 2),
                "minutes_in_all": round(time.process_time() / 60, 2),
                "minutes_on_the_wall": round((time.time() - began) / 60, 2),
                "curve": curve,
            }  # fmt: skip
            given.out.with_suffix(".json").write_text(json.dumps(tale, indent=1) + "\n")
            torch.save(player.state_dict(), given.out.with_suffix(".pt"))
        if done == given.rounds:
            break
        started = time.process_time()
        left = 1 - done / given.rounds
        for group in best.param_groups:
            group["lr"] = 1e-3 * (0.1 + 0.9 * left)
        step, told, ended = collect(env, step, player, critic, eye)
        improve(player, critic, best, told, 0.01 * left)
        deals += ended
        spent += time.process_time() - started
    draw(curve, given.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
