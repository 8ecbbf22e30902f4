"""Decipher at one keyboard: the wordsmith in private, the seekers in the open."""

from typing import Final

from cluehouse.games.decipher import View
from cluehouse.games.decipher.moves import SetWord
from cluehouse.games.decipher.state import ATTEMPTS, Round
from cluehouse.games.game import SPECTATOR
from cluehouse.games.letters import LETTERS, PIECES, TILES, Piece, Pieces
from cluehouse.games.rule import Move
from cluehouse.terminal.advice import on_secret
from cluehouse.terminal.desk import Desk, Offers, Sight
from cluehouse.terminal.screen import BLUE, BOLD, GREEN, RED, YELLOW, Talk, pad, paint, width

SIGNS: Final[dict[Piece, str]] = {"long": "┃", "short": "╻", "big": "(", "small": "u"}
_STYLES: Final[dict[Piece, str]] = {"long": RED, "short": YELLOW, "big": BLUE, "small": GREEN}  # DC-01
_LEADING: Final = ("set-word", "give", "draw", "place", "ask", "pass")


# --- who ------------------------------------------------------------------------------------------


def seat_name(talk: Talk, seat: str, seats: tuple[str, ...]) -> str:
    """What somebody is called who gave no name."""
    return talk.say("seat-player", number=seat[1:])


def leads(view: View, offers: Offers) -> tuple[str, ...]:
    """The wordsmith, or the seeker on turn."""
    return next((seat,) for move in _LEADING for seat in view.seats if move in offers[seat])


def is_private(view: View, seat: str) -> bool:
    """The wordsmith has the word before him; drawing blindly shows him nothing."""
    return seat == view.wordsmith and not (view.phase == "give" and view.options.blind_draw)


# --- the screen -----------------------------------------------------------------------------------


def draw(sight: Sight) -> list[str]:
    """The score sheet, the fields with their pieces, and what is left to use."""
    view: View = sight.view
    lines = [
        paint(sight.talk, sight.say("round-of", round=view.round, rounds=view.rounds), BOLD)
        + "   "
        + sight.say("decipher-wordsmith", name=sight.name(view.wordsmith)),
        *(_sheet(sight, view) if view.sheet else []),
    ]
    return lines if view.phase in ("word", "over") else [*lines, *_fields(sight, view), *_attempts(sight, view)]


def _fields(sight: Sight, view: View) -> list[str]:
    """Letter fields side by side; a line for each kind of piece, with NO where it was refused."""
    names = {piece: f"{SIGNS[piece]} {sight.say(f'piece-{piece}')}" for piece in PIECES}
    head = max(width(name) for name in names.values())
    no = sight.say("decipher-no")
    cells = {piece: [_field(view, number, piece, no) for number in _numbers(view)] for piece in PIECES}
    column = max(3, *(width(cell) for row in cells.values() for cell in row))
    rule = "─" * (head + 2) + "┼" + "┼".join("─" * (column + 2) for _ in _numbers(view)) + "┤"
    lines = [
        " " * (head + 2) + "│" + "│".join(f" {pad(str(number), column)} " for number in _numbers(view)) + "│",
        rule,
    ]
    for piece in PIECES:
        name = paint(sight.talk, f" {pad(names[piece], head)} ", _STYLES[piece])
        row = (paint(sight.talk, f" {pad(cell, column)} ", _STYLES[piece] if cell else "") for cell in cells[piece])
        lines.append(name + "│" + "│".join(row) + "│")
    return lines


def _numbers(view: View) -> range:
    return range(1, len(view.fields) + 1)


def _field(view: View, number: int, piece: Piece, no: str) -> str:
    laid = SIGNS[piece] * view.fields[number - 1].count(piece)
    return f"{laid} {no}".strip() if (number, piece) in view.refused else laid


def _attempts(sight: Sight, view: View) -> list[str]:
    left = sight.talk.listed(
        f"{sight.name(seat)} {'●' * left}{'○' * (ATTEMPTS - left)}" for seat, left in view.attempts_left.items()
    )
    lines = [sight.say("decipher-attempts", left=left)]
    if view.attempts:
        tried = sight.talk.listed(f"{attempt.word} ({sight.name(attempt.seat)})" for attempt in view.attempts)
        lines.append(sight.say("decipher-tried", words=tried))
    if view.bonus:
        lines.append(sight.say("decipher-bonus", tokens=view.bonus_left, pieces=view.hidden_left or 0))
    return lines


def _sheet(sight: Sight, view: View) -> list[str]:
    """The score sheet: a line for each word, a column for each player, the wordsmith's cell marked (DC-35)."""
    seats = tuple(view.totals)
    head = max(6, *(width(line.word) for line in view.sheet))
    columns = [max(5, width(sight.name(seat))) for seat in seats]
    rows = [("", [sight.name(seat) for seat in seats])]
    rows += [(line.word, [_points(line, seat) for seat in seats]) for line in view.sheet]
    rows.append(("Σ", [str(view.totals[seat]) for seat in seats]))
    return [
        " "
        + pad(word, head)
        + "".join("  " + pad(cell, wide) for cell, wide in zip(cells, columns, strict=True)).rstrip()
        for word, cells in rows
    ]


