"""What each seat of Trapwords may know: the maze is open, lists and secrets are not."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.choice import Choice
from cluehouse.games.game import Outcome
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.trapwords.burden import Burden, burden, hourglass_milliseconds, traps_needed
from cluehouse.games.trapwords.cards import Monster, monster
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.maze import glow
from cluehouse.games.trapwords.play import RULES
from cluehouse.games.trapwords.seats import RIVAL, describes, team_of, watches
from cluehouse.games.trapwords.state import (
    TEAMS,
    Alert,
    Doubt,
    HeldLine,
    Mark,
    Options,
    Phase,
    Round,
    State,
    Team,
    TrapList,
    Turn,
)


class CurseView(Struct, frozen=True, omit_defaults=True):
    """A curse in the maze; face down it has no name (TW-09)."""

    chamber: int  # where it lies: the index of the chamber, 0 at the entrance
    name: str | None = None  # its name; null while it lies face down


class Finished(Struct, frozen=True, omit_defaults=True):
    """A finished turn of this round: its secret and its traps are now open (TW-13)."""

    turn: Turn  # the turn as it was played
    secret: str  # the word that the team had to guess
    traps: tuple[str, ...]  # the traps that the other team had written for it
    marks: tuple[Mark, ...] = ()  # the referee's remarks on doubtful traps
    void: tuple[str, ...] = ()  # the traps that were contested with success
    authors: tuple[str, ...] = ()  # the seats that wrote the traps, in their order


class View(Struct, frozen=True, omit_defaults=True, tag="trapwords", tag_field="game"):
    """What one seat knows about a game of Trapwords, and what it can do now."""

    seat: str  # whose view this is: a seat of the game, or spectator
    seats: tuple[str, ...]  # all seats of this game
    options: Options  # the options that the game was dealt with
    round: int  # the number of the round, from 1 to 8
    # what is awaited: traps, the describer (handover), the hourglass (reading), clues and guesses, an answer to a call,
    # the end of doubts (settling); or over
    phase: Phase
    # where each team stands: the index of the chamber in options.chambers, 0 at the entrance
    positions: dict[Team, int]
    monster: Monster  # the monster, and what a fight with it changes
    monster_chamber: int  # where the monster stands: the index of the chamber, 0 at the entrance
    curses: tuple[CurseView, ...]  # the curses that lie in the maze
    in_force: dict[Team, tuple[str, ...]]  # the names of the curses that bind each team in this round
    discarded: tuple[str, ...]  # the names of the curses that were turned up in this round without effect (TW-88)
    fighting: tuple[Team, ...]  # the teams that fight the monster in this round (TW-91)
    glow: Team  # the team that holds the glowing book while traps are written; if level, the other begins (TW-35)
    torches: dict[Team, str]  # the seat that describes for each team in this round (TW-19)
    needed: dict[Team, int]  # how many traps each team has to write (TW-20)
    ready: dict[Team, bool]  # whether each team has declared its trap list finished
    choices: tuple[Choice, ...] = ()  # the moves that this seat can make now
    set_word: str | None = None  # the word that this team sets for the rivals (TW-18)
    traps: TrapList | None = None  # the list of this seat's team
    secret: str | None = None  # the word to describe: for the describer, once the book is open (TW-37)
    turn: Turn | None = None  # the turn under way; null while traps are written
    burden: Burden | None = None  # the limits of the team on turn; null while traps are written
    # how long the hourglass of this turn runs, less what wrong guesses took off; null without a turn
    hourglass_milliseconds: int | None = None
    alerts: tuple[Alert, ...] = ()  # for the watchers: what the referee points out in this turn (D-TW-18)
    finished: tuple[Finished, ...] = ()  # the first turn of this round, once it is over
    rounds: tuple[Round, ...] = ()  # the finished rounds, with everything that was secret in them (TW-12)
    # in a replay: the word that each team has to guess in this round; otherwise null
    secrets: dict[Team, str] | None = None
    # in a replay: the list that each team writes in this round; otherwise null
    lists: dict[Team, TrapList] | None = None
    outcome: Outcome | None = None  # who won and why; null while the game goes on


def spectate(state: State) -> View:
    """Return what everybody may know."""
    deal, turn = state.deal, state.turn
    return View(
        seat=SPECTATOR,
        seats=deal.seats,
        options=deal.options,
        round=state.round,
        phase=state.phase,
        positions=state.positions,
        monster=monster(deal.monster, deal.options.starred),
        monster_chamber=state.monster,
        curses=tuple(CurseView(curse.chamber, curse.name if curse.revealed else None) for curse in state.curses),
        in_force=state.in_force,
        discarded=state.discarded,
        fighting=state.fighting,
        glow=glow(state),
        torches=state.torches,
        needed={team: traps_needed(state, team) for team in TEAMS},
        ready={team: state.lists[team].ready for team in TEAMS},
        turn=None if turn is None else _shown(state, turn),
        burden=None if turn is None else burden(state, turn.team),
        hourglass_milliseconds=None if turn is None else hourglass_milliseconds(state, turn.team),
        finished=tuple(_opened(state, over) for over in state.turns),
        rounds=state.rounds,
        outcome=state.outcome,
    )


def _opened(state: State, over: Turn) -> Finished:
    own = state.lists[RIVAL[over.team]]
    return Finished(over, secret_of(state.deal, state.round, over.team), own.words, own.marks, own.void, own.authors)


def _shown(state: State, turn: Turn) -> Turn:
    """Return the turn without what would reveal the list or the secret: the traps in doubt, until the doubts are
    settled (TW-38), and the lines that were held back (D-TW-35)."""
    held = tuple(HeldLine("", "", "") for _ in turn.held)
    if state.phase == "settling" or not turn.doubts:
        return replace(turn, held=held) if held else turn
    return replace(turn, held=held, doubts=tuple(Doubt(doubt.seat, "", doubt.line) for doubt in turn.doubts))


def lay_open(state: State) -> dict[str, Any]:
    """Return what a replay shows beyond what everybody knew: both secret words and both lists."""
    if state.outcome is not None:
        return {}
    secrets = {team: secret_of(state.deal, state.round, team) for team in TEAMS}
    return {"secrets": secrets, "lists": state.lists}


def see(state: State, seat: str) -> dict[str, Any]:
    """Return what this seat knows in addition: its choices, its team's list, the word it set or describes."""
    team = team_of(seat)
    if team is None or state.outcome is not None:
        return {"seat": seat}
    seen = {
        "seat": seat,
        "choices": RULES.choices(state, seat),
        "set_word": secret_of(state.deal, state.round, RIVAL[team]),
        "traps": state.lists[team],
        "secret": _described_word(state, seat),
    }
    if watches(state, seat):
        return seen | {"turn": state.turn, "alerts": state.alerts}
    if state.turn is not None and describes(state, seat) and state.turn.held:
        return seen | {"turn": replace(_shown(state, state.turn), held=state.turn.held)}
    return seen


def _described_word(state: State, seat: str) -> str | None:
    reads = state.phase in ("reading", "describing", "called", "settling") and describes(state, seat)
    return secret_of(state.deal, state.round, state.turn.team) if reads and state.turn is not None else None
