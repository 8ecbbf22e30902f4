"""A picture is called by what is to be seen on it, in the reader's language, wherever anybody speaks of it."""

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import Record
from cluehouse.messages import say
from cluehouse.pictures import face_name, is_picture, motif_names
from cluehouse.terminal import show_record
from cluehouse.terminal.console import Console
from cluehouse.words import load_pack

CRAB = "picture:crab-top-hat"


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize(
    ("language", "name", "motifs"),
    [
        ("en", "A crab in a top hat", ("crab", "top hat")),
        ("pl", "Krab w cylindrze", ("krab", "cylinder")),
        ("zh", "戴礼帽的螃蟹", ("螃蟹", "礼帽")),
        ("de", "A crab in a top hat", ("crab", "top hat")),  # nobody has written German names
    ],
)
def test_a_picture_has_a_name_in_every_language(language: str, name: str, motifs: tuple[str, str]) -> None:
    assert face_name(CRAB, language) == name
    assert motif_names(CRAB, language) == motifs


@pytest.mark.rule("DU-106")
def test_a_word_is_called_by_itself() -> None:
    assert not is_picture("KOT")
    assert (face_name("KOT", "pl"), motif_names("KOT", "pl")) == ("KOT", ("KOT",))


@pytest.mark.rule("DU-106")
def test_a_picture_that_the_deck_no_longer_has_is_read_as_words() -> None:
    assert face_name("picture:blue-whale", "pl") == "blue whale"
    assert motif_names("picture:blue-whale", "pl") == ("blue whale",)


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "“A crab in a top hat”"), ("pl", "„Krab w cylindrze”"), ("zh", "“戴礼帽的螃蟹”")],
)
def test_every_message_calls_a_picture_by_its_name(language: str, said: str) -> None:
    assert said in say(language, "codenames-touched-bystander", card=CRAB)
    assert said in say(language, "duet-touched-agent", card=CRAB)


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize("language", ["en", "pl", "zh"])
@pytest.mark.parametrize("name", ["codenames", "duet"])
def test_the_terminal_says_what_is_to_be_seen(name: str, language: str) -> None:
    game = GAMES[name]
    deal = game.deal(game.options_type(language=language, pool="pictures"), load_pack(language), "terminal")
    giver, guesser = (f"{deal.first}-chief", f"{deal.first}-1") if name == "codenames" else ("A1", "B1")
    own = deal.words[deal.key.index(deal.first) if name == "codenames" else deal.key_a.index("green")]
    clue, guess = game.move_named("clue"), game.move_named("guess")
    moves = ((giver, clue(word="xyz", number=1)), (guesser, guess(card=own)))
    lines: list[str] = []
    show_record(Console(language, lines.append, input, window=lambda: (200, 100)), Record(name, deal, moves))
    shown = "\n".join(lines)
    assert "picture:" not in shown
    assert not any(face.removeprefix("picture:") in shown for face in deal.words)
    assert shown.count(face_name(own, language)) >= 2  # what was touched, in the log and in the news
    for face in deal.words:  # on its card, on several lines
        name = face_name(face, language)
        assert all(part in shown for part in (name[:3] if language == "zh" else name).split())
