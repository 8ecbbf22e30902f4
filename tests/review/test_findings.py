"""The findings about a finished game: its best clue, a better clue than a failed one, its most dangerous guess."""

from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.bots.mind import mind
from cluehouse.bots.mind.prepared import prepare
from cluehouse.games import GAMES
from cluehouse.games.codenames import moves as codenames
from cluehouse.games.duet import moves as duet
from cluehouse.games.part import load_part
from cluehouse.games.record import Record, replay
from cluehouse.review import findings as judging
from cluehouse.review.finding import Finding, Review
from cluehouse.words import load_pack
from tests.bots.board_table import deal, play_out
from tests.duet import table as duet_board


@pytest.fixture(autouse=True)
def _prepared(blind: None) -> None:
    prepare("en")


OWN = ("SHARK", "WHALE", "DESERT", "CAMEL", "PIANO", "ORCHESTRA", "KING", "QUEEN", "CASTLE")
RIVAL = ("ROBOT", "WITCH", "TOOTH", "BREAD", "TRAIN", "SNOW", "APPLE", "CLOCK")
NOBODYS = ("MOON", "LAWYER", "GLOVE", "PIRATE", "SCHOOL", "LEMON", "BRIDGE")
BLACK = "DOCTOR"
Moves = list[tuple[str, Any]]


def board() -> Any:
    """A board whose words belong together plainly; red begins."""
    game: Any = GAMES["codenames"]
    dealt = game.deal(game.options_type(), load_pack("en"), "findings")
    words = (*OWN, *RIVAL, *NOBODYS, BLACK)
    key = ("red",) * 9 + ("blue",) * 8 + ("bystander",) * 7 + ("assassin",)
    return replace(dealt, words=words, key=key, first="red")


def told(side: str, word: str, number: int, *cards: str, stops: bool = True) -> Moves:
    """A turn."""
    clue: Moves = [(f"{side}-chief", codenames.Clue(word, number))]
    guesses: Moves = [(f"{side}-1", codenames.Guess(card)) for card in cards]
    return [*clue, *guesses, *([(f"{side}-1", codenames.Stop())] if stops else [])]


def review(record: Record) -> Review:
    """What the review of the record's game says."""
    reviewed: Review = load_part(GAMES[record.game].parts.review)(record)
    return reviewed


def found(*turns: Moves) -> dict[str, Finding]:
    """What is found in a game that went so far."""
    record = Record("codenames", board(), tuple(move for turn in turns for move in turn))
    replay(GAMES["codenames"], record)  # it could have gone so
    return {finding.code: finding for finding in review(record).findings}


def test_the_best_clue_is_the_one_that_found_most() -> None:
    finding = found(
        told("red", "ocean", 2, "SHARK", "WHALE"),
        told("blue", "magic", 1, "WITCH"),
        told("red", "royal", 3, "KING", "QUEEN", "CASTLE"),
    )["best-clue"]
    assert (finding.step, finding.seat, finding.clue) == (8, "red-chief", "royal")
    assert finding.cards == ("KING", "QUEEN", "CASTLE")


def test_of_two_that_found_as_many_the_one_without_a_mistake_is_best() -> None:
    finding = found(
        told("red", "ocean", 2, "SHARK", "WHALE", "MOON", stops=False),
        told("blue", "magic", 1, "WITCH"),
        told("red", "sand", 2, "DESERT", "CAMEL"),
    )["best-clue"]
    assert finding.clue == "sand"


def test_a_card_more_than_the_clue_was_for_is_not_its_merit() -> None:
    finding = found(told("red", "ocean", 2, "SHARK", "WHALE", "KING", stops=False))["best-clue"]
    assert finding.cards == ("SHARK", "WHALE")


def test_a_clue_that_failed_is_set_beside_one_that_is_for_words_that_belong_together() -> None:
    finding = found(told("red", "gloves", 2, "MOON", stops=False))["better-clue"]
    assert (finding.step, finding.clue, finding.wrong, finding.cards) == (1, "gloves", "MOON", ())
    assert finding.better
    assert len(finding.meant) > 1, "a clue for one card connects nothing"
    assert set(finding.meant) <= set(OWN)


def test_a_clue_that_nobody_followed_has_not_failed() -> None:
    assert found([("red-chief", codenames.Clue("gloves", 2))]) == {}


def test_the_best_clue_is_not_set_beside_a_better_one() -> None:
    assert set(found(told("red", "ocean", 3, "SHARK", "WHALE"))) == {"best-clue"}


