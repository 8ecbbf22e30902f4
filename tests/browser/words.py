"""Trapwords and Decipher by people who have prepared what to write and what to say."""

from collections.abc import Callable
from typing import Any

from cluehouse.games.letters import LETTERS, Piece
from tests.browser.gathering import Gathering, sit_down
from tests.browser.sayings import SAYINGS, Riddle
from tests.server.live_server import ManualClock

TRAPWORDS_SEATS = ("red-1", "red-2", "blue-1", "blue-2")
RIVAL = {"red": "blue", "blue": "red"}

# The house has one clock for all tables: as little time as can be passes at one while another is looked at.
_QUICK = {"hourglass": "relaxed", "reading_seconds": 0, "call_seconds": 1, "call_grace_seconds": 0}


async def begin_trapwords(
    address: str, language: str, clock: ManualClock, suits: Callable[[Gathering], bool] = bool, **options: Any
) -> Gathering:
    """Four people at the entrance of the maze, with words that suit."""
    settings = {
        "game": "trapwords",
        "languages": [language],
        "pack": "\n".join(SAYINGS[language].cards),
        "options": _QUICK | options,
    }
    table = await sit_down(address, settings, TRAPWORDS_SEATS, language, clock)
    await table.begin()
    while not suits(table):
        await table.guests["red-1"].do("resign")
        await table.guests["red-2"].do("consent")
        await table.begin()
    return table


def riddle_for(table: Gathering, team: str) -> Riddle | None:
    """What was prepared for the word that this team has to guess, if anything was."""
    word = table.guests[f"{RIVAL[team]}-1"].view["set_word"]
    return next((riddle for riddle in table.words.riddles if riddle.word == word), None)


async def write_traps(table: Gathering, team: str, fewer: int = 0) -> None:
    """A team writes its list, all of it or all but a few traps."""
    riddle = riddle_for(table, RIVAL[team])
    traps = [*(riddle.traps if riddle else ()), *table.words.groups]
    needed = table.view["needed"][team]
    for place, trap in enumerate(traps[: needed - fewer]):
        await table.move(f"{team}-{place % 2 + 1}", "propose", word=trap)
    if not fewer:
        await table.move(f"{team}-1", "ready")


async def open_book(table: Gathering) -> None:
    """The describer takes the book."""
    await table.move(table.chooser("take"), "take")


async def guess_right(table: Gathering) -> None:
    """A turn that goes well: one line, and the word."""
    await open_book(table)
    describer = table.chooser("say")
    word = table.guests[describer].view["secret"]
    riddle = next((riddle for riddle in table.words.riddles if riddle.word == word), None)
    await table.move(describer, "say", text=riddle.lines[0] if riddle else table.words.talk[1])
    await table.move(table.chooser("guess"), "guess", text=word.lower())
    await table.wait(1)


async def trapwords_round(table: Gathering) -> None:
    """Both teams write, both guess right."""
    for team in RIVAL:
        await write_traps(table, team)
    for _ in RIVAL:
        if not table.view.get("outcome"):
            await guess_right(table)


async def trapwords_writing(address: str, language: str, clock: ManualClock) -> Gathering:
    """Both teams write; the host's has one trap to go."""
    table = await begin_trapwords(address, language, clock, lambda table: riddle_for(table, "blue") is not None)
    await write_traps(table, "red", fewer=1)
    return table


async def trapwords_describing(address: str, language: str, clock: ManualClock, **options: Any) -> Gathering:
    """The second turn: the first team is a chamber on. Two lines so far, and a wrong guess."""
    table = await begin_trapwords(address, language, clock, lambda table: second_riddle(table) is not None, **options)
    riddle = second_riddle(table)
    assert riddle is not None
    for team in RIVAL:
        await write_traps(table, team)
    await guess_right(table)
    await open_book(table)
    for line in riddle.lines:
        await table.move(table.chooser("say"), "say", text=line)
    await table.move(table.chooser("guess"), "guess", text=riddle.wrong)
    return table


def second_riddle(table: Gathering) -> Riddle | None:
    """What was prepared for the first round's second turn: it is for the team that passes the glowing book on."""
    return riddle_for(table, table.view["glow"])


async def trapwords_slip(address: str, language: str, clock: ManualClock) -> Gathering:
    """The describer has just said a trap, and the referee tells the watchers."""
    table = await trapwords_describing(address, language, clock)
    describer = table.chooser("say")
    riddle = riddle_for(table, describer.partition("-")[0])
    assert riddle is not None
    await table.move(describer, "say", text=riddle.slip)
    return table


async def trapwords_settling(address: str, language: str, clock: ManualClock) -> Gathering:
    """The watchers were not sure, the word was guessed all the same, and now it is talked over."""
    table = await trapwords_slip(address, language, clock)
    watcher = table.chooser("doubt-trap")
    riddle = riddle_for(table, RIVAL[watcher.partition("-")[0]])
    assert riddle is not None
    await table.move(watcher, "doubt-trap", trap=riddle.traps[0], line=3)
    await table.move(table.chooser("guess"), "guess", text=riddle.word.lower())
    await table.wait(1)
    return table


async def trapwords_over(address: str, language: str, clock: ManualClock) -> Gathering:
    """Everybody walks through the maze and beats the monster: a dragon, for it asks nothing of the describer."""
    table = await begin_trapwords(
        address,
        language,
        clock,
        lambda table: bool(table.view["monster"]["name"] == "dragon"),
        curse_places=[],
        chambers=[1, 2, 3, 4, 5],
    )
    while not table.view.get("outcome"):
        await trapwords_round(table)
    return table


# --- Decipher -------------------------------------------------------------------------------------


async def begin_decipher(address: str, language: str, clock: ManualClock) -> Gathering:
    """Three people; the first of them makes the first word. Chinese signs have no pieces: there it is English."""
    spoken = "en" if language == "zh" else language
    settings = {"game": "decipher", "languages": [spoken], "options": {"first_wordsmith": 1}}
    table = await sit_down(address, settings, ("P1", "P2", "P3"), language, clock)
    await table.begin()
    return table


async def decipher_midgame(address: str, language: str, clock: ManualClock) -> Gathering:
    """Pieces lie on four fields, some were refused, somebody was wrong, and somebody holds a piece."""
    table = await begin_decipher(address, language, clock)
    word = table.words.five
    await table.move("P1", "set-word", word=word)
    kinds = [[piece for piece, count in LETTERS[letter].items() if count] for letter in word]
    for field, which in ((1, 0), (2, 0), (3, 0), (4, 0), (1, -1), (3, -1)):
        await table.move("P1", "give", piece=kinds[field - 1][which])
        await table.move(table.chooser("place"), "place", field=field)
    await table.move(table.chooser("attempt"), "attempt", word=table.words.fives[0])
    await table.move("P1", "give", piece="short")
    await table.move(table.chooser("place"), "place", field=_without(word, "short"))  # NO, and it can be laid again
    return table


def _without(word: str, piece: Piece) -> int:
    """A field whose letter has no such piece."""
    return next(field for field, letter in enumerate(word, 1) if not LETTERS[letter][piece])


async def decipher_over(address: str, language: str, clock: ManualClock) -> Gathering:
    """Each makes a word once; each is read at once."""
    table = await begin_decipher(address, language, clock)
    while not table.view.get("outcome"):
        await table.move(table.chooser("set-word"), "set-word", word=table.words.five)
        maker = table.chooser("give")
        await table.move(maker, "give", piece="long")
        await table.move(table.chooser("place"), "place", field=1)
        await table.move(table.chooser("attempt"), "attempt", word=table.words.five)
    return table
