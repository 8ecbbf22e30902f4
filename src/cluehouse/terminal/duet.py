"""Duet at a terminal: clues in private, guesses in public, a look at the own key at any time."""

from typing import Final

from cluehouse.games.duet import MISSIONS, View
from cluehouse.games.duet.moves import Clue
from cluehouse.games.duet.seats import side_of
from cluehouse.games.duet.state import AGENTS, Identity, Side, Touch, Turn
from cluehouse.games.game import AnyGame
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR, Seat
from cluehouse.games.spoken import Announce, waits_for_spelling
from cluehouse.messages import move_message
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
    BOLD,
    GREEN,
    HINT,
    LOG,
    ON_BLACK,
    ON_GREEN,
    ON_YELLOW,
    YELLOW,
    Console,
    Spare,
    paint,
)
from cluehouse.terminal.game_screen import GameScreen, Labelled, ScreenContext, SetupQuestions

AGENT, BYSTANDER, ASSASSIN = "◆", "○", "✖"
_KEY_SIGNS: Final[dict[Identity, str]] = {"green": AGENT, "bystander": "·", "assassin": ASSASSIN}
_KEY_STYLES: Final[dict[Identity, str]] = {"green": GREEN, "bystander": "", "assassin": ON_BLACK}
_RESULT_SIGNS: Final = {"agent": AGENT, "bystander": BYSTANDER, "assassin": ASSASSIN}


# --- who ------------------------------------------------------------------------------------------


def seat_name(console: Console, game: AnyGame, seat: Seat, alone: bool) -> str:
    """What a player without a nickname is called."""
    return console.say("seat-side", side=seat.side, number="" if alone else str(seat.number)).strip()


def who_acts(context: ScreenContext) -> tuple[str, ...]:
    """One of each side that may act: whoever agrees or decides, else givers, else guessers."""
    view: View = context.view
    for move in ("agree", "waive"):
        answering = tuple(seat for seat in view.seats if move in context.offers[seat])
        if answering:
            return answering[:1]
    sides = view.givers or view.guessers
    return tuple(next(seat for seat in view.seats if side_of(seat) == side) for side in sides)


def is_private(view: View, seat: str) -> bool:
    """Whoever thinks of a clue sees the own side of the key."""
    return view.phase in ("open", "clue")


def viewers(view: View, seat: str) -> tuple[str, ...]:
    """All who share a side of the key."""
    return tuple(other for other in view.seats if side_of(other) == side_of(seat))


def speakers(view: View, seat: str) -> tuple[str, ...]:
    """At a public screen anybody may object."""
    return () if is_private(view, seat) else tuple(other for other in view.seats if other != seat)


def can_peek(view: View, seat: str) -> bool:
    """Everybody has a side of the key."""
    return seat in view.seats and view.outcome is None


# --- the screen -----------------------------------------------------------------------------------


def draw(context: ScreenContext) -> list[str]:
    """Tokens, clue log, board, and the own side of the key where it may be seen."""
    view: View = context.view
    return [
        paint(
            context.console,
            context.say("duet-found", found=view.placed, all=AGENTS) + "   " + _bank(context, view),
            BOLD,
        ),
        *(
            Spare(_log_line(context, turn), LOG)
            for turn in (*view.turns, view.turn)
            if turn.number is not None or turn.touches
        ),
        *_board(context.console, view),
        Spare(_legend(context, view), HINT),
    ]


def _bank(context: ScreenContext, view: View) -> str:
    bank = view.bank
    if view.sudden:
        return context.say("duet-bank-empty")
    tokens = context.say("duet-tokens", tokens=bank.bystander + bank.tick)
    return f"{tokens}   {context.say('duet-bank-mistakes', count=bank.bystander)}" if bank.tick else tokens


def _board(console: Console, view: View) -> list[str]:
    columns = card_columns(view.words)
    names = card_names(console, view.words)
    return grid(console, in_fives([_card(view, place, name, columns) for place, name in enumerate(names)]))


