"""The referee at the table: strict, by the rulebook, or off."""

from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.games.refusal import Refusal
from cluehouse.tables import advice
from cluehouse.tables.refusal import RuledOut
from tests.tables.scene import TRAPS, Scene, codenames, decipher, describing, duet, trapwords
from tests.trapwords import table as trapwords_board

STRICT: dict[str, Any] = {"settings": {"referee": "strict"}}
RULEBOOK: dict[str, Any] = {"settings": {"referee": "rulebook"}}
OFF: dict[str, Any] = {"settings": {"referee": "off"}}


def ruled_out(scene: Scene, line: str) -> dict[str, Any]:
    """What a strict referee says to a move that it does not let pass."""
    refusal = scene.refusal(*scene.move(line))
    assert isinstance(refusal, RuledOut)
    return dict(refusal.params)


def last_moves(scene: Scene) -> list[tuple[str, str]]:
    assert scene.table.play is not None
    return [(seat, str(move.__struct_config__.tag)) for seat, move in scene.table.play.moves[-2:]]


# --- clues ------------------------------------------------------------------------------------------


def test_at_a_strict_table_a_forbidden_clue_is_refused_before_anybody_hears_it() -> None:
    scene = codenames(**STRICT)
    said = ruled_out(scene, "red-chief: clue roots 2")
    assert said == {"rule": "CN-30", "reason": "form-of-word", "evidence": "roots: ROOT"}
    assert scene.state.phase == "clue"
    scene.play("red-chief: clue animal 2")


def test_a_strict_table_of_duet_refuses_a_visible_word() -> None:
    scene = duet(**STRICT)
    scene.begin(replace(scene.state.deal, words=("ROOT", *scene.state.deal.words[1:])))
    assert ruled_out(scene, "A1: clue roots 2")["reason"] == "form-of-word"
    scene.play("A1: clue animal 2")


def test_at_a_strict_table_a_doubtful_clue_passes_with_its_ruling() -> None:
    scene = codenames(**STRICT)
    scene.play("red-chief: clue seven 2")
    assert scene.state.turn.ruling.verdict == "doubtful"


@pytest.mark.rule("CN-33", "D-CN-16")
def test_a_covered_word_is_free_for_clues_at_a_strict_table() -> None:
    scene = codenames(**STRICT)
    scene.play("red-chief: clue animal 2", "red-1: guess ROOT", "red-1: stop")
    scene.play("blue-chief: clue roots 1")


@pytest.mark.rule("CN-43", "D-CN-15")
def test_what_the_rival_chief_approved_passes_at_a_strict_table() -> None:
    scene = codenames(**STRICT)
    scene.play('red-chief: ask "primary school" 2', "blue-chief: approve")
    assert ruled_out(scene, "red-chief: clue roots 2")["reason"] == "form-of-word"
    scene.play('red-chief: clue "primary school" 2')
    assert scene.state.approved


def test_a_question_to_the_rival_chief_is_never_refused_by_the_referee() -> None:
    scene = codenames(**STRICT)
    scene.play("red-chief: ask roots 2")


@pytest.mark.parametrize(
    ("clue", "verdict"),
    [("roots", "forbidden"), ("seven", "doubtful")],
)
def test_by_the_rulebook_a_bad_clue_stands_with_a_ruling_in_the_record(clue: str, verdict: str) -> None:
    scene = codenames(**RULEBOOK)
    scene.play(f"red-chief: clue {clue} 2")
    assert scene.state.phase == "guess"
    assert scene.state.turn.ruling.verdict == verdict
    assert last_moves(scene) == [("red-chief", "clue"), ("referee", "ruling")]
    assert scene.sees("p2").turn.ruling.evidence


@pytest.mark.rule("CN-70")
def test_by_the_rulebook_an_opponent_objects_and_the_rival_chief_decides() -> None:
    scene = codenames(**RULEBOOK)
    scene.play("red-chief: clue roots 2", "blue-1: object", "blue-chief: uphold")
    assert scene.state.turn.side == "blue"
    assert scene.state.penalty


