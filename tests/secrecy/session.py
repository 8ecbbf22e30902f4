"""Plays a random session at one table and records every action, the log, and what everybody is sent."""

import random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.tables.entries import LogEntry
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Table, is_running
from tests.secrecy.behaviours import BEHAVIOURS, SentText, Situation, change_device, fill, pause, vote
from tests.secrecy.random_bot import RandomBot
from tests.secrecy.random_tables import NAMES, VISITOR, random_settings, seats_for
from tests.secrecy.world import Action, World


class FixedSettings(Struct, frozen=True):
    """What is not chosen at random; `restart_rate` is how often the house is closed or killed."""

    referee: Any = None
    options: dict[str, Any] = {}
    restart_rate: float = 0.01


class Step(Struct, frozen=True):
    """An action and the state after it."""

    action: Action
    before: int  # log entries before the action
    number: int  # log entries after it
    game: int  # number of the running game, 0 if there is none
    facts: Any  # public facts of the game
    people: dict[str, str]  # person of each participant
    done: bool = False  # was it an accepted command?


class Session(Struct, frozen=True):
    """All actions of a session, the log of its table, and everything that everybody was sent."""

    seed: str
    settings: Settings
    steps: tuple[Step, ...]
    log: tuple[LogEntry, ...]
    sent: dict[str, list[tuple[int, str]]]
    tokens: tuple[str, ...]  # of everybody who joined


async def play_session(game: str, seed: str, most: int, fixed: FixedSettings) -> Session:
    """Play a random session of at most this many actions."""
    dice = random.Random(seed)
    drawn = random_settings(game, dice)
    settings = replace(drawn, referee=fixed.referee or drawn.referee, options=drawn.options | fixed.options)
    driver = SessionDriver(World(seed, settings, RandomBot), dice, fixed.restart_rate)
    await driver.start_game(seats_for(settings, dice))
    while len(driver.steps) < most and await driver.do_next():
        pass
    world = driver.world
    sent = {participant: list(texts) for participant, texts in world.sent.items()}
    return Session(seed, settings, tuple(driver.steps), tuple(await world.log()), sent, tuple(driver.tokens))


def facts_of(table: Table) -> Any:
    """The public facts of the game."""
    return None if table.play is None else GAMES[table.play.game].secrecy.public_facts(table.play.state)


