"""Robots play whole games at the keyboard; what comes out is a record that replays to the same state."""

import random
from pathlib import Path
from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.codenames import Options as CodenamesOptions
from cluehouse.games.decipher import Options as DecipherOptions
from cluehouse.games.duet import Options as DuetOptions
from cluehouse.games.record import Record, parse, print_record, replay
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.trapwords import Options as TrapwordsOptions
from cluehouse.messages import LANGUAGES, LanguageCode
from cluehouse.terminal import read_record, show_record
from cluehouse.terminal.hotseat import play_out
from cluehouse.terminal.setup import Party, names_for
from cluehouse.words import load_pack
from tests.terminal.robots import Keyboard, player, script

TABLES: dict[str, tuple[str, Any]] = {
    "codenames": ("codenames", CodenamesOptions()),
    "codenames, seven players": ("codenames", CodenamesOptions(red=4, blue=3)),
    "codenames against a ghost": ("codenames", CodenamesOptions(variant="ghost")),
    "codenames with a shared operative": ("codenames", CodenamesOptions(variant="shared")),
    "duet": ("duet", DuetOptions()),
    "duet in groups, loose order, on a mission": ("duet", DuetOptions(a=2, b=2, order="loose", mission="berlin")),
    "trapwords": ("trapwords", TrapwordsOptions(spoken=True)),
    "trapwords, starred, under pressure": (
        "trapwords",
        TrapwordsOptions(spoken=True, starred=True, hourglass="pressure", chambers=(1, 2, 3, 4, 5), red=3),
    ),
    "trapwords, relaxed, without curses": (
        "trapwords",
        TrapwordsOptions(spoken=True, hourglass="relaxed", curse_places=(), chambers=(1, 2, 3, 4, 5)),
    ),
    "decipher": ("decipher", DecipherOptions(language="en")),
    "decipher for two, drawn blindly": ("decipher", DecipherOptions(language="en", players=2, blind_draw=True)),
}


def play(name: str, options: Any, language: LanguageCode, seed: int) -> tuple[Keyboard, Record]:
    keyboard = Keyboard(player(name, random.Random(seed)), language)
    game = keyboard.watch(GAMES[name])
    deal = game.deal(options, load_pack("en"), str(seed))
    party = Party(game, options)
    return keyboard, play_out(keyboard.console, game, deal, names_for(keyboard.console, party, deal.seats))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_played_to_its_end(table: str, language: LanguageCode) -> None:
    name, options = TABLES[table]
    keyboard, record = play(name, options, language, seed=3)
    state = replay(GAMES[name], record)
    assert state.outcome is not None
    assert state == keyboard.state
    assert keyboard.pages[-1].is_public


@pytest.mark.parametrize("table", TABLES)
def test_its_record_reads_back_and_replays_in_public(table: str) -> None:
    name, options = TABLES[table]
    _, record = play(name, options, "en", seed=4)
    assert parse(GAMES, print_record(record)) == record
    watcher = Keyboard(script(*[""] * len(record.moves)))
    show_record(watcher.console, record)
    last = GAMES[name].view(replay(GAMES[name], record), SPECTATOR)
    assert (
        watcher.console.say(f"{name}-outcome-{last.outcome.reason}", **_outcome_words(last)) in watcher.pages[-1].text
    )


def _outcome_words(view: Any) -> dict[str, str | int]:
    winners = view.outcome.winners
    names = ", ".join(f"Player {seat[1:]}" for seat in winners)
    return {"side": winners[0] if len(winners) == 1 else "both", "names": names, "count": len(winners)}


def test_the_same_seed_and_the_same_lines_give_the_same_game() -> None:
    assert play("codenames", CodenamesOptions(), "en", 5)[1] == play("codenames", CodenamesOptions(), "en", 5)[1]


GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.record"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_rulebooks_examples_can_be_looked_at_in_every_language(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        watcher = Keyboard(script(*[""] * len(record.moves)), language)
        show_record(watcher.console, record)
        assert len(watcher.pages) > 2


NONSENSE: tuple[str, ...] = (
    "?",
    "who",
    "/key",
    "/",
    "1 2 3",
    "guess 99",
    "cover x",
    "trap 99",
    "accept",
    "heard maybe",
    "place x",
)
NONSENSE += (
    "ruling forbidden x y",
    "alert 1 0",
    "stopwatch 4",
    "set-word QQ",
    "give 9",
    "give-up",
    "strike 50",
    "ready",
)
NONSENSE += (
    "🙂 2",
    "\u200b",
    "tree -1",
    "tree 99999999999",
    "propose a b",
    "a" * 400,
    "树２",
    "say hello",
    "judge yes",
)


@pytest.mark.parametrize("table", TABLES)
def test_nonsense_never_breaks_a_game(table: str) -> None:
    name, options = TABLES[table]
    dice = random.Random(table)
    plays = player(name, dice)

    def robot(keyboard: Keyboard, prompt: str) -> str:
        return dice.choice(NONSENSE) if dice.random() < 0.3 else plays(keyboard, prompt)

    keyboard = Keyboard(robot)
    game = keyboard.watch(GAMES[name])
    deal = game.deal(options, load_pack("en"), table)
    record = play_out(keyboard.console, game, deal, names_for(keyboard.console, Party(game, options), deal.seats))
    assert replay(GAMES[name], record) == keyboard.state
