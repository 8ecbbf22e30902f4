"""A strict table at which any entries play a whole game: the referee refuses, and the game still comes to its end.

A player that fails, that does not move when somebody must, or whose moves are refused several times in a row loses that
move to a player without a strategy, and stays in its seat. The result says how often that happened, and what a player
had to be helped with by its own count.
"""

import logging
import random
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from cluehouse.bots import DicePlayer
from cluehouse.bots.installed import CheckedPlayer
from cluehouse.games.record import Record, print_record
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.games.seating import CLOCK, REFEREE
from cluehouse.lab.entries import entry_player
from cluehouse.lab.stalled import Stalled
from cluehouse.lab.table import clock_move
from cluehouse.tables import advice
from cluehouse.tables.settings import Settings, game_of, options_of, pack_of

_MOST_MOVES: Final = 4000
_TRIES: Final = 4  # refused moves of a player in one position
_HELPED_TRIES: Final = 100  # those of the player that moves in its place
_LOG: Final = logging.getLogger("cluehouse.lab")
_TOLD: Final[set[str]] = set()  # entries whose failure was logged


class Played(Struct, frozen=True):
    """How one game went."""

    seats: dict[str, str]  # the entry in each seat
    winners: tuple[str, ...]  # seats
    ending: str
    moves: int
    reached: dict[str, dict[str, int]]  # for each seat: how far its side came
    refused: dict[str, int]  # for each seat: moves that the rules or the referee refused, and answers that were no move
    helped: dict[str, int]  # for each seat: moves that another player made in its place
    record: str


def deal_for(settings: Settings, seed: str) -> Any:
    """The deal of this seed."""
    return game_of(settings).deal(*_cards(msgspec.json.encode(settings)), seed)


def options_at(settings: Settings) -> Any:
    """All options of the game at this table."""
    return _cards(msgspec.json.encode(settings))[0]


@lru_cache(maxsize=8)
def _cards(settings: bytes) -> tuple[Any, Any]:
    read = msgspec.json.decode(settings, type=Settings)
    return options_of(read), pack_of(read)


def play_deal(settings: Settings, deal: Any, entries: Mapping[str, str]) -> Played:
    """Play a deal to its end, with these entries in its seats. The same deal and entries give the same game."""
    return _StrictTable(settings, deal, entries).play()


class _StrictTable:
    def __init__(self, settings: Settings, deal: Any, entries: Mapping[str, str]) -> None:
        self._settings, self._game, self._entries = settings, game_of(settings), dict(entries)
        self._deal, self._state = deal, self._game.start(deal)
        self._order = random.Random(deal.seed)
        self._players: dict[str, CheckedPlayer] = {}
        self._dice = {seat: DicePlayer(self._seed_of(f"{seat}-dice")) for seat in entries}
        self._moves: list[tuple[str, Move]] = []
        self._refused: Counter[str] = Counter()
        self._helped: Counter[str] = Counter()

    def play(self) -> Played:
        while self._state.outcome is None:
            if len(self._moves) > _MOST_MOVES:
                raise Stalled(f"{self._game.name} {self._deal.seed}: no end")
            self._step()
        outcome, side_of = self._state.outcome, self._game.seating.side_of
        return Played(
            seats=self._entries,
            winners=tuple(s for s in self._entries if s in outcome.winners or side_of(s) in outcome.winners),
            ending=outcome.reason,
            moves=len(self._moves),
            reached={seat: self._game.progress(self._state, seat) for seat in self._entries},
            refused=self._counted(self._refused, "refused"),
            helped=self._counted(self._helped, "helped"),
            record=print_record(Record(self._game.name, self._deal, tuple(self._moves))),
        )

    def _counted(self, counts: Counter[str], name: str) -> dict[str, int]:
        """What the table has counted, and the players themselves."""
        counts.update({seat: getattr(player.faults(), name) for seat, player in self._players.items()})
        return {seat: counts[seat] for seat in self._entries if counts[seat]}

    def _step(self) -> None:
        """What happens next: the first seat that moves, asked in any order; else the clock; else whoever must move."""
        sent = self._game.sent(self._state)
        order = self._order.sample(list(self._entries), len(self._entries))
        if any(self._moved(seat, sent[seat]) for seat in order):
            return
        try:
            clock = clock_move(self._game, self._state)
        except Stalled:
            if any(self._helped_to_move(seat, sent[seat]) for seat in order):
                return
            raise
        self._make(CLOCK, clock)

    def _moved(self, seat: str, sent: bytes) -> bool:
        """Whether this seat made a move, or somebody had to make it in its place; no, if it waits."""
        try:
            for _ in range(_TRIES):
                player = self._player(seat)
                move = player.choose(sent)
                if move is None:
                    return False
                refusal = self._tried(seat, move)
                if refusal is None:
                    return True
                self._refused[seat] += 1
                player.refused(move, refusal.code)
        except Exception:
            if self._entries[seat] not in _TOLD:  # once in a process; every failure is counted
                _TOLD.add(self._entries[seat])
                _LOG.warning("%s failed in %s", self._entries[seat], seat, exc_info=True)
        return self._helped_to_move(seat, sent)

    def _helped_to_move(self, seat: str, sent: bytes) -> bool:
        """Whether a player without a strategy found a move for this seat."""
        dice = self._dice[seat]
        for _ in range(_HELPED_TRIES):
            move = dice.choose(sent)
            if move is None:
                return False
            refusal = self._tried(seat, move)
            if refusal is None:
                self._helped[seat] += 1
                return True
            dice.refused(move, refusal.code)
        return False

    def _tried(self, seat: str, move: Move) -> Refusal | None:
        """Make a move with what the referee says about it, or say why the rules or the strict referee refuse it."""
        before = self._state
        try:
            after = self._game.play(before, seat, move)
            instead = advice.check(self._settings, before, seat, move)
        except Refusal as refusal:
            return refusal
        if instead is not None:
            self._make(REFEREE, instead)
            return None
        self._make(seat, move)
        for remark in advice.remarks(self._settings, self._game, after, seat, move):
            self._make(REFEREE, remark)
        return None

    def _make(self, seat: str, move: Move) -> None:
        self._state = self._game.play(self._state, seat, move)
        self._moves.append((seat, move))

    def _player(self, seat: str) -> CheckedPlayer:
        if seat not in self._players:
            self._players[seat] = entry_player(self._entries[seat], self._settings.game, self._seed_of(seat))
        return self._players[seat]

    def _seed_of(self, seat: str) -> str:
        """A seed from which nobody can tell that of the deal."""
        return sha256(f"{self._deal.seed}/{seat}".encode()).hexdigest()[:16]
