"""Clues said aloud: the chief records the number, and spells the word when anybody asks."""

import pytest

from cluehouse.games.codenames import CODENAMES
from cluehouse.games.notation import parse_move
from cluehouse.games.record import Record, parse, print_record, replay
from cluehouse.games.seating import SPECTATOR
from tests.codenames.table import offered, play, refused, seen, table


@pytest.mark.rule("CN-16", "CN-18", "D-CN-23")
def test_at_a_spoken_table_the_chief_records_only_the_number() -> None:
    game = table(spoken=True)
    assert refused(game, "red-chief: clue tree 2") == "clue-is-said"
    assert "clue" not in offered(game, "red-chief")
    assert refused(game, "blue-chief: announce 2") == "not-your-turn"
    assert refused(game, "red-1: announce 2") == "not-your-part"
    assert refused(game, "red-chief: announce 10") == "bad-argument"
    said = play(game, "red-chief: announce 2")
    assert said.phase == "guess"
    for seat in ("red-1", "blue-chief", SPECTATOR):
        view = seen(said, seat)
        assert (view.turn.word, view.turn.number, view.guesses_left) == (None, 2, 3)


@pytest.mark.rule("CN-13")
def test_where_clues_are_typed_a_number_alone_is_no_clue() -> None:
    game = table()
    assert refused(game, "red-chief: announce 2") == "clue-is-typed"
    assert not {"announce", "spell", "ask-spelling"} & set(offered(play(game, "red-chief: clue tree 2"), "blue-1"))
    assert refused(play(game, "red-chief: clue tree 2"), "red-chief: spell tree") == "not-now"


@pytest.mark.rule("CN-48", "CN-58", "CN-61")
def test_guesses_follow_a_spoken_clue_as_they_follow_any_other() -> None:
    game = play(table(spoken=True), "red-chief: announce 1", "red-1: guess ROOT", "red-1: guess LEAF")
    assert game.turns[-1].end == "limit"
    game = play(game, "blue-chief: announce unlimited", "blue-1: guess SEA", "blue-1: guess WAVE", "blue-1: stop")
    assert game.turn.side == "red"


@pytest.mark.rule("CN-18")
@pytest.mark.parametrize("seat", ["red-1", "blue-1", "blue-chief"])
def test_anybody_may_ask_for_the_spelling_and_nobody_guesses_until_the_chief_has_written_it(seat: str) -> None:
    game = play(table(spoken=True), "red-chief: announce 2", f"{seat}: ask-spelling")
    assert seen(game, SPECTATOR).turn.spelling == seat
    assert refused(game, "red-1: guess ROOT") == "spelling-pending"
    assert refused(game, "blue-1: ask-spelling") == "spelling-pending"
    assert refused(game, "red-1: spell tree") == refused(game, "red-chief: ask-spelling") == "not-your-part"
    assert play(game, 'red-chief: spell "tall tree"').turn.word == "tall tree"  # CN-43: agreed on beforehand, perhaps
    spelt = play(game, "red-chief: spell tree")
    assert all(seen(spelt, each).turn.word == "tree" for each in ("red-1", "blue-1", SPECTATOR))
    assert play(spelt, "red-1: guess ROOT").turn.touches
    assert refused(spelt, "red-chief: spell trees") == refused(spelt, "blue-1: ask-spelling") == "not-now"


@pytest.mark.rule("CN-18", "CN-56")
def test_the_spelling_may_be_asked_for_between_guesses_and_stopping_waits_for_it_too() -> None:
    game = play(table(spoken=True), "red-chief: announce 2", "red-1: guess ROOT", "red-1: ask-spelling")
    assert refused(game, "red-1: stop") == "spelling-pending"
    assert play(game, "red-1: mark LEAF").marks == (("LEAF", "red-1"),)
    assert play(game, "red-chief: spell tree", "red-1: stop").turns[-1].word == "tree"


@pytest.mark.rule("CN-18")
def test_a_chief_may_spell_the_clue_unasked() -> None:
    game = play(table(spoken=True), "red-chief: announce 2", "red-chief: spell tree")
    assert (game.turn.word, game.turn.spelling) == ("tree", None)
    assert refused(table(spoken=True), "red-chief: spell tree") == "not-now"  # nothing has been said


@pytest.mark.rule("CN-45", "CN-70", "CN-71")
def test_people_object_to_a_spoken_clue() -> None:
    game = play(table(spoken=True), "red-chief: announce 2", "blue-1: object")
    assert play(game, "blue-chief: waive", "red-1: guess ROOT").turn.decision == "waived"
    judged = play(game, "blue-1: ask-spelling", "red-chief: spell roots", "blue-chief: uphold")
    assert judged.penalty
    assert judged.turns[-1].word == "roots"
    assert judged.turn.spelling is None


@pytest.mark.rule("CN-46", "D-CN-23")
def test_a_word_approved_beforehand_does_not_bind_once_a_clue_is_said() -> None:
    game = play(table(spoken=True), "red-chief: ask tree 2", "blue-chief: approve", "red-chief: announce 2")
    assert not seen(game, "blue-chief").approved
    assert play(game, "blue-chief: object").phase == "objection"


@pytest.mark.rule("CN-74")
def test_a_hard_clock_ends_the_guessing_although_the_spelling_is_owed() -> None:
    game = play(table(spoken=True, timer="end-turn"), "red-chief: announce 2", "blue-1: ask-spelling", "clock: time-up")
    assert (game.turn.side, game.turn.spelling) == ("blue", None)


def test_a_spoken_game_replays_from_its_record() -> None:
    lines = ("red-chief: announce 2", "blue-1: ask-spelling", "red-chief: spell tree", "red-1: guess ROOT")
    game = play(table(spoken=True), *lines)
    record = Record("codenames", game.deal, tuple(parse_move(CODENAMES.rules, line) for line in lines))
    assert [line.partition(". ")[2] for line in print_record(record).splitlines()[-4:]] == list(lines)
    assert replay(CODENAMES, parse({"codenames": CODENAMES}, print_record(record))) == game
