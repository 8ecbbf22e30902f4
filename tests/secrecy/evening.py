"""A whole evening at one table: what everybody does, what follows, and what everybody is sent."""

import random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.tables.entries import LogEntry
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Table, is_running
from tests.secrecy.habits import HABITS, Moment, Said, fill, pause, vote
from tests.secrecy.rambler import Rambler
from tests.secrecy.tables import GUESTS, LOOKER, random_settings, seats_for
from tests.secrecy.world import Act, World


class Fixed(Struct, frozen=True):
    """What is not left to chance; `frailty` is how often the house closes or is killed."""

    referee: Any = None
    options: dict[str, Any] = {}
    frailty: float = 0.01


class Told(Struct, frozen=True):
    """What was so after an act: entries in the log, the game, who was who, and whether a command was done."""

    act: Act
    before: int  # entries when it began
    number: int
    game: int  # 0: none is under way
    facts: Any
    people: dict[str, str]  # person of each guest
    done: bool = False


class Evening(Struct, frozen=True):
    """All acts of an evening, all that happened at the table, and all that everybody was sent."""

    seed: str
    settings: Settings
    told: tuple[Told, ...]
    log: tuple[LogEntry, ...]
    sent: dict[str, list[tuple[int, str]]]
    tokens: tuple[str, ...]  # of everybody who ever joined


async def spend_evening(game: str, seed: str, most: int, fixed: Fixed) -> Evening:
    """A random evening of at most so many acts."""
    dice = random.Random(seed)
    drawn = random_settings(game, dice)
    settings = replace(drawn, referee=fixed.referee or drawn.referee, options=drawn.options | fixed.options)
    host = Host(World(seed, settings, Rambler), dice, fixed.frailty)
    await host.welcome(seats_for(settings, dice))
    while len(host.told) < most and await host.go_on():
        pass
    world = host.world
    sent = {guest: list(texts) for guest, texts in world.sent.items()}
    return Evening(seed, settings, tuple(host.told), tuple(await world.log()), sent, tuple(host.tokens))


def facts_of(table: Table) -> Any:
    """What everybody may know of the game."""
    return None if table.play is None else GAMES[table.play.game].secrecy.public_facts(table.play.state)


