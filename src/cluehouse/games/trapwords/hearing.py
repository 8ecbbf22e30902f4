"""The hearing after a call: the called team admits it, denies it, or contests the trap (D-TW-33, D-TW-34).

The hourglass stands still meanwhile. The referee, if the table has one, rules at once: a call that it confirms stands,
one that it does not confirm becomes a doubt. Without a ruling the called team decides, and silence means consent.
"""

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.refusal import Code
from cluehouse.games.ruling import RULING_ARGS
from cluehouse.games.seating import CLOCK
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.seats import RIVAL, team_of, watches
from cluehouse.games.trapwords.state import TRAP_FAULTS, Call, Contest, Doubt, State
from cluehouse.games.trapwords.turn import fail, resume, turn_of, with_turn


def hear(state: State, call: Call) -> State:
    """Open the hearing; in games from before 0.2 a call counts at once."""
    called = with_turn(state, replace(turn_of(state), call=call))
    return replace(called, phase="called") if state.deal.hearings else _uphold(called)


def hear_for_certain(state: State, call: Call) -> State:
    """Open the hearing on a call that the referee is sure of. It counts at once if nothing can be contested: the secret
    word is always a trap (TW-46)."""
    heard = hear(state, call)
    return _uphold(heard) if heard.phase == "called" and not _is_contestable(heard) else heard


def call_of(state: State) -> Call:
    """Return the call that is being answered; only valid in the phase `called`."""
    call = turn_of(state).call
    assert call is not None
    return call


def _uphold(state: State) -> State:
    call = call_of(state)
    return fail(state, "trap", call.trap) if call.trap else fail(state, "illegal")


def _drop(state: State, *doubt: Doubt) -> State:
    """Drop the call, or turn it into a doubt, and play on."""
    turn = turn_of(state)
    return resume(with_turn(state, replace(turn, call=None, doubts=(*turn.doubts, *doubt))))


# --- the called team ------------------------------------------------------------------------------


def why_not_answer(state: State, seat: str) -> Code | None:
    """Anyone of the called team answers, once."""
    if team_of(seat) != turn_of(state).team:
        return "not-your-part"
    return "not-now" if call_of(state).contest is not None else None


def why_not_deny(state: State, seat: str) -> Code | None:
    """What the referee has confirmed cannot be denied."""
    reason = why_not_answer(state, seat)
    return "not-now" if reason is None and call_of(state).verdict is not None else reason


def why_not_contest(state: State, seat: str) -> Code | None:
    """Only a trap can be contested, and the secret word is always one (TW-46)."""
    reason = why_not_answer(state, seat)
    return "not-now" if reason is None and not _is_contestable(state) else reason


def _is_contestable(state: State) -> bool:
    return call_of(state).trap not in ("", secret_of(state.deal, state.round, turn_of(state).team))


def contest_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow the reasons why a trap can be unfair."""
    return {"reason": OneOf(TRAP_FAULTS)}


def admit(state: State, seat: str, move: moves.Admit) -> State:
    """End the turn as failed."""
    return _uphold(state)


def deny(state: State, seat: str, move: moves.Deny) -> State:
    """Play on; the doubt is settled after the turn (TW-63)."""
    call = call_of(state)
    return _drop(state, Doubt(call.seat, call.trap, call.line, reason=call.reason))


def contest(state: State, seat: str, move: moves.ContestTrap) -> State:
    """Say why the trap is unfair; its writers answer."""
    return _with_call(state, replace(call_of(state), contest=Contest(seat, move.reason)))


def _with_call(state: State, call: Call) -> State:
    return with_turn(state, replace(turn_of(state), call=call))


# --- the watchers ---------------------------------------------------------------------------------


def why_not_answer_contest(state: State, seat: str) -> Code | None:
    """Anyone of the team that wrote the trap answers a contest."""
    if not watches(state, seat):
        return "not-your-part"
    return "not-now" if call_of(state).contest is None else None


def concede(state: State, seat: str, move: moves.Concede) -> State:
    """Agree that the trap was unfair."""
    return _void(state)


def insist(state: State, seat: str, move: moves.Insist) -> State:
    """Keep the trap: the referee has not forbidden it, so it stands."""
    return _uphold(state)


def _void(state: State) -> State:
    """Strike the trap from the turn, as if it had never been on the list."""
    call, turn = call_of(state), turn_of(state)
    writers = RIVAL[turn.team]
    own = state.lists[writers]
    doubts = tuple(
        replace(doubt, settled="void") if doubt.trap == call.trap and doubt.settled is None else doubt
        for doubt in turn.doubts
    )
    voided = replace(state, lists={**state.lists, writers: replace(own, void=(*own.void, call.trap))})
    return _drop(with_turn(voided, replace(turn, doubts=doubts)))


def withdraw_call(state: State) -> State:
    """Drop the call; nothing was sprung."""
    return _drop(state)


# --- the referee and the clock --------------------------------------------------------------------


def _unruled(state: State) -> Call | Contest | None:
    """Return what waits for a ruling."""
    call = call_of(state)
    if call.contest is not None:
        return call.contest if call.contest.verdict is None else None
    return call if call.verdict is None else None


def why_not_ruling(state: State, seat: str) -> Code | None:
    """The referee rules once on a call and once on a contest."""
    return "not-now" if _unruled(state) is None else None


def ruling_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow any verdict on what is being heard."""
    return {"doubt": OneOf((0,)), **RULING_ARGS}


def rule(state: State, seat: str, move: moves.Ruling) -> State:
    """Rule on a contest: a forbidden trap is void, any other is left to its writers. Rule on a call: one that is not
    confirmed becomes a doubt; one that is stands, unless the trap is contested."""
    call = call_of(state)
    if call.contest is not None:
        ruled = replace(call.contest, verdict=move.verdict, rule=move.rule, evidence=move.evidence)
        heard = _with_call(state, replace(call, contest=ruled))
        return _void(heard) if move.verdict == "forbidden" else heard
    if move.verdict != "forbidden":
        return _drop(state, _ruled_doubt(call, move))
    heard = _with_call(state, replace(call, verdict=move.verdict, rule=move.rule, evidence=move.evidence))
    return heard if _is_contestable(heard) else _uphold(heard)


def _ruled_doubt(call: Call, move: moves.Ruling) -> Doubt:
    return Doubt(
        seat=call.seat,
        trap=call.trap,
        line=call.line,
        verdict=move.verdict,
        rule=move.rule,
        evidence=move.evidence,
        reason=call.reason,
    )


def unanswered(state: State, seat: str, move: moves.Unanswered) -> State:
    """Let the call stand: whoever had to answer kept silent."""
    assert seat == CLOCK
    return _uphold(state)
