"""A game without its own screen can be played at a terminal, and its secrets are kept."""

import asyncio
import contextlib
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.games.decipher import Options as DecipherOptions
from cluehouse.games.game import AnyGame, Parts
from cluehouse.games.record import replay
from cluehouse.games.rule import Move
from cluehouse.games.seating import CLOCK, SPECTATOR, Group, Seat, Seating
from cluehouse.games.trapwords import Options as TrapwordsOptions
from cluehouse.messages import LANGUAGES, LanguageCode, say
from cluehouse.terminal import generic
from cluehouse.terminal.console import Console, Leave
from cluehouse.terminal.game_screen import ScreenContext, screen_of, seat_label
from cluehouse.terminal.hotseat import play_out
from cluehouse.terminal.reading import help_lines, read_line
from cluehouse.terminal.secrecy import hides_moves, needs_privacy, shows_more
from cluehouse.terminal.setup import Party, names_for, questions_of
from cluehouse.words import load_pack
from tests.random_play import WEIGHTS, filled
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.terminal.robots import Keyboard, Robot, script
from tests.terminal.terminal_user import TerminalUser
from tests.terminal.test_secrecy import shuffled, untouched

OPTIONS: dict[str, Any] = {
    "trapwords": TrapwordsOptions(spoken=True),
    "decipher": DecipherOptions(language="en", length=3),
}


def without_screen(name: str) -> AnyGame:
    """The game without its own screen."""
    return replace(GAMES[name], parts=Parts(bot=GAMES[name].parts.bot))


def deal_of(name: str, seed: str) -> Any:
    return GAMES[name].deal(OPTIONS.get(name, GAMES[name].options_type()), load_pack("en"), seed)


def sit(robot: Robot, deal: Any, name: str, language: LanguageCode = "en") -> Keyboard:
    """Play a deal until the robot ends its input or the game is over."""
    keyboard = Keyboard(robot, language)
    game = keyboard.watch(without_screen(name))
    with contextlib.suppress(Leave):
        play_out(keyboard.console, game, deal, names_for(keyboard.console, Party(game, deal.options), deal.seats))
    return keyboard


def robot_for(name: str, dice: random.Random) -> Robot:
    """A robot that types any offered move; at a public screen it does not know whose turn it is."""
    game = GAMES[name]

    def robot(keyboard: Keyboard, prompt: str) -> str:
        if prompt.strip() == keyboard.console.say("press-enter"):
            return ""
        if prompt.strip() == keyboard.console.say("ask-who"):
            return str(dice.randint(1, 4))
        state = keyboard.state
        seats = state.deal.seats if keyboard.viewer == SPECTATOR else (keyboard.viewer,)
        offers = [choice for seat in (*seats, CLOCK) for choice in game.choices(state, seat)]
        if not offers:
            return "who"
        choice = dice.choices(offers, [WEIGHTS.get(choice.do, 8) for choice in offers])[0]
        move = filled(game, state, choice, dice)
        return "who" if move is None or dice.random() < 0.05 else typed(move)

    return robot


def typed(move: Move) -> str:
    """A move as typed in the notation of records."""
    words = {True: "yes", False: "no"}
    values = [words[value] if isinstance(value, bool) else str(value) for value in msgspec.structs.astuple(move)]
    return " ".join((move.name, *values))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played(name: str, language: LanguageCode) -> None:
    keyboard = Keyboard(robot_for(name, random.Random(f"{language} {name}")), language)
    game = keyboard.watch(without_screen(name))
    deal = deal_of(name, language)
    record = play_out(keyboard.console, game, deal, names_for(keyboard.console, Party(game, deal.options), deal.seats))
    outcome = replay(GAMES[name], record).outcome
    assert outcome is not None
    assert outcome.reason.replace("-", " ") in keyboard.pages[-1].text
    assert keyboard.pages[-1].is_public


# --- secrecy --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_public_screens_do_not_depend_on_the_key(seed: int) -> None:
    dice = random.Random(seed)
    deal = deal_of("codenames", str(seed))
    first = sit(robot_for("codenames", dice), deal, "codenames")
    other = msgspec.structs.replace(deal, key=shuffled(deal.key, untouched(first), dice))
    assert other.key != deal.key
    second = sit(script(*first.typed), other, "codenames")
    assert first.public_text()[:-1] == second.public_text()[:-1]
    assert first.shown() != second.shown()


