"""How moves, proposals and undoing change the game under way; part of the fold (fold.py)."""

from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.notation import print_move
from cluehouse.games.record import Record, states
from cluehouse.tables import entries
from cluehouse.tables.played_move import PlayedMove
from cluehouse.tables.table import BotThoughts, Table, Undoing, UndoPoint, Vote


def moved(table: Table, played: PlayedMove, at: int) -> Table:
    """A move was made: the state after it, and where its seat can take it back to."""
    assert table.play is not None
    play, event, vote = table.play, played.event, table.vote
    points = play.undo_points
    if played.audience is None:
        shown = GAMES[play.game].secrecy.has_shown(play.state)
        points = {**points, event.seat: UndoPoint(len(play.moves), shown)}
        # The game has gone on: an undo would now take back more than was proposed.
        vote = None if vote is not None and vote.kind == "undo" and played.binding else vote
    moves, thoughts = play.moves + ((event.seat, played.move),), play.thoughts
    if event.thoughts:
        name = table.people[table.seats[event.seat]].name
        thoughts = (*thoughts, BotThoughts(len(moves), name, event.thoughts))
    after = replace(play, state=played.state, moves=moves, undo_points=points, thoughts=thoughts)
    if played.state.outcome is not None:
        players = {seat: table.people[person] for seat, person in table.seats.items()}
        return replace(table, play=replace(after, players=players), vote=None, paused="")
    return replace(table, play=after, vote=vote)


def proposed(table: Table, event: entries.Proposed, at: int) -> Table:
    """A seat proposes something that needs the consent of others."""
    return replace(table, vote=Vote(event.kind, event.seat, event.asked, event.keep))


def consented(table: Table, event: entries.Consented, at: int) -> Table:
    """One of those who were asked agrees."""
    assert table.vote is not None
    return replace(table, vote=replace(table.vote, waiting=tuple(s for s in table.vote.waiting if s != event.seat)))


def dropped(table: Table, event: entries.Dropped, at: int) -> Table:
    """The proposal is rejected or withdrawn."""
    return replace(table, vote=None)


def undone(table: Table, event: entries.Undone, at: int) -> Table:
    """Moves are taken back; which ones is remembered."""
    assert table.play is not None
    play = table.play
    game, moves = GAMES[play.game], play.moves[: event.keep]
    path = list(states(game, Record(play.game, play.deal, moves)))
    steps = zip(moves, path, path[1:], strict=False)
    has_shown = game.secrecy.has_shown
    points = {
        seat: UndoPoint(number, has_shown(before))
        for number, ((seat, move), before, after) in enumerate(steps)
        if game.audience(before, after, seat, move) is None
    }
    undoing = Undoing(
        event.keep,
        tuple(print_move(*made) for made in play.moves[event.keep :]),
        event.seat,
        has_shown(path[-1]) != has_shown(play.state),
    )
    before = replace(
        play,
        moves=moves,
        state=path[-1],
        undo_points=points,
        thoughts=tuple(thought for thought in play.thoughts if thought.step <= event.keep),
        undone=play.undone + 1,
        undoings=(*play.undoings, undoing),
    )
    return replace(table, play=before, vote=None)
