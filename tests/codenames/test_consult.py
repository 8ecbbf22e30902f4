"""Asking the other chief in private before a clue is given."""

import pytest

from tests.codenames.table import offered, play, refused, seen, sent, table

ASK = "red-chief: ask tree 2"
PHRASE = 'red-chief: ask "godfather of trees" 2'
UNHEARD_BY = ("red-1", "red-2", "blue-1", "spectator", "clock", "referee")
LINES = (
    "ask tree 2",
    "approve",
    "decline",
    "clue tree 2",
    "cover ROOT",
    "guess ROOT",
    "stop",
    "mark ROOT",
    "unmark ROOT",
    "object",
    "uphold",
    "waive",
    "ruling allowed CN-22 fine",
    "time-up",
)


@pytest.mark.rule("CN-46")
def test_the_rival_chief_is_shown_the_clue_and_answers() -> None:
    asked = play(table(), ASK)
    shown = seen(asked, "blue-chief").asked
    assert shown is not None
    assert (shown.word, shown.number, shown.answer) == ("tree", 2, "waiting")
    assert {"approve", "decline"} <= set(offered(asked, "blue-chief"))
    for answer, known in (("approve", "approved"), ("decline", "declined")):
        shown = seen(play(asked, f"blue-chief: {answer}"), "red-chief").asked
        assert shown is not None
        assert shown.answer == known


@pytest.mark.rule("CN-46")
@pytest.mark.parametrize("seat", UNHEARD_BY)
def test_nobody_else_sees_that_a_chief_asked_or_what_was_answered(seat: str) -> None:
    before = table(red=3)
    for lines in ((ASK,), (PHRASE,), (ASK, "blue-chief: approve"), (ASK, "blue-chief: decline")):
        assert sent(play(before, *lines), seat) == sent(before, seat)
        assert offered(play(before, *lines), seat) == offered(before, seat)


@pytest.mark.rule("CN-46")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "blue-1"])
@pytest.mark.parametrize("line", LINES)
def test_no_refusal_tells_an_operative_that_a_chief_asked(seat: str, line: str) -> None:
    before = table(red=3)
    silence = refused(before, f"{seat}: {line}")
    for lines in ((ASK,), (ASK, "blue-chief: approve"), (ASK, "blue-chief: decline")):
        assert refused(play(before, *lines), f"{seat}: {line}") == silence


@pytest.mark.rule("CN-46")
@pytest.mark.parametrize("seat", ["red-1", "blue-1", "clock", "referee"])
def test_only_the_chief_on_turn_may_ask(seat: str) -> None:
    assert refused(table(), f"{seat}: ask tree 2") == "not-your-part"
    assert refused(table(), "blue-chief: ask sea 2") == "not-your-turn"


@pytest.mark.rule("CN-46")
def test_a_clue_is_asked_about_before_it_is_given() -> None:
    assert refused(play(table(), "red-chief: clue tree 2"), "red-chief: ask wood 2") == "not-now"


@pytest.mark.rule("CN-46")
@pytest.mark.parametrize("answer", ["approve", "decline"])
@pytest.mark.parametrize("seat", ["red-chief", "red-1", "blue-1", "referee"])
def test_only_the_rival_chief_answers(seat: str, answer: str) -> None:
    assert refused(play(table(), ASK), f"{seat}: {answer}") == "not-your-part"


@pytest.mark.rule("CN-46")
@pytest.mark.parametrize("answer", ["approve", "decline"])
def test_there_is_one_answer_to_one_question(answer: str) -> None:
    assert refused(table(), f"blue-chief: {answer}") == "not-now"
    assert refused(play(table(), ASK, "blue-chief: decline"), f"blue-chief: {answer}") == "not-now"
    assert refused(play(table(), ASK), "red-chief: ask wood 2") == "clue-pending"


@pytest.mark.rule("CN-46")
def test_after_an_answer_the_chief_may_ask_about_another_clue() -> None:
    game = play(table(), ASK, "blue-chief: decline", "red-chief: ask wood 3")
    shown = seen(game, "blue-chief").asked
    assert shown is not None
    assert (shown.word, shown.number, shown.answer) == ("wood", 3, "waiting")


@pytest.mark.rule("CN-46")
def test_asking_binds_nobody_another_clue_may_be_given() -> None:
    for lines in ((ASK,), (ASK, "blue-chief: approve"), (ASK, "blue-chief: decline")):
        game = play(table(), *lines, "red-chief: clue wood 3")
        assert (game.turn.word, game.turn.number) == ("wood", 3)
        assert seen(game, "blue-chief").asked is None


@pytest.mark.rule("CN-43")
def test_a_phrase_stands_only_when_the_rival_chief_agreed_to_it() -> None:
    clue = 'red-chief: clue "godfather of trees" 2'
    asked = play(table(), PHRASE)
    assert refused(asked, clue) == "one-word-only"
    assert refused(play(asked, "blue-chief: decline"), clue) == "one-word-only"
    agreed = play(asked, "blue-chief: approve")
    assert refused(agreed, 'red-chief: clue "godmother of trees" 2') == "one-word-only"
    assert seen(play(agreed, clue), "red-1").turn.word == "godfather of trees"


@pytest.mark.rule("CN-43")
def test_an_agreement_is_for_one_clue_only() -> None:
    game = play(table(), PHRASE, "blue-chief: approve", "red-chief: clue tree 1", "red-1: guess ROOT", "red-1: stop")
    game = play(game, "blue-chief: clue sea 1", "blue-1: guess SEA", "blue-1: stop")
    assert refused(game, 'red-chief: clue "godfather of trees" 2') == "one-word-only"


@pytest.mark.rule("D-CN-15")
def test_an_approved_clue_cannot_be_called_invalid_any_more() -> None:
    game = play(table(), ASK, "blue-chief: approve", "red-chief: clue tree 2", "blue-1: object")
    assert refused(game, "blue-chief: uphold") == "clue-approved"
    assert set(offered(game, "blue-chief")) == {"waive"}
    game = play(game, "blue-chief: waive")
    assert refused(game, "blue-1: object") == "too-late-to-object"
    assert "guess" in offered(game, "red-1")


@pytest.mark.rule("D-CN-15")
@pytest.mark.parametrize("clue", ["wood 2", "tree 3"])
def test_approval_covers_the_clue_as_it_was_shown_and_no_other(clue: str) -> None:
    game = play(table(), ASK, "blue-chief: approve", f"red-chief: clue {clue}", "blue-1: object", "blue-chief: uphold")
    assert game.turn.side == "blue"


@pytest.mark.rule("D-CN-15")
def test_a_declined_clue_may_still_be_given_and_called() -> None:
    game = play(table(), ASK, "blue-chief: decline", "red-chief: clue tree 2", "blue-chief: object")
    assert play(game, "blue-chief: uphold").turn.side == "blue"


@pytest.mark.rule("CN-46", "D-CN-15")
@pytest.mark.parametrize("seat", UNHEARD_BY)
def test_nobody_else_sees_that_the_clue_on_the_table_was_approved(seat: str) -> None:
    plain = play(table(red=3), "red-chief: clue tree 2")
    approved = play(table(red=3), ASK, "blue-chief: approve", "red-chief: clue tree 2")
    assert sent(approved, seat) == sent(plain, seat)
    assert sent(play(approved, "blue-1: object"), seat) == sent(play(plain, "blue-1: object"), seat)
