"""A fuzz run: hostile clients at tables of every game, while honest clients play.

Every message must be answered once, no answer may contain a secret, and honest clients must not be disturbed.
"""

import asyncio
import random
import statistics
from collections import Counter
from contextlib import suppress
from itertools import count, pairwise
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
from tests.endurance.attacker import Attacker, MessageBudget, Target, check_no_leak
from tests.endurance.client import DECODER, Arrival, Client, ConnectionLost, get, join_table, open_socket, open_table
from tests.endurance.hostile_messages import MessageFuzzer
from tests.endurance.log_checker import LogChecker, Logs, read_stopped
from tests.endurance.secrets import TableOnDisk, strange_word
from tests.endurance.server_process import ServerProcess
from tests.endurance.simulated_players import SEATS, SimulatedPlayers, TableNow, YouNow, until_lost

# The honest seats at the guarded table of each game, the host first; the others are hostile.
_HONEST = {
    "codenames": ("red-chief", "blue-chief"),
    "duet": ("A1",),
    "trapwords": ("red-1", "red-2", "blue-1"),
    "decipher": ("P1",),
}
_STRANGERS = 4  # who send wrong greetings at once, and as many who send wrong HTTP requests
_LONGEST, _LONGEST_EACH = 120, 0.002  # seconds that a run may take, and more for each message
_REST = 0.1  # seconds between two commands of an honest client