def test_by_the_rulebook_a_good_clue_needs_no_words() -> None:
    scene = codenames(**RULEBOOK)
    scene.play("red-chief: clue animal 2")
    assert scene.state.turn.ruling is None


def test_a_ruling_on_a_clue_of_duet_is_recorded() -> None:
    scene = duet(**RULEBOOK)
    scene.play("A1: clue seven 2")
    assert scene.state.turn.ruling.verdict == "doubtful"
    assert last_moves(scene) == [("A1", "clue"), ("referee", "ruling")]


def test_with_the_referee_off_people_alone_judge() -> None:
    scene = codenames(**OFF)
    scene.play("red-chief: clue roots 2")
    assert scene.state.turn.ruling is None
    scene.play("blue-1: object", "blue-chief: uphold")


def test_the_rules_come_before_the_referee() -> None:
    scene = codenames(**STRICT)
    refusal = scene.refusal(*scene.move("blue-chief: clue roots 2"))
    assert refusal.code == "not-your-turn"


# --- secret words of Decipher -----------------------------------------------------------------------


def test_a_strict_table_takes_only_words_of_the_dictionary() -> None:
    scene = decipher(**STRICT)
    assert ruled_out(scene, "P1: set-word ALA")["rule"] == "DC-08"
    scene.play("P1: set-word LIS")


@pytest.mark.parametrize("table", [RULEBOOK, OFF], ids=["rulebook", "off"])
def test_elsewhere_a_secret_word_is_the_wordsmiths_business(table: dict[str, Any]) -> None:
    scene = decipher(**table)
    scene.play("P1: set-word ALA")
    assert last_moves(scene) == [("P1", "set-word")]


# --- traps ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-TW-21", "D-TW-22")
def test_a_strict_table_refuses_bad_traps() -> None:
    scene = trapwords(**STRICT)
    assert ruled_out(scene, "blue-1: propose thing")["rule"] == "TW-29"
    assert ruled_out(scene, "blue-1: propose butters")["rule"] == "D-TW-22"
    scene.play("blue-1: propose milk")
    assert ruled_out(scene, "blue-2: propose milks")["rule"] == "D-TW-21"


@pytest.mark.parametrize("table", [RULEBOOK, OFF], ids=["rulebook", "off"])
def test_elsewhere_traps_are_the_teams_business(table: dict[str, Any]) -> None:
    scene = trapwords(**table)
    scene.play("blue-1: propose thing", "blue-1: propose milk", "blue-2: propose milks")


# --- the describer ----------------------------------------------------------------------------------

LINE = 'red-1: say "It is like milk."'


def test_a_strict_table_refuses_a_line_that_names_the_secret_or_hints_at_letters() -> None:
    scene = describing(**STRICT)
    assert ruled_out(scene, 'red-1: say "It is butter."')["rule"] == "TW-56"
    assert ruled_out(scene, 'red-1: say "It sounds like utter."')["rule"] == "TW-49"


@pytest.mark.rule("TW-38")
@pytest.mark.parametrize("text", ["It is like milk.", "Margarine!", "bread", "You put it on a slice.", "moat"])
def test_a_strict_refusal_of_a_line_never_depends_on_the_traps(text: str) -> None:
    answers = []
    for traps in (("milk", "margarine", "bread"), ("slice", "put", "moats"), ("cow", "knife", "yellow")):
        scene = trapwords(**STRICT)
        scene.play("red-1: propose moat", "red-1: propose turret", "red-1: propose siege", "red-1: ready")
        scene.play(*(f"blue-1: propose {trap}" for trap in traps), "blue-1: ready", "red-1: take")
        scene.play("blue-1: turn-hourglass")
        try:
            scene.play(f'red-1: say "{text}"')
            answers.append("said")
        except Refusal as refusal:
            answers.append(f"{refusal.code} {refusal.params}")
        consulted = advice.consult(scene.table.settings, scene.state, "red-1", text)
        assert consulted is not None
        answers.append(consulted.verdict)
    assert answers == answers[:2] * 3