def _card(view: View, place: int, name: str, columns: int) -> Box:
    word, agent, misses = view.words[place], view.agents[place], _misses(view, place)
    marked = "*" if any(word == marked for marked, _ in view.marks) else ""
    signs = [marked, misses, *_key_signs(view, place)]
    if agent is not None:
        signs = [misses, f"{AGENT}{agent}", *(_key_signs(view, place) if view.outcome is not None else [])]
    covered = agent is not None or len(view.misses[place]) > 1 or _is_fatal(view, word)
    return card(
        place + 1, name, " ".join(sign for sign in signs if sign), covered, _style(view, place, covered), columns
    )


def _misses(view: View, place: int) -> str:
    """Who missed on a card. The guess that lost the game lays no token, so it is marked as well."""
    sides = "".join(miss.side for miss in view.misses[place])
    missed = BYSTANDER + sides if sides else ""
    if not _is_fatal(view, view.words[place]):
        return missed
    last: Touch = touches_of(view)[-1]
    guesser = side_of(last.seat) or ""
    return f"{missed} {ASSASSIN}{guesser}".strip() if last.result == "assassin" else BYSTANDER + sides + guesser


def _is_fatal(view: View, word: str) -> bool:
    """Is this the card whose touch lost the game?"""
    touches: list[Touch] = touches_of(view) if view.outcome is not None else []
    lost = view.outcome is not None and view.outcome.reason in ("assassin", "out-of-time", "out-of-tokens")
    return lost and bool(touches) and touches[-1].card == word


def _key_signs(view: View, place: int) -> list[str]:
    if len(view.keys) > 1:
        return ["".join(_KEY_SIGNS[key[place]] for key in view.keys.values())]
    return [_KEY_SIGNS[key[place]] for key in view.keys.values()]


def _style(view: View, place: int, covered: bool) -> str:
    if _is_fatal(view, view.words[place]):
        return ON_BLACK
    if covered:
        return ON_GREEN if view.agents[place] is not None else ON_YELLOW
    if len(view.keys) == 1:
        return next(_KEY_STYLES[key[place]] for key in view.keys.values())
    return YELLOW if view.misses[place] else ""


def _legend(context: ScreenContext, view: View) -> str:
    if view.outcome is not None:
        return context.say("duet-legend-over", agent=AGENT, bystander="·", assassin=ASSASSIN, miss=BYSTANDER)
    if view.keys:
        return context.say("duet-legend-key", agent=AGENT, bystander="·", assassin=ASSASSIN, miss=BYSTANDER)
    legend = context.say("duet-legend", agent=AGENT, miss=BYSTANDER)
    return f"{legend}   {context.say('duet-legend-look')}" if can_peek(view, context.seat) else legend


def _log_line(context: ScreenContext, turn: Turn) -> str:
    touches = ", ".join(
        f"{face_name(touch.card, context.console.language)} {_RESULT_SIGNS[touch.result]}" for touch in turn.touches
    )
    clue = context.say("duet-sudden") if turn.number is None else clue_text(context, turn.word, str(turn.number))
    invalid = f" ({context.say('clue-invalid')})" if turn.penalty else ""
    return f" {turn.side or '!'}: {clue}{invalid}{' → ' if touches else ''}{touches}"


def status(context: ScreenContext) -> list[str]:
    """The clue, and who does what now; at the end, how it went."""
    view: View = context.view
    if view.outcome is not None:
        return _ending(context, view)
    complete = "duet-complete-sudden" if view.sudden else "duet-complete"
    lines = [context.say(complete, side=side) for side in view.complete]
    if view.phase in ("guess", "objection", "restart"):
        clue = clue_text(context, view.turn.word, str(view.turn.number))
        lines.append(paint(context.console, context.say("clue-is", clue=clue), BOLD))
        if waits_for_spelling(view):
            lines.append(context.say("clue-spelling-asked", name=context.name(view.turn.spelling or SPECTATOR)))
    side: Side | None = (view.guessers or view.givers or (None,))[0]
    lines.append(context.say(f"duet-phase-{view.phase}", side=side or view.turn.side or ""))
    if is_private(view, context.seat):
        lines += [Spare(context.say(f"duet-hint-{hint}"), HINT) for hint in view.hints]
    return lines