def test_public_screens_do_not_show_the_secret_word() -> None:
    """No piece has been laid yet, so that both words look the same to others."""
    deal = GAMES["decipher"].deal(DecipherOptions(language="en", length=4, first_wordsmith=1), load_pack("en"), "1")
    lines = [("", f"set-word {word}", "who", "2", "?") for word in ("HALL", "BALL")]
    first, second = (sit(script(*typed), deal, "decipher") for typed in lines)
    assert first.state.word == "HALL"
    assert first.public_text() == second.public_text()
    assert "HALL" in first.shown()


@pytest.mark.parametrize("name", GAMES)
def test_a_private_screen_comes_only_after_a_hand_over(name: str) -> None:
    keyboard = sit(robot_for(name, random.Random(7)), deal_of(name, "7"), name)
    assert any(not page.is_public for page in keyboard.pages)
    for before, page in zip(keyboard.pages, keyboard.pages[1:], strict=False):
        if not page.is_public and page.seat != before.seat:
            assert say("en", "press-enter") in before.text.splitlines()[-1]


def guessing() -> Any:
    """A game of Codenames in which an operative must guess."""
    game = GAMES["codenames"]
    state = game.start(deal_of("codenames", "1"))
    return game.play(state, f"{state.turn.side}-chief", game.move_named("clue")(word="tree", number=2))


def test_a_seat_is_private_exactly_if_it_sees_more_than_everybody() -> None:
    state = guessing()
    private = {seat for seat in state.deal.seats if needs_privacy(GAMES["codenames"], state, seat)}
    assert private == {"red-chief", "blue-chief"}


def test_a_seat_that_writes_a_secret_is_private_before_it_sees_one() -> None:
    game = GAMES["decipher"]
    state = game.start(deal_of("decipher", "1"))
    assert not shows_more(game, game.view(state, SPECTATOR), game.view(state, state.wordsmith))
    assert needs_privacy(game, state, state.wordsmith)


def test_a_seat_that_chooses_in_secret_is_private() -> None:
    state = guessing()
    seat = f"{state.turn.side}-1"
    assert not hides_moves(GAMES["codenames"], state, seat)
    before = GAMES["codenames"].spectate(state)
    hidden = replace(GAMES["codenames"], spectate=lambda after: before)  # nobody sees what was guessed
    assert hides_moves(hidden, state, seat)


def test_choices_that_name_something_hidden_make_a_seat_private() -> None:
    game, state = GAMES["codenames"], guessing()
    public, own = (game.view(state, seat) for seat in (SPECTATOR, f"{state.turn.side}-1"))
    assert own.choices
    assert not shows_more(game, public, own)
    fewer = msgspec.structs.replace(public, words=public.words[1:])
    assert shows_more(game, fewer, msgspec.structs.replace(own, words=own.words[1:]))


# --- what is shown --------------------------------------------------------------------------------


def context(seat: str, state: Any = None) -> ScreenContext:
    game = without_screen("codenames")
    state = state or game.start(deal_of("codenames", "1"))
    offers = {each: {choice.do: choice for choice in game.choices(state, each)} for each in game.seats(state)}
    names = {"red-chief": "Ala", "blue-chief": "Ola"}
    views = game.view(state, seat), game.view(state, SPECTATOR)
    return ScreenContext(Console("en", print, input), game, names, seat, *views, offers)


def test_a_screen_shows_the_public_fields_and_then_what_only_this_seat_sees() -> None:
    chief = context("red-chief")
    lines = generic.draw(chief)
    hidden = lines.index(say("en", "generic-private"))
    assert any(chief.view.words[0] in line for line in lines[:hidden])
    assert [line.split(":")[0] for line in lines[hidden + 1 :]] == ["  key"]
    assert generic.draw(context("red-1")) == lines[:hidden]


