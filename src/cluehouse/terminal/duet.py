"""Duet at one keyboard: clues in private, guesses in the open, a look at the own key at any time."""

from typing import Final

from cluehouse.games.duet import View
from cluehouse.games.duet.moves import Clue
from cluehouse.games.duet.seats import side_of
from cluehouse.games.duet.state import AGENTS, Identity, Side, Touch, Turn
from cluehouse.games.game import SPECTATOR
from cluehouse.games.rule import Move
from cluehouse.messages import move_message
from cluehouse.terminal.advice import on_clue
from cluehouse.terminal.board import Box, card, card_columns, cards_by_number, grid, in_fives, touches_of
from cluehouse.terminal.desk import Desk, Offers, Sight
from cluehouse.terminal.screen import BOLD, GREEN, HINT, LOG, ON_BLACK, ON_GREEN, ON_YELLOW, YELLOW, Spare, Talk, paint

AGENT, BYSTANDER, ASSASSIN = "◆", "○", "✖"
_KEY_SIGNS: Final[dict[Identity, str]] = {"green": AGENT, "bystander": "·", "assassin": ASSASSIN}
_KEY_STYLES: Final[dict[Identity, str]] = {"green": GREEN, "bystander": "", "assassin": ON_BLACK}
_RESULT_SIGNS: Final = {"agent": AGENT, "bystander": BYSTANDER, "assassin": ASSASSIN}


# --- who ------------------------------------------------------------------------------------------


def seat_name(talk: Talk, seat: str, seats: tuple[str, ...]) -> str:
    """What somebody is called who gave no name."""
    alone = f"{seat[0]}2" not in seats
    return talk.say("seat-side", side=seat[0], number="" if alone else seat[1:]).strip()


def leads(view: View, offers: Offers) -> tuple[str, ...]:
    """One of each side that may act: whoever agrees or decides, else givers, else guessers."""
    for move in ("agree", "waive"):
        answering = tuple(seat for seat in view.seats if move in offers[seat])
        if answering:
            return answering[:1]
    sides = view.givers or view.guessers
    return tuple(next(seat for seat in view.seats if side_of(seat) == side) for side in sides)


def is_private(view: View, seat: str) -> bool:
    """Clues are thought up before the own side of the key."""
    return view.phase in ("open", "clue")


def holders(view: View, seat: str) -> tuple[str, ...]:
    """All who share a side of the key."""
    return tuple(other for other in view.seats if side_of(other) == side_of(seat))


def voices(view: View, seat: str) -> tuple[str, ...]:
    """In the open anybody may object."""
    return () if is_private(view, seat) else tuple(other for other in view.seats if other != seat)


def peeks(view: View, seat: str) -> bool:
    """Everybody has a side of the key."""
    return seat in view.seats and view.outcome is None


# --- the screen -----------------------------------------------------------------------------------


def draw(sight: Sight) -> list[str]:
    """Tokens, clue log, board, and the own side of the key where it may be seen."""
    view: View = sight.view
    return [
        paint(sight.talk, sight.say("duet-found", found=view.placed, all=AGENTS) + "   " + _bank(sight, view), BOLD),
        *(Spare(_log_line(sight, turn), LOG) for turn in (*view.turns, view.turn) if turn.word or turn.touches),
        *_board(sight.talk, view),
        Spare(_legend(sight, view), HINT),
    ]


def _bank(sight: Sight, view: View) -> str:
    bank = view.bank
    if view.sudden:
        return sight.say("duet-bank-empty")
    tokens = sight.say("duet-tokens", tokens=bank.bystander + bank.tick)
    return f"{tokens}   {sight.say('duet-bank-mistakes', count=bank.bystander)}" if bank.tick else tokens


def _board(talk: Talk, view: View) -> list[str]:
    columns = card_columns(view.words)
    return grid(talk, in_fives([_card(view, place, columns) for place in range(len(view.words))]))


def _card(view: View, place: int, columns: int) -> Box:
    word, agent, misses = view.words[place], view.agents[place], _misses(view, place)
    marked = "*" if any(word == marked for marked, _ in view.marks) else ""
    signs = [marked, misses, *_key_signs(view, place)]
    if agent is not None:
        signs = [misses, f"{AGENT}{agent}", *(_key_signs(view, place) if view.outcome is not None else [])]
    covered = agent is not None or len(view.misses[place]) > 1 or _is_fatal(view, word)
    return card(
        place + 1, word, " ".join(sign for sign in signs if sign), covered, _style(view, place, covered), columns
    )


def _misses(view: View, place: int) -> str:
    """Who missed on a card; the guess that lost the game lays no token, but everybody looks for its card."""
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


