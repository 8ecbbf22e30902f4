"""Our variants for two and three: one team against a ghost, and one operative for both chiefs."""

import pytest

from cluehouse.games.codenames import CODENAMES, Options
from cluehouse.games.codenames.state import State
from cluehouse.games.game import Outcome
from cluehouse.games.refusal import Refusal
from tests.codenames.table import (
    BLUE,
    PACK,
    RED,
    WORDS,
    cards_offered,
    covered,
    offered,
    play,
    refused,
    seen,
    sent,
    table,
    touching,
    watchers,
)

CLUE = "red-chief: clue tree 2"


def ghost(**options: int | str) -> State:
    """One team of two against the ghost."""
    return table(variant="ghost", **options)


@pytest.mark.rule("CN-01")
def test_without_a_wish_two_full_teams_play() -> None:
    assert Options().variant == "standard"
    assert len(table().deal.seats) == 4


# --- against the ghost ----------------------------------------------------------------------------


def test_against_the_ghost_one_team_sits_down() -> None:
    assert ghost().deal.seats == ("red-chief", "red-1")
    assert ghost(red=4, blue=0).deal.seats == ("red-chief", "red-1", "red-2", "red-3")
    with pytest.raises(Refusal) as refusal:
        ghost(red=1)
    assert refusal.value.code == "too-few-players"


def test_against_the_ghost_the_team_always_begins_and_has_one_word_more() -> None:
    for seed in range(20):
        deal = CODENAMES.deal(Options(variant="ghost"), PACK, f"seed {seed}")
        assert (deal.first, deal.key.count("red"), deal.key.count("blue")) == ("red", 9, 8)


@pytest.mark.parametrize(
    ("lines", "end"),
    [
        (("red-1: guess ROOT", "red-1: stop"), "stop"),
        (("red-1: guess LAMP",), "bystander"),
        (("red-1: guess SEA",), "rival"),
        (touching("red-1", RED[:3]), "limit"),
        (("clock: time-up",), "time"),
    ],
)
def test_after_every_turn_the_chief_covers_a_word_of_the_ghost(lines: tuple[str, ...], end: str) -> None:
    game = play(ghost(timer="end-turn"), CLUE, *lines)
    assert (game.phase, game.turn.end) == ("ghost", end)
    assert refused(game, "red-chief: clue wood 2") == "not-now"
    assert cards_offered(game, "red-chief", "cover") == set(BLUE) - set(covered(game))
    game = play(game, "red-chief: cover SAIL")
    assert covered(game)["SAIL"] == "blue"
    assert (game.turn.side, game.phase) == ("red", "clue")
    assert seen(game).turns[-1].extra == "SAIL"


def test_the_ghost_covers_only_its_own_words_and_only_the_chief_does_it() -> None:
    game = play(ghost(), CLUE, "red-1: guess LAMP")
    for card in (*RED, "CHAIR", "POISON"):
        assert refused(game, f"red-chief: cover {card}") == "not-your-word"
    assert refused(game, "red-chief: cover LAMP") == "card-covered"
    assert refused(game, "red-1: cover SEA") == "not-your-part"
    assert offered(game, "red-1") == {}
    assert refused(play(game, "red-chief: cover SEA"), "red-chief: cover WAVE") == "not-now"


def test_the_ghost_wins_with_its_last_word() -> None:
    game = ghost()
    for word, miss in zip(BLUE[:7], WORDS[17:24], strict=True):
        game = play(game, CLUE, f"red-1: guess {miss}", f"red-chief: cover {word}")
    game = play(game, CLUE, "red-1: guess ROOT", "red-1: stop")
    assert game.outcome is None
    game = play(game, "red-chief: cover SAIL")
    assert game.outcome == Outcome(("blue",), "all-found")
    assert seen(game).score is None


