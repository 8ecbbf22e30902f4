"""What people type, and how it is understood."""

import contextlib
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.codenames import Options as CodenamesOptions
from cluehouse.games.decipher import Options as DecipherOptions
from cluehouse.games.duet import Options as DuetOptions
from cluehouse.games.refusal import Refusal
from cluehouse.games.trapwords import Options as TrapwordsOptions
from cluehouse.messages import LanguageCode, explain, say
from cluehouse.terminal.console import Leave
from cluehouse.terminal.hotseat import play_out
from cluehouse.terminal.setup import Party, names_for
from cluehouse.words import load_pack
from tests.terminal.robots import Keyboard, script


def red_begins(options: CodenamesOptions) -> Any:
    """A deal of Codenames in which the red team goes first."""
    deals = (GAMES["codenames"].deal(options, load_pack("en"), str(seed)) for seed in count())
    return next(deal for deal in deals if deal.first == "red")


CODENAMES = red_begins(CodenamesOptions())
DUET = GAMES["duet"].deal(DuetOptions(), load_pack("en"), "abc")
TRAPWORDS = GAMES["trapwords"].deal(TrapwordsOptions(spoken=True), load_pack("en"), "abc")
DECIPHER = GAMES["decipher"].deal(DecipherOptions(language="en", first_wordsmith=1), load_pack("en"), "abc")


def typed(deal: Any, *lines: str, language: LanguageCode = "en") -> Keyboard:
    """A keyboard at which these lines were typed."""
    name = next(name for name, game in GAMES.items() if isinstance(deal, game.deal_type))
    keyboard = Keyboard(script(*lines), language)
    game = keyboard.watch(GAMES[name])
    with contextlib.suppress(Leave):
        play_out(keyboard.console, game, deal, names_for(keyboard.console, Party(game, deal.options), deal.seats))
    return keyboard


def card(number: int) -> str:
    return str(CODENAMES.words[number - 1])


OWN = CODENAMES.key.index("red") + 1  # the number of a card of the team on turn


# --- clues and guesses ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "clue"),
    [
        ("tree 2", "tree 2"),
        ("tree: 2", "tree 2"),
        ("tree:2", "tree 2"),
        ("clue tree 2", "tree 2"),
        ("tree ∞", "tree unlimited"),
        ("MP3 1", "MP3 1"),
        ("树2", "树 2"),
        ("树：2", "树 2"),
        ("树 ２", "树 2"),
        ("stop 2", "stop 2"),
        ("clue cover 3", "cover 3"),
    ],
)
def test_a_clue_is_a_word_and_a_number(line: str, clue: str) -> None:
    assert typed(CODENAMES, "", line).made == [f"red-chief: clue {clue}"]


def test_a_card_is_touched_by_word_or_number_in_any_case() -> None:
    for line in (card(OWN), card(OWN).lower(), str(OWN), f"guess {OWN}", f"g {card(OWN)}"):
        assert typed(CODENAMES, "", "tree 2", line).made[-1] == f"red-1: guess {card(OWN)}"


def test_the_rivals_object_at_the_guessers_screen() -> None:
    table = typed(CODENAMES, "", "tree 2", "object", "", "yes")
    assert table.made == ["red-chief: clue tree 2", "blue-1: object", "blue-chief: uphold"]


def test_a_clue_is_shown_to_the_other_chief_first() -> None:
    table = typed(CODENAMES, "", "ask tree house 2", "", "yes", "", "tree house 2")
    assert table.made[1:] == ["blue-chief: approve", 'red-chief: clue "tree house" 2']
    assert "tree house" not in "".join(table.public_text()[:-1])


def test_commands_work_in_the_language_of_the_house() -> None:
    table = typed(CODENAMES, "", "wskazówka drzewo 2", str(OWN), "sprzeciw", "stop", language="pl")
    assert table.made == ["red-chief: clue drzewo 2", f"red-1: guess {card(OWN)}", "red-1: stop"]
    assert explain("pl", Refusal("too-late-to-object")) in table.shown()


