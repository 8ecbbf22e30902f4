"""No secret is shown on a public screen: if only the secret changes, the public screens stay the same."""

import contextlib
import random
from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.codenames import Options as CodenamesOptions
from cluehouse.games.decipher import Options as DecipherOptions
from cluehouse.games.duet import Options as DuetOptions
from cluehouse.games.trapwords import Options as TrapwordsOptions
from cluehouse.messages import say
from cluehouse.terminal.console import CLEAR, Leave
from cluehouse.terminal.hotseat import play_out
from cluehouse.terminal.setup import Party, names_for
from cluehouse.words import load_pack
from tests.terminal.robots import Keyboard, Robot, player, script


def sit(robot: Robot, deal: Any, name: str) -> Keyboard:
    """Play a deal until the robot ends its input or the game is over."""
    keyboard = Keyboard(robot)
    game = keyboard.watch(GAMES[name])
    with contextlib.suppress(Leave):
        play_out(keyboard.console, game, deal, names_for(keyboard.console, Party(game, deal.options), deal.seats))
    return keyboard


def board_robot(dice: random.Random) -> Robot:
    """A robot that makes random clues, guesses, objections and stops, and looks at the key."""

    def robot(keyboard: Keyboard, prompt: str) -> str:
        def asked(message: str) -> bool:
            return say("en", message) in keyboard.fresh

        if asked("press-enter") or asked("press-enter-when-seen"):
            return ""
        if asked("ask-sure"):
            return "yes"
        if asked("ask-who"):
            return dice.choice("12")
        if asked("ask-objection") or asked("duet-ask-restart"):
            return "no"
        if asked("codenames-ask-approve"):
            return dice.choice(("yes", "no"))
        if asked("ask-clue"):
            return dice.choice(("tree 2", "ask tree 3", "nonsense", "/who"))
        return dice.choice(("stop", "object", "/key", "?", "nonsense", *map(str, range(1, 26))))

    return robot


def untouched(keyboard: Keyboard) -> list[int]:
    """The indexes of the cards that nobody guessed."""
    state = keyboard.state
    touched = {touch.card for turn in (*state.turns, state.turn) for touch in turn.touches}
    return [place for place, word in enumerate(state.deal.words) if word not in touched]


def shuffled(key: tuple[str, ...], places: list[int], dice: random.Random) -> tuple[str, ...]:
    """Another key that differs from this one only at these indexes."""
    moved = dice.sample(places, len(places))
    changed = list(key)
    for place, source in zip(places, moved, strict=True):
        changed[place] = key[source]
    return tuple(changed)


@pytest.mark.parametrize("seed", range(5))
def test_public_screens_of_codenames_do_not_depend_on_the_key(seed: int) -> None:
    dice = random.Random(seed)
    deal = GAMES["codenames"].deal(CodenamesOptions(), load_pack("en"), str(seed))
    first = sit(board_robot(dice), deal, "codenames")
    other = replace(deal, key=shuffled(deal.key, untouched(first), dice))
    assert other.key != deal.key
    second = sit(script(*first.typed), other, "codenames")
    assert first.public_text()[:-1] == second.public_text()[:-1]
    assert first.shown() != second.shown()


@pytest.mark.parametrize("seed", range(5))
def test_public_screens_of_duet_do_not_depend_on_either_key(seed: int) -> None:
    dice = random.Random(seed)
    deal = GAMES["duet"].deal(DuetOptions(), load_pack("en"), str(seed))
    first = sit(board_robot(dice), deal, "duet")
    places = untouched(first)
    other = replace(deal, key_a=shuffled(deal.key_a, places, dice), key_b=shuffled(deal.key_b, places, dice))
    second = sit(script(*first.typed), other, "duet")
    assert first.public_text()[:-1] == second.public_text()[:-1]
    assert first.shown() != second.shown()


def trapwords_script(traps: str) -> Robot:
    """A script: both teams write, the first describer reads, the watchers listen, then the input ends."""
    return script(
        "", traps, "", "", traps, "", "", "", "", "", "wrong", "doubt 1", "trap 9", "right", "doubtful", "quit"
    )


def test_public_screens_of_trapwords_show_neither_words_nor_traps() -> None:
    deal = GAMES["trapwords"].deal(TrapwordsOptions(spoken=True), load_pack("en"), "1")
    other = replace(deal, words=tuple(f"OTHER{number}" for number, _ in enumerate(deal.words)))
    first = sit(trapwords_script("alpha beta gamma"), deal, "trapwords")
    second = sit(trapwords_script("delta epsilon zeta"), other, "trapwords")
    assert first.public_text() == second.public_text()
    assert first.state.phase == "settling"
    assert first.shown() != second.shown()


def decipher_script(word: str) -> Robot:
    """A script: pieces are given, also in advance, and laid; then the input ends."""
    return script("", word, "9", "1 2 1", "1", "2", "3", "1", "2", "3", "4", "1", "2", "", "2", "1", "2", "3", "quit")


def test_public_screens_of_decipher_do_not_show_the_word() -> None:
    """KAWA and ŁAWA are made of the same pieces, so that every answer is the same (DC-13)."""
    deal = GAMES["decipher"].deal(DecipherOptions(language="pl", length=4, first_wordsmith=1), load_pack("pl"), "1")
    first = sit(decipher_script("kawa"), deal, "decipher")
    second = sit(decipher_script("ława"), deal, "decipher")
    assert first.public_text() == second.public_text()
    assert first.shown() != second.shown()
    assert first.state.fields != ((),) * 4


@pytest.mark.parametrize("name", GAMES)
def test_a_private_screen_comes_only_after_a_hand_over(name: str) -> None:
    options = {"trapwords": TrapwordsOptions(spoken=True), "decipher": DecipherOptions(language="en")}
    deal = GAMES[name].deal(options.get(name, GAMES[name].options_type()), load_pack("en"), "7")
    keyboard = sit(player(name, random.Random(7)), deal, name)
    assert any(not page.is_public for page in keyboard.pages)
    for before, page in zip(keyboard.pages, keyboard.pages[1:], strict=False):
        if before.is_public and not page.is_public:
            assert say("en", "press-enter") in before.text.splitlines()[-1]
        if not before.is_public and not page.is_public:
            assert before.seat[:3] == page.seat[:3]


def test_a_new_screen_wipes_the_old_one_and_what_scrolled_away() -> None:
    assert "\x1b[2J" in CLEAR
    assert "\x1b[3J" in CLEAR


def test_quitting_from_a_private_screen_clears_it() -> None:
    deal = GAMES["codenames"].deal(CodenamesOptions(), load_pack("en"), "1")
    keyboard = sit(script(""), deal, "codenames")
    assert not keyboard.pages[-2].is_public
    assert keyboard.pages[-1].text == ""