class SessionDriver:
    """Chooses and carries out random actions, and records their effects."""

    def __init__(self, world: World, dice: random.Random, restart_rate: float) -> None:
        self.world, self.dice, self.restart_rate = world, dice, restart_rate
        self.steps: list[Step] = []
        self.tokens: list[str] = []
        self._connections = 0
        self._sent: list[SentText] = []

    # --- before the game --------------------------------------------------------------------------

    async def start_game(self, seats: tuple[str, ...]) -> None:
        """Let people join, fill the seats with people and bots, and start the game."""
        people = NAMES[: len(seats) + 2]
        await self._do("open", people[0])
        for name in people[1:]:
            await self._do("join", name, name)
        for name in (*people, VISITOR):
            await self._connect(name)
        if self.world.settings.game == "duet" and not self.world.settings.options["mission"]:
            await self._open_book(people[0])
        takers = list(people)
        self.dice.shuffle(takers)
        for seat in seats:
            if self.dice.random() < 0.12:
                await self._order(people[0], do="add-bot", seat=seat, level=self.dice.choice(["dice", "even"]))
            else:
                await self._order(takers.pop(), do="sit", seat=seat)
        await self._order(people[0], do="start")

    async def _open_book(self, name: str) -> None:
        if self.dice.random() < 0.5:
            await self._do("found", name, "Team")
            await self._order(name, do="book", book=self.world.participants[name].book)

    # --- the game ---------------------------------------------------------------------------------

    async def do_next(self) -> bool:
        """Do one more action; False if the session is over."""
        table = await self.world.table()
        now = Situation(self.world, table, self.dice, len(self.steps))
        if not is_running(table):
            return await self._rematch(now)
        if self.dice.random() < self.restart_rate:
            await self._do(self.dice.choice(["close", "kill"]))
        elif self.dice.random() < 0.02:
            await self._reconnect()
        elif self.dice.random() < 0.02:
            await self._come_again()
        elif self.dice.random() < 0.02:
            await self._do("wait", wait=self.dice.choice([5_000, 15_000, 70_000]))
        else:
            await self._send(self._next(now))
        return True

    def _next(self, now: Situation) -> SentText | None:
        """Choose the next message: usually a move, or something that lets a blocked game continue."""
        table = now.table
        if len(now.present()) < len(now.world.participants) and self.dice.random() < 0.2:
            return None
        if self._sent and self.dice.random() < 0.02:
            return self.dice.choice(self._sent)  # late or repeated, as over a slow connection
        for is_blocked, unblock in (
            (bool(table.paused), pause),
            (table.vote is not None, vote),
            (bool(table.claims), change_device),
            (bool(set(now.table.play.deal.seats if now.table.play else ()) - set(table.seats)), fill),
        ):
            if is_blocked and self.dice.random() < 0.3:
                return unblock(now)
        return self.dice.choices(list(BEHAVIOURS), list(BEHAVIOURS.values()))[0](now)

    async def _send(self, message: SentText | None) -> None:
        if message is None:
            await self._come_back()
            return
        connection = self.world.connection_of(message[0])
        if connection is None:
            return
        self._sent.append(message)
        await self._do("send", *message, connection)

    async def _come_back(self) -> None:
        """Let somebody who lost the connection or was removed come back; if there is nobody, wait."""
        away = [name for name in (*self.world.participants, VISITOR) if self.world.connection_of(name) is None]
        if not away:
            await self._do("wait", wait=4_000)
            return
        name = self.dice.choice(away)
        table = await self.world.table()
        gone = name != VISITOR and self.world.participants[name].person not in table.people
        if gone and self.dice.random() < 0.5:
            await self._do("join", name, f"{name} {len(self.steps)}")
        await self._connect(name)

    async def _come_again(self) -> None:
        """Somebody repeats their join, or goes on at another device."""
        name = self.dice.choice(list(self.world.participants))
        connection = self.world.connection_of(name)
        if connection is None or self.dice.random() < 0.3:
            await self._do("join", name, name)
            return
        await self._order(name, do="transfer")
        await self._do("take-over", name)
        await self._connect(name)

    async def _reconnect(self) -> None:
        name = self.dice.choice([*self.world.participants, VISITOR])
        connection = self.world.connection_of(name)
        if connection is not None and self.dice.random() < 0.7:
            await self._do("hang-up", name, connection=connection)
        else:
            await self._connect(name)

    async def _rematch(self, now: Situation) -> bool:
        host = now.host()
        if host is None or now.table.play is None or now.table.play.number > 1 or self.dice.random() < 0.6:
            return False
        cards, rotate = self.dice.choice(["new", "turned"]), self.dice.random() < 0.5
        await self._order(host, do="rematch", cards=cards, rotate=rotate)
        return is_running(await self.world.table())

    # --- actions -------------------------------------------------------------------------------------

    async def _connect(self, name: str) -> None:
        hello = {"table": self.world.code, "token": self.world.participants[name].token if name != VISITOR else ""}
        self._connections += 1
        greeting = {"hello": {**hello, "language": self.dice.choice(["pl", "en", "zh"])}}
        await self._do("connect", name, msgspec.json.encode(greeting).decode(), self._connections)

    async def _order(self, participant: str, **command: Any) -> None:
        connection = self.world.connection_of(participant)
        assert connection is not None
        order = {"id": f"c{len(self.steps)}", "command": command}
        await self._do("send", participant, msgspec.json.encode(order).decode(), connection)

    async def _do(self, do: Any, participant: str = "", text: str = "", connection: int = 0, wait: int = 0) -> None:
        world = self.world
        action = Action(world.now + (wait or self.dice.choice([20, 300, 1_100])), do, participant, text, connection)
        before = len(self.steps) and self.steps[-1].number
        await world.do(len(self.steps), action)
        table = await world.table()
        self.tokens += [
            participant.token
            for participant in world.participants.values()
            if participant.token not in ("", *self.tokens)
        ]
        game = table.play.number if table.play is not None and is_running(table) else 0
        people = {name: participant.person for name, participant in world.participants.items()}
        done = do == "send" and table.number > before and self._is_done(action)
        self.steps.append(Step(action, world.before, table.number, game, facts_of(table), people, done))

    def _is_done(self, action: Action) -> bool:
        try:
            number = msgspec.json.decode(action.text)["id"]
        except (msgspec.DecodeError, KeyError):
            return False
        answer = self.world.answer_to(action.participant, number)
        return answer is not None and "refused" not in answer
