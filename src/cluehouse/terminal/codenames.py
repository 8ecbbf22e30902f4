"""Codenames at one keyboard: chiefs in private, operatives in the open."""

from typing import Final

from cluehouse.games.codenames import View
from cluehouse.games.codenames.moves import Clue
from cluehouse.games.codenames.seats import CHIEFS, RIVAL, SHARED
from cluehouse.games.codenames.state import Identity, Number, Side, Touch, Turn
from cluehouse.games.game import SPECTATOR
from cluehouse.games.rule import Move
from cluehouse.terminal.advice import on_clue
from cluehouse.terminal.board import Box, card, card_columns, cards_by_number, grid, in_fives, touches_of
from cluehouse.terminal.desk import Desk, Offers, Sight
from cluehouse.terminal.screen import (
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
    Spare,
    Talk,
    paint,
)

SIGNS: Final[dict[Identity, str]] = {"red": "◆", "blue": "●", "bystander": "○", "assassin": "✖"}
_KEY_STYLES: Final[dict[Identity, str]] = {"red": RED, "blue": BLUE, "bystander": YELLOW, "assassin": ON_BLACK}
_COVER_STYLES: Final[dict[Identity, str]] = {
    "red": ON_RED,
    "blue": ON_BLUE,
    "bystander": ON_YELLOW,
    "assassin": ON_BLACK,
}

# Whose move it is: the first of these that somebody can make.
_LEADING: Final = ("approve", "waive", "clue", "cover", "guess")


# --- who ------------------------------------------------------------------------------------------


def seat_name(talk: Talk, seat: str, seats: tuple[str, ...]) -> str:
    """What somebody is called who gave no name."""
    if seat == SHARED:
        return talk.say("seat-shared")
    side, _, place = seat.partition("-")
    if seat in CHIEFS:
        return talk.say("seat-chief", side=side)
    alone = f"{side}-2" not in seats
    return talk.say("seat-operative", side=side, number="" if alone else place).strip()


def leads(view: View, offers: Offers) -> tuple[str, ...]:
    """The chief or the operative on turn."""
    name = next(name for name in _LEADING if any(name in offers[seat] for seat in view.seats))
    return next((seat,) for seat in view.seats if name in offers[seat])


def is_private(view: View, seat: str) -> bool:
    """Chiefs look at the key, each alone."""
    return seat in CHIEFS


def voices(view: View, seat: str) -> tuple[str, ...]:
    """While operatives guess, other operatives may object. Chiefs do so at their own screens: what they may
    do there could tell what they whispered (CN-46)."""
    return () if seat in CHIEFS else tuple(other for other in view.seats if other not in (seat, *CHIEFS))


# --- the screen -----------------------------------------------------------------------------------


def draw(sight: Sight) -> list[str]:
    """Words left, clue log, board."""
    view: View = sight.view
    return [
        paint(
            sight.talk,
            "   ".join(sight.say("codenames-left", side=side, count=view.left[side]) for side in RIVAL),
            BOLD,
        ),
        *(Spare(line, LOG) for line in _log(sight, view)),
        *board(sight.talk, view),
        Spare(_legend(sight), HINT),
    ]


def board(talk: Talk, view: View) -> list[str]:
    """The 25 cards, and what is known of each."""
    columns = card_columns(view.words)
    key = view.key or (None,) * len(view.words)
    cards = zip(view.words, view.covers, key, strict=True)
    marked = {word for word, _ in view.marks}
    return grid(
        talk,
        in_fives(
            [
                _card(number, word, cover, identity, word in marked, columns)
                for number, (word, cover, identity) in enumerate(cards, 1)
            ]
        ),
    )


def _card(number: int, word: str, cover: Identity | None, identity: Identity | None, marked: bool, columns: int) -> Box:
    if cover is not None:
        return card(number, word, SIGNS[cover], True, _COVER_STYLES[cover], columns)
    sign = "" if identity is None else SIGNS[identity]
    style = "" if identity is None else _KEY_STYLES[identity]
    return card(number, word, f"* {sign}".rstrip() if marked else sign, False, style, columns)


def _legend(sight: Sight) -> str:
    return "  ".join(f"{sign} {sight.say(f'identity-{identity}')}" for identity, sign in SIGNS.items())


def _log(sight: Sight, view: View) -> list[str]:
    turns = [turn for turn in (*view.turns, view.turn) if turn.word is not None or turn.extra is not None]
    return [_log_line(sight, turn) for turn in turns]


