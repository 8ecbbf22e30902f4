"""The referee at a table in its three settings: strict, rulebook and off."""

import pytest
from msgspec.structs import replace

from cluehouse.tables import advice
from tests.tables.driver import TRAPS, TableDriver, codenames, decipher, describing, duet, trapwords
from tests.tables.refereed import OFF, RULEBOOK, STRICT, last_moves, ruled_out, ruling_on
from tests.trapwords import table as trapwords_board

# --- clues ------------------------------------------------------------------------------------------


def test_at_a_strict_table_a_forbidden_clue_is_refused_before_anybody_hears_it() -> None:
    driver = codenames(**STRICT)
    said = ruled_out(driver, "red-chief: clue roots 2")
    assert said == {"rule": "CN-30", "reason": "form-of-word", "evidence": "roots: ROOT"}
    assert driver.state.phase == "clue"
    driver.play("red-chief: clue animal 2")


def test_a_strict_table_of_duet_refuses_a_visible_word() -> None:
    driver = duet(**STRICT)
    driver.begin(replace(driver.state.deal, words=("ROOT", *driver.state.deal.words[1:])))
    assert ruled_out(driver, "A1: clue roots 2")["reason"] == "form-of-word"
    driver.play("A1: clue animal 2")


def test_at_a_strict_table_a_doubtful_clue_is_accepted_with_its_ruling() -> None:
    driver = codenames(**STRICT)
    driver.play("red-chief: clue seven 2")
    assert driver.state.turn.ruling.verdict == "doubtful"


@pytest.mark.rule("CN-33", "D-CN-16")
def test_a_strict_table_accepts_a_covered_word_as_a_clue() -> None:
    driver = codenames(**STRICT)
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT", "red-1: stop")
    driver.play("blue-chief: clue roots 1")


@pytest.mark.rule("CN-43", "D-CN-15")
def test_a_strict_table_accepts_a_clue_that_the_other_chief_approved() -> None:
    driver = codenames(**STRICT)
    driver.play('red-chief: ask "primary school" 2', "blue-chief: approve")
    assert ruled_out(driver, "red-chief: clue roots 2")["reason"] == "form-of-word"
    driver.play('red-chief: clue "primary school" 2')
    assert driver.state.approved


def test_a_question_to_the_rival_chief_is_never_refused_by_the_referee() -> None:
    driver = codenames(**STRICT)
    driver.play("red-chief: ask roots 2")


@pytest.mark.parametrize(
    ("clue", "verdict"),
    [("roots", "forbidden"), ("seven", "doubtful")],
)
def test_by_the_rulebook_a_bad_clue_is_accepted_with_a_ruling_in_the_record(clue: str, verdict: str) -> None:
    driver = codenames(**RULEBOOK)
    driver.play(f"red-chief: clue {clue} 2")
    assert driver.state.phase == "guess"
    assert driver.state.turn.ruling.verdict == verdict
    assert last_moves(driver) == [("red-chief", "clue"), ("referee", "ruling")]
    assert driver.sees("p2").turn.ruling.evidence


@pytest.mark.rule("CN-70")
def test_by_the_rulebook_an_opponent_objects_and_the_rival_chief_decides() -> None:
    driver = codenames(**RULEBOOK)
    driver.play("red-chief: clue roots 2", "blue-1: object", "blue-chief: uphold")
    assert driver.state.turn.side == "blue"
    assert driver.state.penalty


def test_by_the_rulebook_a_good_clue_gets_no_ruling() -> None:
    driver = codenames(**RULEBOOK)
    driver.play("red-chief: clue animal 2")
    assert driver.state.turn.ruling is None


def test_a_ruling_on_a_clue_of_duet_is_recorded() -> None:
    driver = duet(**RULEBOOK)
    driver.play("A1: clue seven 2")
    assert driver.state.turn.ruling.verdict == "doubtful"
    assert last_moves(driver) == [("A1", "clue"), ("referee", "ruling")]


def test_with_the_referee_off_people_alone_judge() -> None:
    driver = codenames(**OFF)
    driver.play("red-chief: clue roots 2")
    assert driver.state.turn.ruling is None
    driver.play("blue-1: object", "blue-chief: uphold")


def test_a_move_against_the_rules_is_refused_before_the_referee_is_asked() -> None:
    driver = codenames(**STRICT)
    refusal = driver.refusal(*driver.move("blue-chief: clue roots 2"))
    assert refusal.code == "not-your-turn"


# --- answers ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-71")
def test_an_inflected_form_of_the_secret_is_judged_right() -> None:
    driver = describing(**RULEBOOK)
    driver.play("red-2: guess butters")
    assert driver.state.turns[0].end == "guessed"


@pytest.mark.rule("TW-72")
@pytest.mark.parametrize("answer", ["cheese", "buttery"])
def test_another_word_is_judged_wrong(answer: str) -> None:
    driver = describing(**RULEBOOK)
    driver.play(f"red-2: guess {answer}")
    assert driver.state.turn.guesses[-1].right is False