class FuzzFigures(Struct):
    """How many messages were sent, and how they were answered."""

    messages: int = 0
    answered: int = 0
    excused: int = 0  # sent by people who left, were removed or hung up before the answer
    greetings: int = 0
    requests: int = 0
    memory: list[int] = []  # bytes after each tenth of the messages
    honest_commands: int = 0  # commands of honest clients during the run
    moves: dict[str, int] = {}  # made at tables under attack, by game and phase
    codes: dict[str, int] = {}
    statuses: dict[str, int] = {}

    def growth(self) -> float:
        """How much a tenth of the messages adds to the memory, in the second half: the median, because a dictionary
        that somebody needs for the first time is loaded once."""
        later = self.memory[len(self.memory) // 2 - 1 :]
        return statistics.median(after / before - 1 for before, after in pairwise(later))


class _Public(Struct):
    phase: str


class _Game(Struct):
    public: _Public


class FuzzRun:
    """One server and all its clients, hostile and honest."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server, self.seed = server, seed
        self.dice = random.Random(seed)
        self.tokens: dict[str, str] = {}  # by token: whose
        self.codes: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.attackers: list[Attacker] = []
        self.honest_clients: list[Client] = []
        self.targets: list[Target] = []
        self.greetings = self.requests = 0
        self._numbers = count()

    # --- set-up -----------------------------------------------------------------------------------

    async def set_up(self) -> None:
        """Open two tables of every game, one with honest people and one with attackers only, and connect everybody."""
        for game in SEATS:
            await self._table(game, _HONEST[game])
            await self._table(game, ())
        self.dummy = await open_table(self.server.port, "Nobody", game="codenames")

    async def _table(self, game: str, honest: tuple[str, ...]) -> None:
        port, seats = self.server.port, (*honest, *(seat for seat in SEATS[game] if seat not in honest))
        pack = "\n".join(strange_word(self.dice) for _ in range(400)) if game == "trapwords" else ""
        options = {"decipher": {"length": 6}, "trapwords": {"reading_seconds": 0, "seconds": 10}}.get(game, {})
        languages = ["pl"] if game == "decipher" else ["en"]
        settings = {"game": game, "options": options, "languages": languages, "pack": pack, "referee": "off"}
        arrivals = [await open_table(port, "M 0", **settings)]
        code = arrivals[0].code
        arrivals += [await join_table(port, code, f"M {number}") for number in range(1, len(seats) + 1)]
        honest_clients = [Client(arrival) for arrival in arrivals[: len(honest)]]
        target = Target(
            port,
            code,
            TableOnDisk(self.server.data, code),
            frozenset(client.person for client in honest_clients),
            {text.encode() for arrival in arrivals for text in (arrival.token, hashed(arrival.token))},
            self.codes,
        )
        hostile = list(zip(arrivals[len(honest) :], (*seats[len(honest) :], ""), strict=True))
        attackers = [self._attacker(target, arrival, seat) for arrival, seat in (*hostile, (None, ""))]
        for client, seat in zip(honest_clients, honest, strict=True):
            await client.connect(port)
            await client.must("sit", seat=seat)
        for attacker in attackers:
            await attacker.connect()
            if attacker.seat:
                await attacker.ask(do="sit", seat=attacker.seat)
        await (honest_clients[0].must("start") if honest_clients else attackers[0].ask(do="start"))
        self.honest_clients += honest_clients
        self.attackers += attackers
        self.targets.append(target)

    def _attacker(self, target: Target, arrival: Arrival | None, seat: str) -> Attacker:
        return Attacker(target, MessageFuzzer(f"{self.seed} {next(self._numbers)}"), arrival, seat)

    # --- honest clients ---------------------------------------------------------------------------

    async def play_honestly(self, client: Client) -> None:
        """Play as an honest client, whatever the others do."""
        player = DicePlayer(client.code + client.person)
        while client.is_connected:
            client.news.clear()
            if not await self._act(client, player):
                with suppress(TimeoutError):
                    await asyncio.wait_for(client.news.wait(), _REST)
        raise ConnectionLost

    async def _act(self, client: Client, player: DicePlayer) -> bool:
        may = msgspec.json.decode(client.sections["you"], type=YouNow).may
        running = msgspec.json.decode(client.sections["table"], type=TableNow).running
        duty = next(
            (do for do in ("resume", "refuse") if do in may), "" if running or "rematch" not in may else "rematch"
        )
        if duty:
            return bool((await client.do(duty)).done)
        move = player.choose(client.sections["game"]) if running else None
        if move is None:
            return False
        sent = await client.do("move", move=msgspec.to_builtins(self._with_strange_word(move)), seen=client.update)
        assert sent.code != "house-error"
        return bool(sent.done)

    def _with_strange_word(self, move: Move) -> Move:
        """Replace a secret word of an honest client by one that nobody says by chance."""
        if isinstance(move, Propose):
            return replace(move, word=strange_word(self.dice))
        return (
            replace(move, word="".join(self.dice.sample("BCDFGHJKLMNPRSTW", 6))) if isinstance(move, SetWord) else move
        )

    async def wait_for_secrets(self) -> None:
        """Wait until every honest client has written its secrets, so that every table has something to find out."""
        for client in self.honest_clients:
            # Not the handover: it may be the move of an attacker, and attackers have not started yet.
            while msgspec.json.decode(client.sections["game"], type=_Game).public.phase == "writing":
                client.news.clear()
                await client.news.wait()

    # --- strangers --------------------------------------------------------------------------------

    async def send_wrong_greetings(self, budget: MessageBudget) -> None:
        """Try to connect without a valid token."""
        fuzzer = MessageFuzzer(f"{self.seed} {next(self._numbers)}")
        codes = [target.code for target in self.targets]
        tokens = [client.token for client in self.honest_clients]
        while budget.take(1):
            socket = await open_socket(self.server.port)
            await socket.send(fuzzer.greeting(codes, tokens))
            heard = await socket.recv()
            assert DECODER.decode(heard).goodbye == "refused", heard
            for target in self.targets:
                check_no_leak(target, "", None, heard.encode() if isinstance(heard, str) else heard)
            with suppress(ConnectionClosed):
                await socket.recv()
            self.greetings += 1

    async def send_wrong_requests(self, budget: MessageBudget) -> None:
        """Send malformed HTTP requests."""
        fuzzer = MessageFuzzer(f"{self.seed} {next(self._numbers)}")
        while budget.take(1):
            answer = await _exchange(self.server.port, fuzzer.request([self.dummy.code]))
            status = answer[9:12].decode() if answer.startswith(b"HTTP/1.1 ") else "none"
            assert not status.startswith("5"), answer[:500]
            self.statuses[status] += 1
            for target in self.targets:
                check_no_leak(target, "", None, answer)
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


def _print_waiting_tasks() -> None:
    """Print where each task of a stuck run waits."""
    for task in asyncio.all_tasks():
        task.print_stack()


async def fuzz(folder: Path, messages: int, seed: int) -> FuzzFigures:
    """Send this many hostile messages to a server where others play, and check that nothing breaks."""
    longest = _LONGEST + messages * _LONGEST_EACH
    alarm = asyncio.get_running_loop().call_later(longest, _print_waiting_tasks)
    try:
        async with asyncio.timeout(longest + 5):
            return await _fuzz(folder, messages, seed)
    finally:
        alarm.cancel()


async def _fuzz(folder: Path, messages: int, seed: int) -> FuzzFigures:
    with ServerProcess(folder / "data") as server:
        run, players = FuzzRun(server, seed), SimulatedPlayers(random.Random(seed), rest=_REST)
        await players.gather(server.port, sets=1, referee="off")
        await run.set_up()
        playing = await players.play(server.port, answers=1)
        playing += [asyncio.ensure_future(until_lost(run.play_honestly(client))) for client in run.honest_clients]
        await run.wait_for_secrets()
        honest_commands = players.answered
        memory = []
        for tenth in range(1, 11):
            await _send_hostile_messages(run, messages * tenth // 10 - messages * (tenth - 1) // 10, playing)
            memory.append(server.memory())
        figures = _figures(run, memory, players.answered - honest_commands)
        await asyncio.gather(*(attacker.close() for attacker in run.attackers))
        assert server.stop() == 0
        await asyncio.gather(*playing)
        for target in run.targets:
            target.on_disk.close()
        logs = read_stopped(server.data)
        LogChecker().check(logs, players.all)
        figures.moves = _moves(logs, run.targets)
        server.check_log()
    return figures


async def _send_hostile_messages(run: FuzzRun, messages: int, playing: list[asyncio.Task[None]]) -> None:
    budget = MessageBudget(messages)
    async with asyncio.TaskGroup() as group:
        for _ in range(_STRANGERS):
            group.create_task(run.send_wrong_greetings(budget))
            group.create_task(run.send_wrong_requests(budget))
        for attacker in run.attackers:
            group.create_task(attacker.attack(budget))
    assert msgspec.json.decode(await get(run.server.port, "/healthz"))["ok"] is True
    for task in playing:
        if task.done():
            task.result()
            raise AssertionError("an honest client was disturbed")


def _figures(run: FuzzRun, memory: list[int], honest_commands: int) -> FuzzFigures:
    sent = sum(attacker.sent for attacker in run.attackers)
    return FuzzFigures(
        messages=sent + run.greetings + run.requests,
        answered=sum(attacker.answered for attacker in run.attackers),
        excused=sum(attacker.excused for attacker in run.attackers),
        greetings=run.greetings,
        requests=run.requests,
        memory=memory,
        honest_commands=honest_commands,
        codes=dict(run.codes),
        statuses=dict(run.statuses),
    )


def _moves(logs: Logs, targets: list[Target]) -> dict[str, int]:
    """Count the moves at these tables by game and phase, to see what the attack has covered."""
    counts: Counter[str] = Counter()
    for target in targets:
        table = None
        for entry in map(from_json, logs[f"table/{target.code}"]):
            if table is not None and table.play is not None and isinstance(entry.events[0], Moved):
                counts[f"{table.settings.game} {table.play.state.phase}"] += 1
            table = apply(table, entry)
    return dict(counts)