def _legend(sight: Sight, view: View) -> str:
    if view.outcome is not None:
        return sight.say("duet-legend-over", agent=AGENT, bystander="·", assassin=ASSASSIN, miss=BYSTANDER)
    if view.keys:
        return sight.say("duet-legend-key", agent=AGENT, bystander="·", assassin=ASSASSIN, miss=BYSTANDER)
    legend = sight.say("duet-legend", agent=AGENT, miss=BYSTANDER)
    return f"{legend}   {sight.say('duet-legend-look')}" if peeks(view, sight.seat) else legend


def _log_line(sight: Sight, turn: Turn) -> str:
    touches = ", ".join(f"{touch.card} {_RESULT_SIGNS[touch.result]}" for touch in turn.touches)
    clue = sight.say("duet-sudden") if turn.word is None else f"{turn.word} {turn.number}"
    invalid = f" ({sight.say('clue-invalid')})" if turn.penalty else ""
    return f" {turn.side or '!'}: {clue}{invalid}{' → ' if touches else ''}{touches}"


def status(sight: Sight) -> list[str]:
    """The clue, and who does what now; at the end, how it went."""
    view: View = sight.view
    if view.outcome is not None:
        return _ending(sight, view)
    complete = "duet-complete-sudden" if view.sudden else "duet-complete"
    lines = [sight.say(complete, side=side) for side in view.complete]
    if view.phase in ("guess", "objection", "restart"):
        lines.append(paint(sight.talk, sight.say("clue-is", clue=f"{view.turn.word} {view.turn.number}"), BOLD))
    side: Side | None = (view.guessers or view.givers or (None,))[0]
    lines.append(sight.say(f"duet-phase-{view.phase}", side=side or view.turn.side or ""))
    if is_private(view, sight.seat):
        lines += [Spare(sight.say(f"duet-hint-{hint}"), HINT) for hint in view.hints]
    return lines


def _ending(sight: Sight, view: View) -> list[str]:
    assert view.outcome is not None
    lines = [paint(sight.talk, sight.say(f"duet-outcome-{view.outcome.reason}"), BOLD)]
    if view.report is None:
        return lines
    if view.report.score is not None:
        lines.append(sight.say(f"duet-band-{view.report.band}", score=view.report.score))
    return [*lines, Spare(sight.say(f"duet-advice-{view.report.advice}"), HINT)]


# --- what is typed --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is to be typed now."""
    if sight.can("agree"):
        return sight.say("duet-ask-restart")
    if sight.can("waive"):
        return sight.say("ask-objection")
    if sight.can("clue"):
        return sight.say("ask-clue")
    if sight.can("guess"):
        return sight.say("ask-more-guesses" if sight.can("stop") else "duet-ask-guess")
    return sight.say("ask-anything")


def usual(sight: Sight) -> str:
    """A clue or a guess."""
    return next((name for name in ("clue", "guess") if sight.can(name)), "")


def reference(sight: Sight) -> list[str]:
    """The aim of the game, and how every key is made (DU-11)."""
    return [sight.say("game-duet.about"), sight.say("duet-key-structure")]


# --- what happened --------------------------------------------------------------------------------


def news(sight: Sight, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = sight.view
    lines = []
    touches: list[Touch] = touches_of(view)
    if len(touches) > len(touches_of(before)):
        lines.append(sight.say(f"duet-touched-{touches[-1].result}", card=touches[-1].card))
    if view.phase == "objection":
        lines.append(sight.say("objection-raised", name=sight.name(view.turn.objection or SPECTATOR)))
    elif view.turn.decision == "waived" and before.phase == "objection":
        lines.append(sight.say("objection-waived"))
    elif view.turn.penalty and not before.turn.penalty:
        lines.append(sight.say("duet-penalty"))
    if view.proposer is not None:
        lines.append(sight.say("duet-restart-proposed", name=sight.name(view.proposer)))
    if len(view.turns) > len(before.turns):
        lines.append(sight.say(f"duet-end-{view.turns[-1].end}"))
    if view.sudden and not before.sudden:
        lines.append(sight.say("duet-sudden-begins"))
    return lines


def calls(sight: Sight, move: str) -> str:
    """An objection to the own clue is owning up (DU-45)."""
    own = move == "object" and sight.view.turn.side is not None and side_of(sight.seat) == sight.view.turn.side
    return "move-own-up" if own else move_message("duet", move)


def warns(sight: Sight, move: Move) -> str:
    """What the referee thinks of a clue."""
    return on_clue(sight, move.word, sight.view.visible) if isinstance(move, Clue) else ""


DUET_DESK: Final = Desk(
    seat_name=seat_name,
    leads=leads,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    holders=holders,
    voices=voices,
    peeks=peeks,
    usual=usual,
    calls=calls,
    warns=warns,
    numbered=cards_by_number,
)
