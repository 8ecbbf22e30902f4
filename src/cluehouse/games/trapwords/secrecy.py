"""What is secret in Trapwords: the secret words, the rivals' traps, hidden curses, and everything that is still to
come."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.chance import Chance
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.secrecy import Guise, MadeMove, Scene, Secrecy
from cluehouse.games.trapwords.cards import CURSE
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.moves import (
    CallTrap,
    DoubtTrap,
    Dread,
    Hold,
    MarkTrap,
    Propose,
    Ruling,
    Spring,
    Strike,
    Warn,
    WarnIllegal,
)
from cluehouse.games.trapwords.seats import RIVAL, members, team_of
from cluehouse.games.trapwords.state import ROUNDS, TEAMS, Deal, Doubt, HeldLine, State, Team
from cluehouse.games.words import is_one_word

_PUBLIC: Final = ("options", "seats", "glow", "monster", "negations", "hearings")


def disguise(scene: Scene[Deal, State], chance: Chance) -> Guise[Deal] | None:
    """Return another game that looks the same to the player: other secrets, other traps of the rivals, other hidden
    curses, another future, and other alerts of the referee or none."""
    state = scene.state
    lived = [past for past in scene.states if past.round == state.round]
    latest = max(past.round for past in scene.states)
    gone_back = latest > state.round  # a round was played and undone: everybody has seen its words
    hidden = [team for team in TEAMS if not gone_back and not _ever(_knows_secret, lived, scene.held, team)]
    unread = [team for team in TEAMS if not gone_back and not _ever(_knows_list, lived, scene.held, team)]
    secrets = {secret_of(state.deal, state.round, team): f"secret{chance.below(10**6)}" for team in hidden}
    deal = _other_secrets(scene.deal, secrets)
    deal = _other_future(_other_curses(deal, scene, chance), scene, latest, chance)
    begun = next(number for number, past in enumerate(scene.states) if past.round == state.round)
    others = _other_traps(scene, chance)
    steps: list[tuple[MadeMove, ...]] = []
    for (by, move), before in zip(scene.moves, scene.states, strict=False):
        if before.round != state.round:
            steps.append(((by, move),))
        elif _is_unheard(before, scene.held, move):
            steps.append(())
        else:
            steps.append(((by, _renamed(move, by, before, unread, secrets, others)),))
    scribbled = tuple(made for team in unread for made in _scribble(members(deal, team)[0]))
    steps[begun : begun + 1] = [scribbled + (steps[begun] if begun < len(steps) else ())]
    return Guise(deal, tuple(steps))


def _other_traps(scene: Scene[Deal, State], chance: Chance) -> dict[str, str]:
    """Return another word for every word that was proposed as a trap: words of the pack, which a referee allows."""
    proposed = dict.fromkeys(move.word for _, move in scene.moves if isinstance(move, Propose))
    secrets = (secret_of(scene.deal, scene.state.round, team) for team in TEAMS)
    taken = {word.casefold() for word in (*proposed, *secrets)}
    spare = [word for word in chance.shuffle(scene.deal.words) if is_one_word(word) and word.casefold() not in taken]
    return dict(zip(proposed, (*spare, *(f"other{word}" for word in proposed)), strict=False))


def _ever(knows: Callable[[State, str, Team], bool], lived: list[State], held: tuple[str, ...], team: Team) -> bool:
    """Whether the player has known it at any time in any of their seats."""
    return any(knows(state, seat, team) for state in lived for seat in held or (SPECTATOR,))


def _scribble(seat: str) -> list[tuple[str, Any]]:
    """Return a proposal that was struck out again."""
    return [(seat, Propose("scribble")), (seat, Strike("scribble"))]


def _is_over(state: State, team: Team) -> bool:
    return any(turn.team == team for turn in state.turns)


def _knows_secret(state: State, seat: str, team: Team) -> bool:
    """Whether the seat knows the secret: the rivals set it, the describer reads it, and everybody knows it after the
    turn or the right guess."""
    turn = state.turn
    if team_of(seat) == RIVAL[team] or _is_over(state, team):
        return True
    if turn is None or turn.team != team or state.phase not in ("reading", "describing", "called", "settling"):
        return False
    named = turn.call is not None and turn.call.trap == secret_of(state.deal, state.round, team)
    guessed = bool(turn.guesses) and turn.guesses[-1].right is True
    return turn.describer == seat or state.phase == "settling" or named or guessed


def _knows_list(state: State, seat: str, writer: Team) -> bool:
    """Whether the seat knows the list: the writers do; the others after their turn, and partly while a call is answered
    or doubts are settled."""
    settling = state.phase in ("called", "settling") and state.turn is not None and state.turn.team == RIVAL[writer]
    return team_of(seat) == writer or _is_over(state, RIVAL[writer]) or settling


def _other_secrets(deal: Deal, secrets: dict[str, str]) -> Deal:
    return replace(deal, seed="another", words=tuple(secrets.get(word, word) for word in deal.words))


def _other_future(deal: Deal, scene: Scene[Deal, State], latest: int, chance: Chance) -> Deal:
    """Change cards of later rounds, words that were not picked, and curses that the mummy has not drawn."""
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
    """Exchange face-down curses that nobody has seen for any that do not lie open."""
    seen = {curse.name for state in scene.states for curse in state.curses if curse.revealed}
    down = {curse.name for curse in scene.state.curses if not curse.revealed} - seen
    names = list(chance.shuffle([name for name in CURSE if name not in deal.curses or name in down]))
    return replace(deal, curses=tuple(names.pop() if name in down else name for name in deal.curses))


def _renamed(
    move: Any, by: str, before: State, unread: list[Team], secrets: dict[str, str], others: dict[str, str]
) -> Any:
    """Return the same move with other words, if it is about a list or a secret that the seat does not know."""
    if isinstance(move, Propose | Strike | Dread):
        return type(move)(others[move.word]) if team_of(by) in unread else move
    if isinstance(move, MarkTrap):
        return replace(move, word=others.get(move.word, move.word)) if move.team in unread else move
    if before.turn is None:
        return move
    unknown = RIVAL[before.turn.team] in unread
    if isinstance(move, CallTrap | DoubtTrap | Warn | Spring):
        if move.trap == secret_of(before.deal, before.round, before.turn.team):
            return replace(move, trap=secrets.get(move.trap, move.trap))
        return replace(move, trap=others[move.trap]) if unknown else move
    if isinstance(move, Ruling) and unknown:
        return replace(move, verdict="doubtful", evidence="another trap")
    if isinstance(move, Hold) and secret_of(before.deal, before.round, before.turn.team) in secrets:
        return replace(move, text="another line", evidence="another reason")
    return move


def _is_unheard(before: State, held: tuple[str, ...], move: Any) -> bool:
    """Whether this is an alert to watchers, or a mark on a list of writers, to whom the player does not belong."""
    if isinstance(move, MarkTrap):
        return all(team_of(seat) != move.team for seat in held)
    if not isinstance(move, Warn | WarnIllegal) or before.turn is None:
        return False
    return all(team_of(seat) != RIVAL[before.turn.team] for seat in held)


def public_facts(state: State) -> Any:
    """Return what the game has revealed of secrets and lists to everybody."""
    turn = state.turn
    if turn is not None:
        turn = replace(turn, held=(HeldLine("", "", ""),) * len(turn.held))
        if state.phase != "settling":
            turn = replace(turn, doubts=tuple(Doubt(doubt.seat, "", doubt.line) for doubt in turn.doubts))
    maze = (state.positions, state.monster, state.torches, state.in_force, state.discarded, state.fighting)
    ready = {team: state.lists[team].ready for team in TEAMS}
    return (state.round, state.phase, turn, state.turns, maze, ready, state.rounds, state.outcome)


def shown(state: State) -> Any:
    """Return which books were opened, and what was said about words and traps: guesses and calls."""
    turn = state.turn
    opened = None if turn is None or state.phase == "handover" else (turn.describer, turn.guesses, turn.call)
    return (opened, len(state.turns), state.round)


SECRECY: Final = Secrecy(public_deal=_PUBLIC, disguise=disguise, public_facts=public_facts, shown=shown)
