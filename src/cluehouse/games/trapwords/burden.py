"""The limits on a team this round: those of the monster it fights and of the curses in force, combined."""

from functools import lru_cache

from msgspec import Struct

from cluehouse.games.trapwords.cards import CURSE, Curse, Monster, monster
from cluehouse.games.trapwords.seats import RIVAL, members
from cluehouse.games.trapwords.state import GUESSES, State, Team
from cluehouse.games.words import Form


class Burden(Struct, frozen=True):
    """The limits of one team's turn."""

    guesses: int  # how many guesses the team has
    guesses_each: int | None  # how many guesses each guesser has; null: no limit
    words: int | None  # how many words the describer may say in the whole turn; null: no limit
    words_a_message: int | None  # how many words a line may have before a guess has to follow; null: no limit
    one_breath: bool  # whether all clues are given on one breath: typed, within 20 seconds of the first line (TW-84)
    frozen_by_guess: bool  # whether the describer says nothing more after the first guess (TW-85)
    forms: tuple[Form, ...]  # the forms that every line must have
    dread: bool  # whether one of the traps sends the team back a chamber (Word of Dread)
    wrong_guess_seconds: int  # how many seconds each wrong guess takes off the hourglass


def foe(state: State, team: Team) -> Monster | None:
    """Return the monster that this team fights this round, if any (TW-91)."""
    return monster(state.deal.monster, state.deal.options.starred) if team in state.fighting else None


def curses_on(state: State, team: Team) -> tuple[Curse, ...]:
    """Return the curses that bind this team this round (TW-81)."""
    return tuple(CURSE[name] for name in state.in_force[team])


def burden(state: State, team: Team) -> Burden:
    """Return everything that limits this team's turn this round."""
    return _combined(foe(state, team), state.in_force[team], len(members(state.deal, team)) - 1)


@lru_cache(maxsize=1024)  # a turn asks for the same limits before every move of every seat
def _combined(fought: Monster | None, in_force: tuple[str, ...], guessers: int) -> Burden:
    curses = [CURSE[name] for name in in_force]
    one_each = any(curse.one_guess_each for curse in curses)
    guesses = GUESSES if fought is None or fought.guesses is None else fought.guesses  # TW-66, TW-92
    return Burden(
        guesses=min(guesses, max(2, guessers)) if one_each else guesses,
        guesses_each=(1 if guessers > 1 else 2) if one_each else None,
        words=None if fought is None else fought.words,
        words_a_message=next((curse.words_a_message for curse in curses if curse.words_a_message), None),
        one_breath=any(curse.one_breath for curse in curses),
        frozen_by_guess=any(curse.frozen_by_guess for curse in curses),
        forms=tuple(curse.form for curse in curses if curse.form is not None),
        dread=any(curse.dread for curse in curses),
        wrong_guess_seconds=0 if fought is None else fought.wrong_guess_seconds,
    )


def traps_for(state: State, team: Team) -> int:
    """Return how many traps the rivals of this team write: the number of its chamber, changed by monster and curses
    (TW-20)."""
    lines = state.deal.options.chambers[state.starts[team]]
    lines += sum(curse.extra_traps for curse in curses_on(state, team))
    fought = foe(state, team)
    if fought is None or fought.trap_lines == "plain":
        return lines
    return lines * 2 if fought.trap_lines == "doubled" else lines + lines // 2


def traps_needed(state: State, writer: Team) -> int:
    """Return how many traps this team has to write this round."""
    return traps_for(state, RIVAL[writer])


def hourglass_milliseconds(state: State, team: Team) -> int:
    """Return how long this team's hourglass runs, with the penalties for wrong guesses subtracted."""
    options = state.deal.options
    seconds = options.seconds or (40 if options.spoken else 75)
    fought = foe(state, team)
    whole = seconds * 500 if fought is not None and fought.halves_time else seconds * 1000
    if state.turns and state.turns[0].end == "guessed" and state.turns[0].milliseconds is not None:
        whole = state.turns[0].milliseconds  # TW-97: exactly the time the first team used
    turn = state.turn
    wrong = sum(guess.right is False for guess in turn.guesses) if turn is not None and turn.team == team else 0
    return max(0, whole - wrong * burden(state, team).wrong_guess_seconds * 1000)