def _points(line: Round, seat: str) -> str:
    return f"{line.scores[seat].points}{' *' if seat == line.wordsmith else ''}"


def status(sight: Sight) -> list[str]:
    """What is to be done now, and the wordsmith's own knowledge where it may be seen."""
    view: View = sight.view
    if view.outcome is not None:
        names = sight.talk.listed(sight.name(seat) for seat in view.outcome.winners)
        outcome = f"decipher-outcome-{view.outcome.reason}"
        return [paint(sight.talk, sight.say(outcome, names=names, count=len(view.outcome.winners)), BOLD)]
    piece = "" if view.hand is None else sight.say(f"piece-{view.hand}")
    name = sight.name(view.wordsmith if view.phase in ("word", "give") else view.seeker)
    lines = [sight.say(f"decipher-phase-{view.phase}", name=name, piece=piece, length=view.options.length)]
    if view.word is not None:
        lines = [sight.say("decipher-your-word", word=view.word), *_hidden(sight, view.hidden), *lines]
    return lines


def _hidden(sight: Sight, hidden: Pieces | None) -> list[str]:
    pieces = (hidden or {}).items()
    counted = [f"{number}. {SIGNS[piece]} × {count}" for number, (piece, count) in enumerate(pieces, 1)]
    return [sight.say("decipher-in-chamber", pieces="   ".join(counted))]


# --- what is typed --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is to be typed now."""
    view: View = sight.view
    if sight.can("set-word"):
        return sight.say("decipher-ask-word", length=view.options.length)
    for move in ("give", "draw", "place"):
        if sight.can(move):
            return sight.say(f"decipher-ask-{move}")
    if sight.can("pass"):
        return sight.say("decipher-ask-bonus")
    return sight.say("decipher-ask-attempt") if sight.can("attempt") else sight.say("ask-anything")


def usual(sight: Sight) -> str:
    """The word, a piece or a field; off turn, an attempt."""
    return next((name for name in ("set-word", "give", "place") if sight.can(name)), "")


def on_enter(sight: Sight) -> str:
    """Enter draws a piece, where chance says which."""
    return "draw" if sight.can("draw") else ""


def numbered(view: View, field: str) -> tuple[str, ...]:
    """The kinds of pieces by their numbers."""
    return PIECES if field == "piece" else ()


def reference(sight: Sight) -> list[str]:
    """Which pieces make which letter: open to everybody (DC-13)."""
    view: View = sight.view
    forms: dict[str, str] = {}
    for letter in TILES[view.alphabet]:
        form = "".join(SIGNS[piece] * LETTERS[letter][piece] for piece in PIECES)
        forms[form] = forms.get(form, "") + letter
    entries = ["\u00a0".join((form, *letters)) for form, letters in forms.items()]
    return [sight.say("game-decipher.about"), sight.say("decipher-letters"), "  " + "   ".join(entries)]


# --- what happened --------------------------------------------------------------------------------


def news(sight: Sight, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = sight.view
    if len(view.sheet) > len(before.sheet):
        return _round_over(sight, view.sheet[-1])
    lines = []
    if len(view.refused) > len(before.refused):
        field, piece = view.refused[-1]
        lines.append(sight.say("decipher-refused", field=field, piece=sight.say(f"piece-{piece}")))
    elif view.fields != before.fields:
        field = next(number for number in _numbers(view) if view.fields[number - 1] != before.fields[number - 1])
        lines.append(sight.say("decipher-fits", field=field, piece=sight.say(f"piece-{view.fields[field - 1][-1]}")))
    if len(view.attempts) > len(before.attempts):
        lines.append(
            sight.say("decipher-attempt-wrong", word=view.attempts[-1].word, name=sight.name(view.attempts[-1].seat))
        )
    if len(view.passed) > len(before.passed):
        lines.append(sight.say("decipher-passed", name=sight.name(view.passed[-1])))
    if view.bonus and not before.bonus:
        lines.append(sight.say("decipher-bonus-begins"))
    return lines


def _round_over(sight: Sight, played: Round) -> list[str]:
    solver = sight.name(played.solver or SPECTATOR)
    return [sight.say(f"decipher-end-{played.end}", word=played.word, name=solver)]


def warns(sight: Sight, move: Move) -> str:
    """What the referee thinks of a secret word (DC-07, DC-08)."""
    return on_secret(sight, move.word) if isinstance(move, SetWord) else ""


DECIPHER_DESK: Final = Desk(
    seat_name=seat_name,
    leads=leads,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    usual=usual,
    on_enter=on_enter,
    warns=warns,
    numbered=numbered,
    many=frozenset({"give"}),
    together=frozenset({"give-up"}),
)
