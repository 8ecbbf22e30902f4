"""The HTTP endpoints: their answers, refusals and headers."""

import asyncio
from collections.abc import Iterator
from ipaddress import ip_network
from typing import Any

import httpx
import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import from_json, parse
from cluehouse.house import House
from cluehouse.server import make_app
from cluehouse.server.addresses import THIS_MACHINE, Network
from cluehouse.server.api import ENDPOINTS
from cluehouse.store import MemoryStore
from tests.server.async_test import async_test
from tests.server.live_server import GENEROUS_LIMITS, LiveServer
from tests.server.schema import Schemas
from tests.server.simulated_players import gather

DUET: dict[str, Any] = {"settings": {"game": "duet"}, "name": "Anna"}

SAFE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture
def http(house: LiveServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, trust_env=False) as http:
        yield http


def test_opening_and_joining_give_a_code_a_person_and_a_token(http: httpx.Client) -> None:
    opened = http.post("/api/tables", json=DUET).json()
    joined = http.post(f"/api/tables/{opened['code']}/people", json={"name": "Bruno"}).json()
    assert opened.keys() == joined.keys() == {"code", "person", "token"}
    assert (opened["person"], joined["person"]) == ("p1", "p2")
    assert opened["token"] != joined["token"]


@pytest.mark.parametrize("typed", [str.lower, lambda code: code.replace("-", ""), lambda code: f" {code} "])
def test_a_table_code_works_as_people_type_it(http: httpx.Client, typed: Any) -> None:
    code = http.post("/api/tables", json=DUET).json()["code"]
    assert http.post(f"/api/tables/{typed(code)}/people", json={"name": "Bruno"}).json()["code"] == code


@async_test
async def test_the_record_of_a_game_is_available_after_the_game(house: LiveServer, http: httpx.Client) -> None:
    party = await gather(house.address, {"game": "duet"})
    code = party.host.code
    assert http.get(f"/api/tables/{code}/commitment").json()["code"] == "no-game"
    await party.host.do("start")
    assert len(http.get(f"/api/tables/{code}/commitment").json()["commitment"]) == 64
    assert "record" not in party.host.table
    await party.host.do("resign")
    await party.clients["B1"].do("consent")
    await party.catch_up()
    name = party.host.table["record"]
    text = http.get(f"/api/records/{name}.txt")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert parse(GAMES, text.text) == from_json(GAMES, http.get(f"/api/records/{name}").content)


def test_a_book_can_be_created_and_read_with_its_key(http: httpx.Client) -> None:
    name = http.post("/api/books", json={"team": "Sowy"}).json()["book"]
    book = http.get(f"/api/books/{name}").json()
    assert book == {"book": {"team": "Sowy"}, "open": ["prague"], "timeouts": 0}
    assert http.get(f"/api/books/{name[:-1]}").status_code == 404


def test_the_mission_map_has_all_missions_and_routes(http: httpx.Client) -> None:
    chart = http.get("/api/map").json()
    assert len(chart["missions"]) == 26
    cities = {mission["city"] for mission in chart["missions"]}
    assert cities == {line[end] for line in chart["lines"] for end in ("one", "other")}


def test_a_pack_is_checked(http: httpx.Client) -> None:
    words = [f"słowo{number}" for number in range(60)]
    limits = {"least": 25, "most": 5000, "longest": 24}
    checked = http.post("/api/packs", json={"text": ", ".join(words)}).json()
    assert checked == {"words": words, "faults": [], "repeated": [], **limits}
    found = http.post("/api/packs", json={"text": "New York\nkot\nkoty\n"}).json()
    assert found["words"] == ["New York", "kot"]
    assert found["repeated"][0] == {"line": 3, "fault": "repeated", "text": "koty", "limit": 0, "other": "kot"}


def test_health_and_metrics(http: httpx.Client) -> None:
    http.post("/api/tables", json=DUET)
    assert http.get("/healthz").json()["ok"] is True
    text = http.get("/metrics").text
    assert 'cluehouse_requests_total{status="200"}' in text
    for name in ("cluehouse_connections", "cluehouse_tables", "cluehouse_moves_made", "cluehouse_commands_total"):
        assert f"\n{name} " in text


def test_the_openapi_description_has_every_endpoint_and_its_answers(http: httpx.Client) -> None:
    document = Schemas(http.get("/api/openapi.json").json())
    assert document.document["openapi"].startswith("3.1")
    for endpoint in ENDPOINTS:
        operation = document.document["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"].endswith(".")
        assert ("requestBody" in operation) == (endpoint.body is not None)
    answers = {
        "/api/tables": http.post("/api/tables", json=DUET).json(),
        "/api/books": http.post("/api/books", json={"team": "Sowy"}).json(),
        "/api/packs": http.post("/api/packs", json={"text": "dwa słowa"}).json(),
    }
    for path, answer in answers.items():
        described = document.document["paths"][path]["post"]["responses"]["200"]["content"]["application/json"]
        assert document.fault(answer, described["schema"]) is None
    refused = http.post("/api/tables", json={}).json()
    described = document.document["paths"]["/api/tables"]["post"]["responses"]["4XX"]["content"]["application/json"]
    assert document.fault(refused, described["schema"]) is None
    asked = document.document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert document.fault(DUET, asked) is None
    assert document.fault({"name": "Anna"}, asked) is not None