class Host:
    """Chance in person: decides what is done next, and notes what comes of it."""

    def __init__(self, world: World, dice: random.Random, frailty: float) -> None:
        self.world, self.dice, self.frailty = world, dice, frailty
        self.told: list[Told] = []
        self.tokens: list[str] = []
        self._lines = 0
        self._said: list[Said] = []

    # --- before the game --------------------------------------------------------------------------

    async def welcome(self, seats: tuple[str, ...]) -> None:
        """People come and sit down, bots too, and the game begins."""
        people = GUESTS[: len(seats) + 2]
        await self._act("open", people[0])
        for name in people[1:]:
            await self._act("join", name, name)
        for name in (*people, LOOKER):
            await self._connect(name)
        if self.world.settings.game == "duet" and not self.world.settings.options["mission"]:
            await self._lay_book(people[0])
        takers = list(people)
        self.dice.shuffle(takers)
        for seat in seats:
            if self.dice.random() < 0.12:
                await self._order(people[0], do="add-bot", seat=seat, level="dice")
            else:
                await self._order(takers.pop(), do="sit", seat=seat)
        await self._order(people[0], do="start")

    async def _lay_book(self, name: str) -> None:
        if self.dice.random() < 0.5:
            await self._act("found", name, "Team")
            await self._order(name, do="book", book=self.world.guests[name].book)

    # --- the game ---------------------------------------------------------------------------------

    async def go_on(self) -> bool:
        """One more act; False if the evening is over."""
        table = await self.world.table()
        now = Moment(self.world, table, self.dice, len(self.told))
        if not is_running(table):
            return await self._rematch(now)
        if self.dice.random() < self.frailty:
            await self._act(self.dice.choice(["close", "kill"]))
        elif self.dice.random() < 0.02:
            await self._reconnect()
        elif self.dice.random() < 0.02:
            await self._act("wait", wait=self.dice.choice([5_000, 15_000, 70_000]))
        else:
            await self._say(self._next(now))
        return True

    def _next(self, now: Moment) -> Said | None:
        """What is said next: usually a move, and whatever holds up the game is seen to."""
        table = now.table
        if len(now.present()) < len(now.world.guests) and self.dice.random() < 0.2:
            return None
        if self._said and self.dice.random() < 0.02:
            return self.dice.choice(self._said)  # over a line that was slow, or twice
        for holds_up, see_to_it in (
            (bool(table.paused), pause),
            (table.vote is not None, vote),
            (bool(set(now.table.play.deal.seats if now.table.play else ()) - set(table.seats)), fill),
        ):
            if holds_up and self.dice.random() < 0.3:
                return see_to_it(now)
        return self.dice.choices(list(HABITS), list(HABITS.values()))[0](now)

    async def _say(self, said: Said | None) -> None:
        if said is None:
            await self._come_back()
            return
        line = self.world.line_of(said[0])
        if line is None:
            return
        self._said.append(said)
        await self._act("send", *said, line)

    async def _come_back(self) -> None:
        """Somebody who lost the line, or was sent away, comes again; or time passes."""
        away = [name for name in (*self.world.guests, LOOKER) if self.world.line_of(name) is None]
        if not away:
            await self._act("wait", wait=4_000)
            return
        name = self.dice.choice(away)
        table = await self.world.table()
        gone = name != LOOKER and self.world.guests[name].person not in table.people
        if gone and self.dice.random() < 0.5:
            await self._act("join", name, f"{name} {len(self.told)}")
        await self._connect(name)

    async def _reconnect(self) -> None:
        name = self.dice.choice([*self.world.guests, LOOKER])
        line = self.world.line_of(name)
        if line is not None and self.dice.random() < 0.7:
            await self._act("hang-up", name, line=line)
        else:
            await self._connect(name)

    async def _rematch(self, now: Moment) -> bool:
        host = now.host()
        if host is None or now.table.play is None or now.table.play.number > 1 or self.dice.random() < 0.6:
            return False
        cards, rotate = self.dice.choice(["new", "turned"]), self.dice.random() < 0.5
        await self._order(host, do="rematch", cards=cards, rotate=rotate)
        return is_running(await self.world.table())

    # --- acts -------------------------------------------------------------------------------------

    async def _connect(self, name: str) -> None:
        hello = {"table": self.world.code, "token": self.world.guests[name].token if name != LOOKER else ""}
        self._lines += 1
        greeting = {"hello": {**hello, "language": self.dice.choice(["pl", "en", "zh"])}}
        await self._act("connect", name, msgspec.json.encode(greeting).decode(), self._lines)

    async def _order(self, guest: str, **command: Any) -> None:
        line = self.world.line_of(guest)
        assert line is not None
        order = {"id": f"c{len(self.told)}", "command": command}
        await self._act("send", guest, msgspec.json.encode(order).decode(), line)

    async def _act(self, do: Any, guest: str = "", text: str = "", line: int = 0, wait: int = 0) -> None:
        world = self.world
        act = Act(world.now + (wait or self.dice.choice([20, 300, 1_100])), do, guest, text, line)
        before = len(self.told) and self.told[-1].number
        await world.do(len(self.told), act)
        table = await world.table()
        self.tokens += [guest.token for guest in world.guests.values() if guest.token not in ("", *self.tokens)]
        game = table.play.number if table.play is not None and is_running(table) else 0
        people = {name: guest.person for name, guest in world.guests.items()}
        done = do == "send" and table.number > before and self._is_done(act)
        self.told.append(Told(act, world.before, table.number, game, facts_of(table), people, done))

    def _is_done(self, act: Act) -> bool:
        try:
            number = msgspec.json.decode(act.text)["id"]
        except (msgspec.DecodeError, KeyError):
            return False
        answer = self.world.answer_to(act.guest, number)
        return answer is not None and "refused" not in answer
