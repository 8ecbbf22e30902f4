"""Hostile guests at tables of every game, beside tables where people just play."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from cluehouse.bots import DicePlayer
from cluehouse.games.decipher.moves import SetWord
from cluehouse.games.rule import Move
from cluehouse.games.trapwords.moves import Propose
from cluehouse.tables.codes import hashed
from cluehouse.tables.entries import Moved, from_json
from cluehouse.tables.fold import apply
from tests.endurance.attacker import Attacker, Quiver, Target, check_silence
from tests.endurance.crowd import SEATS, Crowd, TableNow, YouNow, until_lost
from tests.endurance.guest import READ, Arrival, Guest, LineLost, dial, get, join_table, open_table
from tests.endurance.hostile import Armoury
from tests.endurance.process import ServedHouse
from tests.endurance.proof import Logs, Proof, read_dead
from tests.endurance.secrets import Truth

# Who is honest at the guarded table of each game, the host first; the others are hostile.
_HONEST = {
    "codenames": ("red-chief", "blue-chief"),
    "duet": ("A1",),
    "trapwords": ("red-1", "red-2", "blue-1"),
    "decipher": ("P1",),
}
_STRANGERS = 4  # at the door at once, and as many who speak HTTP
_LONGEST, _LONGEST_EACH = 120, 0.002  # seconds that a siege may last, and for each message more
_REST = 0.1  # seconds between two commands of one who just plays


class SiegeFigures(Struct):
    """What was sent, and what came of it."""

    messages: int = 0
    answered: int = 0
    excused: int = 0  # sent by people who left, were sent away or hung up before the answer
    greetings: int = 0
    requests: int = 0
    memory_half: int = 0
    memory_end: int = 0
    peaceful: int = 0  # commands of people who just play, meanwhile
    moves: dict[str, int] = {}  # made at tables under attack, by game and phase
    codes: dict[str, int] = {}
    statuses: dict[str, int] = {}


class _Public(Struct):
    phase: str


class _Game(Struct):
    public: _Public


class Siege:
    """One house, and everybody who comes."""

    def __init__(self, house: ServedHouse, seed: int) -> None:
        self.house, self.seed = house, seed
        self.dice = random.Random(seed)
        self.tokens: dict[str, str] = {}  # by token: whose
        self.codes: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.attackers: list[Attacker] = []
        self.keepers: list[Guest] = []
        self.targets: list[Target] = []
        self.greetings = self.requests = 0
        self._numbers = count()

    # --- setting up -------------------------------------------------------------------------------

    async def lay(self) -> None:
        """A guarded and a wild table of every game, with spectators and onlookers."""
        for game in SEATS:
            await self._table(game, _HONEST[game])
            await self._table(game, ())
        self.dummy = await open_table(self.house.port, "Nobody", game="codenames")

    async def _table(self, game: str, honest: tuple[str, ...]) -> None:
        port, seats = self.house.port, (*honest, *(seat for seat in SEATS[game] if seat not in honest))
        pack = "\n".join(self._strange_word() for _ in range(400)) if game == "trapwords" else ""
        options = {"decipher": {"length": 6}, "trapwords": {"reading_seconds": 0, "seconds": 3}}.get(game, {})
        languages = ["pl"] if game == "decipher" else ["en"]
        settings = {"game": game, "options": options, "languages": languages, "pack": pack, "referee": "off"}
        arrivals = [await open_table(port, "M 0", **settings)]
        code = arrivals[0].code
        arrivals += [await join_table(port, code, f"M {number}") for number in range(1, len(seats) + 1)]
        keepers = [Guest(arrival) for arrival in arrivals[: len(honest)]]
        target = Target(
            port,
            code,
            Truth(self.house.data, code),
            frozenset(keeper.person for keeper in keepers),
            {text.encode() for arrival in arrivals for text in (arrival.token, hashed(arrival.token))},
            self.codes,
        )
        hostile = list(zip(arrivals[len(honest) :], (*seats[len(honest) :], ""), strict=True))
        attackers = [self._attacker(target, arrival, seat) for arrival, seat in (*hostile, (None, ""))]
        for keeper, seat in zip(keepers, honest, strict=True):
            await keeper.connect(port)
            await keeper.must("sit", seat=seat)
        for attacker in attackers:
            await attacker.connect()
            if attacker.seat:
                await attacker.ask(do="sit", seat=attacker.seat)
        await (keepers[0].must("start") if keepers else attackers[0].ask(do="start"))
        self.keepers += keepers
        self.attackers += attackers
        self.targets.append(target)

    def _attacker(self, target: Target, arrival: Arrival | None, seat: str) -> Attacker:
        return Attacker(target, Armoury(f"{self.seed} {next(self._numbers)}"), arrival, seat)

    def _strange_word(self) -> str:
        return "".join(self.dice.choices("bcdfghjklmnpqrstvwxz", k=9))

    # --- honest people ----------------------------------------------------------------------------

    async def keep(self, keeper: Guest) -> None:
        """Play on, whatever the others do."""
        player = DicePlayer(keeper.code + keeper.person)
        while keeper.is_connected:
            keeper.news.clear()
            if not await self._act(keeper, player):
                with suppress(TimeoutError):
                    await asyncio.wait_for(keeper.news.wait(), _REST)
        raise LineLost

    async def _act(self, keeper: Guest, player: DicePlayer) -> bool:
        may = msgspec.json.decode(keeper.sections["you"], type=YouNow).may
        running = msgspec.json.decode(keeper.sections["table"], type=TableNow).running
        duty = next(
            (do for do in ("resume", "refuse") if do in may), "" if running or "rematch" not in may else "rematch"
        )
        if duty:
            return bool((await keeper.do(duty)).done)
        move = player.choose(keeper.sections["game"]) if running else None
        if move is None:
            return False
        deed = await keeper.do("move", move=msgspec.to_builtins(self._strange(move)), seen=keeper.update)
        assert deed.code != "house-error"
        return bool(deed.done)

    def _strange(self, move: Move) -> Move:
        """Secrets of honest people are words that nobody says by chance."""
        if isinstance(move, Propose):
            return replace(move, word=self._strange_word())
        return (
            replace(move, word="".join(self.dice.sample("BCDFGHJKLMNPRSTW", 6))) if isinstance(move, SetWord) else move
        )

    async def wait_for_secrets(self) -> None:
        """Until every honest player is past writing: now there is something to be found out at every table."""
        for keeper in self.keepers:
            # Not the handover: it may be up to somebody who only begins to move when the storm does.
            while msgspec.json.decode(keeper.sections["game"], type=_Game).public.phase == "writing":
                keeper.news.clear()
                await keeper.news.wait()

    # --- strangers --------------------------------------------------------------------------------

    async def greet_wrongly(self, quiver: Quiver) -> None:
        """Try to get in without a place."""
        armoury = Armoury(f"{self.seed} {next(self._numbers)}")
        codes = [target.code for target in self.targets]
        tokens = [guest.token for guest in self.keepers]
        while quiver.take(1):
            line = await dial(self.house.port)
            await line.send(armoury.greeting(codes, tokens))
            heard = await line.recv()
            assert READ.decode(heard).goodbye == "refused", heard
            for target in self.targets:
                check_silence(target, "", None, heard.encode() if isinstance(heard, str) else heard)
            with suppress(ConnectionClosed):
                await line.recv()
            self.greetings += 1

    async def request_wrongly(self, quiver: Quiver) -> None:
        """Ask for nonsense over HTTP."""
        armoury = Armoury(f"{self.seed} {next(self._numbers)}")
        while quiver.take(1):
            answer = await _exchange(self.house.port, armoury.request([self.dummy.code]))
            status = answer[9:12].decode() if answer.startswith(b"HTTP/1.1 ") else "none"
            assert not status.startswith("5"), answer[:500]
            self.statuses[status] += 1
            for target in self.targets:
                check_silence(target, "", None, answer)
            self.requests += 1


async def _exchange(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        writer.write_eof()
        async with asyncio.timeout(120):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def _tell_who_waits() -> None:
    """A siege that stands still says where."""
    for task in asyncio.all_tasks():
        task.print_stack()


async def besiege(folder: Path, messages: int, seed: int) -> SiegeFigures:
    """Send so many hostile messages to a house in which others play, and see that nothing gives."""
    longest = _LONGEST + messages * _LONGEST_EACH
    told = asyncio.get_running_loop().call_later(longest, _tell_who_waits)
    try:
        async with asyncio.timeout(longest + 5):
            return await _besiege(folder, messages, seed)
    finally:
        told.cancel()


async def _besiege(folder: Path, messages: int, seed: int) -> SiegeFigures:
    with ServedHouse(folder / "data") as house:
        siege, crowd = Siege(house, seed), Crowd(random.Random(seed), rest=_REST)
        await crowd.gather(house.port, sets=1, referee="off")
        await siege.lay()
        playing = await crowd.play(house.port, answers=1)
        playing += [asyncio.ensure_future(until_lost(siege.keep(keeper))) for keeper in siege.keepers]
        await siege.wait_for_secrets()
        peaceful = crowd.answered
        await _storm(siege, messages // 2, playing)
        half = house.memory()
        await _storm(siege, messages - messages // 2, playing)
        figures = _figures(siege, half, house.memory(), crowd.answered - peaceful)
        await asyncio.gather(*(attacker.close() for attacker in siege.attackers))
        assert house.stop() == 0
        await asyncio.gather(*playing)
        for target in siege.targets:
            target.truth.close()
        logs = read_dead(house.data)
        Proof().check(logs, crowd.all)
        figures.moves = _moves(logs, siege.targets)
        house.check_log()
    return figures


async def _storm(siege: Siege, messages: int, playing: list[asyncio.Task[None]]) -> None:
    quiver = Quiver(messages)
    async with asyncio.TaskGroup() as group:
        for _ in range(_STRANGERS):
            group.create_task(siege.greet_wrongly(quiver))
            group.create_task(siege.request_wrongly(quiver))
        for attacker in siege.attackers:
            group.create_task(attacker.attack(quiver))
    assert msgspec.json.decode(await get(siege.house.port, "/healthz"))["ok"] is True
    for task in playing:
        if task.done():
            task.result()
            raise AssertionError("somebody who just plays was disturbed")


def _figures(siege: Siege, half: int, end: int, peaceful: int) -> SiegeFigures:
    sent = sum(attacker.sent for attacker in siege.attackers)
    return SiegeFigures(
        messages=sent + siege.greetings + siege.requests,
        answered=sum(attacker.answered for attacker in siege.attackers),
        excused=sum(attacker.excused for attacker in siege.attackers),
        greetings=siege.greetings,
        requests=siege.requests,
        memory_half=half,
        memory_end=end,
        peaceful=peaceful,
        codes=dict(siege.codes),
        statuses=dict(siege.statuses),
    )


def _moves(logs: Logs, targets: list[Target]) -> dict[str, int]:
    """How many moves were made at these tables in each phase of each game: where the attack has been."""
    counts: Counter[str] = Counter()
    for target in targets:
        table = None
        for entry in map(from_json, logs[f"table/{target.code}"]):
            if table is not None and table.play is not None and isinstance(entry.events[0], Moved):
                counts[f"{table.settings.game} {table.play.state.phase}"] += 1
            table = apply(table, entry)
    return dict(counts)
