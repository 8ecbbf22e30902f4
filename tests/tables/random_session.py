"""Random sessions at one table: people and bots give random commands, most of them sensible, at random times."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from cluehouse.bots.seats import bots_of
from cluehouse.games.refusal import Refusal
from cluehouse.house.display import Snapshot
from cluehouse.house.live import Farewell
from cluehouse.tables import commands, entries
from cluehouse.tables.commands import Command
from cluehouse.tables.settings import GameName, Settings, game_of
from cluehouse.tables.table import all_seats, is_running
from cluehouse.tables.talk import PHRASES, Channel
from tests.encoding import raw
from tests.random_play import filled
from tests.tables.driver import TableDriver

SEATS = ("red-chief", "red-1", "blue-2", "operative", "A1", "B1", "P3", "nowhere")
WORDS = ("FROG", "TREE", "LAMP", "BIRD")  # for Decipher, at a strict table too
GAMES: tuple[tuple[GameName, dict[str, Any]], ...] = (
    ("codenames", {"timer": "end-turn"}),
    ("codenames", {"variant": "ghost"}),
    ("codenames", {"variant": "shared", "timer": "warn"}),
    ("duet", {}),
    ("trapwords", {"automatic_stop": True, "seconds": 60}),
    ("trapwords", {"spoken": True, "tie_break": True}),
    ("decipher", {"length": 4}),
)


class RecordingConnection:
    """A connection that records what it was sent last."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.update = -1
        self.sections: dict[str, Any] = {}

    def show(self, snapshot: Snapshot) -> None:
        self.update = snapshot.update
        self.sections = {name: msgspec.json.decode(text) for name, text in snapshot.sections.items()}

    def dismiss(self, why: Farewell) -> None:
        self.sections = {}


def random_session(game: GameName, options: dict[str, Any], seed: int, steps: int) -> Iterator[TableDriver]:
    """Play a random session; yields the driver after every command that was carried out."""
    dice = random.Random(f"{game} {sorted(options.items())} {seed}")
    driver = TableDriver(_settings(game, options, dice))
    _start_game(driver)
    for _ in range(steps):
        if _try_one_step(driver, dice):
            yield driver


def _settings(game: GameName, options: dict[str, Any], dice: random.Random) -> Settings:
    return Settings(
        game,
        options=options,
        languages=("en",),
        referee=dice.choice(("strict", "rulebook", "off")),
        sand=dice.choice(("each-turn", "manual")),
        rivals_talk=dice.random() < 0.5,
    )


def _start_game(driver: TableDriver) -> None:
    """Fill the seats of the smallest game and start it."""
    for number, seat in enumerate(all_seats(driver.table)):
        person = "p1" if number == 0 else driver.join()
        driver.do(person, commands.Sit(seat))
    driver.do("p1", commands.Start())