def test_an_answer_that_the_dictionary_is_not_sure_of_waits_for_the_watchers() -> None:
    driver = trapwords(settings={"languages": ("pl",)})
    deal = trapwords_board.table(language="pl").deal
    driver.begin(replace(deal, words=(deal.words[0], "MASŁO", *deal.words[2:])))
    for team, words in (("red", ("fosa", "wieża", "most")), ("blue", ("mleko", "chleb", "nóż"))):
        driver.play(*(f"{team}-1: propose {word}" for word in words), f"{team}-1: ready")
    driver.play("red-1: take", "blue-1: turn-hourglass", "red-2: guess maslo")
    assert driver.state.turn.guesses[-1].right is None
    assert "judge" in {choice.do for choice in driver.sees("p3").choices}
    driver.play("blue-1: judge yes")
    assert driver.state.turns[0].end == "guessed"


def test_with_the_referee_off_the_watchers_judge_answers() -> None:
    driver = describing(**OFF)
    driver.play("red-2: guess cheese")
    assert driver.state.turn.guesses[-1].right is None
    driver.play("blue-1: judge no")


def test_the_referee_judges_nothing_after_five_wrong_answers_ended_the_turn() -> None:
    driver = describing(**RULEBOOK)
    for answer in ("cheese", "jam", "honey", "salt", "lard"):
        driver.play(f"red-2: guess {answer}")
    assert driver.state.turns[0].end == "guesses"
    assert last_moves(driver) == [("red-2", "guess"), ("referee", "judge")]


# --- doubts -----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-63")
@pytest.mark.parametrize(
    ("line", "doubt", "verdict"),
    [
        ("It is like milk.", "doubt-trap milk 1", "forbidden"),
        ("You put it on a slice.", "doubt-trap milk 1", "allowed"),
        ("It is never unbuttered.", "doubt-trap BUTTER 1", "doubtful"),
        ("It sounds like utter.", "doubt-illegal 1 sound", "forbidden"),
        ("You put it on a slice.", "doubt-illegal 1 sound", "allowed"),
    ],
)
def test_a_doubt_gets_the_referees_advice_and_the_teams_decide(line: str, doubt: str, verdict: str) -> None:
    driver = describing(**RULEBOOK)
    driver.play(f'red-1: say "{line}"', f"blue-1: {doubt}")
    assert driver.state.turn.doubts[0].verdict == verdict
    assert driver.state.turn.doubts[0].evidence
    driver.play("red-2: guess BUTTER")
    driver.wait(5)
    assert driver.state.phase == "settling"
    driver.play("red-1: reject 1")
    assert driver.state.turns[0].end == "guessed"


def test_a_doubt_is_ruled_on_once() -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "It is like milk."', "blue-1: doubt-trap milk 1", "blue-2: doubt-trap milk 1")
    assert len(driver.state.turn.doubts) == 1
    assert last_moves(driver)[-1] == ("blue-2", "doubt-trap")


def test_advice_on_a_doubt_does_not_show_the_trap_to_the_describer_before_the_turn_is_over() -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "It is like milk."', "blue-1: doubt-trap milk 1")
    for person in ("p1", "p2", ""):
        shown = driver.sees(person).turn.doubts[0]
        assert (shown.trap, shown.verdict, shown.evidence) == ("", None, "")
    assert driver.sees("p3").turn.doubts[0].trap == "milk"


def test_with_the_referee_off_a_doubt_gets_no_advice() -> None:
    driver = describing(**OFF)
    driver.play('red-1: say "It is like milk."', "blue-1: doubt-trap milk 1")
    assert driver.state.turn.doubts[0].verdict is None


# --- asking beforehand ------------------------------------------------------------------------------


def consulted(driver: TableDriver, seat: str, text: str) -> str | None:
    ruling = ruling_on(advice.consult(driver.table.settings, driver.state, seat, text))
    return None if ruling is None else ruling.reason


def test_the_referee_may_be_asked_about_a_word_before_it_is_sent() -> None:
    driver = codenames()
    assert consulted(driver, "red-chief", "roots") == "form-of-word"
    assert consulted(driver, "red-chief", "animal") == "fine"
    assert consulted(driver, "red-chief", "") == "nothing-said"
    assert consulted(decipher(), "P1", "ALA") == "proper-name"
    assert consulted(duet(), "A1", "seven") == "number-word"


def test_in_trapwords_authors_may_ask_the_referee_about_their_traps_and_sentences() -> None:
    driver = trapwords()
    assert consulted(driver, "blue-1", "butters") == "is-secret"
    assert consulted(driver, "red-1", "butters") == "fine"
    driver = describing()
    assert consulted(driver, "red-1", "it is butter") == "says-secret"  # and not "springs the trap"
    assert consulted(driver, "red-1", "it is milk") == "fine"


def test_guessers_and_watchers_learn_nothing_by_asking() -> None:
    driver = describing()
    for seat in ("red-2", "blue-1", "blue-2"):
        assert consulted(driver, seat, "butter") is None
    waiting = trapwords()
    waiting.play(*TRAPS)
    assert consulted(waiting, "red-1", "butter") is None
