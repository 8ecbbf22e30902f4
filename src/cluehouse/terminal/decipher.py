"""Decipher at a terminal: the wordsmith in private, the seekers in public."""

from typing import Final

from cluehouse.games.decipher import View
from cluehouse.games.decipher.moves import SetWord
from cluehouse.games.decipher.state import ATTEMPTS, OPEN, Round
from cluehouse.games.game import AnyGame
from cluehouse.games.letters import PIECES, Piece, Pieces, form_of, tiles_of
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR, Seat
from cluehouse.terminal.advice import on_secret
from cluehouse.terminal.console import BLUE, BOLD, GREEN, RED, YELLOW, Console, pad, paint, width
from cluehouse.terminal.game_screen import GameScreen, ScreenContext, SetupQuestions

SIGNS: Final[dict[Piece, str]] = {"long": "┃", "short": "╻", "big": "(", "small": "u"}
_STYLES: Final[dict[Piece, str]] = {"long": RED, "short": YELLOW, "big": BLUE, "small": GREEN}  # DC-01
_LEADING: Final = ("set-word", "give", "draw", "place", "ask", "pass", "accept-word", "keep-word")


# --- who ------------------------------------------------------------------------------------------


def seat_name(console: Console, game: AnyGame, seat: Seat, alone: bool) -> str:
    """What a player without a nickname is called."""
    return console.say("seat-player", number=str(seat.number))


def who_acts(context: ScreenContext) -> tuple[str, ...]:
    """The wordsmith, or the seeker on turn."""
    return next((seat,) for move in _LEADING for seat in context.view.seats if move in context.offers[seat])


def is_private(view: View, seat: str) -> bool:
    """The wordsmith sees the word, but not while drawing pieces blindly. Once it is revealed, nothing is private."""
    return seat == view.wordsmith and view.phase not in OPEN and not (view.phase == "give" and view.options.blind_draw)


# --- the screen -----------------------------------------------------------------------------------


def draw(context: ScreenContext) -> list[str]:
    """The score sheet, the fields with their pieces, and what is left to use."""
    view: View = context.view
    lines = [
        paint(context.console, context.say("round-of", round=view.round, rounds=view.rounds), BOLD)
        + "   "
        + context.say("decipher-wordsmith", name=context.name(view.wordsmith))
        + "   "
        + context.say("decipher-word-is", **_word_is(context, view)),
        *(_sheet(context, view) if view.sheet else []),
    ]
    return (
        lines if view.phase in ("word", "over", *OPEN) else [*lines, *_fields(context, view), *_attempts(context, view)]
    )


def _word_is(context: ScreenContext, view: View) -> dict[str, str | int]:
    code = view.options.language
    return {"code": code, "language": context.say(f"language-{code}"), "length": view.options.length}


def _fields(context: ScreenContext, view: View) -> list[str]:
    """Letter fields side by side; a line for each kind of piece, with NO where it was refused."""
    names = {piece: f"{SIGNS[piece]} {context.say(f'piece-{piece}')}" for piece in PIECES}
    head = max(width(name) for name in names.values())
    no = context.say("decipher-no")
    cells = {piece: [_field(view, number, piece, no) for number in _numbers(view)] for piece in PIECES}
    column = max(3, *(width(cell) for row in cells.values() for cell in row))
    rule = "─" * (head + 2) + "┼" + "┼".join("─" * (column + 2) for _ in _numbers(view)) + "┤"
    lines = [
        " " * (head + 2) + "│" + "│".join(f" {pad(str(number), column)} " for number in _numbers(view)) + "│",
        rule,
    ]
    for piece in PIECES:
        name = paint(context.console, f" {pad(names[piece], head)} ", _STYLES[piece])
        row = (
            paint(context.console, f" {pad(cell, column)} ", _STYLES[piece] if cell else "") for cell in cells[piece]
        )
        lines.append(name + "│" + "│".join(row) + "│")
    return lines


def _numbers(view: View) -> range:
    return range(1, len(view.fields) + 1)


def _field(view: View, number: int, piece: Piece, no: str) -> str:
    laid = SIGNS[piece] * view.fields[number - 1].count(piece)
    return f"{laid} {no}".strip() if (number, piece) in view.refused else laid


def _attempts(context: ScreenContext, view: View) -> list[str]:
    left = context.console.listed(
        f"{context.name(seat)} {'●' * left}{'○' * (ATTEMPTS - left)}" for seat, left in view.attempts_left.items()
    )
    lines = [context.say("decipher-attempts", left=left)]
    if view.attempts:
        tried = context.console.listed(f"{attempt.word} ({context.name(attempt.seat)})" for attempt in view.attempts)
        lines.append(context.say("decipher-tried", words=tried))
    if view.bonus:
        lines.append(context.say("decipher-bonus", tokens=view.bonus_left, pieces=view.hidden_left or 0))
    return lines


def _sheet(context: ScreenContext, view: View) -> list[str]:
    """The score sheet: a line for each word, a column for each player, the wordsmith's cell marked (DC-35)."""
    seats = tuple(view.totals)
    head = max(6, *(width(line.word) for line in view.sheet))
    columns = [max(5, width(context.name(seat))) for seat in seats]
    rows = [("", [context.name(seat) for seat in seats])]
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


