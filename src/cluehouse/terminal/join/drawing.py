"""The table and its game, drawn from what the server has shown."""

from collections.abc import Callable
from typing import Final, cast

from cluehouse.games.refusal import Code, Refusal
from cluehouse.messages import explain
from cluehouse.tables.payload import MessagePayload, PersonPayload
from cluehouse.terminal.board import card_names
from cluehouse.terminal.console import BOLD, CHATTER, DIM, HINT, SITTERS, Console, Spare, paint
from cluehouse.terminal.game_screen import seat_label
from cluehouse.terminal.join.seat_names import seat_word
from cluehouse.terminal.join.snapshot import Snapshot, context_of, is_playing, names, next_game, person
from cluehouse.terminal.program import command
from cluehouse.terminal.reading import move_words
from cluehouse.terminal.setup import game_name

_MESSAGES: Final = 6  # of the chat


def draw_table(console: Console, snapshot: Snapshot, news: list[str], house: str, seconds: int | None) -> list[str]:
    """The whole screen but the line that is being typed."""
    lines = [paint(console, _head(console, snapshot), BOLD), *_clock(console, snapshot, seconds)]
    if snapshot.table.running:
        lines.append(Spare("   ".join(_occupants(console, snapshot)), SITTERS))
    if snapshot.view is not None:
        context = context_of(console, snapshot, seconds)
        screen = context.screen
        lines += [*screen.draw(context), *news, *screen.status(context), *screen.referee_notes(context)]
    lines += _around(console, snapshot) if snapshot.table.running else _lobby(console, snapshot, house)
    return [*lines, *_messages(console, snapshot)]


def _known(words: Callable[[], str], otherwise: str) -> str:
    """The words for something, or what a newer server calls it."""
    try:
        return words()
    except LookupError:
        return otherwise


def _head(console: Console, snapshot: Snapshot) -> str:
    game = game_name(console, snapshot.table.settings.game)
    head = console.say("join-table", code=snapshot.table.code, game=game)
    return f"{head} ({console.say('join-locked')})" if snapshot.table.locked else head


def _clock(console: Console, snapshot: Snapshot, seconds: int | None) -> list[str]:
    return [] if snapshot.clock is None or seconds is None else [console.say("join-clock", seconds=seconds)]


# --- who is here ----------------------------------------------------------------------------------


def _named(console: Console, snapshot: Snapshot, each: PersonPayload) -> str:
    """Somebody's name, with notes such as "host" or "away"."""
    notes = [console.say("join-you")] if each.id == snapshot.you.person else []
    notes += [console.say("join-host")] if each.id == snapshot.table.host else []
    notes += [console.say("join-bot")] if each.bot else []
    notes += [console.say("join-away")] if not each.here and each.bot in ("", "program") else []
    notes += [console.say("join-late")] if each.late else []
    notes += [console.say("join-unready")] if each.id in snapshot.table.unready else []
    return f"{each.name} ({console.listed(notes)})" if notes else each.name


def seat_lines(console: Console, snapshot: Snapshot) -> list[str]:
    """The seats, what to type for them, and who sits there; then everybody else."""
    table = snapshot.table
    words = [seat_word(next_game(snapshot), seat, table.chairs) for seat in table.chairs]
    wide = max(map(len, words), default=0)
    lines = [
        f"  {word:{wide}}  {occupant}" for word, occupant in zip(words, _occupants(console, snapshot), strict=True)
    ]
    standing = [_named(console, snapshot, each) for each in table.people if each.id not in table.seats.values()]
    return [*lines, console.say("join-standing", names=console.listed(standing))] if standing else lines


def _occupants(console: Console, snapshot: Snapshot) -> list[str]:
    table, game = snapshot.table, next_game(snapshot)
    sitting = [(seat, person(snapshot, table.seats.get(seat, ""))) for seat in table.chairs]
    return [
        console.say(
            "labelled",
            label=seat_label(console, game, seat, table.chairs),
            text="–" if occupant is None else _named(console, snapshot, occupant),
        )
        for seat, occupant in sitting
    ]


def _lobby(console: Console, snapshot: Snapshot, house: str) -> list[str]:
    table = snapshot.table
    record = record_lines(console, snapshot, house)
    languages = console.listed(console.say(f"language-{language}") for language in table.settings.languages)
    words = console.say("join-own-words") if table.own_words else languages
    # Others start the program in their own way, so this is its plain name
    invitation = console.say("join-invite", command=f"cluehouse join {house} {table.code}")
    around = ["", console.say("join-words", words=words), *seat_lines(console, snapshot), invitation]
    if snapshot.view is not None:  # the board of the last game comes first
        around = [Spare(line, SITTERS) for line in around]
    return [*record, *around, *_missing(console, snapshot)]