@pytest.mark.parametrize("table", [STRICT, RULEBOOK], ids=["strict", "rulebook"])
@pytest.mark.rule("TW-64", "D-TW-18")
def test_the_watchers_alone_are_told_of_a_sprung_trap(table: dict[str, Any]) -> None:
    scene = describing(**table)
    guest = scene.come()
    scene.play(LINE)
    for person in ("p3", "p4"):
        assert [(alert.trap, alert.line) for alert in scene.sees(person).alerts] == [("milk", 1)]
    for person in ("p1", "p2", guest, ""):
        assert scene.sees(person).alerts == ()
    assert scene.state.turn.end is None
    scene.play("blue-1: call-trap milk 1")
    assert scene.state.turns[0].sprung == "milk"


def test_the_secret_itself_is_a_trap_that_the_watchers_are_told_of() -> None:
    scene = describing(**RULEBOOK)
    scene.play('red-1: say "It is butter."')
    assert [alert.trap for alert in scene.sees("p3").alerts] == ["BUTTER"]


def test_every_trap_of_a_line_is_told_once() -> None:
    scene = describing(**RULEBOOK)
    scene.play('red-1: say "Milk, more milk, and bread."')
    assert [alert.trap for alert in scene.sees("p3").alerts] == ["milk", "bread"]


def test_a_line_that_springs_nothing_brings_no_alert() -> None:
    scene = describing(**RULEBOOK)
    scene.play('red-1: say "You put it on a slice."')
    assert scene.sees("p3").alerts == ()


@pytest.mark.rule("TW-64", "D-TW-18")
def test_where_the_table_wants_it_the_referee_stops_the_turn_by_itself() -> None:
    scene = describing(automatic_stop=True, **RULEBOOK)
    scene.play(LINE)
    assert (scene.state.turns[0].end, scene.state.turns[0].sprung) == ("trap", "milk")


def test_the_automatic_stop_waits_for_people_where_it_is_not_sure() -> None:
    scene = describing(automatic_stop=True, **RULEBOOK)
    scene.play('red-1: say "It makes things buttery."')
    assert scene.state.turn.team == "red"
    assert [alert.trap for alert in scene.sees("p3").alerts] == ["BUTTER"]


def test_with_the_referee_off_watchers_keep_their_own_eyes_open() -> None:
    scene = describing(automatic_stop=True, **OFF)
    scene.play(LINE)
    assert scene.state.turn.team == "red"
    assert scene.sees("p3").alerts == ()
    scene.play("blue-1: call-trap milk 1")


# --- answers ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-71")
def test_a_form_of_the_secret_is_judged_right() -> None:
    scene = describing(**RULEBOOK)
    scene.play("red-2: guess butters")
    assert scene.state.turns[0].end == "guessed"


@pytest.mark.rule("TW-72")
@pytest.mark.parametrize("answer", ["cheese", "buttery"])
def test_another_word_is_judged_wrong(answer: str) -> None:
    scene = describing(**RULEBOOK)
    scene.play(f"red-2: guess {answer}")
    assert scene.state.turn.guesses[-1].right is False


def test_an_answer_that_the_dictionary_is_not_sure_of_waits_for_the_watchers() -> None:
    scene = trapwords(settings={"languages": ("pl",)})
    deal = trapwords_board.table(language="pl").deal
    scene.begin(replace(deal, words=(deal.words[0], "MASŁO", *deal.words[2:])))
    scene.play(*TRAPS, "red-1: take", "blue-1: turn-hourglass", "red-2: guess maslo")
    assert scene.state.turn.guesses[-1].right is None
    assert "judge" in {choice.do for choice in scene.sees("p3").choices}
    scene.play("blue-1: judge yes")
    assert scene.state.turns[0].end == "guessed"


def test_with_the_referee_off_the_watchers_judge_answers() -> None:
    scene = describing(**OFF)
    scene.play("red-2: guess cheese")
    assert scene.state.turn.guesses[-1].right is None
    scene.play("blue-1: judge no")


