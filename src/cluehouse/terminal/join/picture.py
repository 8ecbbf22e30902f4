"""The table and its game, drawn from what the house has shown."""

from collections.abc import Callable
from typing import Any, Final, cast

from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.ruling import Ruled
from cluehouse.messages import explain, give_reason
from cluehouse.referee.ruling import Reason, Ruling
from cluehouse.tables.payload import MessagePayload, PersonPayload
from cluehouse.terminal.join.chairs import chair_word
from cluehouse.terminal.join.seen import Seen, desk_of, is_playing, names, person, sight_of
from cluehouse.terminal.program import command
from cluehouse.terminal.reading import typed_words
from cluehouse.terminal.screen import BOLD, CHATTER, DIM, HINT, SITTERS, Spare, Talk, paint
from cluehouse.terminal.table import DESKS

_LINES: Final = 6  # of talk


def picture(talk: Talk, seen: Seen, news: list[str], house: str, seconds: int | None) -> list[str]:
    """Everything but what is typed."""
    lines = [paint(talk, _head(talk, seen), BOLD), *_clock(talk, seen, seconds)]
    if seen.table.running:
        lines.append(Spare("   ".join(_sitters(talk, seen)), SITTERS))
    if seen.view is not None:
        desk, sight = desk_of(seen), sight_of(talk, seen, seconds)
        lines += [*desk.draw(sight), *news, *desk.status(sight), *_advice(talk, seen.view)]
    lines += _around(talk, seen) if seen.table.running else _lobby(talk, seen, house)
    return [*lines, *_talk(talk, seen)]


def _known(words: Callable[[], str], otherwise: str) -> str:
    """The words for something, or what a newer house calls it."""
    try:
        return words()
    except LookupError:
        return otherwise


def _head(talk: Talk, seen: Seen) -> str:
    return talk.say("join-table", code=seen.table.code, game=talk.say(f"game-{seen.table.settings.game}"))


def _clock(talk: Talk, seen: Seen, seconds: int | None) -> list[str]:
    return [] if seen.clock is None or seconds is None else [talk.say("join-clock", seconds=seconds)]


def _advice(talk: Talk, view: Any) -> list[str]:
    """What the referee says of the clue, and to the watchers of Trapwords about their traps."""
    if view.outcome is not None:
        return []
    ruled = getattr(getattr(view, "turn", None), "ruling", None)
    alerts = [talk.say("join-alert", trap=alert.trap, line=alert.line) for alert in getattr(view, "alerts", ())]
    return alerts if ruled is None else [*alerts, _ruling(talk, ruled)]


def _ruling(talk: Talk, ruled: Ruled) -> str:
    reason, _, evidence = ruled.evidence.partition(": ")
    ruling = Ruling(ruled.verdict, ruled.rule, cast(Reason, reason), evidence)
    why = _known(lambda: give_reason(talk.language, ruling), ruled.evidence)
    return talk.say("labelled", label=talk.say("seat-referee"), text=f"{talk.say(f'verdict-{ruled.verdict}')}. {why}")


# --- who is here ----------------------------------------------------------------------------------


def _named(talk: Talk, seen: Seen, each: PersonPayload) -> str:
    """Somebody's name, and what is to be known of them."""
    notes = [talk.say("join-you")] if each.id == seen.you.person else []
    notes += [talk.say("join-host")] if each.id == seen.table.host else []
    notes += [talk.say("join-bot")] if each.bot else []
    notes += [talk.say("join-away")] if not each.here and each.bot in ("", "program") else []
    notes += [talk.say("join-unready")] if each.id in seen.table.unready else []
    return f"{each.name} ({talk.listed(notes)})" if notes else each.name


def seat_lines(talk: Talk, seen: Seen) -> list[str]:
    """The seats, what to type for them, and who sits there; then everybody else."""
    table = seen.table
    words = [chair_word(seat, table.chairs) for seat in table.chairs]
    wide = max(map(len, words), default=0)
    lines = [f"  {word:{wide}}  {sitter}" for word, sitter in zip(words, _sitters(talk, seen), strict=True)]
    standing = [_named(talk, seen, each) for each in table.people if each.id not in table.seats.values()]
    return [*lines, talk.say("join-standing", names=talk.listed(standing))] if standing else lines


def _sitters(talk: Talk, seen: Seen) -> list[str]:
    table, desk = seen.table, DESKS[seen.table.settings.game]
    sitting = [(seat, person(seen, table.seats.get(seat, ""))) for seat in table.chairs]
    return [
        talk.say(
            "labelled",
            label=desk.seat_name(talk, seat, table.chairs),
            text="–" if sitter is None else _named(talk, seen, sitter),
        )
        for seat, sitter in sitting
    ]