def test_cards_are_numbered_so_that_each_can_be_found_in_every_list() -> None:
    chief = context("red-chief")
    text = "\n".join(generic.draw(chief))
    place = chief.view.key.index("assassin")
    assert f"{place + 1} {chief.view.words[place]}" in text
    assert f"{place + 1} assassin" in text
    assert "covers: –" in text


def test_moves_are_listed_with_their_fields_and_can_be_typed_so() -> None:
    chief = context(f"{context(SPECTATOR).view.side}-chief")
    assert any(line.startswith("  clue <word> <number") for line in generic.status(chief))
    assert any(line.startswith("  clue – ") for line in help_lines(chief, ()))
    moves = read_line(chief, "clue tree 2")
    assert moves == [(chief.seat, GAMES["codenames"].move_named("clue")(word="tree", number=2))]


def test_a_game_that_names_no_screen_gets_this_one_and_a_game_that_does_its_own() -> None:
    assert screen_of(without_screen("duet")) is generic.SCREEN
    screens = [screen_of(game) for game in GAMES.values()]
    assert generic.SCREEN not in screens
    assert len({id(screen) for screen in screens}) == len(GAMES)


def test_an_invalid_screen_is_reported() -> None:
    game = replace(GAMES["duet"], parts=Parts(bot="", screen="cluehouse.terminal.duet:View"))
    with pytest.raises(TypeError, match="not a GameScreen"):
        screen_of(game)


@pytest.mark.parametrize(
    ("seat", "label"), [("red-chief", "Red chief"), ("blue-2", "Blue operative 2"), ("operative", "Operative")]
)
def test_seats_are_named_by_their_role(seat: str, label: str) -> None:
    seats = ("red-chief", "blue-1", "blue-2", "operative")
    assert seat_label(Console("en", print, input), without_screen("codenames"), seat, seats) == label


def test_a_role_without_words_or_with_words_for_other_sides_is_named_plainly() -> None:
    pilots = Group("", tuple(Seat(f"{side}-pilot", side, "pilot") for side in ("red", "blue")))
    flying: Seating[Any] = Seating(lambda options: (pilots,), ((pilots,),), ("red-pilot",))
    game = replace(GAMES["codenames"], seating=flying, parts=Parts(bot=""))
    assert seat_label(Console("en", print, input), game, "red-pilot", ("red-pilot",)) == "red pilot"
    chiefs = Group("", tuple(Seat(f"{side}-chief", side, "chief") for side in ("green", "yellow")))
    seating: Seating[Any] = Seating(lambda options: (chiefs,), ((chiefs,),), ("green-chief",))
    game = replace(GAMES["codenames"], seating=seating, parts=Parts(bot=""))
    assert seat_label(Console("en", print, input), game, "green-chief", ("green-chief",)) == "green chief"


def test_its_main_options_are_asked_first_and_no_sizes() -> None:
    questions = questions_of(without_screen("codenames"))
    assert questions.main == GAMES["codenames"].main_options
    assert {"names", "titles"} <= set(questions.more)
    assert not {"red", "blue", "language", *questions.main} & set(questions.more)


def test_a_card_can_be_typed_by_the_number_on_the_screen() -> None:
    state = guessing()
    guesser = context(f"{state.turn.side}-1", state)
    moves = read_line(guesser, "guess 7")
    assert moves == [(guesser.seat, GAMES["codenames"].move_named("guess")(card=state.deal.words[6]))]


# --- at a live table ------------------------------------------------------------------------------


def test_it_is_played_at_a_live_table(house: LiveServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "duet", without_screen("duet"))

    async def scenario() -> None:
        settings = {"game": "duet", "languages": ["pl"], "pace": 0}
        async with (
            await Client.open(house.address, settings, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala", seat="B1") as ala,
        ):
            await ala.until(r"Side B 1: Ala \(you\)")
            await host.do("sit", seat="A1")
            await host.do("start")
            await host.move("clue", word="kosmos", number=1)
            await ala.until(r"Only you see this:\n  keys: B = (.|\n)*Moves of Ala:\n(.|\n)*  guess <card>")
            assert "Type a move from the list" in ala.screen
            green = host.view["words"][host.view["keys"]["A"].index("green")]
            ala.type(f"guess {green}")
            await ala.until("placed: 1")

    asyncio.run(scenario())
