"""Self-play from nothing: a small network learns Krypkasino on a CPU.

    pip install "tabbe[train]"
    python examples/train.py --minutes 15 --out training

Both seats are played by the same network. A thousand deals run side by side in Tabbe's vector
environment, points are paid as they fall, and the policy is improved by clipped policy gradients
(PPO) against a learnt baseline. On the way it plays decks against `greedy`, each
deck twice with seats changed. The curve is drawn to `training.svg`, its figures go to
`training.json`, the weights to `training.pt`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from tabbe.bots import make_bot
from tabbe.cards import deck_of_seed
from tabbe.envs import ACTIONS, VectorEnv
from tabbe.envs.solo import Setting, Solo

DEALS = 1024
STEPS = 80
TAIL = 16  # the last steps of a stretch only lend their rewards to those before
FADING = 0.93  # what a point in the next step is worth now
CLIP = 0.2
EPOCHS = 2
BATCH = 8192


class Network(nn.Module):  # type: ignore[misc, unused-ignore]
    """From an observation to the liking of each action, and what the position is worth."""

    def __init__(self, size: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.liking = nn.Linear(width, ACTIONS)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.liking.weight)
        nn.init.zeros_(self.worth.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-odds of the allowed actions, and the worth in points."""
        inner = self.body(seen)
        liking = self.liking(inner).masked_fill(~mask, -1e9)
        return torch.log_softmax(liking, 1), 10 * self.worth(inner).squeeze(1)


class Eye:
    """Turns rows of whole numbers into what a network likes to see.

    Beside the observation as it stands: hand, table and unseen cards counted by rank, the sum and
    number of the table cards, and which sums from 1 to 14 some of them make.
    """

    def __init__(self, layout: Any) -> None:
        # Counts of cards are 0 to 2 as they stand; points, piles and the stock are larger.
        high = np.array(layout.high(), np.float32)
        self.scale = np.where(high > 2, 0.05, 1.0).astype(np.float32)
        self.parts = [layout[name].start for name in ("hand", "table", "unseen")]
        self.size = layout.size + 3 * 13 + 2 + 14

    def __call__(self, rows: np.ndarray) -> torch.Tensor:
        """A float tensor with a row for each row."""
        ranks = [rows[:, at : at + 52].reshape(-1, 13, 4).sum(2) for at in self.parts]
        table = ranks[1]
        reach = np.ones(len(rows), np.int64)
        for rank in range(13):
            for copy in range(table[:, rank].max(initial=0)):
                reach |= np.where(table[:, rank] > copy, reach << (rank + 1), 0)
        sums = (reach[:, None] >> np.arange(1, 15)) & 1
        total = table @ np.arange(1, 14, dtype=np.int16)
        extra = [0.5 * counts for counts in ranks]
        extra += [total[:, None] / 14, table.sum(1, keepdims=True) / 4, sums]
        return torch.from_numpy(np.hstack([rows * self.scale, *extra]).astype(np.float32))


def collect(
    env: VectorEnv, step: Any, net: Network, eye: Eye
) -> tuple[Any, dict[str, torch.Tensor], int]:
    """Play a stretch of steps in all deals, and work out what came of each; deals ended, too."""
    seen, masks, actions, odds, worths, seats, rewards, ended = ([] for _ in range(8))
    for _ in range(STEPS):
        rows, mask = eye(step.observations), torch.from_numpy(step.masks.astype(bool))
        with torch.no_grad():
            logs, worth = net(rows, mask)
        # The highest of the log-odds and Gumbel noise is a sample.
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
        chosen = (logs + noise).argmax(1)
        seats.append(step.seats.copy())
        seen.append(rows)
        masks.append(mask)
        actions.append(chosen)
        odds.append(logs.gather(1, chosen[:, None]).squeeze(1))
        worths.append(worth)
        step = env.step(chosen.numpy())
        rewards.append(step.rewards.copy())
        ended.append(step.ended.astype(bool))
    gained = np.zeros_like(rewards[0])
    returns: list[torch.Tensor] = []
    rows_of = np.arange(env.deals)
    for t in reversed(range(STEPS)):
        gained = rewards[t] + FADING * np.where(ended[t][:, None], 0, gained)
        returns.append(torch.from_numpy(gained[rows_of, seats[t]]))
    returns.reverse()
    end = STEPS - TAIL
    told = {
        "seen": torch.cat(seen[:end]),
        "mask": torch.cat(masks[:end]),
        "action": torch.cat(actions[:end]),
        "odds": torch.cat(odds[:end]),
        "worth": torch.cat(worths[:end]),
        "return": torch.cat(returns[:end]),
    }
    return step, told, int(np.sum(ended))


