"""Scenarios of Trapwords and Decipher: clients use prepared texts and play to certain moments."""

from collections.abc import Callable
from typing import Any

from cluehouse.games.letters import LETTERS, Piece
from tests.browser.table_driver import TableDriver, open_table
from tests.browser.texts import TEXTS, Riddle
from tests.server.live_server import ManualClock

TRAPWORDS_SEATS = ("red-1", "red-2", "blue-1", "blue-2")
RIVAL = {"red": "blue", "blue": "red"}

# The server has one clock for all tables: these options keep the time that passes at other tables short.
QUICK = {"hourglass": "relaxed", "reading_seconds": 0, "call_seconds": 1, "call_grace_seconds": 0}


async def begin_trapwords(
    address: str, language: str, clock: ManualClock, suits: Callable[[TableDriver], bool] = bool, **options: Any
) -> TableDriver:
    """Start a game for four people; deal again until the table suits."""
    settings = {
        "game": "trapwords",
        "languages": [language],
        "pack": "\n".join(TEXTS[language].cards),
        "options": QUICK | options,
    }
    table = await open_table(address, settings, TRAPWORDS_SEATS, language, clock)
    await table.begin()
    while not suits(table):
        await resign(table)
        await table.begin()
    return table


async def resign(table: TableDriver) -> None:
    """Let the red team end the game."""
    await table.clients["red-1"].do("resign")
    await table.clients["red-2"].do("consent")
    await table.catch_up()


async def begin_again(table: TableDriver) -> None:
    """Start another game if the last one is over."""
    if table.view.get("outcome"):
        await table.begin()


def riddle_for(table: TableDriver, team: str) -> Riddle | None:
    """The prepared texts for the word that this team has to guess, if there are any."""
    word = table.clients[f"{RIVAL[team]}-1"].view["set_word"]
    return next((riddle for riddle in table.texts.riddles if riddle.word == word), None)


async def write_traps(table: TableDriver, team: str, fewer: int = 0) -> None:
    """Let a team write its list, complete or with fewer traps."""
    riddle = riddle_for(table, RIVAL[team])
    traps = [*(riddle.traps if riddle else ()), *table.texts.groups]
    needed = table.view["needed"][team]
    for place, trap in enumerate(traps[: needed - fewer]):
        await table.move(f"{team}-{place % 2 + 1}", "propose", word=trap)
    if not fewer:
        await table.move(f"{team}-1", "ready")


async def write_lists(table: TableDriver) -> None:
    """Let both teams write their lists."""
    for team in RIVAL:
        await write_traps(table, team)


async def open_book(table: TableDriver) -> None:
    """The describer takes the book."""
    await table.move(table.chooser("take"), "take")


async def guess_right(table: TableDriver, wrong: int = 0) -> None:
    """Play a successful turn: one sentence, wrong guesses and the right one."""
    await open_book(table)
    describer = table.chooser("say")
    word = table.clients[describer].view["secret"]
    riddle = next((riddle for riddle in table.texts.riddles if riddle.word == word), None)
    await table.move(describer, "say", text=riddle.lines[0] if riddle else table.texts.talk[1])
    for text in [*table.texts.groups][:wrong]:
        await table.move(table.chooser("guess"), "guess", text=text)
    await table.move(table.chooser("guess"), "guess", text=word.lower())
    await table.wait(1)


async def fall(table: TableDriver) -> None:
    """Play a turn that ends in a trap."""
    await open_book(table)
    team = table.view["turn"]["team"]
    trap = table.clients[f"{RIVAL[team]}-1"].view["traps"]["words"][0]
    await table.act("say", text=f"{table.texts.talk[1]} {trap}")
    await table.act("call-trap", trap=trap, line=1)
    await table.act("admit")


async def trapwords_round(table: TableDriver) -> None:
    """Play a round in which both teams guess right."""
    await write_lists(table)
    for _ in RIVAL:
        if not table.view.get("outcome"):
            await guess_right(table)


