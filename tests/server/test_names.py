"""Which names the server answers to, and what it tells whoever set up a proxy."""

import asyncio
import logging
from typing import Any

import httpx
import pytest

from cluehouse.house import House
from cluehouse.server import Limits, make_app, metering
from cluehouse.store import MemoryStore

TABLE: dict[str, Any] = {"settings": {"game": "duet"}, "name": "Anna"}


def ask(*headers: dict[str, str], **options: Any) -> list[httpx.Response]:
    """Ask a server that has just started once with each of these headers."""

    async def answers() -> list[httpx.Response]:
        transport = httpx.ASGITransport(make_app(House(MemoryStore()), **options))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return [await client.get("/api/games", headers=each) for each in headers]

    return asyncio.run(answers())


def test_a_refused_name_is_told_and_logged_once_with_the_option(caplog: pytest.LogCaptureFixture) -> None:
    first, second = ask({"host": "Games.example.org:8765"}, {"host": "games.example.org"})
    assert first.status_code == second.status_code == 421
    assert "--allow-host games.example.org\n" in first.text
    assert [vars(record)["reason"] for record in caplog.records] == ["--allow-host games.example.org"]


def test_names_that_somebody_tries_do_not_fill_the_logs(caplog: pytest.LogCaptureFixture) -> None:
    ask(*({"host": f"{number}.example.org"} for number in range(100)))
    assert len(caplog.records) == 20


def test_what_is_no_name_is_not_repeated() -> None:
    (answer,) = ask({"host": "<b>elsewhere"})
    assert answer.status_code == 421
    assert "--allow-host NAME\n" in answer.text


@pytest.mark.parametrize("behind_proxy", [False, True])
def test_a_proxy_that_the_server_was_not_told_of_is_logged_once(
    behind_proxy: bool, caplog: pytest.LogCaptureFixture
) -> None:
    metering._log_unknown_proxy.cache_clear()
    with caplog.at_level(logging.WARNING, "cluehouse.server"):
        ask({}, *[{"x-forwarded-for": "203.0.113.7"}] * 3, behind_proxy=behind_proxy)
    assert ["--behind-proxy" in record.getMessage() for record in caplog.records] == [True] * (not behind_proxy)


@pytest.mark.parametrize(("limits", "least", "most"), [(Limits(visits=1), 500, 601), (Limits(tables=1), 3500, 3601)])
def test_a_guest_who_asks_too_often_is_told_when_to_come_back(limits: Limits, least: int, most: int) -> None:
    async def answers() -> list[httpx.Response]:
        app = make_app(House(MemoryStore()), limits)
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            return [await client.post("/api/tables", json=TABLE) for _ in range(2)]

    first, second = asyncio.run(answers())
    assert (first.status_code, second.status_code) == (200, 429)
    assert least < int(second.headers["retry-after"]) <= most
    assert second.json()["params"]["wait"] == int(second.headers["retry-after"])
