"""What each seat of Duet may know. A view is built from what is allowed, not by removing things from a state."""

from typing import Any, Literal

from msgspec import Struct

from cluehouse.games.choice import Choice
from cluehouse.games.deck import Edition
from cluehouse.games.duet.cards import agents_placed, is_complete, key_of, visible_words
from cluehouse.games.duet.play import RULES
from cluehouse.games.duet.report import Report, report
from cluehouse.games.duet.seats import side_of
from cluehouse.games.duet.state import KEY_STRUCTURE, SIDES, Key, Miss, Options, Phase, Side, State, Turn
from cluehouse.games.duet.tokens import Bank, Shortage, shortage
from cluehouse.games.duet.turns import givers, guessers
from cluehouse.games.game import Outcome
from cluehouse.games.marks import Marks
from cluehouse.games.seating import SPECTATOR

Hint = Literal["guess-one-black", "leave-the-blacks"]


class View(Struct, frozen=True, omit_defaults=True, tag="duet", tag_field="game"):
    """What one seat knows about a game of Duet, and what it can do now.

    It does not say whether a found word was green on both sides (DU-58), nor how many greens a side still has, until it
    has none (DU-68, D-DU-31).
    """

    seat: str  # whose view this is: a seat of the game, or spectator
    seats: tuple[str, ...]  # all seats of this game
    options: Options  # the options that the game was dealt with
    # what is awaited: the first clue (open), a clue, a guess, a decision on an objection or on a restart; or
    # sudden-death, or over
    phase: Phase
    words: tuple[str, ...]  # the 25 cards, row by row: a word, or "picture:" and the id of a picture
    editions: tuple[Edition, ...]  # the edition of each card (DU-109)
    visible: tuple[str, ...]  # the words that a clue must respect (DU-33)
    agents: tuple[Side | None, ...]  # for each card, the side that found it (DU-65)
    placed: int  # how many agents are on the board, of 15
    misses: tuple[tuple[Miss, ...], ...]  # for each card, who missed on it (DU-52)
    bank: Bank  # the tokens that are left
    ticks: dict[Side, int]  # how many tick tokens each side has taken (DU-55)
    turn: Turn  # the turn under way; in a finished game the last one
    turns: tuple[Turn, ...]  # the turns before it: the clue log (DU-21)
    # how many cards have which colours on the two sides of a key, such as GA: green and assassin (DU-11)
    key_structure: dict[str, int]
    choices: tuple[Choice, ...] = ()  # the moves that this seat can make now
    giver: Side | None = None  # the side that gives the clue; null while either may, and in sudden death
    givers: tuple[Side, ...] = ()  # the sides that may give the next clue
    guessers: tuple[Side, ...] = ()  # the sides that may guess now
    complete: tuple[Side, ...] = ()  # the sides whose greens are all found (DU-64)
    # the cards that guessers point at, each with the seat that does; in sudden death those of the own side (DU-79)
    marks: Marks = ()
    shortage: Shortage | None = None  # why this turn can be the last one before sudden death; null: it cannot
    sudden: bool = False  # whether sudden death has begun (DU-72)
    handed: Side | None = None  # the side that leaves the guessing to the other in sudden death; null: neither
    proposer: str | None = None  # the seat that proposes to restart the game (DU-46); null: nobody
    # by side, what each card is on its key: the own side's; both once the game is over (DU-07, D-DU-30)
    keys: dict[Side, Key] = {}
    hints: tuple[Hint, ...] = ()  # what the own side should know about its three assassins (DU-110)
    report: Report | None = None  # how the game went; null while it goes on, and if it was restarted or given up
    outcome: Outcome | None = None  # who won and why; null while the game goes on


def spectate(state: State) -> View:
    """Return what everybody may know."""
    deal, over = state.deal, state.outcome is not None
    return View(
        seat=SPECTATOR,
        seats=deal.seats,
        options=deal.options,
        phase=state.phase,
        words=deal.words,
        editions=deal.editions,
        visible=visible_words(state),
        agents=state.agents,
        placed=agents_placed(state),
        misses=state.misses,
        bank=state.bank,
        ticks={taker: state.ticks.count(taker) for taker in SIDES},
        turn=state.turn,
        turns=state.turns,
        key_structure=dict(KEY_STRUCTURE),
        giver=state.turn.side,
        givers=givers(state),
        guessers=guessers(state),
        complete=tuple(each for each in SIDES if is_complete(state, each)),
        marks=_marks(state, None),
        shortage=None if over or state.sudden else shortage(state.bank),
        sudden=state.sudden,
        handed=state.handed if state.phase == "sudden-death" else None,
        proposer=state.proposer,
        keys={each: key_of(deal, each) for each in SIDES} if over else {},
        report=report(state),
        outcome=state.outcome,
    )


def see(state: State, seat: str) -> dict[str, Any]:
    """Return what this seat knows in addition: its choices and its side of the key."""
    side = side_of(seat)
    if side is None or state.outcome is not None:
        return {"seat": seat}
    return {
        "seat": seat,
        "choices": RULES.choices(state, seat),
        "keys": {side: key_of(state.deal, side)},
        "marks": _marks(state, side),
        "hints": _hints(state, side),
    }


def _marks(state: State, side: Side | None) -> Marks:
    """Return the visible marks: in sudden death only the own side's, because pointing would be planning together
    (DU-79)."""
    return tuple(mark for mark in state.marks if not state.sudden or side_of(mark[1]) == side)


def _hints(state: State, side: Side) -> tuple[Hint, ...]:
    """Return hints: one of a side's three blacks is green for the partner; an agent on a black says which (DU-110)."""
    board = zip(key_of(state.deal, side), state.agents, strict=True)
    found = any(agent is not None for identity, agent in board if identity == "assassin")
    return ("leave-the-blacks",) if found else ("guess-one-black",)