def _try_one_step(driver: TableDriver, dice: random.Random) -> bool:
    """Try one random thing; False if it was refused. A refusal must not change the table."""
    before = msgspec.json.encode(driver.table)
    driver.away = set(dice.sample(sorted(driver.table.people), len(driver.table.people) // 3))
    match dice.choices(("move", "command", "wait", "come", "transfer", "restart"), (14, 10, 2, 1, 0.3, 0.3))[0]:
        case "wait":
            driver.wait(dice.choice((0, 1, 4, 30, 200)))
            return driver.table.number > 0
        case "come" if len(driver.table.people) < 9 and not driver.table.locked:
            driver.join(name=f"guest {driver.table.came}")
            return True
        case "transfer" if driver.table.transfers:
            person = dice.choice(sorted(driver.table.transfers))
            driver.step(entries.Transferred(person, f"hash-{driver.table.number}"), by=person)
            return True
        case "restart":
            if dice.random() < 0.5:
                driver.step(entries.Halted())
            driver.now += dice.randrange(100_000)
            driver.step(entries.Restarted())
            return True
        case "move" if is_running(driver.table):
            person, command = _random_move(driver, dice)
        case _:
            person, command = _random_person(driver, dice), _random_command(driver, dice)
    table = driver.table
    try:
        driver.do(person, command, number=f"c{dice.randrange(40)}")
    except Refusal:
        assert driver.table is table
        assert msgspec.json.encode(table) == before
        return False
    assert msgspec.json.encode(table) == before, "the table that was decided about has changed"
    return True


def _random_person(driver: TableDriver, dice: random.Random) -> str:
    return dice.choice((*driver.table.people, driver.table.host, driver.table.host))


def _random_move(driver: TableDriver, dice: random.Random) -> tuple[str, Command]:
    """A move of a seated person: usually one of the offered moves, sometimes an arbitrary one."""
    game, state = game_of(driver.table.settings), driver.state
    offers = [(seat, choice) for seat in driver.table.seats for choice in game.choices(state, seat)]
    if not offers or dice.random() < 0.1:
        name = dice.choice([rule.name for rule in game.rules.values()])
        return _random_person(driver, dice), commands.MakeMove(raw({"do": name, "word": "x", "number": 1}), 10**6)
    weights = [0.2 if choice.do in ("object", "restart", "give-up", "pass-torch") else 5 for _, choice in offers]
    seat, choice = dice.choices(offers, weights)[0]
    move = filled(game, state, choice, dice)
    if choice.do in ("set-word", "attempt"):
        move = game.move_named(choice.do)(word=dice.choice(WORDS))
    person = driver.who(seat)
    seen = driver.update(person) - (dice.random() < 0.05)
    return person, commands.MakeMove(raw({"do": "nonsense"} if move is None else move), seen)


def _random_command(driver: TableDriver, dice: random.Random) -> Command:
    """Any command but a move."""
    people = (*driver.table.people, "p99")
    seats = (*all_seats(driver.table) * 4, *SEATS)
    seat, person, yes = dice.choice(seats), dice.choice(people), dice.random() < 0.7
    settings = _settings(*dice.choice(GAMES), dice)
    makers: list[tuple[float, Command]] = [
        (1, commands.Rename(dice.choice(("Zofia", "Ala", "\u200b", "x" * 30)))),
        (8, commands.Sit(seat)),
        (0.5, commands.Stand()),
        (0.1, commands.Leave()),
        (0.5, commands.Ready(yes)),
        (0.3, commands.OfferTransfer()),
        (1.2, commands.Claim(dice.choice((*people, "", "")))),
        (5 if driver.table.claims else 0.1, commands.Vouch(dice.choice((*driver.table.claims, "p99")), yes)),
        (1, commands.AssignSeat(seat, person)),
        (1, commands.Swap(seat, dice.choice(seats))),
        (0.1, commands.Kick(person)),
        (6 if driver.table.locked else 0.1, commands.Lock(not driver.table.locked)),
        (0.05, commands.BanPerson(person)),
        (3 if driver.table.bans else 0.1, commands.LiftBan(dice.choice((*driver.table.bans, "p99")))),
        (5, commands.Admit(dice.choice(sorted(driver.table.play.late) or people) if driver.table.play else person)),
        (0.3, commands.Host(person)),
        (3, commands.AddBot(seat, dice.choice(bots_of(driver.table.settings.game)))),
        (1.5, commands.Agree(settings)),
        (0.8, commands.OpenBook(dice.choice(("", "key")))),
        (3 if is_running(driver.table) else 12, commands.Start()),
        (2, commands.Rematch(dice.choice(("new", "turned")), yes)),
        (1, commands.Undo()),
        (0.8, commands.Resign()),
        (6, commands.Consent()),
        (1.5, commands.Refuse()),
        (0.5, commands.Pause()),
        (4, commands.Resume()),
        (3, commands.TurnSand()),
        (3, commands.Say(dice.choice(("hello", "", "psst")), dice.choice(get_args(Channel)))),
        (1, commands.SayPhrase(dice.choice(PHRASES))),
        (0.5, commands.Mute(person, yes)),
        (0.5, commands.Hush(person, yes)),
    ]
    return dice.choices([command for _, command in makers], [weight for weight, _ in makers])[0]
