"""The same evening in another world: everybody does the same, but what one guest may not know is otherwise.

Others' hidden moves, talk that the guest does not hear, private questions and refused commands are changed or left
out, and new ones put in. What the guest is sent must be the same, byte for byte.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.bots.player import Player
from cluehouse.games import GAMES
from cluehouse.games.rule import Move
from cluehouse.games.secrecy import Guise, MadeMove, Scene, TakenBack
from cluehouse.tables import playing, talk
from cluehouse.tables.entries import Dealt, LogEntry, Moved, Said, Undone, deal_in, move_in
from cluehouse.tables.fold import apply
from cluehouse.tables.table import Table, seat_of
from tests.conformance.deals import chance_from
from tests.secrecy.evening import Evening, Told, facts_of
from tests.secrecy.scene import vocabulary
from tests.secrecy.world import World


class Compared(Struct, frozen=True):
    """How far two worlds could be compared, and the first thing that told them apart."""

    acts: int
    whole: bool  # as far as was asked
    texts: int = 0
    difference: tuple[int, str, str] | None = None


# --- what a guest lived through -------------------------------------------------------------------


class Past(Struct):
    """The game of an act as one guest lived it, and where in the log its moves stand."""

    game: int
    scene: Scene[Any, Any]
    places: dict[tuple[int, str], int]  # the move that an entry, by its number, made; and by whom
    heard: frozenset[int]  # entries with talk that the guest heard


def past_of(evening: Evening, guest: str, act: int) -> Past:
    """What the guest has lived through up to an act during a game."""
    told = evening.told[act]
    names = {once.people[guest] for once in evening.told[: act + 1] if guest in once.people}
    table: Table | None = None
    past = Past(0, Scene(None, (), ()), {}, frozenset())
    for number, entry in enumerate(evening.log[: told.number], 1):
        table = apply(table, entry)
        past = _lived(past, table, number, entry, names)
    return past


def _lived(past: Past, table: Table, number: int, entry: LogEntry, names: set[str]) -> Past:
    seats = frozenset(seat for seat, who in table.seats.items() if who in names)
    scene, places, heard = past.scene, dict(past.places), past.heard
    for event in entry.events:
        if isinstance(event, Dealt):
            game = GAMES[table.settings.game]
            deal = deal_in(game, event)
            past = replace(past, game=past.game + 1)
            words = vocabulary(deal.options.language)
            scene, places = Scene(deal, (), (game.start(deal),), (), (frozenset(),), words), {}
        elif isinstance(event, Moved | Undone):
            places.setdefault((number, entry.by), len(scene.moves))
            scene = _moved(scene, event, table, seats)
        elif isinstance(event, Said) and (event.heard is None or names.intersection(event.heard)):
            heard |= {number}
    if scene.sat:
        held = tuple(dict.fromkeys((*scene.held, *sorted(seats))))
        scene = replace(scene, held=held, sat=(*scene.sat[:-1], scene.sat[-1] | seats))
    return Past(past.game, scene, places, heard)


def _moved(scene: Scene[Any, Any], event: Moved | Undone, table: Table, seats: frozenset[str]) -> Scene[Any, Any]:
    game, branch = GAMES[table.settings.game], _branch(scene)
    if isinstance(event, Undone):
        made: MadeMove = ("table", TakenBack(event.keep))
        state = (*branch, scene.state)[event.keep]
    else:
        made = (event.seat, move_in(game, event))
        state = game.play(scene.state, *made)
    return replace(scene, moves=(*scene.moves, made), states=(*scene.states, state), sat=(*scene.sat, seats))


def _branch(scene: Scene[Any, Any]) -> list[Any]:
    """The states before each move that was not taken back."""
    branch: list[Any] = []
    for (_, move), before in zip(scene.moves, scene.states, strict=False):
        branch = branch[: move.keep] if isinstance(move, TakenBack) else [*branch, before]
    return branch


# --- the other world ------------------------------------------------------------------------------


async def compare(evening: Evening, guest: str, cut: int, seed: str) -> Compared | None:
    """Live the evening again up to an act, for a guest who must not notice; None if there is no other game that
    this guest could not tell from the one that was played."""
    dice = random.Random(seed)
    past = past_of(evening, guest, cut)
    guise = GAMES[evening.settings.game].secrecy.disguise(past.scene, chance_from(dice))
    if guise is None:
        return None
    double = Double(evening, guest, past, guise, dice)
    with _dealing(past.game, guise.deal):
        acts = await double.live(cut)
    one = [(number, text) for number, text in evening.sent.get(guest, []) if number < acts]
    other = [(number, text) for number, text in double.world.sent.get(guest, []) if number < acts]
    return Compared(acts, acts > cut, len(one), _difference(one, other))


def _difference(one: list[tuple[int, str]], other: list[tuple[int, str]]) -> tuple[int, str, str] | None:
    end = (10**9, "nothing")
    for (number, text), (at, instead) in zip([*one, end], [*other, end], strict=False):
        if (number, text) != (at, instead):
            return min(number, at), text, instead
    return None


@contextmanager
def _dealing(number: int, deal: Any) -> Iterator[None]:
    """Let the game of this number be dealt so."""
    dealt = playing.dealt

    def deal_so(asked: Any, dealt_by_chance: Any, seats: dict[str, str]) -> Dealt:
        played = 0 if asked.table.play is None else asked.table.play.number
        return dealt(asked, deal if played + 1 == number else dealt_by_chance, seats)

    with patch.object(playing, "dealt", deal_so):
        yield


class Silent(Player):
    """A bot that does nothing by itself: here its moves are made for it, when they were made."""

    def choose(self, sent: bytes) -> Move | None:
        """Nothing."""
        return None

    def refused(self, move: Move, code: str) -> None:
        """Never."""


class Double:
    """The other world, and what is done there in place of each act."""

    def __init__(self, evening: Evening, guest: str, past: Past, guise: Guise[Any], dice: random.Random) -> None:
        self.evening, self.guest, self.past, self.guise, self.dice = evening, guest, past, guise, dice
        self.world = World(evening.seed, evening.settings, lambda seed: Silent())
        self._extras = 0

    async def live(self, cut: int) -> int:
        """Do every act up to this one; stops where the worlds begin to differ in what everybody may know. Returns
        how many acts can be compared."""
        for number, told in enumerate(self.evening.told[: cut + 1]):
            self.world.act = number
            await self._move_bots(number, told, after=False)
            for text, by in await self._instead(number, told):
                own = told.act.do == "send" and by == told.act.guest
                line = told.act.line if own else self.world.line_of(by)
                if line is not None:
                    await self.world.do(number, replace(told.act, do="send", guest=by, text=text, line=line))
            if told.act.do != "send":
                await self.world.do(number, told.act)
            else:
                await self.world.do(number, replace(told.act, do="wait"))
            await self._move_bots(number, told, after=True)
            if facts_of(await self.world.table()) != told.facts:
                return number + self._is_own_refusal(number, told)
        return cut + 1

    def _is_own_refusal(self, number: int, told: Told) -> bool:
        """Was a command of the guest done in one world and refused in the other? Nothing explains that."""
        if told.act.guest != self.guest or told.act.do != "send":
            return False
        refusals = [
            any(at == number and '"refused":{' in text for at, text in sent[self.guest]) for sent in self._both()
        ]
        return refusals[0] != refusals[1]

    def _both(self) -> tuple[dict[str, list[tuple[int, str]]], ...]:
        return self.evening.sent, self.world.sent

    # --- what is said instead ---------------------------------------------------------------------

    async def _instead(self, number: int, told: Told) -> list[tuple[str, str]]:
        """The texts sent in place of this act's, and by whom."""
        act = told.act
        extras = await self._extra() if self.dice.random() < 0.15 else []
        if act.do != "send":
            return extras
        if act.guest == self.guest:
            return [*extras, (act.text, act.guest)]
        if not told.done:
            return extras  # nothing came of it, so nobody can know of it
        asked = msgspec.json.decode(act.text)
        command = asked["command"]
        entry = self._entry(number, told)
        if command["do"] == "move":
            return [*extras, *await self._moves(told, asked, entry)]
        if command["do"] == "mute" and self.dice.random() < 0.5:
            return extras
        if command["do"] == "say" and entry is not None and entry not in self.past.heard:
            return extras if self.dice.random() < 0.5 else [*extras, (_with(asked, text="something else"), act.guest)]
        return [*extras, (act.text, act.guest)]

    def _entry(self, number: int, told: Told) -> int | None:
        """The number of the entry that a command led to."""
        asked = msgspec.json.decode(told.act.text)
        first = self.evening.told[number - 1].number
        found = (at for at in range(first, told.number) if self.evening.log[at].command == asked["id"])
        return next((at + 1 for at in found), None)

    async def _moves(self, told: Told, asked: Any, entry: int | None) -> list[tuple[str, str]]:
        """The moves made in place of this one. Who makes them has seen everything."""
        table = await self.world.table()
        person = told.people[told.act.guest]
        place = self.past.places.get((entry or 0, person)) if told.game == self.past.game else None
        if place is None:
            return [(_with(asked, seen=table.updates.get(person, 0)), told.act.guest)]
        own = seat_of(table, person)
        said = []
        for by, move in self.guise.steps[place]:
            who = told.act.guest if by == own else self.world.guest_called(table.seats.get(by, ""))
            if who not in ("", self.guest):
                named = asked if who == told.act.guest else {**asked, "id": self._new_id()}
                said.append((_with(named, move=msgspec.to_builtins(move), seen=10**9), who))
        return said

    def _new_id(self) -> str:
        self._extras += 1
        return f"x{self._extras}"

    async def _extra(self) -> list[tuple[str, str]]:
        """Something that another guest does in this world alone, and that this guest cannot notice."""
        table = await self.world.table() if self.world.code else None
        others = [name for name in self.world.guests if name != self.guest and self.world.line_of(name) is not None]
        if table is None or not others:
            return []
        other = self.dice.choice(others)
        person = self.world.guests[other].person
        orders = [{"do": "consult", "text": "river"}, {"do": "sit", "seat": "throne"}, {"do": "start", "x": 1}]
        for channel in talk.channels(table, person):
            hearers = talk.hearers(table, person, channel)
            if hearers is not None and self._own_person() not in hearers:
                orders += [{"do": "say", "text": "psst", "channel": channel}] * 5
        orders += [{"do": "move", "move": move, "seen": 10**9} for move in self._whispers(table, person)] * 5
        order = {"id": self._new_id(), "command": self.dice.choice(orders)}
        return [(msgspec.json.encode(order).decode(), other)]

    def _own_person(self) -> str:
        return self.world.guests[self.guest].person if self.guest in self.world.guests else ""

    def _whispers(self, table: Table, person: str) -> list[dict[str, Any]]:
        """A chief's question before a clue, where the guest has never been a chief (CN-46)."""
        play = table.play
        if table.settings.game != "codenames" or play is None or play.number != self.past.game:
            return []
        if any(seat.endswith("chief") for seat in self.past.scene.held) or seat_of(table, person) is None:
            return []
        return [{"do": "ask", "word": "psst", "number": 1}]

    # --- bots -------------------------------------------------------------------------------------

    async def _move_bots(self, number: int, told: Told, after: bool) -> None:
        """Let bots do what they did before this act, or after it; disguised like everybody's moves."""
        first = self.evening.told[number - 1].number if number else 0
        for at in range(told.before, told.number) if after else range(first, told.before):
            entry = self.evening.log[at]
            moved = [event for event in entry.events if isinstance(event, Moved)]
            if entry.by and not entry.command and moved:
                place = self.past.places.get((at + 1, entry.by)) if told.game == self.past.game else None
                game = GAMES[self.evening.settings.game]
                made = ((moved[0].seat, move_in(game, moved[0])),) if place is None else self.guise.steps[place]
                await self.world.move_bot(entry.at, entry.by, [move for by, move in made if by == moved[0].seat])


def _with(asked: dict[str, Any], **fields: Any) -> str:
    return msgspec.json.encode({**asked, "command": {**asked["command"], **fields}}).decode()
