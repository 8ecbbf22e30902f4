"""Who may talk to whom, as the rules have it."""

from collections.abc import Callable
from typing import Any, Final, Literal, get_args

from cluehouse.bots.thought import Thought
from cluehouse.games.rule import Move
from cluehouse.tables.entries import AnyEvent, Said
from cluehouse.tables.knowledge import may_take
from cluehouse.tables.table import Line, Play, Table, heard, is_running, seat_of

# table: everybody hears it. side: the own team alone. chiefs: the two chiefs, about clues (CN-46).
# gallery: those who look on.
Channel = Literal["table", "side", "chiefs", "gallery"]

Phrase = Literal[
    "one-moment", "back", "hello", "good-luck", "thanks", "well-played", "sorry", "what-do-you-think", "bye"
]
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
NEUTRAL: Final[tuple[Phrase, ...]] = ("one-moment", "back")  # these tell nothing about a key (CN-17, CN-47)


def channels(table: Table, person: str) -> tuple[Channel, ...]:
    """Where this person may talk now."""
    if person not in table.people or person in table.hushed or table.settings.talk == "off":
        return ()
    if not is_running(table) or table.play is None:
        return ("table",)
    seat = seat_of(table, person)
    if seat is None:
        return () if _knows(table, table.play, person) else ("gallery",)
    return _CHANNELS[table.settings.game](table, table.play.state, seat)


def _knows(table: Table, play: Play, person: str) -> bool:
    """Has this person seen what somebody in the gallery, who may still sit down, must not hear (D-CN-21)?"""
    held = play.held.get(person, ())
    return not all(may_take(play.game, play.state, held, seat) for seat in play.deal.seats)


def phrases(table: Table, person: str) -> tuple[Phrase, ...]:
    """What this person may say by a phrase."""
    if person not in table.people or person in table.hushed or table.settings.talk == "off":
        return ()
    if not is_running(table) or table.play is None or "table" in channels(table, person):
        return PHRASES
    if seat_of(table, person) is None or getattr(table.play.state, "sudden", False):
        return ()  # DU-79
    return NEUTRAL


def hearers(table: Table, person: str, channel: Channel) -> tuple[str, ...] | None:
    """Who hears this; None: everybody."""
    seat = seat_of(table, person)
    if channel == "table":
        return None
    if channel == "gallery":
        return tuple(who for who in table.people if seat_of(table, who) is None)
    if channel == "chiefs":
        return tuple(who for at, who in table.seats.items() if at.endswith("chief"))
    assert seat is not None
    return tuple(who for at, who in table.seats.items() if _side(at) == _side(seat))


def explained(table: Table, person: str, move: Move, thoughts: tuple[Thought, ...]) -> list[AnyEvent]:
    """What a bot that explains itself says to a guesser's move, where it may talk: what came to its mind. It does not
    say how sure it is, for that would tell of its own key."""
    if not thoughts or move.__struct_config__.tag not in ("mark", "stop") or "table" not in channels(table, person):
        return []
    last = thoughts[-1]
    words = () if last.code == "stopped" else last.words
    return [Said(person, "table", thought=Thought(last.code, words, clue=last.clue))]


def heard_by(table: Table, person: str) -> tuple[Line, ...]:
    """What this person has heard lately."""
    muted = table.mutes.get(person, ())
    return tuple(line for line in heard(table.talk, person) if line.person not in muted)


def _side(seat: str) -> str:
    return seat.partition("-")[0] if "-" in seat else seat[0]


def _codenames(table: Table, state: Any, seat: str) -> tuple[Channel, ...]:
    if seat.endswith("chief"):
        return ("chiefs",) if state.deal.options.variant != "ghost" else ()  # CN-17: nothing to the team
    on_turn = seat == "operative" or _side(seat) == state.turn.side
    return ("table",) if on_turn or table.settings.rivals_talk else ()  # CN-47, D-CN-18


def _duet(table: Table, state: Any, seat: str) -> tuple[Channel, ...]:
    if state.sudden:
        return ()  # DU-79
    confers: tuple[Channel, ...] = ("side",) if sum(_side(at) == seat[0] for at in table.seats) > 1 else ()  # DU-102
    argues = state.phase in ("objection", "restart")
    guesses = state.phase == "guess" and state.turn.side != seat[0]
    return ("table", *confers) if argues or guesses else confers  # DU-66: those who gave the clue add nothing


def _trapwords(table: Table, state: Any, seat: str) -> tuple[Channel, ...]:
    if state.phase == "settling":
        return ("table", "side")
    if state.turn is not None and _side(seat) == state.turn.team:
        return ()  # TW-68: what the guessers say is a guess, what the describer says a clue
    return ("side",)


def _decipher(table: Table, state: Any, seat: str) -> tuple[Channel, ...]:
    return () if seat == state.wordsmith and state.phase != "word" else ("table",)


_CHANNELS: Final[dict[str, Callable[[Table, Any, str], tuple[Channel, ...]]]] = {
    "codenames": _codenames,
    "duet": _duet,
    "trapwords": _trapwords,
    "decipher": _decipher,
}


Mood = tuple[object, ...]


def mood(table: Table) -> Mood:
    """All of a game's state that who may talk rests on."""
    if table.play is None:
        return ()
    state = table.play.state
    turn = getattr(state, "turn", None)
    team = getattr(turn, "side", None) or getattr(turn, "team", None)
    return (state.phase, team, getattr(state, "wordsmith", None), getattr(state, "sudden", None))