def test_a_better_clue_would_have_found_more() -> None:
    games = [found(told("red", clue, 3, card)) for clue, card in (("gloves", "KING"), ("ocean", "SHARK"))]
    better = [game["better-clue"] for game in games if "better-clue" in game]
    assert better
    assert all(len(finding.meant) > len(finding.cards) for finding in better)


def test_clues_that_found_all_their_words_need_no_better_ones() -> None:
    assert "better-clue" not in found(
        told("red", "ocean", 2, "SHARK", "WHALE"),
        told("blue", "magic", 1, "WITCH"),
        told("red", "gloves", 1, "KING"),  # a strange clue, and all the same it was understood
    )


def test_a_guess_that_was_closer_to_the_assassin_was_narrow() -> None:
    finding = found(told("red", "hospital", 1, "KING"))["narrow-guess"]
    assert (finding.step, finding.seat, finding.cards, finding.wrong) == (2, "red-1", ("KING",), BLACK)
    assert finding.agreed == finding.listeners > 0
    assert finding.by == "red-chief", "whoever guesses did not choose the clue"


def test_listeners_count_who_would_have_taken_the_black_card_first() -> None:
    finding = found(told("red", "patient", 1, "KING"))["narrow-guess"]
    heard = mind("en").hear("patient", board().words)
    assert finding.agreed == sum(board().words[first] == BLACK for first in heard.argmax(axis=1))


@pytest.mark.parametrize(
    "turn",
    [
        told("red", "hospital", 0, "KING"),  # it warns of the assassin, and was heeded
        told("red", "hospital", 1, "MOON", stops=False),  # wrong, but not narrowly right
        told("red", "ocean", 1, "SHARK", "KING", stops=False),  # one card more is not for this clue
    ],
    ids=["warning", "wrong", "one more"],
)
def test_what_is_no_narrow_guess(turn: Moves) -> None:
    assert "narrow-guess" not in found(turn)


def test_a_guess_that_nothing_black_was_near_is_not_worth_a_word() -> None:
    assert set(found(told("red", "ocean", 2, "SHARK", "WHALE"))) == {"best-clue"}


def test_the_guess_that_took_the_assassin_is_the_one_to_speak_of() -> None:
    finding = found(
        told("red", "hospital", 1, "KING"),
        told("blue", "magic", 1, "WITCH"),
        told("red", "sand", 2, "DESERT", BLACK, stops=False),
    )
    assert "narrow-guess" not in finding
    assert (finding["black-guess"].step, finding["black-guess"].agreed) == (9, 0)


def ended_by_the_assassin(language: str = "en") -> Record:
    """A game with more to find than its best clue."""
    moves = (*told("red", "ocean", 2, "SHARK", "WHALE"), *told("blue", "hospital", 1, BLACK, stops=False))
    dealt = board()
    return Record("codenames", replace(dealt, options=replace(dealt.options, language=language)), moves)


def test_until_the_language_is_prepared_only_the_best_clue_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = review(ended_by_the_assassin())
    monkeypatch.setattr(judging, "is_prepared", lambda language: False)
    early = review(ended_by_the_assassin())
    assert ([finding.code for finding in early.findings], early.complete) == (["best-clue"], False)
    assert {finding.code for finding in everything.findings} > {"best-clue"}
    assert everything.complete


def test_in_several_languages_at_once_only_the_best_clue_is_found() -> None:
    found = review(ended_by_the_assassin("mixed"))
    assert ([finding.code for finding in found.findings], found.complete) == (["best-clue"], True)


@pytest.mark.parametrize("language", ["en", "pl", "zh"])
@pytest.mark.parametrize("game", ["codenames", "duet"])
def test_findings_of_bots_games_speak_of_moves_that_were_made(game: str, language: str) -> None:
    moves: Moves = []
    state = play_out(deal(game, language, "findings"), game, "bold", moves)
    told_of = review(Record(game, state.deal, tuple(moves))).findings
    assert told_of
    for finding in told_of:
        seat, move = moves[finding.step - 1]
        assert seat == finding.seat
        assert getattr(move, "word", "") == finding.clue or finding.cards == (move.card,)


def test_a_guess_in_sudden_death_is_not_held_against_the_last_clue() -> None:
    moves: Moves = []
    for turn in duet_board.NINE_MISSES:
        giver, _, card = turn.partition(": ")
        moves += [(f"{giver}1", duet.Clue("ocean", 1)), ("B1" if giver == "A" else "A1", duet.Guess(card))]
    record = Record("duet", duet_board.table().deal, (*moves, ("B1", duet.Guess("AA1"))))
    assert replay(GAMES["duet"], record).outcome.reason == "assassin"
    assert "black-guess" not in [finding.code for finding in review(record).findings]
