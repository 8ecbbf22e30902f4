"""Expensive work is done apart from tables and bots, by a process that never outlives its server."""

import asyncio
import os
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cluehouse.games.questions import ClueQuestion
from cluehouse.games.record import Record
from cluehouse.house import workers as module
from cluehouse.house.consulting import answer
from cluehouse.house.guest import ANYBODY
from cluehouse.house.packs import judge
from cluehouse.house.reviews import judged_by_bots
from cluehouse.house.workers import MOST_EACH, MOST_WAITING, ProcessWorkers, Workers
from cluehouse.referee import ClueOptions, pack
from cluehouse.referee.questions import answer_question
from cluehouse.tables.refusal import TableRefusal
from tests.codenames import table as board

WORDS = "\n".join(f"word{number:04}x" for number in range(1_000))


class Payer:
    """A guest who notes what was charged."""

    network = ""

    def __init__(self) -> None:
        self.charged: list[float] = []

    def work(self, seconds: float) -> None:
        self.charged.append(seconds)

    def check_disk(self) -> None: ...

    def store(self, size: int) -> None: ...


def with_process(test: Callable[[ProcessWorkers], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        workers = ProcessWorkers()
        try:
            await asyncio.wait_for(test(workers), 60)
        finally:
            process = workers._process
            await workers.close()
            if process is not None:
                await process.wait()

    asyncio.run(run())


def test_a_job_is_done_in_another_process_and_charged_to_the_guest() -> None:
    async def test(workers: ProcessWorkers) -> None:
        payer = Payer()
        first, second = [await workers.run(payer, os.getpid) for _ in range(2)]
        assert first == second != os.getpid()
        ruling = await judge(workers, payer, WORDS)
        assert ruling == pack.read_pack(WORDS)
        assert len(payer.charged) == 3
        assert payer.charged[-1] > 0

    with_process(test)


def test_the_process_prints_nothing_beside_its_answers(capfd: pytest.CaptureFixture[str]) -> None:
    async def test(workers: ProcessWorkers) -> None:
        await workers.run(ANYBODY, os.write, 1, b"hello\n")
        assert await workers.run(ANYBODY, int, "7") == 7

    with_process(test)
    captured = capfd.readouterr()
    assert (captured.out, captured.err) == ("", "hello\n")


def test_a_report_can_be_made_in_another_process() -> None:
    async def test(workers: ProcessWorkers) -> None:
        record = Record("codenames", board.table().deal)
        assert await workers.run(ANYBODY, judged_by_bots, record) == judged_by_bots(record)

    with_process(test)


def test_a_job_that_fails_or_kills_its_process_harms_no_other() -> None:
    async def test(workers: ProcessWorkers) -> None:
        with pytest.raises(RuntimeError, match="ValueError"):
            await workers.run(ANYBODY, int, "x")
        with pytest.raises(TableRefusal):
            await workers.run(ANYBODY, os._exit, 1)
        assert await workers.run(ANYBODY, int, "7") == 7

    with_process(test)


def test_a_job_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(workers: ProcessWorkers) -> None:
        await workers.run(ANYBODY, int, "7")
        monkeypatch.setattr(module, "_LONGEST", 0.01)
        with pytest.raises(TableRefusal):
            await workers.run(ANYBODY, time.sleep, 60)
        monkeypatch.setattr(module, "_LONGEST", 60.0)
        assert await workers.run(ANYBODY, int, "7") == 7

    with_process(test)


def test_the_process_ends_with_its_server() -> None:
    async def test(workers: ProcessWorkers) -> None:
        await workers.run(ANYBODY, int, "7")
        process = workers._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()  # as when the server is killed
        assert await process.wait() == 0

    with_process(test)


def test_the_queue_is_bounded_for_one_guest_and_for_all() -> None:
    async def ask() -> None:
        workers, free = Workers(), threading.Event()
        greedy = Payer()
        guests = [Payer() for _ in range(MOST_WAITING - MOST_EACH)]
        jobs = [asyncio.ensure_future(workers.run(greedy, free.wait, 10)) for _ in range(MOST_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(TableRefusal) as refused:
            await workers.run(greedy, int, "7")
        assert str(refused.value) == "too-busy (wait=5)"
        jobs += [asyncio.ensure_future(workers.run(guest, free.wait, 10)) for guest in guests]
        await asyncio.sleep(0)
        with pytest.raises(TableRefusal):
            await workers.run(Payer(), int, "7")
        free.set()
        await asyncio.gather(*jobs)
        assert await workers.run(greedy, int, "7") == 7

    asyncio.run(ask())


def test_a_pack_is_judged_once_as_long_as_it_is_remembered() -> None:
    async def ask() -> None:
        workers, payer = Workers(), Payer()
        text = WORDS + "\nunheard"
        assert await judge(workers, payer, text) is await judge(workers, payer, text)
        assert len(payer.charged) == 1
        assert pack.judge_pack(text) is pack.remembered_ruling(text)
        for number in range(pack._REMEMBERED):
            pack.remember_ruling(f"{number}", pack.PackRuling())
        assert pack.remembered_ruling(text) is None

    asyncio.run(ask())


def test_a_word_is_judged_at_once_and_a_sentence_by_a_worker() -> None:
    async def ask() -> None:
        workers, payer = Workers(), Payer()
        for text, jobs in (("ocean", 0), ("ocean liner", 0), ("one two three four", 1), ("one-two-three-four", 2)):
            asked = ClueQuestion(text, ("ROOT",), "en", ClueOptions())
            assert await answer(workers, payer, asked) == answer_question(asked)
            assert len(payer.charged) == jobs

    asyncio.run(ask())