def _lobby(talk: Talk, seen: Seen, house: str) -> list[str]:
    table = seen.table
    record = record_lines(talk, seen, house)
    languages = talk.listed(talk.say(f"language-{language}") for language in table.settings.languages)
    words = talk.say("join-own-words") if table.own_words else languages
    invitation = talk.say("join-invite", command=command("join", house, table.code))
    around = ["", talk.say("join-words", words=words), *seat_lines(talk, seen), invitation]
    if seen.view is not None:  # the board of the last game comes first
        around = [Spare(line, SITTERS) for line in around]
    return [*record, *around, *_missing(talk, seen)]


def record_lines(talk: Talk, seen: Seen, house: str) -> list[str]:
    """Where the record of the last game is, if there is one, and how to look at it."""
    if not seen.table.record:
        return []
    address = f"{house}/api/records/{seen.table.record}.txt"
    again = Spare(talk.say("join-replay", command=command("replay")), HINT)
    return [talk.say("join-record", address=address), again]


def _missing(talk: Talk, seen: Seen) -> list[str]:
    missing = seen.table.missing
    if missing is None or not seen.you.seat:
        return []
    return [_known(lambda: explain(talk.language, Refusal(cast(Code, missing.code), **missing.params)), missing.code)]


def _around(talk: Talk, seen: Seen) -> list[str]:
    """What is out of the ordinary at a table where a game is under way."""
    table, called, lines = seen.table, names(talk, seen), []
    if table.paused:
        pauser = person(seen, table.paused)
        lines.append(talk.say("join-paused", name="?" if pauser is None else pauser.name))
    if table.vote is not None:
        waiting = talk.listed(called.get(seat, seat) for seat in table.vote.waiting)
        asker = called.get(table.vote.seat, table.vote.seat)
        lines.append(paint(talk, talk.say(f"join-vote-{table.vote.kind}", name=asker, names=waiting), BOLD))
    return lines


# --- talk -----------------------------------------------------------------------------------------


def _talk(talk: Talk, seen: Seen) -> list[str]:
    return [Spare(paint(talk, _line(talk, line), DIM), CHATTER) for line in seen.talk[-_LINES:]]


def _line(talk: Talk, line: MessagePayload) -> str:
    said = _known(lambda: talk.say(f"phrase-{line.phrase}"), line.phrase) if line.phrase else line.text
    if line.thought is not None:
        thought = line.thought
        about = {"clue": thought.clue, "words": ", ".join(thought.words)}
        said = _known(lambda: talk.say(f"thought-{thought.code}", **about), thought.code)
    channel = _known(lambda: talk.say(f"join-channel-{line.channel}"), line.channel)
    where = "" if line.channel == "table" else f"[{channel}] "
    return "  " + where + talk.say("labelled", label=line.name, text=said)


# --- what is to be typed --------------------------------------------------------------------------


def is_due(talk: Talk, seen: Seen) -> bool:
    """Does the table wait for us?"""
    return is_playing(seen) and not seen.table.paused and ("consent" in seen.you.may or _own_prompt(talk, seen) != "")


def prompt(talk: Talk, seen: Seen) -> str:
    """What is to be typed now."""
    table, you = seen.table, seen.you
    if not you.person:
        return talk.say("join-ask-onlooker")
    if table.running and not you.seat:
        return talk.say("join-ask-watching")
    if not table.running:
        if not you.seat:
            empty = [seat for seat in table.chairs if seat not in table.seats] or table.chairs
            return talk.say("join-ask-sit", seat=chair_word(empty[0], table.chairs))
        offered = next((name for name in ("rematch", "start") if name in you.may), None)
        return talk.say(f"join-ask-{offered}" if offered else "join-ask-lobby")
    if "consent" in you.may:
        return talk.say("join-ask-consent")
    if table.paused:
        return talk.say("join-ask-paused")
    return _own_prompt(talk, seen) or _waiting(talk, seen)


def _own_prompt(talk: Talk, seen: Seen) -> str:
    """What the game asks of us, or nothing if it only lets us."""
    asked = desk_of(seen).prompt(sight_of(talk, seen))
    return "" if asked == talk.say("ask-anything") or not seen.view.choices else asked


def _waiting(talk: Talk, seen: Seen) -> str:
    sight = sight_of(talk, seen)
    moves = [choice.do for choice in seen.view.choices]
    words = [typed_words(talk, desk_of(seen).calls(sight, move))[0] for move in moves]
    return talk.say("join-ask-waiting-can", moves=talk.listed(words)) if words else talk.say("join-ask-waiting")
