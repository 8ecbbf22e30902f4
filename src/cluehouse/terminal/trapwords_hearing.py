"""A call in Trapwords at the terminal: what was called, what the referee says, and the reasons that can be typed."""

from collections.abc import Sequence

from cluehouse.games.choice import OneOf
from cluehouse.games.trapwords.seats import RIVAL
from cluehouse.games.trapwords.state import TRAP_FAULTS, Call, Turn
from cluehouse.terminal.game_screen import ScreenContext


def hearing(context: ScreenContext, turn: Turn, call: Call) -> list[str]:
    """What was called, what the referee says, and what may be answered."""
    rival = RIVAL[turn.team]
    if call.contest is not None:
        reason = context.say(f"trapwords-unfair-{call.contest.reason}")
        lines = [context.say("trapwords-hearing-contest", side=turn.team, trap=call.trap, reason=reason, reader="")]
    elif call.trap:
        lines = [context.say("trapwords-hearing-trap", side=rival, trap=call.trap, reader="")]
    else:
        fault = context.say(f"trapwords-fault-{call.reason}")
        lines = [context.say("trapwords-hearing-illegal", side=rival, reason=fault, reader="")]
    if call.verdict is not None and call.contest is None:
        lines.append(context.say("trapwords-hearing-confirmed"))
    if context.can("contest-trap"):
        faults = numbered(context, "trapwords-unfair", TRAP_FAULTS)
        lines.append(context.say("trapwords-unfair-reasons", reasons=faults))
    return lines


def numbered(context: ScreenContext, prefix: str, reasons: Sequence[str]) -> str:
    """Reasons with the numbers by which they are typed."""
    return " · ".join(f"{number} {context.say(f'{prefix}-{reason}')}" for number, reason in enumerate(reasons, 1))


def clue_faults(context: ScreenContext) -> tuple[str, ...]:
    """The reasons why a clue can be illegal at this table, in a fixed order."""
    for offers in context.offers.values():
        choice = offers.get("call-illegal")
        if choice is not None and isinstance(reason := choice.args["reason"], OneOf):
            return tuple(map(str, reason.values))
    return ()