def test_the_ghost_wins_when_the_team_touches_its_last_word_or_the_assassin() -> None:
    assert play(ghost(), CLUE, "red-1: guess POISON").outcome == Outcome(("blue",), "assassin")
    game = ghost()
    for first, second in (("SEA", "WAVE"), ("SHIP", "ANCHOR"), ("HARBOUR", "TIDE")):
        game = play(game, CLUE, f"red-1: guess {first}", f"red-chief: cover {second}")
    game = play(game, CLUE, "red-1: guess LAMP", "red-chief: cover CORAL", CLUE, "red-1: guess SAIL")
    assert game.outcome == Outcome(("blue",), "all-found")


def test_the_score_is_the_words_that_the_ghost_has_still_open() -> None:
    game = play(ghost(), CLUE, *touching("red-1", RED[:2]), "red-1: stop", "red-chief: cover SEA")
    game = play(game, CLUE, "red-1: guess WAVE", "red-chief: cover SHIP")
    assert seen(game).score is None
    game = play(game, "red-chief: clue wood unlimited", *touching("red-1", RED[2:]))
    assert game.outcome == Outcome(("red",), "all-found")
    assert [seen(game, seat).score for seat in watchers(game)] == [5, 5, 5]


def test_a_game_of_two_teams_has_no_score() -> None:
    game = play(table(), "red-chief: clue tree unlimited", *touching("red-1", RED))
    assert seen(game).score is None


def test_there_is_no_rival_chief_to_ask() -> None:
    assert refused(ghost(), "red-chief: ask tree 2") == "not-now"
    assert "ask" not in offered(ghost(), "red-chief")
    assert refused(ghost(), "blue-chief: approve") == "no-such-seat"


@pytest.mark.rule("CN-03")
def test_the_ghosts_cover_shows_the_operative_no_more_than_one_word() -> None:
    for lines in ((), (CLUE,), (CLUE, "red-1: guess LAMP"), (CLUE, "red-1: guess LAMP", "red-chief: cover SEA")):
        for seat in ("red-1", "spectator"):
            assert b'"key"' not in sent(play(ghost(), *lines), seat)
            assert b"assassin" not in sent(play(ghost(), *lines), seat)


# --- one operative for both chiefs ----------------------------------------------------------------


def shared() -> State:
    """Two chiefs and one operative."""
    return table(variant="shared")


def test_two_chiefs_share_one_operative_who_works_for_both_in_turn() -> None:
    assert shared().deal.seats == ("red-chief", "blue-chief", "operative")
    game = play(shared(), CLUE, "operative: guess ROOT", "operative: stop")
    assert (game.turn.side, covered(game)) == ("blue", {"ROOT": "red"})
    game = play(game, "blue-chief: clue water 1", *touching("operative", ("SEA", "WAVE")))
    assert (game.turn.side, seen(game).left) == ("red", {"red": 8, "blue": 6})


def test_the_shared_operative_keeps_the_rules_of_guessing() -> None:
    game = play(shared(), CLUE)
    assert refused(game, "operative: stop") == "guess-first"
    assert refused(game, "red-chief: guess ROOT") == "not-your-part"
    assert refused(shared(), "operative: clue tree 2") == "not-your-part"
    assert play(game, "operative: guess SEA").turn.side == "blue"
    assert play(game, "operative: guess POISON").outcome == Outcome(("blue",), "assassin")


@pytest.mark.rule("CN-45", "D-CN-10")
def test_the_shared_operative_objects_for_nobody_the_rival_chief_may() -> None:
    game = play(shared(), CLUE)
    assert refused(game, "operative: object") == "not-your-part"
    game = play(game, "blue-chief: object", "blue-chief: uphold", "blue-chief: cover SEA")
    assert covered(game) == {"SEA": "blue"}


@pytest.mark.rule("CN-46")
def test_the_shared_operative_does_not_hear_the_chiefs_talk() -> None:
    before = shared()
    for lines in (("red-chief: ask tree 2",), ("red-chief: ask tree 2", "blue-chief: approve")):
        assert sent(play(before, *lines), "operative") == sent(before, "operative")


@pytest.mark.rule("CN-03")
def test_the_shared_operative_does_not_see_the_key() -> None:
    assert seen(shared(), "operative").key is None
    assert seen(shared(), "red-chief").key == seen(shared(), "blue-chief").key == shared().deal.key
