"""The rules of Trapwords in one table; their groups stand in writing.py, turn.py and calls.py."""

from cluehouse.games.resign import resigning
from cluehouse.games.rule import Rule, Rules
from cluehouse.games.trapwords import calls, moves, turn, writing
from cluehouse.games.trapwords.state import TEAMS

RULES = Rules(
    Rule(moves.Propose, writing.bar_propose, writing.propose, writing.propose_args, writing.why_not_propose),
    Rule(moves.Strike, writing.bar_strike, writing.strike, writing.listed),
    Rule(moves.Dread, writing.bar_dread, writing.mark_dread, writing.listed),
    Rule(moves.Ready, writing.bar_ready, writing.ready),
    Rule(moves.Reopen, writing.bar_reopen, writing.reopen),
    Rule(moves.PassTorch, writing.bar_pass_torch, writing.pass_torch),
    Rule(moves.Take, turn.bar_take, turn.take),
    Rule(moves.TurnHourglass, turn.bar_hourglass, turn.turn_hourglass),
    Rule(moves.Say, turn.bar_say, turn.say, turn.say_args, turn.why_not_say),
    Rule(moves.Hand, turn.bar_hand, turn.raise_hand),
    Rule(moves.Guess, turn.bar_guess, turn.guess, turn.guess_args),
    Rule(moves.Judge, turn.bar_judge, turn.judge, turn.yes_no),
    Rule(moves.Heard, turn.bar_heard, turn.heard, turn.yes_no),
    Rule(moves.TimeUp, turn.bar_time, turn.time_up),
    Rule(moves.CallTrap, calls.bar_call, calls.call_trap, calls.trap_args),
    Rule(moves.CallIllegal, calls.bar_call_illegal, calls.call_illegal, calls.line_args),
    Rule(moves.DoubtTrap, calls.bar_call, calls.doubt_trap, calls.trap_args),
    Rule(moves.DoubtIllegal, calls.bar_call_illegal, calls.doubt_illegal, calls.line_args),
    Rule(moves.Accept, calls.bar_decide, calls.accept, calls.doubt_args),
    Rule(moves.Reject, calls.bar_decide, calls.reject, calls.doubt_args),
    Rule(moves.Withdraw, calls.bar_withdraw, calls.withdraw, calls.doubt_args),
    Rule(moves.Warn, calls.bar_alert, calls.alert, calls.trap_args),
    Rule(moves.Spring, calls.bar_spring, calls.call_trap, calls.trap_args),
    Rule(moves.Ruling, calls.bar_ruling, calls.rule, calls.ruling_args),
    Rule(moves.Lapse, calls.bar_lapse, calls.lapse, calls.line_args),
    Rule(moves.Stopwatch, calls.bar_stopwatch, calls.stop_watch, calls.stopwatch_args),
    resigning(*TEAMS),
)
