"""Codenames at a terminal: chiefs in private, operatives in public."""

from collections.abc import Mapping
from typing import Any, Final

from cluehouse.games.codenames import View
from cluehouse.games.codenames.moves import Clue
from cluehouse.games.codenames.seats import CHIEFS, RIVAL
from cluehouse.games.codenames.state import Identity, Number, Side, Touch, Turn
from cluehouse.games.game import AnyGame
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR, Seat
from cluehouse.games.spoken import Announce, waits_for_spelling
from cluehouse.pictures import face_name
from cluehouse.terminal.advice import clue_notes, on_clue
from cluehouse.terminal.board import (
    Box,
    card,
    card_columns,
    card_names,
    cards_by_number,
    clue_text,
    grid,
    in_fives,
    touches_of,
)
from cluehouse.terminal.console import (
    BLUE,
    BOLD,
    HINT,
    LOG,
    ON_BLACK,
    ON_BLUE,
    ON_RED,
    ON_YELLOW,
    RED,
    YELLOW,
    Console,
    Spare,
    paint,
)
from cluehouse.terminal.game_screen import GameScreen, ScreenContext, SetupQuestions
from cluehouse.terminal.questions import choose

SIGNS: Final[dict[Identity, str]] = {"red": "◆", "blue": "●", "bystander": "○", "assassin": "✖"}
_KEY_STYLES: Final[dict[Identity, str]] = {"red": RED, "blue": BLUE, "bystander": YELLOW, "assassin": ON_BLACK}
_COVER_STYLES: Final[dict[Identity, str]] = {
    "red": ON_RED,
    "blue": ON_BLUE,
    "bystander": ON_YELLOW,
    "assassin": ON_BLACK,
}

# Whose move it is: the first of these that somebody can make.
_LEADING: Final = ("approve", "waive", "clue", "announce", "cover", "guess", "spell")


# --- who ------------------------------------------------------------------------------------------


def seat_name(console: Console, game: AnyGame, seat: Seat, alone: bool) -> str:
    """What a player without a nickname is called."""
    if seat.role == "shared":
        return console.say("seat-shared")
    if seat.role == "chief":
        return console.say("seat-chief", side=seat.side)
    return console.say("seat-operative", side=seat.side, number="" if alone else str(seat.number)).strip()


def who_acts(context: ScreenContext) -> tuple[str, ...]:
    """The chief or the operative on turn."""
    seats, offers = context.view.seats, context.offers
    name = next(name for name in _LEADING if any(name in offers[seat] for seat in seats))
    return next((seat,) for seat in seats if name in offers[seat])


def is_private(view: View, seat: str) -> bool:
    """Chiefs look at the key, each alone."""
    return seat in CHIEFS


def speakers(view: View, seat: str) -> tuple[str, ...]:
    """While operatives guess, other operatives may object. Chiefs object at their own screens: what is offered to
    them could give away what they asked each other (CN-46)."""
    return () if seat in CHIEFS else tuple(other for other in view.seats if other not in (seat, *CHIEFS))


# --- the screen -----------------------------------------------------------------------------------


def draw(context: ScreenContext) -> list[str]:
    """Words left, clue log, board."""
    view: View = context.view
    return [
        paint(
            context.console,
            "   ".join(context.say("codenames-left", side=side, count=view.left[side]) for side in RIVAL),
            BOLD,
        ),
        *(Spare(line, LOG) for line in _log(context, view)),
        *board(context.console, view),
        Spare(_legend(context), HINT),
    ]


def board(console: Console, view: View) -> list[str]:
    """The 25 cards, and what is known of each."""
    columns = card_columns(view.words)
    key = view.key or (None,) * len(view.words)
    cards = zip(view.words, card_names(console, view.words), view.covers, key, strict=True)
    marked = {word for word, _ in view.marks}
    return grid(
        console,
        in_fives(
            [
                _card(number, name, cover, identity, word in marked, columns)
                for number, (word, name, cover, identity) in enumerate(cards, 1)
            ]
        ),
    )


def _card(number: int, word: str, cover: Identity | None, identity: Identity | None, marked: bool, columns: int) -> Box:
    if cover is not None:
        return card(number, word, SIGNS[cover], True, _COVER_STYLES[cover], columns)
    sign = "" if identity is None else SIGNS[identity]
    style = "" if identity is None else _KEY_STYLES[identity]
    return card(number, word, f"* {sign}".rstrip() if marked else sign, False, style, columns)


def _legend(context: ScreenContext) -> str:
    return "  ".join(f"{sign} {context.say(f'identity-{identity}')}" for identity, sign in SIGNS.items())


def _log(context: ScreenContext, view: View) -> list[str]:
    turns = [turn for turn in (*view.turns, view.turn) if turn.number is not None or turn.extra is not None]
    return [_log_line(context, turn) for turn in turns]


def _log_line(context: ScreenContext, turn: Turn) -> str:
    touches = ", ".join(
        f"{face_name(touch.card, context.console.language)} {SIGNS[touch.cover]}" for touch in turn.touches
    )
    clue = "" if turn.number is None else f" {_clue(context, turn)}"
    invalid = f" ({context.say('clue-invalid')})" if turn.decision == "upheld" else ""
    extra = "" if turn.extra is None else f" [+ {face_name(turn.extra, context.console.language)}]"
    return f" {SIGNS[turn.side]}{clue}{invalid}{' → ' if touches else ''}{touches}{extra}"