@pytest.mark.parametrize(
    ("accepted", "text"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.8", "Nie ma tu takiego stołu albo nie możesz do niego wejść. Sprawdź kod."),
        ("zh-CN", "这里没有这张桌子，或者你不能进入。请检查桌号。"),
        ("en-GB", "There is no such table here, or you may not enter it. Check the code."),
        ("fr, de", "There is no such table here, or you may not enter it. Check the code."),
    ],
)
def test_a_refusal_is_in_the_language_of_the_browser(http: httpx.Client, accepted: str, text: str) -> None:
    answer = http.post("/api/tables/BADO-KEMI/people", json={"name": "Eve"}, headers={"accept-language": accepted})
    assert answer.status_code == 404
    assert answer.json() == {"code": "no-such-table", "text": text}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad-command"),
        ([], "bad-command"),
        (DUET | {"crown": 1}, "bad-command"),
        (DUET | {"settings": {"game": "chess"}}, "no-such-game"),
        (DUET | {"name": "x" * 30}, "bad-name"),
        (DUET | {"name": "\u202e"}, "bad-name"),
        (DUET | {"settings": {"game": "duet", "options": {"tokens": "nine"}}}, "bad-option"),
        (DUET | {"settings": {"game": "duet", "pack": "kot\n"}}, "bad-pack"),
        (DUET | {"settings": {"game": "duet", "pack": "dwa słowa\n"}}, "bad-pack"),
    ],
)
def test_a_table_with_impossible_settings_is_refused(http: httpx.Client, body: Any, code: str) -> None:
    answer = http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"name": NaN}'])
def test_a_malformed_body_is_refused(http: httpx.Client, raw: bytes) -> None:
    answer = http.post("/api/tables", content=raw)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-command"


def test_a_body_that_is_too_long_is_refused(http: httpx.Client) -> None:
    answer = http.post("/api/packs", content=b'{"text": "kot"}' + b" " * GENEROUS_LIMITS.message)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-command"


@pytest.mark.parametrize(
    ("path", "there"),
    [("/map/", "../map"), ("/api/games/?x=1", "../games?x=1"), ("/%2F%2Felsewhere.example/", "../elsewhere.example")],
)
@pytest.mark.parametrize("base", ["", "/games"])
def test_a_slash_too_much_is_removed_by_a_relative_address(base: str, path: str, there: str) -> None:
    """A proxy may have changed the scheme and the path, so a whole address would lead elsewhere."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(House(MemoryStore()), base=base))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(base + path)

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.headers["location"]) == (307, there)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/api/schema.json"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/map"),
        ("GET", "/api/records/none"),
        ("GET", "/nowhere"),
        ("DELETE", "/api/tables"),
        ("POST", "/api/tables"),
        ("HEAD", "/"),
    ],
)
def test_every_answer_has_security_headers(http: httpx.Client, method: str, path: str) -> None:
    answer = http.request(method, path)
    assert SAFE.items() <= dict(answer.headers).items()
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy)
    assert not any("unsafe" in part or "*" in part for part in policy)
    assert "server" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_only_this_machine_can_read_the_metrics() -> None:
    async def ask(address: str, networks: tuple[Network, ...] = THIS_MACHINE, **headers: str) -> int:
        app = make_app(House(MemoryStore()), metrics_from=networks)
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get("/metrics", headers=headers)).status_code

    assert asyncio.run(ask("127.0.0.1")) == 200
    assert asyncio.run(ask("203.0.113.7")) == 404
    assert asyncio.run(ask("127.0.0.1", via="1.1 proxy")) == 404, "a proxy that the server was not told of"
    networks = (ip_network("203.0.113.0/28"), ip_network("2001:db8::/32"))
    assert asyncio.run(ask("203.0.113.7", networks)) == asyncio.run(ask("2001:db8::1", networks)) == 200
    assert asyncio.run(ask("203.0.113.77", networks)) == asyncio.run(ask("testclient", networks)) == 404
    assert asyncio.run(ask("203.0.113.7", networks, via="1.1 proxy")) == 404


@async_test
async def test_a_replay_step_with_thousands_of_digits_is_not_found(house: LiveServer) -> None:
    party = await gather(house.address, {"game": "duet"})
    await party.host.do("start")
    await party.play()
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        record = f"/api/records/{party.host.table['record']}/steps/"
        answers = [await http.get(record + step) for step in ("0", "9" * 5000, "-1", "x")]
    assert [answer.status_code for answer in answers] == [200, 404, 404, 404]
    await party.close()
