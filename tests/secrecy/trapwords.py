"""Other games of Trapwords that a player or a spectator cannot tell from the one being played."""

import random
from typing import Any

from msgspec.structs import replace

from cluehouse.games.record import Record
from cluehouse.games.trapwords import State, secret_of
from cluehouse.games.trapwords.cards import CURSE
from cluehouse.games.trapwords.moves import CallTrap, DoubtTrap, Dread, Propose, Ruling, Spring, Strike, Warn
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.trapwords.state import ROUNDS, TEAMS, Deal, Team
from tests.secrecy.scene import Scene


def disguise(scene: Scene, seat: str, dice: random.Random) -> Record | None:
    """Other secrets, other traps of the rivals, other faces of hidden curses, another future; and the
    referee alerts the watchers to something else, or to nothing."""
    state: State = scene.state
    hidden = [team for team in TEAMS if not _knows_secret(state, seat, team)]
    unread = [team for team in TEAMS if not _knows_list(state, seat, team)]
    secrets = {secret_of(state.deal, state.round, team): f"secret{dice.randrange(10**6)}" for team in hidden}
    deal = _other_future(_other_curses(_other_secrets(scene.deal, state, secrets), state, dice), state, dice)
    begun = next(number for number, past in enumerate(scene.states) if past.round == state.round)
    moves = [
        (by, _renamed(move, by, scene.states[number], unread, secrets) if number >= begun else move)
        for number, (by, move) in enumerate(scene.moves)
        if number < begun or not _is_unheard_alert(state, scene.states[number], seat, move)
    ]
    scribbled = [made for team in unread for made in _scribble(f"{team}-1")]
    return Record("trapwords", deal, (*moves[:begun], *scribbled, *moves[begun:]))


def _scribble(seat: str) -> list[tuple[str, Any]]:
    """A proposal that was struck out again."""
    return [(seat, Propose("scribble")), (seat, Strike("scribble"))]


def _is_over(state: State, team: Team) -> bool:
    return any(turn.team == team for turn in state.turns)


def _knows_secret(state: State, seat: str, team: Team) -> bool:
    """The rivals set it; the describer reads it; after the turn, or the right guess, everybody knows."""
    turn = state.turn
    if team_of(seat) == RIVAL[team] or _is_over(state, team):
        return True
    if turn is None or turn.team != team or state.phase not in ("reading", "describing", "settling"):
        return False
    return turn.describer == seat or state.phase == "settling"


def _knows_list(state: State, seat: str, writer: Team) -> bool:
    """The writers know it; the others after their turn, and some of it while doubts are settled."""
    settling = state.phase == "settling" and state.turn is not None and state.turn.team == RIVAL[writer]
    return team_of(seat) == writer or _is_over(state, RIVAL[writer]) or settling


def _other_secrets(deal: Deal, state: State, secrets: dict[str, str]) -> Deal:
    return replace(deal, seed="another", words=tuple(secrets.get(word, word) for word in deal.words))


def _other_future(deal: Deal, state: State, dice: random.Random) -> Deal:
    """Cards of rounds to come, words that no book picked, and curses the mummy has not drawn."""
    size = len(deal.words) // (2 * ROUNDS)
    words = list(deal.words)
    for place in range(len(words)):
        card, number = divmod(place, size)
        if card >= 2 * state.round or number != deal.picks[card]:
            words[place] = f"future{place}x{dice.randrange(10**6)}"
    rest = list(deal.curse_deck[state.drawn :])
    dice.shuffle(rest)
    return replace(deal, words=tuple(words), curse_deck=(*deal.curse_deck[: state.drawn], *rest))


def _other_curses(deal: Deal, state: State, dice: random.Random) -> Deal:
    """Faces that nobody has seen, exchanged for any that do not lie open."""
    down = {curse.name for curse in state.curses if not curse.revealed}
    names = [name for name in CURSE if name not in deal.curses or name in down]
    dice.shuffle(names)
    return replace(deal, curses=tuple(names.pop() if name in down else name for name in deal.curses))


def _renamed(move: Any, by: str, before: State, unread: list[Team], secrets: dict[str, str]) -> Any:
    """The same move about other words, if it is about a list or a secret that the seat does not know."""
    if isinstance(move, Propose | Strike | Dread):
        return type(move)(f"other{move.word}") if team_of(by) in unread else move
    if before.turn is None:
        return move
    unknown = RIVAL[before.turn.team] in unread
    if isinstance(move, CallTrap | DoubtTrap | Warn | Spring):
        if move.trap == secret_of(before.deal, before.round, before.turn.team):
            return replace(move, trap=secrets.get(move.trap, move.trap))
        return replace(move, trap=f"other{move.trap}") if unknown else move
    if isinstance(move, Ruling) and unknown:
        return replace(move, verdict="doubtful", evidence="another trap")
    return move


def _is_unheard_alert(state: State, before: State, seat: str, move: Any) -> bool:
    """An alert of this turn, to watchers whom the seat does not belong to."""
    if not isinstance(move, Warn) or before.round != state.round or before.turn is None:
        return False
    return team_of(seat) != RIVAL[before.turn.team]
