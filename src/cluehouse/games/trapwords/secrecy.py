"""What is secret in Trapwords: the secret words, the rivals' traps, hidden curses, and what is still to come."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.chance import Chance
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.secrecy import Guise, MadeMove, Scene, Secrecy
from cluehouse.games.trapwords.cards import CURSE
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.moves import CallTrap, DoubtTrap, Dread, Propose, Ruling, Spring, Strike, Warn
from cluehouse.games.trapwords.seats import RIVAL, members, team_of
from cluehouse.games.trapwords.state import ROUNDS, TEAMS, Deal, Doubt, State, Team

_PUBLIC: Final = ("options", "seats", "glow", "monster", "negations")


def disguise(scene: Scene[Deal, State], chance: Chance) -> Guise[Deal] | None:
    """Other secrets, other traps of the rivals, other faces of hidden curses, another future; and the
    referee alerts the watchers to something else, or to nothing."""
    state = scene.state
    lived = [past for past in scene.states if past.round == state.round]
    latest = max(past.round for past in scene.states)
    gone_back = latest > state.round  # a round that was played and taken back: everybody has seen its words
    hidden = [team for team in TEAMS if not gone_back and not _ever(_knows_secret, lived, scene.held, team)]
    unread = [team for team in TEAMS if not gone_back and not _ever(_knows_list, lived, scene.held, team)]
    secrets = {secret_of(state.deal, state.round, team): f"secret{chance.below(10**6)}" for team in hidden}
    deal = _other_secrets(scene.deal, secrets)
    deal = _other_future(_other_curses(deal, scene, chance), scene, latest, chance)
    begun = next(number for number, past in enumerate(scene.states) if past.round == state.round)
    steps: list[tuple[MadeMove, ...]] = []
    for (by, move), before in zip(scene.moves, scene.states, strict=False):
        if before.round != state.round:
            steps.append(((by, move),))
        elif _is_unheard_alert(before, scene.held, move):
            steps.append(())
        else:
            steps.append(((by, _renamed(move, by, before, unread, secrets)),))
    scribbled = tuple(made for team in unread for made in _scribble(members(deal, team)[0]))
    steps[begun : begun + 1] = [scribbled + (steps[begun] if begun < len(steps) else ())]
    return Guise(deal, tuple(steps))


def _ever(knows: Callable[[State, str, Team], bool], lived: list[State], held: tuple[str, ...], team: Team) -> bool:
    """Has the player known it at any time in any of the seats had?"""
    return any(knows(state, seat, team) for state in lived for seat in held or (SPECTATOR,))


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


def _other_secrets(deal: Deal, secrets: dict[str, str]) -> Deal:
    return replace(deal, seed="another", words=tuple(secrets.get(word, word) for word in deal.words))


def _other_future(deal: Deal, scene: Scene[Deal, State], latest: int, chance: Chance) -> Deal:
    """Cards of rounds to come, words that no book picked, and curses the mummy has not drawn."""
    size = len(deal.words) // (2 * ROUNDS)
    words = list(deal.words)
    for index in range(len(words)):
        card, number = divmod(index, size)
        if card >= 2 * latest or number != deal.picks[card]:
            words[index] = f"future{index}x{chance.below(10**6)}"
    drawn = max(state.drawn for state in scene.states)
    rest = chance.shuffle(deal.curse_deck[drawn:])
    picks = tuple(chance.below(size) if card >= 2 * latest else pick for card, pick in enumerate(deal.picks))
    return replace(deal, words=tuple(words), picks=picks, curse_deck=(*deal.curse_deck[:drawn], *rest))


def _other_curses(deal: Deal, scene: Scene[Deal, State], chance: Chance) -> Deal:
    """Faces that nobody has seen, exchanged for any that do not lie open."""
    seen = {curse.name for state in scene.states for curse in state.curses if curse.revealed}
    down = {curse.name for curse in scene.state.curses if not curse.revealed} - seen
    names = list(chance.shuffle([name for name in CURSE if name not in deal.curses or name in down]))
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


def _is_unheard_alert(before: State, held: tuple[str, ...], move: Any) -> bool:
    """An alert to watchers whom the player does not belong to."""
    if not isinstance(move, Warn) or before.turn is None:
        return False
    return all(team_of(seat) != RIVAL[before.turn.team] for seat in held)


def public_facts(state: State) -> Any:
    """What comes out of secrets and lists for all to know."""
    turn = state.turn
    if turn is not None and state.phase != "settling":
        turn = replace(turn, doubts=tuple(Doubt(doubt.seat, "", doubt.line) for doubt in turn.doubts))
    maze = (state.positions, state.monster, state.torches, state.in_force, state.discarded, state.fighting)
    ready = {team: state.lists[team].ready for team in TEAMS}
    return (state.round, state.phase, turn, state.turns, maze, ready, state.rounds, state.outcome)


SECRECY: Final = Secrecy(public_deal=_PUBLIC, disguise=disguise, public_facts=public_facts)
