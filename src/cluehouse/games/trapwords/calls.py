"""Calls and doubts: what the watchers do when a trap springs or a clue is illegal (TW-43, TW-44, TW-56 … TW-63).

A `why_not_…` function returns the code of a refusal, or None if the move is allowed; its docstring says when it is.
"""

from msgspec.structs import replace

from cluehouse.games.choice import Arg, Between, OneOf
from cluehouse.games.refusal import Code
from cluehouse.games.rule import Move
from cluehouse.games.ruling import RULING_ARGS
from cluehouse.games.trapwords import hearing, moves
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.hearing import hear, hear_for_certain
from cluehouse.games.trapwords.seats import RIVAL, members, team_of, watches
from cluehouse.games.trapwords.state import CLUE_FAULTS, REBUTTALS, Alert, Call, ClueFault, Doubt, Rebuttal, State, Turn
from cluehouse.games.trapwords.turn import fail, last_callable, needs_stopwatch, settle, turn_of, with_turn

# --- what can be called, and when -----------------------------------------------------------------


def _traps(state: State) -> tuple[str, ...]:
    """Return the traps of this turn, including the secret word itself (TW-46)."""
    team = turn_of(state).team
    own = state.lists[RIVAL[team]]
    return (*(word for word in own.words if word not in own.void), secret_of(state.deal, state.round, team))


def _open_lines(state: State) -> tuple[int, ...]:
    """Return the lines that can still be called, counted from 1; at a spoken table, 0 for what was just said."""
    turn = turn_of(state)
    if state.deal.options.spoken:
        return () if turn.closed else (0,)
    return tuple(range(turn.lapsed + 1, last_callable(turn) + 1))


def _why_not_open_lines(state: State) -> Code | None:
    return None if _open_lines(state) else "too-late-to-call"  # TW-62


def why_not_call(state: State, seat: str) -> Code | None:
    """A watcher calls at once or never (TW-62)."""
    return _why_not_open_lines(state) if watches(state, seat) else "not-your-part"


def why_not_call_illegal(state: State, seat: str) -> Code | None:
    """Without the restrictions only what a curse or a monster forbids is illegal (TW-45, TW-87)."""
    reason = why_not_call(state, seat)
    return "not-now" if reason is None and not _is_bound(state) else reason


def _is_bound(state: State) -> bool:
    return state.deal.options.restrictions or _is_cursed(state)


def _is_cursed(state: State) -> bool:
    team = turn_of(state).team
    return bool(state.in_force[team]) or team in state.fighting


def line_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a line that can still be called."""
    return {"line": OneOf(_open_lines(state))}


def clue_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a line that can still be called, and a reason that holds at this table (TW-44)."""
    return {"line": OneOf(_open_lines(state)), "reason": OneOf(_reasons(state))}


def _reasons(state: State) -> tuple[ClueFault, ...]:
    if not state.deal.hearings:
        return ("",)
    restrictions = CLUE_FAULTS if state.deal.options.restrictions else ()
    return (*restrictions, "curse") if _is_cursed(state) else restrictions


def trap_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a trap of this turn, and a line that can still be called."""
    return {"trap": OneOf(_traps(state)), "line": OneOf(_open_lines(state))}


def call_trap(state: State, seat: str, move: moves.CallTrap) -> State:
    """Call a sprung trap (TW-43)."""
    return hear(state, Call(seat, move.trap, move.line))


def call_illegal(state: State, seat: str, move: moves.CallIllegal) -> State:
    """Call an illegal clue (TW-44)."""
    return hear(state, Call(seat, "", move.line, move.reason))


# --- the referee's alerts to the watchers (D-TW-18) -----------------------------------------------


def why_not_alert(state: State, seat: str) -> Code | None:
    """The referee only alerts; the watchers decide whether to call."""
    return _why_not_open_lines(state)


def alert(state: State, seat: str, move: moves.Warn) -> State:
    """Alert the team that set the trap, and nobody else, once for each line."""
    heard = Alert(move.trap, move.line)
    return state if heard in state.alerts else replace(state, alerts=(*state.alerts, heard))


def warn_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a line that can still be called, and the rule that it may break."""
    return {**line_args(state, seat), "rule": RULING_ARGS["rule"], "evidence": RULING_ARGS["evidence"]}


def alert_illegal(state: State, seat: str, move: moves.WarnIllegal) -> State:
    """Alert the watchers to a line that may be illegal."""
    return replace(state, alerts=(*state.alerts, Alert("", move.line, move.rule, move.evidence)))


def spring(state: State, seat: str, move: moves.Spring) -> State:
    """Spring the trap: the referee is sure of it."""
    sure = Call(seat, move.trap, move.line, verdict="forbidden", rule="TW-56", evidence=move.trap)
    return hear_for_certain(state, sure)


def why_not_spring(state: State, seat: str) -> Code | None:
    """The referee springs traps itself only if the table chose that."""
    reason = why_not_alert(state, seat)
    return "not-now" if reason is None and not state.deal.options.automatic_stop else reason


def watchers(state: State, seat: str, move: Move) -> tuple[str, ...]:
    """Return the team that set the traps: only it is alerted."""
    return members(state.deal, RIVAL[turn_of(state).team])


def who_sees_ruling(state: State, seat: str, move: moves.Ruling) -> tuple[str, ...] | None:
    """Return who sees a ruling. It reveals a trap, so the describing team sees it only when doubts are settled
    (TW-38)."""
    return watchers(state, seat, move) if state.phase == "describing" and move.doubt else None


# --- doubts (TW-63, D-TW-19, D-TW-20) -------------------------------------------------------------