def test_five_wrong_answers_end_the_turn_and_the_referee_says_no_more() -> None:
    scene = describing(**RULEBOOK)
    for answer in ("cheese", "jam", "honey", "salt", "lard"):
        scene.play(f"red-2: guess {answer}")
    assert scene.state.turns[0].end == "guesses"
    assert last_moves(scene) == [("red-2", "guess"), ("referee", "judge")]


# --- doubts -----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-63")
@pytest.mark.parametrize(
    ("line", "doubt", "verdict"),
    [
        ("It is like milk.", "doubt-trap milk 1", "forbidden"),
        ("You put it on a slice.", "doubt-trap milk 1", "allowed"),
        ("It makes things buttery.", "doubt-trap BUTTER 1", "doubtful"),
        ("It sounds like utter.", "doubt-illegal 1", "forbidden"),
        ("You put it on a slice.", "doubt-illegal 1", "allowed"),
    ],
)
def test_a_doubt_gets_the_referees_advice_and_the_teams_decide(line: str, doubt: str, verdict: str) -> None:
    scene = describing(**RULEBOOK)
    scene.play(f'red-1: say "{line}"', f"blue-1: {doubt}")
    assert scene.state.turn.doubts[0].verdict == verdict
    assert scene.state.turn.doubts[0].evidence
    scene.play("red-2: guess BUTTER")
    scene.wait(5)
    assert scene.state.phase == "settling"
    scene.play("red-1: reject 1")
    assert scene.state.turns[0].end == "guessed"


def test_a_doubt_is_ruled_on_once() -> None:
    scene = describing(**RULEBOOK)
    scene.play('red-1: say "It is like milk."', "blue-1: doubt-trap milk 1", "blue-2: doubt-trap milk 1")
    assert len(scene.state.turn.doubts) == 1
    assert last_moves(scene)[-1] == ("blue-2", "doubt-trap")


def test_advice_on_a_doubt_does_not_show_the_trap_to_the_describer_before_the_turn_is_over() -> None:
    scene = describing(**RULEBOOK)
    scene.play('red-1: say "It is like milk."', "blue-1: doubt-trap milk 1")
    for person in ("p1", "p2", ""):
        shown = scene.sees(person).turn.doubts[0]
        assert (shown.trap, shown.verdict, shown.evidence) == ("", None, "")
    assert scene.sees("p3").turn.doubts[0].trap == "milk"


def test_with_the_referee_off_a_doubt_gets_no_advice() -> None:
    scene = describing(**OFF)
    scene.play('red-1: say "It is like milk."', "blue-1: doubt-trap milk 1")
    assert scene.state.turn.doubts[0].verdict is None


# --- asking beforehand ------------------------------------------------------------------------------


def consulted(scene: Scene, seat: str, text: str) -> str | None:
    ruling = advice.consult(scene.table.settings, scene.state, seat, text)
    return None if ruling is None else ruling.reason


def test_the_referee_may_be_asked_about_a_word_before_it_is_sent() -> None:
    scene = codenames()
    assert consulted(scene, "red-chief", "roots") == "form-of-word"
    assert consulted(scene, "red-chief", "animal") == "fine"
    assert consulted(scene, "red-chief", "") == "nothing-said"
    assert consulted(decipher(), "P1", "ALA") == "proper-name"
    assert consulted(duet(), "A1", "seven") == "number-word"


def test_in_trapwords_the_referee_is_asked_about_traps_and_lines_by_those_who_write_them() -> None:
    scene = trapwords()
    assert consulted(scene, "blue-1", "butters") == "is-secret"
    assert consulted(scene, "red-1", "butters") == "fine"
    scene = describing()
    assert consulted(scene, "red-1", "it is butter") == "sprung"
    assert consulted(scene, "red-1", "it is milk") == "fine"


def test_guessers_and_watchers_learn_nothing_by_asking() -> None:
    scene = describing()
    for seat in ("red-2", "blue-1", "blue-2"):
        assert consulted(scene, seat, "butter") is None
    waiting = trapwords()
    waiting.play(*TRAPS)
    assert consulted(waiting, "red-1", "butter") is None