def improve(
    net: Network, best: torch.optim.Optimizer, told: dict[str, torch.Tensor], calm: float
) -> None:
    """Make what did better than expected likelier, not too much at a time."""
    gain = told["return"] - told["worth"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    number = len(gain)
    for _ in range(EPOCHS):
        order = torch.randperm(number)
        for start in range(0, number, BATCH):
            pick = order[start : start + BATCH]
            logs, worth = net(told["seen"][pick], told["mask"][pick])
            ratio = (
                logs.gather(1, told["action"][pick, None]).squeeze(1) - told["odds"][pick]
            ).exp()
            better = gain[pick]
            policy = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            doubt = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            miss = (worth - told["return"][pick]).pow(2).mean()
            loss = -policy + 0.01 * miss - calm * doubt
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            best.step()


def duel(net: Network, eye: Eye, decks: int, rival: str, seed: str) -> tuple[float, float]:
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
                logs, _ = net(eye(rows), torch.from_numpy(masks))
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
    error = 1.96 * np.array([point["error"] for point in curve])
    axes.fill_between(minutes, margin - error, margin + error, alpha=0.25, color="#2f5d50")
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
    words.add_argument("--minutes", type=float, default=15.0, help="CPU time to train for")
    words.add_argument("--width", type=int, default=256, help="width of the network")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--threads", type=int, default=1)
    words.add_argument("--duels", type=int, default=6, help="duels on the way")
    words.add_argument("--decks", type=int, default=60, help="decks of each duel")
    words.add_argument("--out", type=Path, default=Path("training"))
    given = words.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    env = VectorEnv(
        "krypkasino", 2, DEALS, given.seed, rewards="falling", margin=True, threads=given.threads,
        announce=print,
    )  # fmt: skip
    eye = Eye(env.layout)
    net = Network(eye.size, given.width)
    best = torch.optim.Adam(net.parameters(), 1e-3)
    step = env.reset(given.seed)
    curve: list[dict[str, float]] = []
    spent, deals, next_duel, began = 0.0, 0, 0.0, time.time()
    while True:
        if spent >= next_duel or spent >= 60 * given.minutes:
            last = spent >= 60 * given.minutes
            margin, error = duel(net, eye, given.decks * (5 if last else 1), "greedy", "duel")
            point = {"minutes": spent / 60, "deals": deals, "margin": margin, "error": error}
            curve.append(point)
            print(
                f"{spent / 60:5.1f} min, {deals:9,} deals: {margin:+6.2f} ± {1.96 * error:.2f}",
                flush=True,
            )
            if last:
                break
            next_duel += 60 * given.minutes / given.duels
        started = time.process_time()
        step, told, ended = collect(env, step, net, eye)
        left = max(0.0, 1 - spent / (60 * given.minutes))
        for group in best.param_groups:
            group["lr"] = 1e-3 * (0.1 + 0.9 * left)
        improve(net, best, told, 0.01 * left)
        deals += ended
        spent += time.process_time() - started
    torch.save(net.state_dict(), given.out.with_suffix(".pt"))
    told_all = {
        "game": "krypkasino", "players": 2, "seed": given.seed, "width": given.width,
        "wall_minutes": (time.time() - began) / 60, "curve": curve,
    }  # fmt: skip
    given.out.with_suffix(".json").write_text(json.dumps(told_all, indent=1) + "\n")
    draw(curve, given.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