async def trapwords_writing(address: str, language: str, clock: ManualClock) -> TableDriver:
    """Both teams are writing; the host's team needs one more trap."""
    table = await begin_trapwords(address, language, clock, lambda table: riddle_for(table, "blue") is not None)
    await write_traps(table, "red", fewer=1)
    return table


async def trapwords_first_turn(address: str, language: str, clock: ManualClock, **options: Any) -> TableDriver:
    """The first turn: its describer has opened the book, and has said nothing yet."""
    table = await begin_trapwords(address, language, clock, **options)
    await write_lists(table)
    await open_book(table)
    return table


async def trapwords_spoken(address: str, language: str, clock: ManualClock, wrong: int = 2) -> TableDriver:
    """A turn at a table where people talk: so many wrong answers were counted."""
    table = await trapwords_first_turn(address, language, clock, spoken=True, call_seconds=3)
    if table.chooser("turn-hourglass"):
        await table.act("turn-hourglass")
    for _ in range(wrong):
        await table.act("heard", right=False)
    return table


async def trapwords_called(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A trap was said and called: the describer's team has to answer."""
    table = await trapwords_slip(address, language, clock)
    watcher = table.chooser("call-trap")
    riddle = riddle_for(table, RIVAL[watcher.partition("-")[0]])
    assert riddle is not None
    await table.move(watcher, "call-trap", trap=riddle.traps[0], line=3)
    return table


async def trapwords_describing(address: str, language: str, clock: ManualClock, **options: Any) -> TableDriver:
    """The second turn, after the first team has advanced: two sentences and a wrong guess."""
    table = await begin_trapwords(address, language, clock, lambda table: second_riddle(table) is not None, **options)
    riddle = second_riddle(table)
    assert riddle is not None
    await write_lists(table)
    await guess_right(table)
    await open_book(table)
    for line in riddle.lines:
        await table.move(table.chooser("say"), "say", text=line)
    await table.move(table.chooser("guess"), "guess", text=riddle.wrong)
    return table


def second_riddle(table: TableDriver) -> Riddle | None:
    """The prepared texts for the second turn of the first round, which belongs to the team with the glowing book."""
    return riddle_for(table, table.view["glow"])


async def trapwords_slip(address: str, language: str, clock: ManualClock) -> TableDriver:
    """The describer has just said a trap, and the referee has alerted the watchers."""
    table = await trapwords_describing(address, language, clock)
    describer = table.chooser("say")
    riddle = riddle_for(table, describer.partition("-")[0])
    assert riddle is not None
    await table.move(describer, "say", text=riddle.slip)
    return table


async def trapwords_settling(address: str, language: str, clock: ManualClock) -> TableDriver:
    """The watchers have doubted a sentence, the word was guessed, and the doubt must be settled."""
    table = await trapwords_slip(address, language, clock)
    watcher = table.chooser("doubt-trap")
    riddle = riddle_for(table, RIVAL[watcher.partition("-")[0]])
    assert riddle is not None
    await table.move(watcher, "doubt-trap", trap=riddle.traps[0], line=3)
    await table.move(table.chooser("guess"), "guess", text=riddle.word.lower())
    await table.wait(1)
    return table


async def begin_dragon(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A short game without curses against the dragon, the monster that has no rule for the describer."""
    return await begin_trapwords(
        address,
        language,
        clock,
        lambda table: bool(table.view["monster"]["name"] == "dragon"),
        curse_places=[],
        chambers=[1, 2, 3, 4, 5],
    )


async def trapwords_over(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A finished game with a best clue, a deadly trap and a close call."""
    table = await begin_dragon(address, language, clock)
    await write_lists(table)
    await fall(table)
    await guess_right(table, wrong=3)
    while not table.view.get("outcome"):
        await trapwords_round(table)
    return table


# --- Decipher -------------------------------------------------------------------------------------


async def begin_decipher(address: str, language: str, clock: ManualClock) -> TableDriver:
    """Start a game for three people; P1 sets the first word. The Chinese page uses English words."""
    spoken = "en" if language == "zh" else language
    settings = {"game": "decipher", "languages": [spoken], "options": {"first_wordsmith": 1}}
    table = await open_table(address, settings, ("P1", "P2", "P3"), language, clock)
    await table.begin()
    return table


async def decipher_midgame(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A game with pieces on four fields, refused pieces, a wrong attempt, and a piece in hand."""
    table = await begin_decipher(address, language, clock)
    word = table.texts.five
    await table.move("P1", "set-word", word=word)
    kinds = [[piece for piece, count in LETTERS[letter].items() if count] for letter in word]
    for field, which in ((1, 0), (2, 0), (3, 0), (4, 0), (1, -1), (3, -1)):
        await table.move("P1", "give", piece=kinds[field - 1][which])
        await table.move(table.chooser("place"), "place", field=field)
    await table.move(table.chooser("attempt"), "attempt", word=table.texts.fives[0])
    await table.move("P1", "give", piece="short")
    await table.move(table.chooser("place"), "place", field=_without(word, "short"))  # refused, so it can be laid again
    return table


def _without(word: str, piece: Piece) -> int:
    """A field whose letter does not have this piece."""
    return next(field for field, letter in enumerate(word, 1) if not LETTERS[letter][piece])


async def decipher_four(address: str, language: str, clock: ManualClock) -> TableDriver:
    """Four people and a word of four letters: pieces and refusals on the fields, and three wrong attempts."""
    spoken = "en" if language == "zh" else language
    settings = {"game": "decipher", "languages": [spoken], "options": {"first_wordsmith": 1, "length": 4}}
    table = await open_table(address, settings, ("P1", "P2", "P3", "P4"), language, clock)
    await table.begin()
    await table.move("P1", "set-word", word="CLAP")
    for piece, field in (("long", 2), ("small", 4), ("short", 3)):
        await table.move("P1", "give", piece=piece)
        seeker = table.chooser("place")
        await table.move(seeker, "place", field=1)  # a C has none of these
        await table.move(seeker, "place", field=field)
    for seat, word in (("P2", "SLAP"), ("P3", "FLAP"), ("P4", "CLAY")):
        await table.move(seat, "attempt", word=word)
    await table.move("P1", "give", piece="long")
    return table


async def decipher_over(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A finished game in which every word was guessed at once."""
    table = await begin_decipher(address, language, clock)
    while not table.view.get("outcome"):
        await decipher_round(table)
    return table


async def decipher_to_the_end(table: TableDriver) -> None:
    """A game of which only the last word has to be seen by everybody; a new one if the last one is over."""
    await begin_again(table)
    while len(table.view["sheet"]) < table.view["rounds"] - 1:
        await decipher_round(table)
    await table.move(table.chooser("set-word"), "set-word", word=table.texts.five)
    await table.act("attempt", word=table.texts.five)


async def decipher_round(table: TableDriver) -> None:
    """A round in which the word is guessed after its first piece."""
    await table.move(table.chooser("set-word"), "set-word", word=table.texts.five)
    maker = table.chooser("give")
    await table.move(maker, "give", piece="long")
    await table.move(table.chooser("place"), "place", field=1)
    await table.move(table.chooser("attempt"), "attempt", word=table.texts.five)
    await go_on(table)


async def decipher_contested(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A word that lies open and is contested by a seeker; the other seeker has to decide."""
    table = await begin_decipher(address, language, clock)
    await table.move("P1", "set-word", word=table.texts.five)
    await table.move("P2", "attempt", word=table.texts.five)
    await table.move("P3", "contest-word")
    return table


async def go_on(table: TableDriver) -> None:
    """All seekers go on after the reveal."""
    while seeker := table.chooser("accept-word"):
        await table.move(seeker, "accept-word")