def test_a_refused_command_tells_how_to_say_the_same_word_as_a_clue() -> None:
    table = typed(CODENAMES, "", "cover 3")
    assert table.made == []
    assert "clue cover 3" in table.shown()


def test_a_number_too_high_is_asked_twice() -> None:
    """Red has nine words to find, blue only eight."""
    assert typed(CODENAMES, "", "tree 9").made == ["red-chief: clue tree 9"]
    blue_is_next = ("", "tree 1", str(CODENAMES.key.index("bystander") + 1), "")
    assert len(typed(CODENAMES, *blue_is_next, "tree 9", "").made) == 2
    assert typed(CODENAMES, *blue_is_next, "tree 9", "yes").made[-1] == "blue-chief: clue tree 9"


# --- bad input ------------------------------------------------------------------------------------


def test_a_refusal_is_explained_and_asked_again() -> None:
    table = typed(CODENAMES, "", "tree 2", "stop", str(OWN), str(OWN))
    assert explain("en", Refusal("guess-first")) in table.shown()
    assert explain("en", Refusal("card-covered", card=card(OWN))) in table.shown()
    assert len(table.made) == 2


@pytest.mark.parametrize("line", ["", "   ", "tree", "tree two", "?!", "\x1b[A", "who knows"])
def test_a_line_that_is_not_understood_changes_nothing(line: str) -> None:
    assert typed(CODENAMES, "", line).made == []


def test_help_lists_what_can_be_typed_here() -> None:
    page = typed(CODENAMES, "", "tree 2", "?").pages[-1].text
    for word in ("guess", "object", "/who", "/quit"):
        assert f"  {word} – " in page
    assert "  clue – " not in page


# --- leaving --------------------------------------------------------------------------------------


def test_leaving_is_asked_twice() -> None:
    table = typed(CODENAMES, "", "tree 2", "quit", "", str(OWN), "quit", "yes", "never typed")
    assert len(table.made) == 2
    assert table.typed[-1] == "yes"


def test_the_end_of_input_leaves_at_once() -> None:
    assert typed(CODENAMES, "").made == []


# --- who acts -------------------------------------------------------------------------------------


def test_another_seat_may_act() -> None:
    assert (
        typed(red_begins(CodenamesOptions(red=3)), "", "tree 2", "who", "Red operative 2", "mark 1")
        .made[-1]
        .startswith("red-2: mark")
    )


def test_either_side_of_duet_may_open() -> None:
    assert typed(DUET, "2", "", "tree 2").made == ["B1: clue tree 2"]


# --- duet: a card called KEY ----------------------------------------------------------------------


def test_a_word_on_the_board_is_a_card_before_it_is_a_command() -> None:
    deal = replace(DUET, words=("KEY", *DUET.words[1:]))
    assert typed(deal, "1", "", "tree 2", "key").made[-1] == "B1: guess KEY"
    looked = typed(deal, "1", "", "tree 2", "/key", "")
    assert looked.made == ["A1: clue tree 2"]
    assert looked.pages[-1].seat == "B1"


# --- trapwords ------------------------------------------------------------------------------------


def test_traps_are_typed_together_and_handed_in_by_enter() -> None:
    table = typed(TRAPWORDS, "", "cow, grass", "milk cow", "milk milk", "")  # a line with a wrong word is refused
    assert table.made == ["red-1: propose cow", "red-1: propose grass", "red-1: propose milk", "red-1: ready"]
    assert explain("en", Refusal("trap-repeated", word="cow")) in table.shown()


def written(*lines: str) -> tuple[str, ...]:
    """Both teams have written, the first describer has read the word, and the watchers turn the hourglass."""
    return ("", "cow grass milk", "", "", "king crown gold", "", "", "", "", "", *lines)


