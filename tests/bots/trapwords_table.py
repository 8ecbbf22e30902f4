"""Plays Trapwords with bots in all seats; clock and referee act as at a live table."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from cluehouse.bots.player import Player
from cluehouse.bots.thought import CODES
from cluehouse.bots.trapwords import trapwords_player
from cluehouse.games.deck import Pack
from cluehouse.games.rule import Move
from cluehouse.games.seating import CLOCK, REFEREE
from cluehouse.games.trapwords import TRAPWORDS, Options, State, secret_of
from cluehouse.games.trapwords.moves import Judge, Ruling, Warn
from cluehouse.games.trapwords.seats import RIVAL
from cluehouse.games.trapwords.state import Call, Turn
from cluehouse.lab.table import clock_move
from cluehouse.referee import judge_answer, judge_speech, judge_trap
from cluehouse.words import load_pack
from cluehouse.words.decks import LANGUAGES

MOST_MOVES: Final = 4000
LEVELS: Final = ("careful", "even", "bold", "beginner")

Step = tuple[State, str, Move]


def table(language: Any, seed: str, pack: Pack | None = None, **options: Any) -> State:
    """A game before its first trap is written."""
    chosen = Options(**{"language": language, **options})
    words = next((load_pack(known, chosen.word_set) for known in LANGUAGES if known == language), Pack())
    return TRAPWORDS.start(TRAPWORDS.deal(chosen, pack or words, seed))


def bots(state: State, seed: str, *levels: str) -> dict[str, Player]:
    """A program for every seat, of these levels in turn."""
    chosen = levels or LEVELS
    return {
        seat: trapwords_player(chosen[number % len(chosen)], f"{seed}/{seat}")
        for number, seat in enumerate(state.deal.seats)
    }


def steps(state: State, players: Mapping[str, Player], seed: str) -> Iterator[Step]:
    """Every move until the game is over, each with the state before it. Seats are asked in random order."""
    dice = random.Random(seed)
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            return
        seat, move = next_move(state, players, dice)
        yield state, seat, move
        state = TRAPWORDS.play(state, seat, move)
    raise AssertionError("the game does not end")


def next_move(state: State, players: Mapping[str, Player], dice: random.Random) -> tuple[str, Move]:
    """The next move: the referee is sometimes quicker than people, the clock never is."""
    advice = referee_move(state)
    if advice is not None and dice.random() < 0.5:
        return REFEREE, advice
    sent = TRAPWORDS.sent(state)
    for seat in dice.sample(list(players), len(players)):
        move = players[seat].choose(sent[seat])
        assert {thought.code for thought in players[seat].thoughts()} <= CODES
        if move is not None:
            return seat, move
    return (REFEREE, advice) if advice is not None else (CLOCK, clock_move(TRAPWORDS, state))


def referee_move(state: State) -> Move | None:
    """The referee's own move, if there is one: on answers, doubts and sprung traps."""
    turn, language = state.turn, state.deal.options.language
    offered = {choice.do: choice for choice in TRAPWORDS.choices(state, REFEREE)}
    if turn is None or state.deal.options.spoken:
        return None
    secret, traps = secret_of(state.deal, state.round, turn.team), state.lists[RIVAL[turn.team]].words
    if "judge" in offered:
        ruling = judge_answer(turn.guesses[-1].text, secret, language)
        return None if ruling.verdict == "doubtful" else Judge(ruling.verdict == "allowed")
    if turn.call is not None:
        return call_ruling(turn, turn.call, language) if "ruling" in offered else None
    if "ruling" in offered:
        number = next(number for number, doubt in enumerate(turn.doubts, 1) if not (doubt.settled or doubt.verdict))
        doubt = turn.doubts[number - 1]
        said = judge_speech(turn.lines[doubt.line - 1].text, (doubt.trap,) if doubt.trap else (), "", language)
        return Ruling(number, said.verdict, said.rule, said.evidence or "-")
    if "alert" not in offered:
        return None
    for line in range(turn.lapsed + 1, len(turn.lines) + 1):
        for sprung in judge_speech(turn.lines[line - 1].text, traps, secret, language).sprung:
            alert = Warn(sprung.trap, line)
            new = all((heard.trap, heard.line) != (alert.trap, alert.line) for heard in state.alerts)
            if new and offered["alert"].admits(alert):
                return alert
    return None


def call_ruling(turn: Turn, call: Call, language: str) -> Ruling:
    """What the referee says about a call, or about the trap that is contested."""
    if call.contest is not None:
        fair = judge_trap(call.trap, "", language)
        return Ruling(0, fair.verdict, fair.rule, fair.evidence or "-")
    said = judge_speech(turn.lines[call.line - 1].text, (call.trap,) if call.trap else (), "", language)
    return Ruling(0, said.verdict, said.rule, said.evidence or "-")
