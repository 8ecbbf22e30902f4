"""Games in which bots choose something in secret, and how much of it an adversary computes."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt
from random import Random
from typing import Any, Final
from unittest.mock import patch

from msgspec import Struct

from cluehouse.bots import LEVELS
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.moves import Propose
from cluehouse.house import House, thinking
from cluehouse.house.players import house_players
from cluehouse.tables import commands
from cluehouse.tables.table import Play, Table, bots
from tests.house.table_driver import RecordingConnection, TableDriver, VirtualTimeLoop, new_house, now, open_table
from tests.secrecy.adversary import (
    Bot,
    Known,
    Seeds,
    clue_of,
    guessed_seeds,
    key_of,
    predicted,
    seeds_by_chance,
    traps_of,
)

KINDS: Final = [(game, level) for game in ("codenames", "decipher", "duet", "trapwords") for level in (*LEVELS, "dice")]

_SEATS: Final = {  # the adversary's first; bots have the others
    "codenames": ("red-1", "red-chief", "blue-chief", "blue-1"),
    "duet": ("A1", "B1"),
    "trapwords": ("red-1", "red-2", "blue-1", "blue-2"),
    "decipher": ("P1", "P2"),
}
_OPTIONS: Final[dict[str, dict[str, Any]]] = {"decipher": {"first_wordsmith": 2}}
_PATIENCE: Final = 600  # seconds of virtual time until the bots have made their choice


class Listener(RecordingConnection):
    """A connection that keeps every game section."""

    def __init__(self) -> None:
        super().__init__()
        self.game: list[bytes] = []

    def show(self, snapshot: Any) -> None:
        super().show(snapshot)
        if self.sections["game"] not in (b"null", *self.game[-1:]):
            self.game.append(self.sections["game"])


class Played(Struct, frozen=True):
    """What the adversary knows of a game, and the secrets of that game."""

    known: Known
    secrets: tuple[str, ...]


def played(game: Any, level: str, name: str) -> Played:
    """Play a game until the bots have chosen what is secret."""
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        return runner.run(_played(game, level, Random(name)))


async def _played(game: Any, level: Any, dice: Random) -> Played:
    house = new_house(random_bytes=dice.randbytes, players=house_players)
    seat, *others = _SEATS[game]
    table = await open_table(game, seat, house=house, options=_OPTIONS.get(game, {}), pace=2_000)
    for other in others:
        # A thinking mate leaves it to people when the list is ready, so that the public view stays the same.
        await table.do("p1", commands.AddBot(other, "even" if other == "red-2" else level))
    listener = Listener()
    await house.enter(table.code, table.tokens["p1"], listener)
    await asyncio.sleep(dice.uniform(1, 1000))
    began = now()
    await table.do("p1", commands.Start())
    commitment = await house.commitment(table.code)
    for _ in range(_PATIENCE):
        secrets = _SECRETS[game](table)
        if secrets:
            return Played(_known(table, listener, commitment, began), secrets)
        await asyncio.sleep(1)
    raise AssertionError("the bots did not choose")


def _known(table: TableDriver, listener: Listener, commitment: str, began: int) -> Known:
    now_there = table.table
    assert now_there.play is not None
    game = now_there.settings.game
    return Known(
        settings=now_there.settings,
        sizes=_sizes(now_there),
        code=table.code,
        number=now_there.play.number,
        person="p1",
        seat=_SEATS[game][0],
        token=table.tokens["p1"],
        commitment=commitment,
        began=began,
        bots=tuple(
            Bot(seat, now_there.seats[seat], now_there.people[now_there.seats[seat]].bot) for seat in _SEATS[game][1:]
        ),
        game=tuple(listener.game),
        told=secret_of(table.state.deal, 1, "red") if game == "trapwords" else "",
    )


def _sizes(table: Table) -> dict[str, int]:
    options: Any = table.play.deal.options if table.play is not None else None
    return {name: getattr(options, name) for name in ("red", "blue", "a", "b", "players") if hasattr(options, name)}


def _hidden_word(table: TableDriver) -> tuple[str, ...]:
    return (table.state.word,) if table.state.word else ()


def _traps(table: TableDriver) -> tuple[str, ...]:
    play, level = table.table.play, dict(bots(table.table))["blue-1"].bot
    assert play is not None
    proposed = [move.word for seat, move in play.moves if isinstance(move, Propose) and seat.startswith("blue")]
    return (traps_of(level, proposed),) if table.state.lists["blue"].ready else ()


def _key_and_clue(table: TableDriver) -> tuple[str, ...]:
    play = table.table.play
    clue = next((move for _, move in play.moves if move.name == "clue"), None) if play is not None else None
    return (key_of(table.state), clue_of(clue)) if clue is not None else ()


_SECRETS: Final[dict[str, Callable[[TableDriver], tuple[str, ...]]]] = {
    "decipher": _hidden_word,
    "trapwords": _traps,
    "codenames": _key_and_clue,
    "duet": _key_and_clue,
}


# --- what the adversary computes ------------------------------------------------------------------


class Score(Struct, frozen=True):
    """In how many games the adversary's best formula computed a secret, and the best of as many random seeds."""

    games: int
    formulas: int
    computed: int
    by_chance: int

    def is_chance(self) -> bool:
        """Whether the best formula is no better than random seeds, within three standard deviations."""
        share = max(self.by_chance, 1) / self.games
        allowed = self.by_chance + 3 * sqrt(self.games * share * (1 - share))
        return self.computed < self.games and self.computed <= allowed


def score(game: str, level: str, games: int, name: str = "game") -> Score:
    """Let the adversary compute the secrets of some games."""
    computed, by_chance = Counter[int](), Counter[int]()
    formulas = 0
    for number in range(games):
        one = played(game, level, f"{name}/{game}/{level}/{number}")
        guessed = guessed_seeds(one.known)
        formulas = len(guessed)
        computed.update(_right(one, guessed))
        by_chance.update(_right(one, seeds_by_chance(one.known, f"{name}/{number}")))
    return Score(games, formulas, max(computed.values(), default=0), max(by_chance.values(), default=0))


def _right(one: Played, guessed: list[Seeds]) -> Iterator[int]:
    """The formulas that led to a secret of this game."""
    return (number for number, seeds in enumerate(guessed) if predicted(one.known, seeds).intersection(one.secrets))


# --- weak servers, which the adversary must defeat ---------------------------------------------------


def _public_seed(code: str) -> Callable[[Play, str, str, str], str]:
    return lambda play, seat, person, level: f"{code}/{play.number}/{seat}/{person}"


@contextmanager
def bots_seeded_in_public() -> Iterator[None]:
    """Bots whose seeds are made of the table's code, the game's number, the seat and the person."""
    make = thinking.Thinking._player

    def weak(self: Any, turn: Any) -> Any:
        with patch.object(thinking, "bot_seed", _public_seed(turn.live.table.code)):
            return make(self, turn)

    with patch.object(thinking.Thinking, "_player", weak):
        yield


@contextmanager
def deals_seeded_with_the_time() -> Iterator[None]:
    """Deals whose seeds are the output of a generator that was started with the time of day."""

    def weak(self: House, command: commands.Command) -> Any:
        self.random_bytes = Random(self.now()).randbytes
        return honest(self, command)

    honest = House._randomness
    with patch.object(House, "_randomness", weak):
        yield