def test_the_watchers_hold_the_keyboard_while_people_speak() -> None:
    made = [move.partition(": ")[2] for move in typed(TRAPWORDS, *written("wrong", "doubt 1", "r", "")).made[-5:]]
    assert made[:2] == ["turn-hourglass", "heard no"]
    assert made[2].startswith("doubt-trap ")
    assert made[3:] == ["heard yes", "lapse 0"]


@pytest.mark.parametrize(
    ("line", "move"),
    [("t 2", "call-trap"), ("illegal 2", "call-illegal"), ("time", "time-up"), ("trap 4", "call-trap")],
)
def test_the_watchers_call_what_they_type(line: str, move: str) -> None:
    assert move in typed(TRAPWORDS, *written(line)).made[-1]


def test_the_hourglass_rings_when_its_time_is_over() -> None:
    table = typed(TRAPWORDS, *written("time"))
    assert table.bells[:2] == [40.0, 0]


def test_the_seconds_are_shown_whenever_something_is_typed() -> None:
    keyboard = Keyboard(script(*written("wrong", "", "")))
    read = keyboard.robot

    def slowly(board: Keyboard, prompt: str) -> str:
        board.time += 5
        return read(board, prompt)

    keyboard.robot = slowly
    game = GAMES["trapwords"]
    with contextlib.suppress(Leave):
        play_out(
            keyboard.console,
            game,
            TRAPWORDS,
            names_for(keyboard.console, Party(game, TRAPWORDS.options), TRAPWORDS.seats),
        )
    prompts = [say("en", "trapwords-ask-watchers", seconds=seconds, all=40) for seconds in (0, 5, 10)]
    assert all(prompt in keyboard.shown() for prompt in prompts)


# --- decipher -------------------------------------------------------------------------------------


def test_pieces_given_in_advance_are_handed_over_when_their_turn_comes() -> None:
    table = typed(DECIPHER, "", "HELLO", "short 1", "2", "1")
    assert table.made[:2] == ["P1: set-word HELLO", "P1: give short"]
    assert [move for move in table.made if "give" in move] == ["P1: give short", "P1: give long"]
    assert table.hand_overs == 2


def test_a_plan_that_does_not_fit_any_more_is_dropped_without_a_word() -> None:
    table = typed(DECIPHER, "", "COOLS", "yes", "4 4 4 4", "5", "5", "")
    assert [move for move in table.made if "give" in move] == ["P1: give small"] * 2
    assert "no small arc" not in "".join(table.public_text())


def test_giving_up_is_for_all_seekers() -> None:
    table = typed(DECIPHER, "", "HELLO", "1", "give-up")
    assert table.made[-2:] == ["P2: give-up", "P3: give-up"]


def test_everybody_can_look_up_the_letters() -> None:
    assert "┃┃╻\u00a0A\u00a0H" in typed(DECIPHER, "", "HELLO", "1", "?").pages[-1].text


# --- the referee ----------------------------------------------------------------------------------


def test_the_referee_advises_before_a_clue_is_sent_and_people_decide() -> None:
    clue = card(1).lower()
    asked = typed(CODENAMES, "", f"{clue} 2", "no")
    assert asked.made == []
    assert "forbidden (CN-76)" in asked.shown()
    assert typed(CODENAMES, "", f"{clue} 2", "yes").made == [f"red-chief: clue {clue} 2"]


def test_the_referee_knows_what_is_no_secret_word() -> None:
    assert typed(DECIPHER, "", "QQXXZ", "no").made == []
    assert typed(DECIPHER, "", "CASTE").made == ["P1: set-word CASTE"]


# --- hand-overs -----------------------------------------------------------------------------------


def test_only_enter_opens_a_secret_screen() -> None:
    late = typed(CODENAMES, "stop", "tree 2")
    assert late.made == []
    assert all(page.is_public for page in late.pages)
    assert typed(CODENAMES, "stop", "", "tree 2").made == ["red-chief: clue tree 2"]