def _log_line(sight: Sight, turn: Turn) -> str:
    touches = ", ".join(f"{touch.card} {SIGNS[touch.cover]}" for touch in turn.touches)
    clue = "" if turn.word is None else f" {turn.word} {number_text(sight.talk, turn.number)}"
    invalid = f" ({sight.say('clue-invalid')})" if turn.decision == "upheld" else ""
    extra = "" if turn.extra is None else f" [+ {turn.extra}]"
    return f" {SIGNS[turn.side]}{clue}{invalid}{' → ' if touches else ''}{touches}{extra}"


def number_text(talk: Talk, number: Number | None) -> str:
    """A clue's number, as people say it."""
    return talk.say("number-unlimited") if number == "unlimited" else str(number)


def status(sight: Sight) -> list[str]:
    """The clue, and who does what now; at the end, who won."""
    view: View = sight.view
    side = view.side
    if view.outcome is not None:
        winner = view.outcome.winners[0]
        lines = [sight.say(f"codenames-outcome-{view.outcome.reason}", side=winner)]
        if view.score is not None:
            lines.append(sight.say("codenames-ghost-score", score=view.score))
        return lines
    lines = [sight.say(f"codenames-phase-{view.phase}", side=side, rival=RIVAL[side])]
    if view.phase in ("guess", "objection"):
        clue = f"{view.turn.word} {number_text(sight.talk, view.turn.number)}"
        lines = [paint(sight.talk, sight.say("clue-is", clue=clue), BOLD), *lines]
    if view.phase == "guess":
        left = -1 if view.guesses_left is None else view.guesses_left
        lines[-1] += f" ({sight.say('codenames-guesses-left', count=left)})"
    if view.penalty:
        lines.append(sight.say("codenames-penalty"))
    if view.asked is not None:
        clue = f"{view.asked.word} {number_text(sight.talk, view.asked.number)}"
        lines.append(sight.say(f"codenames-proposed-{view.asked.answer}", clue=clue))
    return lines


# --- what is typed --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is to be typed now."""
    if sight.can("approve"):
        return sight.say("codenames-ask-approve")
    if sight.can("waive"):
        return sight.say("ask-objection")
    if sight.can("clue"):
        return sight.say("ask-clue")
    if sight.can("guess"):
        return sight.say("ask-more-guesses" if sight.can("stop") else "codenames-ask-guess")
    return sight.say("codenames-ask-ghost") if sight.can("cover") else sight.say("ask-anything")


def usual(sight: Sight) -> str:
    """A clue, a guess, or the word that the ghost covers."""
    return next((name for name in ("clue", "guess", "cover") if sight.can(name)), "")


def warns(sight: Sight, move: Move) -> str:
    """What the referee thinks of a clue; and a number greater than the words that are left, which is allowed
    but hardly meant (D-CN-03)."""
    view: View = sight.view
    if not isinstance(move, Clue):
        return ""
    board = zip(view.words, view.covers, strict=True)
    advice = on_clue(sight, move.word, tuple(word for word, cover in board if cover is None))
    left = view.left[view.side]
    high = isinstance(move.number, int) and move.number > left
    return " ".join(filter(None, (advice, sight.say("codenames-number-high", left=left) if high else "")))


def reference(sight: Sight) -> list[str]:
    """The aim of the game in a few words."""
    return [sight.say("game-codenames.about")]


# --- what happened --------------------------------------------------------------------------------


def news(sight: Sight, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = sight.view
    lines = []
    touches: list[Touch] = touches_of(view)
    if len(touches) > len(touches_of(before)):
        lines.append(sight.say(f"codenames-touched-{touches[-1].cover}", card=touches[-1].card))
    elif view.covers != before.covers:
        card, side = _newly_covered(view, before)
        lines.append(sight.say("codenames-covered", card=card, side=side))
    if view.phase == "objection":
        lines.append(sight.say("objection-raised", name=sight.name(view.turn.objection or SPECTATOR)))
    elif before.phase == "objection" and view.turn.decision == "waived":
        lines.append(sight.say("objection-waived"))
    end = _end(view, before)
    if end is not None and view.outcome is None:
        lines.append(sight.say(f"codenames-end-{end}"))
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


CODENAMES_DESK: Final = Desk(
    seat_name=seat_name,
    leads=leads,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    voices=voices,
    usual=usual,
    warns=warns,
    numbered=cards_by_number,
)