def status(context: ScreenContext) -> list[str]:
    """What is to be done now, and the wordsmith's own knowledge where it may be seen."""
    view: View = context.view
    if view.outcome is not None:
        names = context.console.listed(context.name(seat) for seat in view.outcome.winners)
        outcome = f"decipher-outcome-{view.outcome.reason}"
        return [paint(context.console, context.say(outcome, names=names, count=len(view.outcome.winners)), BOLD)]
    piece = "" if view.hand is None else context.say(f"piece-{view.hand}")
    name = context.name(view.wordsmith if view.phase in ("word", "give") else view.seeker)
    if view.phase in OPEN:
        return [*fairness(context, view.sheet[-1]), context.say(f"decipher-phase-{view.phase}")]
    lines = [context.say(f"decipher-phase-{view.phase}", name=name, piece=piece, **_word_is(context, view))]
    if view.word is not None:
        lines = [context.say("decipher-your-word", word=view.word), *_hidden(context, view.hidden), *lines]
    return lines


def fairness(context: ScreenContext, played: Round) -> list[str]:
    """The referee's mark on a revealed word, its ruling on a contest, and what came of it (D-DC-23)."""
    contest, lines = played.contest, []
    for message, ruled in (("decipher-marked", played.mark), ("decipher-ruled", contest and contest.ruling)):
        if ruled:
            code, said, word = (*ruled.evidence.split(": ", 2), "", "")[:3]
            why = context.say("decipher-why", code=code, said=said, word=word)
            lines.append(f"{context.say(message, verdict=context.say(f'verdict-{ruled.verdict}'))} {why} {ruled.rule}")
    if contest is not None:
        lines.append(context.say("decipher-contested", name=context.name(contest.seat), own="no"))
    if contest is not None and contest.upheld is not None:
        wordsmith = context.name(played.wordsmith)
        lines.append(context.say("decipher-struck", name=wordsmith) if contest.upheld else context.say("decipher-kept"))
    return lines


def _hidden(context: ScreenContext, hidden: Pieces | None) -> list[str]:
    pieces = (hidden or {}).items()
    counted = [f"{number}. {SIGNS[piece]} × {count}" for number, (piece, count) in enumerate(pieces, 1)]
    return [context.say("decipher-in-chamber", pieces="   ".join(counted))]


# --- what is typed --------------------------------------------------------------------------------


def prompt(context: ScreenContext) -> str:
    """What is to be typed now."""
    view: View = context.view
    if context.can("set-word"):
        return context.say("decipher-ask-word", length=view.options.length)
    for move in ("give", "draw", "place"):
        if context.can(move):
            return context.say(f"decipher-ask-{move}")
    if context.can("pass"):
        return context.say("decipher-ask-bonus")
    if view.phase in OPEN:
        return context.say("decipher-ask-reveal" if view.phase == "reveal" else "decipher-ask-contest")
    return context.say("decipher-ask-attempt") if context.can("attempt") else context.say("ask-anything")


def default_move(context: ScreenContext) -> str:
    """The word, a piece or a field; off turn, an attempt."""
    return next((name for name in ("set-word", "give", "place") if context.can(name)), "")


def on_enter(context: ScreenContext) -> str:
    """Enter draws a piece, where chance says which, and goes on after the reveal."""
    return next((name for name in ("draw", "accept-word") if context.can(name)), "")


def numbered_values(context: ScreenContext, field: str) -> tuple[str, ...]:
    """The kinds of pieces by their numbers."""
    return PIECES if field == "piece" else ()


def reference(context: ScreenContext) -> list[str]:
    """Which pieces make which letter: open to everybody (DC-13)."""
    view: View = context.view
    forms: dict[str, str] = {}
    for letter in tiles_of(view.alphabet):
        form = "".join(SIGNS[piece] * form_of(letter)[piece] for piece in PIECES)
        forms[form] = forms.get(form, "") + letter
    entries = ["\u00a0".join((form, *letters)) for form, letters in forms.items()]
    return [context.say("game-decipher.about"), context.say("decipher-letters"), "  " + "   ".join(entries)]


# --- what happened --------------------------------------------------------------------------------


def news(context: ScreenContext, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = context.view
    if len(view.sheet) > len(before.sheet):
        return _round_over(context, view.sheet[-1])
    if before.phase in OPEN:
        return fairness(context, view.sheet[-1]) if before.phase == "contest" != view.phase else []
    lines = []
    if len(view.refused) > len(before.refused):
        field, piece = view.refused[-1]
        lines.append(context.say("decipher-refused", field=field, piece=context.say(f"piece-{piece}")))
    elif view.fields != before.fields:
        field = next(number for number in _numbers(view) if view.fields[number - 1] != before.fields[number - 1])
        lines.append(
            context.say("decipher-fits", field=field, piece=context.say(f"piece-{view.fields[field - 1][-1]}"))
        )
    if len(view.attempts) > len(before.attempts):
        lines.append(
            context.say(
                "decipher-attempt-wrong", word=view.attempts[-1].word, name=context.name(view.attempts[-1].seat)
            )
        )
    if len(view.passed) > len(before.passed):
        lines.append(context.say("decipher-passed", name=context.name(view.passed[-1])))
    if view.bonus and not before.bonus:
        lines.append(context.say("decipher-bonus-begins"))
    return lines


def _round_over(context: ScreenContext, played: Round) -> list[str]:
    solver = context.name(played.solver or SPECTATOR)
    return [context.say(f"decipher-end-{played.end}", word=played.word, name=solver)]


def warning(context: ScreenContext, move: Move) -> str:
    """What the referee thinks of a secret word (DC-07, DC-08)."""
    return on_secret(context, move.word) if isinstance(move, SetWord) else ""


SCREEN: Final = GameScreen(
    seat_name=seat_name,
    who_acts=who_acts,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    default_move=default_move,
    on_enter=on_enter,
    warning=warning,
    numbered_values=numbered_values,
    value_messages={"piece": "piece"},
    several=frozenset({"give"}),
    for_all=frozenset({"give-up", "accept-word"}),
    setup=SetupQuestions(main=("length",), more=("blind_draw", "first_wordsmith")),
)