def record_lines(console: Console, snapshot: Snapshot, house: str) -> list[str]:
    """Where the record of the last game is, if there is one, and how to look at it."""
    if not snapshot.table.record:
        return []
    address = f"{house}/api/records/{snapshot.table.record}.txt"
    again = Spare(console.say("join-replay", command=command("replay")), HINT)
    return [console.say("join-record", address=address), again]


def _missing(console: Console, snapshot: Snapshot) -> list[str]:
    missing = snapshot.table.missing
    if missing is None or not snapshot.you.seat:
        return []
    return [
        _known(lambda: explain(console.language, Refusal(cast(Code, missing.code), **missing.params)), missing.code)
    ]


def _around(console: Console, snapshot: Snapshot) -> list[str]:
    """A pause or a vote at a table where a game is under way."""
    table, called, lines = snapshot.table, names(console, snapshot), []
    if table.paused:
        pauser = person(snapshot, table.paused)
        lines.append(console.say("join-paused", name="?" if pauser is None else pauser.name))
    if table.vote is not None:
        waiting = console.listed(called.get(seat, seat) for seat in table.vote.waiting)
        asker = called.get(table.vote.seat, table.vote.seat)
        lines.append(paint(console, console.say(f"join-vote-{table.vote.kind}", name=asker, names=waiting), BOLD))
    return lines


# --- chat -----------------------------------------------------------------------------------------


def _messages(console: Console, snapshot: Snapshot) -> list[str]:
    return [Spare(paint(console, _line(console, line), DIM), CHATTER) for line in snapshot.messages[-_MESSAGES:]]


def _line(console: Console, line: MessagePayload) -> str:
    said = _known(lambda: console.say(f"phrase-{line.phrase}"), line.phrase) if line.phrase else line.text
    if line.thought is not None:
        thought = line.thought
        about = {"clue": thought.clue, "words": ", ".join(card_names(console, thought.words))}
        said = _known(lambda: console.say(f"thought-{thought.code}", **about), thought.code)
    channel = _known(lambda: console.say(f"join-channel-{line.channel}"), line.channel)
    where = "" if line.channel == "table" else f"[{channel}] "
    return "  " + where + console.say("labelled", label=line.name, text=said)


# --- what is to be typed --------------------------------------------------------------------------


def is_due(console: Console, snapshot: Snapshot) -> bool:
    """Is it our turn to do something?"""
    return (
        is_playing(snapshot)
        and not snapshot.table.paused
        and ("consent" in snapshot.you.may or _own_prompt(console, snapshot) != "")
    )


def prompt(console: Console, snapshot: Snapshot) -> str:
    """What is to be typed now."""
    table, you = snapshot.table, snapshot.you
    if not you.person:
        return console.say("join-ask-onlooker")
    if table.running and not you.seat:
        return console.say("join-ask-watching")
    if not table.running:
        if not you.seat:
            empty = [seat for seat in table.chairs if seat not in table.seats] or table.chairs
            return console.say("join-ask-sit", seat=seat_word(next_game(snapshot), empty[0], table.chairs))
        offered = next((name for name in ("rematch", "start") if name in you.may), None)
        return console.say(f"join-ask-{offered}" if offered else "join-ask-lobby")
    if "consent" in you.may:
        return console.say("join-ask-consent")
    if table.paused:
        return console.say("join-ask-paused")
    return _own_prompt(console, snapshot) or _waiting(console, snapshot)


def _own_prompt(console: Console, snapshot: Snapshot) -> str:
    """What the game asks of us; empty if we can do something but need not."""
    context = context_of(console, snapshot)
    asked = context.screen.prompt(context)
    return "" if asked == console.say("ask-anything") or not snapshot.view.choices else asked


def _waiting(console: Console, snapshot: Snapshot) -> str:
    context = context_of(console, snapshot)
    moves = [choice.do for choice in snapshot.view.choices]
    words = [move_words(context, move)[0] for move in moves]
    return (
        console.say("join-ask-waiting-can", moves=console.listed(words)) if words else console.say("join-ask-waiting")
    )
