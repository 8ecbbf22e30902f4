"""The cards of a game of Duet: which ones are visible, open to a side, found."""

from cluehouse.games.duet.state import Deal, Key, Side, State


def key_of(deal: Deal, side: Side) -> Key:
    """Return the side of the key that these players see."""
    return deal.key_a if side == "A" else deal.key_b


def agents_placed(state: State) -> int:
    """Return how many words have been found (D-DU-31)."""
    return len(state.agents) - state.agents.count(None)


def visible_words(state: State) -> tuple[str, ...]:
    """Return the words without an agent that not both sides have missed: a clue must not match these (DU-33)."""
    board = zip(state.deal.words, state.agents, state.misses, strict=True)
    return tuple(word for word, agent, misses in board if agent is None and len(misses) < 2)  # DU-61


def open_cards(state: State, side: Side | None) -> tuple[str, ...]:
    """Return the cards that this side may touch: visible, without a token of its own (DU-57, DU-59, D-DU-12)."""
    missed = {
        word
        for word, misses in zip(state.deal.words, state.misses, strict=True)
        if any(miss.side == side for miss in misses)
    }
    return tuple(word for word in visible_words(state) if word not in missed)


def is_complete(state: State, side: Side) -> bool:
    """Whether all nine greens of this side are covered, so that the partner has nothing left to find (DU-64)."""
    board = zip(key_of(state.deal, side), state.agents, strict=True)
    return all(agent is not None for identity, agent in board if identity == "green")