def doubt_trap(state: State, seat: str, move: moves.DoubtTrap) -> State:
    """Flag a possible trap in time, and play on."""
    return _flag(state, Doubt(seat, move.trap, move.line))


def doubt_illegal(state: State, seat: str, move: moves.DoubtIllegal) -> State:
    """Flag a possibly illegal clue in time, and play on."""
    return _flag(state, Doubt(seat, "", move.line, reason=move.reason))


def _flag(state: State, doubt: Doubt) -> State:
    turn = turn_of(state)
    if any((doubt.trap, doubt.line) == (other.trap, other.line) and other.settled is None for other in turn.doubts):
        return state  # a teammate was quicker
    return with_turn(state, replace(turn, doubts=(*turn.doubts, doubt)))


def _unsettled(turn: Turn) -> tuple[int, ...]:
    return tuple(number for number, doubt in enumerate(turn.doubts, 1) if doubt.settled is None)


def _why_not_settling(state: State) -> Code | None:
    return None if _unsettled(turn_of(state)) else "not-now"


def why_not_decide(state: State, seat: str) -> Code | None:
    """After the turn the describing team accepts or rejects a doubt (D-TW-19)."""
    if state.turn is None or team_of(seat) != state.turn.team:
        return "not-your-part"
    return _why_not_settling(state)


def why_not_withdraw(state: State, seat: str) -> Code | None:
    """The watchers may withdraw their doubt, or the call that is being answered."""
    if not watches(state, seat):
        return "not-your-part"
    return None if state.phase == "called" else _why_not_settling(state)


def doubt_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a doubt that is not settled yet; 0 is the call that is being answered."""
    return {"doubt": OneOf((0,) if state.phase == "called" else _unsettled(turn_of(state)))}


def rejection_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a doubt that is not settled yet, and why it does not hold."""
    return {**doubt_args(state, seat), "reason": OneOf(REBUTTALS)}


def accept(state: State, seat: str, move: moves.Accept) -> State:
    """Accept a doubt: the turn failed after all, and the right guess is void."""
    trap = turn_of(state).doubts[move.doubt - 1].trap
    settled = _settled(state, move.doubt, "accepted")
    return fail(settled, "trap", trap) if trap else fail(settled, "illegal")


def reject(state: State, seat: str, move: moves.Reject) -> State:
    """Reject a doubt: without agreement nothing was sprung (D-TW-19)."""
    return settle(_settled(state, move.doubt, "rejected", move.reason))


def withdraw(state: State, seat: str, move: moves.Withdraw) -> State:
    """Withdraw a doubt or a call."""
    if state.phase == "called":
        return hearing.withdraw_call(state)
    return settle(_settled(state, move.doubt, "withdrawn"))


def _settled(state: State, number: int, how: str, rebuttal: Rebuttal = "") -> State:
    return _with_doubt(state, number, replace(turn_of(state).doubts[number - 1], settled=how, rebuttal=rebuttal))


def _with_doubt(state: State, number: int, doubt: Doubt) -> State:
    turn = turn_of(state)
    return with_turn(state, replace(turn, doubts=(*turn.doubts[: number - 1], doubt, *turn.doubts[number:])))


def _unruled(state: State) -> tuple[int, ...]:
    turn = turn_of(state)
    return tuple(number for number in _unsettled(turn) if turn.doubts[number - 1].verdict is None)


def why_not_ruling(state: State, seat: str) -> Code | None:
    """The referee advises once on each doubt."""
    if state.phase == "called":
        return hearing.why_not_ruling(state, seat)
    return None if _unruled(state) else "not-now"


def ruling_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a doubt without a ruling, and any verdict."""
    if state.phase == "called":
        return hearing.ruling_args(state, seat)
    return {"doubt": OneOf(_unruled(state)), **RULING_ARGS}


def rule(state: State, seat: str, move: moves.Ruling) -> State:
    """Add the referee's advice to a doubt; the teams decide."""
    if state.phase == "called":
        return hearing.rule(state, seat, move)
    doubt = turn_of(state).doubts[move.doubt - 1]
    ruled = replace(doubt, verdict=move.verdict, rule=move.rule, evidence=move.evidence)
    return _with_doubt(state, move.doubt, ruled)


# --- the clock ------------------------------------------------------------------------------------


def why_not_lapse(state: State, seat: str) -> Code | None:
    """A call that was not made within a few seconds is void (TW-62). At a spoken table these seconds run from the right
    guess on."""
    if state.deal.options.spoken and state.phase != "settling":
        return "not-now"
    return "not-now" if _why_not_open_lines(state) else None


def lapse(state: State, seat: str, move: moves.Lapse) -> State:
    """Make all lines up to this one too old to be called."""
    turn = turn_of(state)
    spoken = state.deal.options.spoken
    lapsed = with_turn(state, replace(turn, closed=True) if spoken else replace(turn, lapsed=move.line))
    return settle(lapsed) if state.phase == "settling" else lapsed


def why_not_stopwatch(state: State, seat: str) -> Code | None:
    """The tie-break needs the first team's time (TW-97)."""
    if turn_of(state).milliseconds is not None or turn_of(state).end is not None:
        return "not-now"
    return None if needs_stopwatch(state) else "not-now"


def stopwatch_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow any time up to ten minutes."""
    return {"milliseconds": Between(0, 600_000)}


def stop_watch(state: State, seat: str, move: moves.Stopwatch) -> State:
    """Record the time from the start of the hourglass to the right guess (D-TW-29)."""
    return settle(with_turn(state, replace(turn_of(state), milliseconds=move.milliseconds)))
