"""The maze between rounds: curses revealed and pushed, the monster moving, torches passed on."""

from msgspec.structs import replace

from cluehouse.games.game import Outcome
from cluehouse.games.trapwords.cards import CLASHES, CURSE, monster
from cluehouse.games.trapwords.seats import RIVAL, next_member
from cluehouse.games.trapwords.state import ROUNDS, TEAMS, PlacedCurse, Round, State, Team, TrapList

# --- a round begins -------------------------------------------------------------------------------


def begin_round(state: State) -> State:
    """Begin a round: reveal the curses where the teams stand, see who fights, and let both teams write (TW-16,
    D-TW-31)."""
    positions = state.positions
    curses = tuple(curse for curse in state.curses if not _is_powerless(curse, positions))
    in_force: dict[Team, tuple[str, ...]] = {
        team: tuple(curse.name for curse in curses if curse.chamber == positions[team]) for team in TEAMS
    }
    fighting = tuple(team for team in TEAMS if positions[team] == state.monster)  # TW-91
    begun = replace(
        state,
        phase="writing",
        curses=tuple(  # TW-80
            replace(curse, revealed=True) if curse.chamber in positions.values() else curse for curse in curses
        ),
        in_force=in_force,
        discarded=tuple(curse.name for curse in state.curses if _is_powerless(curse, positions)),
        fighting=fighting,
        starts=dict(positions),
        lists={team: TrapList() for team in TEAMS},
        passes=dict.fromkeys(TEAMS, 0),
        turn=None,
        turns=(),
        alerts=(),
    )
    return _draw_mummy_curses(begun) if fighting else begun


def _draw_mummy_curses(state: State) -> State:
    """Draw new curses for a fight with the mummy, every round, the same for both teams (TW-89, D-TW-12)."""
    wanted = monster(state.deal.monster, state.deal.options.starred).curses
    deck, drawn, names = state.deal.curse_deck, state.drawn, list[str]()
    for name in (deck + deck)[drawn % max(1, len(deck)) :]:
        if len(names) == wanted:
            break
        drawn += 1
        clash = name in names or any(frozenset((name, other)) in CLASHES for other in names)
        if not clash and not (CURSE[name].dread and state.monster == 0):  # D-TW-32
            names.append(name)
    in_force = {team: state.in_force[team] + (tuple(names) if team in state.fighting else ()) for team in TEAMS}
    return replace(state, in_force=in_force, drawn=drawn)


def turn_order(state: State) -> tuple[Team, Team]:
    """Return who goes first: the team behind (TW-34); if level, the team that receives the glowing book (TW-35)."""
    red, blue = state.starts["red"], state.starts["blue"]
    if red != blue:
        first: Team = "red" if red < blue else "blue"
    else:
        first = RIVAL[glow(state)]
    return first, RIVAL[first]


def glow(state: State) -> Team:
    """Return who holds the glowing book while writing; it changes hands every round (TW-36)."""
    return state.deal.glow if state.round % 2 else RIVAL[state.deal.glow]


# --- a round ends ---------------------------------------------------------------------------------


def end_round(state: State, played: Round) -> State:
    """End a round: discard curses, look for a winner, then move the monster, curses and torches (D-TW-03)."""
    rested = replace(
        state,
        curses=tuple(curse for curse in state.curses if not curse.revealed),  # TW-82
        turn=None,
        turns=(),
        in_force=dict.fromkeys(TEAMS, ()),
    )
    outcome = _outcome(state, played)
    moves = outcome is None and _monster_moves(state, played)
    written = replace(rested, rounds=(*state.rounds, replace(played, monster_moved=moves)))
    if outcome is not None:
        return replace(written, phase="over", outcome=outcome)
    moved = _move_monster(written) if moves else written
    if state.round == ROUNDS:
        return replace(moved, phase="over", outcome=Outcome((), "monster"))  # TW-98
    torches = {team: next_member(state.deal, state.torches[team]) for team in TEAMS}  # TW-78
    return begin_round(replace(moved, round=state.round + 1, torches=torches))


def _outcome(state: State, played: Round) -> Outcome | None:
    winners = tuple(turn.team for turn in played.turns if turn.end == "guessed" and turn.team in state.fighting)
    if not winners:
        return None
    if len(winners) == 2 and state.deal.options.tie_break:
        return Outcome(winners[1:], "faster")  # TW-97: the second only wins within the first one's time
    return Outcome(tuple(team for team in TEAMS if team in winners), "monster-beaten")  # TW-93, TW-96


def _monster_moves(state: State, played: Round) -> bool:
    """Whether the monster moves: only if neither team advanced (TW-76) and nobody fought it (TW-94)."""
    return not state.fighting and all(turn.end != "guessed" for turn in played.turns)


def _move_monster(state: State) -> State:
    """Move the monster one chamber towards the entrance, pushing curses before it (TW-77)."""
    reached = state.monster - 1
    curses, pushed = {curse.chamber: curse for curse in state.curses}, list[PlacedCurse]()
    chamber = reached
    while chamber in curses:
        pushed.append(curses.pop(chamber))
        chamber -= 1
    for curse in pushed:
        if curse.chamber > 0:  # D-TW-04
            curses[curse.chamber - 1] = replace(curse, chamber=curse.chamber - 1)
    return replace(state, monster=reached, curses=tuple(curses[chamber] for chamber in sorted(curses)))


def _is_powerless(curse: PlacedCurse, positions: dict[Team, int]) -> bool:
    """Whether a curse has no effect: the Word of Dread leaves play in the first chamber, because nobody can go back
    from there (TW-88). It is discarded only when it is revealed, so that a face-down card does not reveal what it is
    (TW-09)."""
    return CURSE[curse.name].dread and curse.chamber == 0 and curse.chamber in positions.values()