def _clue(context: ScreenContext, turn: Turn) -> str:
    return clue_text(context, turn.word, number_text(context.console, turn.number))


def number_text(console: Console, number: Number | None) -> str:
    """A clue's number, as people say it."""
    return console.say("number-unlimited") if number == "unlimited" else str(number)


def status(context: ScreenContext) -> list[str]:
    """The clue, and who does what now; at the end, who won."""
    view: View = context.view
    side = view.side
    if view.outcome is not None:
        winner = view.outcome.winners[0]
        lines = [context.say(f"codenames-outcome-{view.outcome.reason}", side=winner)]
        if view.score is not None:
            lines.append(context.say("codenames-ghost-score", score=view.score))
        return lines
    lines = [context.say(f"codenames-phase-{view.phase}", side=side, rival=RIVAL[side])]
    if view.phase in ("guess", "objection"):
        lines = [paint(context.console, context.say("clue-is", clue=_clue(context, view.turn)), BOLD), *lines]
        if waits_for_spelling(view):
            lines.append(context.say("clue-spelling-asked", name=context.name(view.turn.spelling or SPECTATOR)))
    if view.phase == "guess":
        left = -1 if view.guesses_left is None else view.guesses_left
        lines[-1] += f" ({context.say('codenames-guesses-left', count=left)})"
    if view.penalty:
        lines.append(context.say("codenames-penalty"))
    if view.asked is not None:
        clue = f"{view.asked.word} {number_text(context.console, view.asked.number)}"
        lines.append(context.say(f"codenames-proposed-{view.asked.answer}", clue=clue))
    return lines


# --- what is typed --------------------------------------------------------------------------------


def prompt(context: ScreenContext) -> str:
    """What is to be typed now."""
    if context.can("approve"):
        return context.say("codenames-ask-approve")
    if context.can("waive"):
        return context.say("ask-objection")
    if context.can("clue"):
        return context.say("ask-clue")
    if context.can("announce"):
        return context.say("ask-announce")
    if context.can("guess"):
        return context.say("ask-more-guesses" if context.can("stop") else "codenames-ask-guess")
    return context.say("codenames-ask-ghost") if context.can("cover") else context.say("ask-anything")


def default_move(context: ScreenContext) -> str:
    """A clue, a guess, or the word that the ghost covers."""
    return next((name for name in ("clue", "announce", "guess", "cover") if context.can(name)), "")


def warning(context: ScreenContext, move: Move) -> str:
    """What the referee thinks of a clue; and a number greater than the words that are left, which is allowed
    but hardly meant (D-CN-03)."""
    view: View = context.view
    if not isinstance(move, Clue | Announce):
        return ""
    visible = tuple(word for word, cover in zip(view.words, view.covers, strict=True) if cover is None)
    advice = on_clue(context, move.word, visible) if isinstance(move, Clue) else ""
    left = view.left[view.side]
    high = isinstance(move.number, int) and move.number > left
    return " ".join(filter(None, (advice, context.say("codenames-number-high", left=left) if high else "")))


def reference(context: ScreenContext) -> list[str]:
    """The aim of the game in a few words."""
    return [context.say("game-codenames.about")]


# --- what happened --------------------------------------------------------------------------------


def news(context: ScreenContext, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = context.view
    lines = []
    touches: list[Touch] = touches_of(view)
    if len(touches) > len(touches_of(before)):
        lines.append(context.say(f"codenames-touched-{touches[-1].cover}", card=touches[-1].card))
    elif view.covers != before.covers:
        card, side = _newly_covered(view, before)
        lines.append(context.say("codenames-covered", card=card, side=side))
    if view.phase == "objection":
        lines.append(context.say("objection-raised", name=context.name(view.turn.objection or SPECTATOR)))
    elif before.phase == "objection" and view.turn.decision == "waived":
        lines.append(context.say("objection-waived"))
    end = _end(view, before)
    if end is not None and view.outcome is None:
        lines.append(context.say(f"codenames-end-{end}"))
    return lines


def _newly_covered(view: View, before: View) -> tuple[str, Side]:
    place = next(place for place, cover in enumerate(view.covers) if cover != before.covers[place])
    cover = view.covers[place]
    return view.words[place], "red" if cover == "red" else "blue"


def _end(view: View, before: View) -> str | None:
    """Why a turn ended just now; against the ghost it ends before the ghost covers a word."""
    if view.turn.end is not None:
        return view.turn.end
    return view.turns[-1].end if len(view.turns) > len(before.turns) and before.turn.end is None else None


# --- before the game ------------------------------------------------------------------------------


def variant_for(console: Console, players: int) -> Mapping[str, Any]:
    """Two or three people play a variant; three have the choice."""
    if players > 3:
        return {}
    variants = ("shared", "ghost") if players == 3 else ("ghost",)
    labels = [(variant, console.say(f"option-codenames-variant.{variant}")) for variant in variants]
    return {"variant": choose(console, console.say("option-codenames-variant"), labels, variants[0])}


SCREEN: Final = GameScreen(
    seat_name=seat_name,
    who_acts=who_acts,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    speakers=speakers,
    default_move=default_move,
    warning=warning,
    numbered_values=cards_by_number,
    value_messages={"number": "number"},
    referee_notes=clue_notes,
    setup=SetupQuestions(
        main=(),
        more=("pool", "names", "titles", "foreign_words"),
        remote=("variant", "spoken", "timer"),
        variant_for=variant_for,
    ),
)
