"""The twin of a session: the same session replayed with other secrets, for one participant who must not notice.

Other people's hidden moves, messages that the participant cannot read, private questions and refused commands are
changed, left out or added. The participant must be sent the same bytes.
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
from cluehouse.games.trapwords import secret_of
from cluehouse.games.trapwords.moves import Hold
from cluehouse.tables import playing, talk
from cluehouse.tables.entries import Dealt, LogEntry, Moved, Said, Undone, deal_in, move_in
from cluehouse.tables.fold import apply
from cluehouse.tables.table import Table, seat_of
from tests.conformance.deals import chance_from
from tests.secrecy.scenes import vocabulary
from tests.secrecy.session import Session, Step, facts_of
from tests.secrecy.world import World

_STOPPED = ('"refused":{', '"held":[')  # how a participant is told that a command was not carried out


class Comparison(Struct, frozen=True):
    """How far a session and its twin could be compared, and the first difference."""

    actions: int
    whole: bool  # compared up to the requested action
    texts: int = 0
    size: int = 0  # bytes that were compared
    difference: tuple[int, str, str] | None = None


# --- what a participant has seen ------------------------------------------------------------------------


class History(Struct):
    """What one participant has seen of the game of an action, and where in the log its moves are."""

    game: int
    scene: Scene[Any, Any]
    move_indexes: dict[tuple[int, str], int]  # (log entry number, person) -> index of the move
    heard: frozenset[int]  # log entries with messages that the participant read


def history_of(session: Session, participant: str, action: int) -> History:
    """What the participant has seen up to an action during a game."""
    step = session.steps[action]
    names = {once.people[participant] for once in session.steps[: action + 1] if participant in once.people}
    table: Table | None = None
    history = History(0, Scene(None, (), ()), {}, frozenset())
    for number, entry in enumerate(session.log[: step.number], 1):
        table = apply(table, entry)
        history = _extended(history, table, number, entry, names)
    return history


def _extended(history: History, table: Table, number: int, entry: LogEntry, names: set[str]) -> History:
    seats = frozenset(seat for seat, who in table.seats.items() if who in names)
    scene, move_indexes, heard = history.scene, dict(history.move_indexes), history.heard
    for event in entry.events:
        if isinstance(event, Dealt):
            game = GAMES[table.settings.game]
            deal = deal_in(game, event)
            history = replace(history, game=history.game + 1)
            words = vocabulary(deal.options.language)
            scene, move_indexes = Scene(deal, (), (game.start(deal),), (), (frozenset(),), words), {}
        elif isinstance(event, Moved | Undone):
            move_indexes.setdefault((number, entry.by), len(scene.moves))
            scene = _moved(scene, event, table, seats)
        elif isinstance(event, Said) and (event.heard is None or names.intersection(event.heard)):
            heard |= {number}
    if scene.sat:
        held = tuple(dict.fromkeys((*scene.held, *sorted(seats))))
        scene = replace(scene, held=held, sat=(*scene.sat[:-1], scene.sat[-1] | seats))
    return History(history.game, scene, move_indexes, heard)


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
    """The states before each move that was not undone."""
    branch: list[Any] = []
    for (_, move), before in zip(scene.moves, scene.states, strict=False):
        branch = branch[: move.keep] if isinstance(move, TakenBack) else [*branch, before]
    return branch


# --- the twin -------------------------------------------------------------------------------------


async def compare(session: Session, participant: str, cut: int, seed: str) -> Comparison | None:
    """Replay the session up to an action with other secrets and compare what the participant is sent.

    None if no other game looks the same to this participant.
    """
    dice = random.Random(seed)
    history = history_of(session, participant, cut)
    guise = GAMES[session.settings.game].secrecy.disguise(history.scene, chance_from(dice))
    if guise is None:
        return None
    twin = Twin(session, participant, history, guise, dice)
    with _with_deal(history.game, guise.deal):
        actions = await twin.replay(cut)
    one = [(number, text) for number, text in session.sent.get(participant, []) if number < actions]
    other = [(number, text) for number, text in twin.world.sent.get(participant, []) if number < actions]
    size = sum(len(text.encode()) for _, text in one)
    return Comparison(actions, actions > cut, len(one), size, _difference(one, other))


def _difference(one: list[tuple[int, str]], other: list[tuple[int, str]]) -> tuple[int, str, str] | None:
    end = (10**9, "nothing")
    for (number, text), (at, instead) in zip([*one, end], [*other, end], strict=False):
        if (number, text) != (at, instead):
            return min(number, at), text, instead
    return None


@contextmanager
def _with_deal(number: int, deal: Any) -> Iterator[None]:
    """Use this deal for the game with this number."""
    dealt = playing.dealt

    def with_fixed_deal(asked: Any, dealt_by_chance: Any, seats: dict[str, str]) -> Dealt:
        played = 0 if asked.table.play is None else asked.table.play.number
        return dealt(asked, deal if played + 1 == number else dealt_by_chance, seats)

    with patch.object(playing, "dealt", with_fixed_deal):
        yield


class SilentBot(Player):
    """A bot that never moves: the twin makes its moves at the recorded times."""

    def choose(self, sent: bytes) -> Move | None:
        """Never choose a move."""
        return None

    def refused(self, move: Move, code: str) -> None:
        """Ignore refusals: there are none."""


def _secret(table: Table) -> str:
    """The word that is described in a game of Trapwords."""
    assert table.play is not None
    state: Any = table.play.state
    return secret_of(state.deal, state.round, state.turn.team)


class Twin:
    """The world of the twin, and what is done there in place of each action."""

    def __init__(
        self, session: Session, participant: str, history: History, guise: Guise[Any], dice: random.Random
    ) -> None:
        self.session, self.participant, self.history, self.guise, self.dice = session, participant, history, guise, dice
        self.world = World(session.seed, session.settings, lambda level, seed: SilentBot())
        self._extras = 0

    async def replay(self, cut: int) -> int:
        """Replay every action up to this one; stop where the worlds differ in public facts.

        Returns how many actions can be compared.
        """
        for number, step in enumerate(self.session.steps[: cut + 1]):
            self.world.action = number
            await self._move_bots(number, step, after=False)
            for text, by in await self._replacements(number, step):
                own = step.action.do == "send" and by == step.action.participant
                connection = step.action.connection if own else self.world.connection_of(by)
                if connection is not None:
                    await self.world.do(
                        number, replace(step.action, do="send", participant=by, text=text, connection=connection)
                    )
            if step.action.do != "send":
                await self.world.do(number, step.action)
            else:
                await self.world.do(number, replace(step.action, do="wait"))
            await self._move_bots(number, step, after=True)
            if facts_of(await self.world.table()) != step.facts:
                return number + self._is_own_refusal(number, step)
        return cut + 1

    def _is_own_refusal(self, number: int, step: Step) -> bool:
        """Was a command of the participant accepted in one world, and refused or held back by the referee in the other?
        That is always a leak."""
        if step.action.participant != self.participant or step.action.do != "send":
            return False
        answers = [
            {sign for at, text in sent[self.participant] if at == number for sign in _STOPPED if sign in text}
            for sent in self._both()
        ]
        return answers[0] != answers[1]

    def _both(self) -> tuple[dict[str, list[tuple[int, str]]], ...]:
        return self.session.sent, self.world.sent

    # --- replaced messages -------- ----------------------------------------------------------------

    async def _replacements(self, number: int, step: Step) -> list[tuple[str, str]]:
        """The messages sent in place of this action's message, with their senders."""
        action = step.action
        extras = await self._extra() if self.dice.random() < 0.15 else []
        if action.do != "send":
            return extras
        if action.participant == self.participant:
            return [*extras, (action.text, action.participant)]
        if not step.done:
            return extras  # it had no effect, so nobody can know of it
        asked = msgspec.json.decode(action.text)
        command = asked["command"]
        entry = self._entry(number, step)
        if command["do"] == "move":
            return [*extras, *await self._moves(step, asked, entry)]
        if command["do"] == "mute" and self.dice.random() < 0.5:
            return extras
        if command["do"] == "say" and entry is not None and entry not in self.history.heard:
            return (
                extras
                if self.dice.random() < 0.5
                else [*extras, (_with(asked, text="something else"), action.participant)]
            )
        return [*extras, (action.text, action.participant)]

    def _entry(self, number: int, step: Step) -> int | None:
        """The number of the log entry of a command."""
        asked = msgspec.json.decode(step.action.text)
        first = self.session.steps[number - 1].number
        found = (at for at in range(first, step.number) if self.session.log[at].command == asked["id"])
        return next((at + 1 for at in found), None)

    async def _moves(self, step: Step, asked: Any, entry: int | None) -> list[tuple[str, str]]:
        """The moves made in place of this one. Their senders have the latest update."""
        table = await self.world.table()
        person = step.people[step.action.participant]
        index = self.history.move_indexes.get((entry or 0, person)) if step.game == self.history.game else None
        if index is None:
            return [(_with(asked, seen=table.updates.get(person, 0)), step.action.participant)]
        own = seat_of(table, person)
        messages = []
        for by, move in self.guise.steps[index]:
            if isinstance(move, Hold):  # whatever was said, the secret word itself is held back here, too
                text = _secret(table)
                messages.append((_with(asked, move={"do": "say", "text": text}, seen=10**9), step.action.participant))
                continue
            who = step.action.participant if by == own else self.world.participant_of(table.seats.get(by, ""))
            if who not in ("", self.participant):
                named = asked if who == step.action.participant else {**asked, "id": self._new_id()}
                messages.append((_with(named, move=msgspec.to_builtins(move), seen=10**9), who))
        return messages

    def _new_id(self) -> str:
        self._extras += 1
        return f"x{self._extras}"

    async def _extra(self) -> list[tuple[str, str]]:
        """A message of another participant in this world only, which this participant must not notice."""
        table = await self.world.table() if self.world.code else None
        others = [
            name
            for name in self.world.participants
            if name != self.participant and self.world.connection_of(name) is not None
        ]
        if table is None or not others:
            return []
        other = self.dice.choice(others)
        person = self.world.participants[other].person
        candidates = [{"do": "consult", "text": "river"}, {"do": "sit", "seat": "throne"}, {"do": "start", "x": 1}]
        for channel in talk.channels(table, person):
            hearers = talk.hearers(table, person, channel)
            if hearers is not None and not self._own_people().intersection(hearers):
                candidates += [{"do": "say", "text": "psst", "channel": channel}] * 5
        candidates += [
            {"do": "move", "move": move, "seen": 10**9} for move in self._private_questions(table, person)
        ] * 5
        message = {"id": self._new_id(), "command": self.dice.choice(candidates)}
        return [(msgspec.json.encode(message).decode(), other)]

    def _own_people(self) -> set[str]:
        """Everybody whom the participant is in the session: whose place they get back later, too."""
        return {step.people.get(self.participant, "") for step in self.session.steps}

    def _private_questions(self, table: Table, person: str) -> list[dict[str, Any]]:
        """A chief's private question before a clue, if the participant has never been a chief (CN-46)."""
        play = table.play
        if table.settings.game != "codenames" or play is None or play.number != self.history.game:
            return []
        if any(seat.endswith("chief") for seat in self.history.scene.held) or seat_of(table, person) is None:
            return []
        return [{"do": "ask", "word": "psst", "number": 1}]

    # --- bots -------------------------------------------------------------------------------------

    async def _move_bots(self, number: int, step: Step, after: bool) -> None:
        """Make the bots' recorded moves before or after this action, replaced like everybody's moves."""
        first = self.session.steps[number - 1].number if number else 0
        for at in range(step.before, step.number) if after else range(first, step.before):
            entry = self.session.log[at]
            moved = [event for event in entry.events if isinstance(event, Moved)]
            if entry.by and not entry.command and moved:
                index = self.history.move_indexes.get((at + 1, entry.by)) if step.game == self.history.game else None
                game = GAMES[self.session.settings.game]
                made = ((moved[0].seat, move_in(game, moved[0])),) if index is None else self.guise.steps[index]
                own = [move for by, move in made if by == moved[0].seat]
                stands_in = any(isinstance(event, Said) and event.phrase == talk.STOOD_IN for event in entry.events)
                await self.world.move_bot(entry.at, entry.by, own, stands_in)


def _with(asked: dict[str, Any], **fields: Any) -> str:
    return msgspec.json.encode({**asked, "command": {**asked["command"], **fields}}).decode()
