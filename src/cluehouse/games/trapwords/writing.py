"""Part one of a round: both teams write traps at the same time (TW-16 … TW-23).

A `why_not_…` function returns the code of a refusal, or None if the move is allowed; its docstring says when it is.
"""

from typing import Final

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf, Text
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.rule import Move
from cluehouse.games.ruling import RULING_ARGS
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.burden import burden, traps_needed
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.maze import turn_order
from cluehouse.games.trapwords.seats import RIVAL, members, next_member, team_of
from cluehouse.games.trapwords.state import TEAMS, Mark, Proposal, State, Team, TrapList, Turn
from cluehouse.games.words import WORD_LENGTH, same_word

MOST_PROPOSALS: Final = 40
_MOST_STRUCK: Final = 12  # words that a list remembers after they were struck off


def writer(seat: str) -> Team:
    """Return the team of a seat that is known to have one."""
    team = team_of(seat)
    assert team is not None
    return team


def secret_set_by(state: State, team: Team) -> str:
    """Return the word that this team's traps are for: the rivals' secret (TW-17)."""
    return secret_of(state.deal, state.round, RIVAL[team])


def why_not_writing(state: State, seat: str) -> Code | None:
    """A seat may work on its team's list while the team is writing."""
    team = team_of(seat)
    if team is None:
        return "not-your-part"
    return "list-frozen" if state.lists[team].ready else None


def why_not_propose(state: State, seat: str) -> Code | None:
    """A team may propose more words than needed, up to a limit."""
    reason = why_not_writing(state, seat)
    if reason is None and len(state.lists[writer(seat)].words) >= MOST_PROPOSALS:
        return "list-full"
    return reason


def propose_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow one word that is neither on the list (D-TW-21) nor the secret itself (D-TW-22)."""
    team = writer(seat)
    taken = (*state.lists[team].words, secret_set_by(state, team))
    return {"word": Text(WORD_LENGTH, one_word=True, but_not=taken)}  # D-TW-23


def explain_propose(state: State, seat: str, move: moves.Propose) -> Refusal | None:
    """Return a more precise refusal for a trap."""
    team = writer(seat)
    if not isinstance(move.word, str):
        return None
    if same_word(move.word, secret_set_by(state, team)):
        return Refusal("trap-is-secret", word=move.word)
    if any(same_word(move.word, word) for word in state.lists[team].words):
        return Refusal("trap-repeated", word=move.word)
    return None


def propose(state: State, seat: str, move: moves.Propose) -> State:
    """Put a word on the list."""
    own, word = state.lists[writer(seat)], move.word.casefold()
    others = tuple(proposal for proposal in own.proposals if proposal.word.casefold() != word)
    proposals = (*others, Proposal(move.word, seat))
    return _with_list(state, writer(seat), replace(own, words=(*own.words, move.word), proposals=proposals))


def why_not_strike(state: State, seat: str) -> Code | None:
    """There must be something to strike out."""
    reason = why_not_writing(state, seat)
    return "not-now" if reason is None and not state.lists[writer(seat)].words else reason


def listed(state: State, seat: str) -> dict[str, Arg]:
    """Allow the words on the team's list."""
    return {"word": OneOf(state.lists[writer(seat)].words)}


def strike(state: State, seat: str, move: moves.Strike) -> State:
    """Strike a word out; it can then no longer be the dreaded one (TW-21)."""
    own = state.lists[writer(seat)]
    words = tuple(word for word in own.words if word != move.word)
    proposals = _struck(own.proposals, move.word, seat)
    return _with_list(state, writer(seat), _without_strays(replace(own, words=words, proposals=proposals)))


def _struck(proposals: tuple[Proposal, ...], word: str, seat: str) -> tuple[Proposal, ...]:
    """Return the proposals after one was struck out: it can be brought back until too many others were."""
    struck = tuple(replace(proposal, struck_by=seat) if proposal.word == word else proposal for proposal in proposals)
    forgotten = [proposal for proposal in struck if proposal.struck_by][:-_MOST_STRUCK]
    return tuple(proposal for proposal in struck if proposal not in forgotten)


def _without_strays(own: TrapList) -> TrapList:
    """Return the list without marks on words that are no longer on it."""
    marks = tuple(mark for mark in own.marks if mark.word in own.words)
    return replace(own, dread=own.dread if own.dread in own.words else "", marks=marks)


