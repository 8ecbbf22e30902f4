"""The referee at a table: what it lets pass at a strict one, and what it says to a move once it is made.

The referee is a seat; its words are moves, so that a record replays without dictionaries.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from cluehouse.games.codenames.moves import Clue
from cluehouse.games.codenames.state import Asked
from cluehouse.games.duet import visible_words
from cluehouse.games.rule import Move
from cluehouse.games.ruling import Ruling as RulingMove
from cluehouse.games.trapwords import moves as trapwords
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.words import LINE_LENGTH, tidy
from cluehouse.referee import judge_answer, judge_clue, judge_secret, judge_speech, judge_trap
from cluehouse.referee.ruling import Ruling
from cluehouse.tables.refusal import RuledOut
from cluehouse.tables.settings import Settings


def consult(settings: Settings, state: Any, seat: str, text: str) -> Ruling | None:
    """What the referee thinks of a text that this seat might send now; None if there is nothing to judge."""
    name = _WRITES[settings.game]
    return _judge(settings.game, state, seat, name, text) if name else _judge_trapwords(state, seat, text)


def check(settings: Settings, state: Any, seat: str, move: Move) -> None:
    """At a strict table: refuse what the referee forbids, before anybody hears it."""
    if settings.referee != "strict" or _is_approved(state, move):
        return
    text = getattr(move, "word", None) or getattr(move, "text", None)
    ruling = _judge(settings.game, state, seat, _name(move), text) if text else None
    if ruling is not None and ruling.verdict == "forbidden":
        raise RuledOut(ruling)


def _is_approved(state: Any, move: Any) -> bool:
    """Has the opposing chief, who is the judge, agreed to this very clue (CN-43, D-CN-15)?"""
    asked = getattr(state, "asked", None)
    return isinstance(move, Clue) and asked == Asked(move.word, move.number, "approved")


def remarks(settings: Settings, state: Any, move: Move) -> Iterator[Move]:
    """What the referee says to a move that was just made."""
    if settings.referee == "off" or state.outcome is not None:
        return
    follow = _REMARKS.get((settings.game, _name(move)))
    if follow is not None:
        yield from follow(state, move)


def _name(move: Move) -> str:
    return str(move.__struct_config__.tag)


# --- before a word is sent ------------------------------------------------------------------------

_WRITES: Final = {"codenames": "clue", "duet": "clue", "decipher": "set-word", "trapwords": ""}


def _judge(game: str, state: Any, seat: str, move: str, text: str) -> Ruling | None:
    options = state.deal.options
    match game, move:
        case ("codenames", "clue"):
            return judge_clue(text, state.visible, options.language, options)
        case ("duet", "clue"):
            return judge_clue(text, visible_words(state), options.language, options)
        case ("decipher", "set-word"):
            return judge_secret(text, options.language, options.length)
        case ("trapwords", "propose" | "say"):
            return _judge_trapwords(state, seat, text)
    return None


def _judge_trapwords(state: Any, seat: str, text: str) -> Ruling | None:
    """A trap beside the word it is for, or a line beside the secret alone: whoever speaks does not know the
    traps, and must not learn them from a refusal."""
    team, options = team_of(seat), state.deal.options
    if team is None:
        return None
    if state.phase == "writing":
        return judge_trap(
            text, secret_of(state.deal, state.round, RIVAL[team]), options.language, state.lists[team].words
        )
    if state.turn is not None and state.turn.describer == seat and state.phase == "describing":
        secret = secret_of(state.deal, state.round, team)
        return judge_speech(text, (), secret, options.language, options.restrictions)
    return None


# --- after a move ---------------------------------------------------------------------------------


def _on_clue(state: Any, move: Any) -> Iterator[Move]:
    options = state.deal.options
    visible = state.visible if hasattr(state, "visible") else visible_words(state)
    ruling = judge_clue(move.word, visible, options.language, options)
    if ruling.verdict != "allowed":
        yield RulingMove(ruling.verdict, ruling.rule, _shown(ruling))


def _shown(ruling: Ruling) -> str:
    """The reason with its evidence, as it enters a record."""
    return tidy(f"{ruling.reason}: {ruling.evidence}"[:LINE_LENGTH])


def _on_line(state: Any, move: trapwords.Say) -> Iterator[Move]:
    """The watchers alone are told which of their traps a line may have sprung (D-TW-18)."""
    options, turn = state.deal.options, state.turn
    traps, line = state.lists[RIVAL[turn.team]].words, len(turn.lines)
    secret = secret_of(state.deal, state.round, turn.team)
    speech = judge_speech(move.text, traps, secret, options.language, options.restrictions)
    for trap in dict.fromkeys(sprung.trap for sprung in speech.sprung if sprung.ruling.verdict != "allowed"):
        surely = any(each.trap == trap and each.ruling.verdict == "forbidden" for each in speech.sprung)
        if options.automatic_stop and surely:
            yield trapwords.Spring(trap, line)
            return
        yield trapwords.Warn(trap, line)


def _on_answer(state: Any, move: trapwords.Guess) -> Iterator[Move]:
    """Right or wrong, where the dictionary is sure; else the watchers decide (TW-71, TW-72)."""
    turn = state.turn
    if turn is None or not turn.guesses or turn.guesses[-1].right is not None:
        return
    secret = secret_of(state.deal, state.round, turn.team)
    ruling = judge_answer(move.text, secret, state.deal.options.language)
    if ruling.verdict != "doubtful":
        yield trapwords.Judge(ruling.verdict == "allowed")


def _on_doubt(state: Any, move: Any) -> Iterator[Move]:
    turn, options = state.turn, state.deal.options
    if turn is None or options.spoken:
        return
    number, doubt = len(turn.doubts), turn.doubts[-1] if turn.doubts else None
    if doubt is None or doubt.verdict is not None or not 1 <= doubt.line <= len(turn.lines):
        return
    secret = secret_of(state.deal, state.round, turn.team)
    traps = [doubt.trap] if doubt.trap and doubt.trap != secret else []
    ruling = judge_speech(turn.lines[doubt.line - 1].text, traps, secret, options.language, options.restrictions)
    yield trapwords.Ruling(number, ruling.verdict, ruling.rule, _shown(ruling))


_REMARKS: Final[dict[tuple[str, str], Callable[[Any, Any], Iterator[Move]]]] = {
    ("codenames", "clue"): _on_clue,
    ("duet", "clue"): _on_clue,
    ("trapwords", "say"): _on_line,
    ("trapwords", "guess"): _on_answer,
    ("trapwords", "doubt-trap"): _on_doubt,
    ("trapwords", "doubt-illegal"): _on_doubt,
}