def _ending(context: ScreenContext, view: View) -> list[str]:
    assert view.outcome is not None
    lines = [paint(context.console, context.say(f"duet-outcome-{view.outcome.reason}"), BOLD)]
    if view.report is None:
        return lines
    if view.report.score is not None:
        lines.append(context.say(f"duet-band-{view.report.band}", score=view.report.score))
    return [*lines, Spare(context.say(f"duet-advice-{view.report.advice}"), HINT)]


# --- what is typed --------------------------------------------------------------------------------


def prompt(context: ScreenContext) -> str:
    """What is to be typed now."""
    if context.can("agree"):
        return context.say("duet-ask-restart")
    if context.can("waive"):
        return context.say("ask-objection")
    if context.can("clue"):
        return context.say("ask-clue")
    if context.can("announce"):
        return context.say("ask-announce")
    if context.can("guess"):
        return context.say("ask-more-guesses" if context.can("stop") else "duet-ask-guess")
    return context.say("ask-anything")


def default_move(context: ScreenContext) -> str:
    """A clue or a guess."""
    return next((name for name in ("clue", "announce", "guess") if context.can(name)), "")


def reference(context: ScreenContext) -> list[str]:
    """The aim of the game, and how every key is made (DU-11)."""
    return [context.say("game-duet.about"), context.say("duet-key-structure")]


# --- what happened --------------------------------------------------------------------------------


def news(context: ScreenContext, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = context.view
    lines = []
    touches: list[Touch] = touches_of(view)
    if len(touches) > len(touches_of(before)):
        lines.append(context.say(f"duet-touched-{touches[-1].result}", card=touches[-1].card))
    if view.phase == "objection":
        lines.append(context.say("objection-raised", name=context.name(view.turn.objection or SPECTATOR)))
    elif view.turn.decision == "waived" and before.phase == "objection":
        lines.append(context.say("objection-waived"))
    elif view.turn.penalty and not before.turn.penalty:
        lines.append(context.say("duet-penalty"))
    if view.proposer is not None:
        lines.append(context.say("duet-restart-proposed", name=context.name(view.proposer)))
    if len(view.turns) > len(before.turns):
        lines.append(context.say(f"duet-end-{view.turns[-1].end}"))
    if view.sudden and not before.sudden:
        lines.append(context.say("duet-sudden-begins"))
    return lines


def move_message_of(context: ScreenContext, move: str) -> str:
    """An objection to the own clue is owning up (DU-45)."""
    own = move == "object" and context.view.turn.side is not None and side_of(context.seat) == context.view.turn.side
    return "move-own-up" if own else move_message("duet", move)


def warning(context: ScreenContext, move: Move) -> str:
    """What the referee thinks of a clue; and a number greater than the giver's greens that are left, which is allowed
    but hardly meant (DU-14)."""
    view: View = context.view
    if not isinstance(move, Clue | Announce):
        return ""
    own = next(iter(view.keys.values()), ())
    left = sum(identity == "green" and agent is None for identity, agent in zip(own, view.agents, strict=False))
    advice = on_clue(context, move.word, view.visible) if isinstance(move, Clue) else ""
    high = isinstance(move.number, int) and move.number > left
    return " ".join(filter(None, (advice, context.say("duet-number-high", left=left) if high else "")))


# --- before the game ------------------------------------------------------------------------------


def missions(console: Console) -> Labelled:
    """The cities of the map with their tokens and mistakes, and none of them."""
    cities = [
        (city.id, f"{console.say('mission-' + city.id.replace('_', '-'))} {city.tokens}-{city.mistakes}")
        for city in MISSIONS.values()
    ]
    return [("", console.say("none")), *cities]


SCREEN: Final = GameScreen(
    seat_name=seat_name,
    who_acts=who_acts,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    viewers=viewers,
    speakers=speakers,
    can_peek=can_peek,
    default_move=default_move,
    move_message_of=move_message_of,
    warning=warning,
    numbered_values=cards_by_number,
    referee_notes=clue_notes,
    setup=SetupQuestions(
        main=("tokens",),
        more=("mission", "order", "pool", "names", "titles", "fixed_names", "foreign_words", "restart"),
        remote=("spoken",),
        values={"mission": missions},
    ),
)