def mark_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow any word of either list, with any verdict."""
    return {"team": OneOf(TEAMS), "word": Text(WORD_LENGTH, one_word=True), **RULING_ARGS}


def mark_trap(state: State, seat: str, move: moves.MarkTrap) -> State:
    """Mark a trap as doubtful, once, if it is still on the list (D-TW-33)."""
    own = state.lists[move.team]
    if move.word not in own.words or any(mark.word == move.word for mark in own.marks):
        return state
    made = Mark(move.word, move.verdict, move.rule, move.evidence)
    return _with_list(state, move.team, replace(own, marks=(*own.marks, made)))


def why_not_dread(state: State, seat: str) -> Code | None:
    """A trap is marked only against a team under the Word of Dread."""
    reason = why_not_strike(state, seat)
    if reason is None and not burden(state, RIVAL[writer(seat)]).dread:
        return "not-now"
    return reason


def mark_dread(state: State, seat: str, move: moves.Dread) -> State:
    """Mark the trap that sends the rivals back."""
    return _with_list(state, writer(seat), replace(state.lists[writer(seat)], dread=move.word))


def why_not_ready(state: State, seat: str) -> Code | None:
    """A list of the wrong length cannot be handed in (TW-20, TW-21)."""
    reason = why_not_writing(state, seat)
    if reason is not None:
        return reason
    team = writer(seat)
    if len(state.lists[team].words) != traps_needed(state, team):
        return "list-not-exact"
    if burden(state, RIVAL[team]).dread and not state.lists[team].dread:
        return "dread-unmarked"
    return None


def ready(state: State, seat: str, move: moves.Ready) -> State:
    """Declare the list finished; when both are, the first describer gets the book (TW-23)."""
    declared = _with_list(state, writer(seat), replace(state.lists[writer(seat)], ready=True))
    if not all(declared.lists[team].ready for team in TEAMS):
        return declared
    return hand_over(declared, turn_order(declared)[0])


def stop_writing(state: State, seat: str, move: moves.StopWriting) -> State:
    """Take the pens away (TW-23): of a list that is too long the first words count, one that is too short stays so, and
    the first word is the dreaded one if none was marked."""
    stopped = {team: state.lists[team] if state.lists[team].ready else _cut_off(state, team) for team in TEAMS}
    written = replace(state, lists=stopped)
    return hand_over(written, turn_order(written)[0])


def _cut_off(state: State, team: Team) -> TrapList:
    own = _without_strays(replace(state.lists[team], words=state.lists[team].words[: traps_needed(state, team)]))
    dreaded = own.words[:1] if burden(state, RIVAL[team]).dread else ()
    return replace(own, ready=True, dread=own.dread or "".join(dreaded))


def why_not_stop_writing(state: State, seat: str) -> Code | None:
    """Writing is timed only if the table chose that."""
    return None if state.deal.options.writing_seconds else "not-now"


def hand_over(state: State, team: Team) -> State:
    """Hand the book to this team's describer, who has not opened it yet."""
    return replace(state, phase="handover", turn=Turn(team=team, describer=state.torches[team]), alerts=())


def why_not_reopen(state: State, seat: str) -> Code | None:
    """A list can be reopened only while the rivals are still writing."""
    team = team_of(seat)
    if team is None:
        return "not-your-part"
    return None if state.lists[team].ready else "not-now"


def reopen(state: State, seat: str, move: moves.Reopen) -> State:
    """Continue writing."""
    return _with_list(state, writer(seat), replace(state.lists[writer(seat)], ready=False))


def why_not_pass_torch(state: State, seat: str) -> Code | None:
    """A describer may pass the torch until everyone has been offered it, and as long as the rivals can still change
    their traps: they write for a known describer (TW-19, TW-79, D-TW-27)."""
    team = team_of(seat)
    if team is None or state.torches[team] != seat:
        return "not-your-part"
    if not state.deal.options.may_pass_torch or state.lists[RIVAL[team]].ready:
        return "not-now"
    return "torch-offered-to-all" if state.passes[team] >= len(members(state.deal, team)) else None


def pass_torch(state: State, seat: str, move: moves.PassTorch) -> State:
    """Make the next team member the describer."""
    team = writer(seat)
    return replace(
        state,
        torches={**state.torches, team: next_member(state.deal, seat)},
        passes={**state.passes, team: state.passes[team] + 1},
    )


def writers(state: State, seat: str, move: Move) -> tuple[str, ...]:
    """Return the team whose list changes: nobody else sees it (TW-18)."""
    return members(state.deal, move.team if isinstance(move, moves.MarkTrap) else writer(seat))


def _with_list(state: State, team: Team, own: TrapList) -> State:
    return replace(state, lists={**state.lists, team: own})
