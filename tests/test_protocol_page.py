"""A real server answers the messages of the protocol page as the page says."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from cluehouse.house.record_lines import RecordPage
from cluehouse.server import wire
from cluehouse.server.api import ENDPOINTS
from cluehouse.tables.commands import AnyCommand
from cluehouse.tables.payload import TablePayload, You
from cluehouse.tables.refusal import TableCode
from tests.server.client import open_socket, post
from tests.server.live_server import LiveServer, ManualClock

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
TELLING, EXAMPLE = PAGE.split("## A worked example")
MORE = "…"
PATIENCE = 20

Step = tuple[str, str, Any]  # who, which way (or which request), and the message


def blocks(text: str) -> Iterator[str]:
    """The indented parts of a page."""
    for block in re.findall(r"(?:^    .*\n)+", text, flags=re.MULTILINE):
        yield "".join(line[4:] for line in block.splitlines(keepends=True))


def steps() -> list[Step]:
    """The messages of the worked example in their order."""
    found: list[Step] = []
    for block in blocks(EXAMPLE):
        for entry in re.split(r"\n(?=\S)", block.strip()):
            match = re.fullmatch(r"(\w*) ?([→←]) (?:POST (\S+) )?(\{.*\})", entry, flags=re.DOTALL)
            assert match is not None, entry
            found.append((match[1], match[3] or match[2], json.loads(match[4])))
    return found


class Reading:
    """Maps names of the page (codes, tokens, words) to those of the running server."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def spoken(self, value: Any) -> Any:
        """A message of the page with the names of the running server."""
        if isinstance(value, dict):
            return {name: self.spoken(part) for name, part in value.items()}
        if isinstance(value, list):
            return [self.spoken(part) for part in value]
        return self.names.get(value, value) if isinstance(value, str) else value

    def check(self, shown: Any, came: Any, where: str = "") -> None:
        """Check a message against the page, which may leave parts out."""
        if isinstance(shown, dict):
            assert isinstance(came, dict), where
            told = shown.keys() - {MORE}
            assert told <= came.keys() if MORE in shown else told == came.keys(), f"{where}: {sorted(came)}"
            for name in told:
                self.check(shown[name], came[name], f"{where}.{name}")
        elif isinstance(shown, list):
            told_parts = shown[:-1] if shown[-1:] == [MORE] else shown
            assert isinstance(came, list), where
            assert len(came) > len(told_parts) if told_parts != shown else len(came) == len(shown), f"{where}: {came}"
            for number, part in enumerate(told_parts):
                self.check(part, came[number], f"{where}.{number}")
        elif re.search(r"\.(code|token|table|words\.\d+)$", where) and "refused" not in where:
            assert self.names.setdefault(shown, came) == came, where
        else:
            assert self.spoken(shown) == came, f"{where}: {came}"


async def follow(address: str) -> int:
    """Play the worked example; returns how many messages matched the page."""
    lines: dict[str, ClientConnection] = {}
    try:
        return await follow_steps(address, lines)
    finally:
        for line in lines.values():
            await line.close()


async def follow_steps(address: str, lines: dict[str, ClientConnection]) -> int:
    reading, compared = Reading(), 0
    answer: Any = {}
    for who, way, message in steps():
        if way.startswith("/"):
            path = "/".join(reading.spoken(part) for part in way.split("/"))
            answer = await post(address, path, reading.spoken(message))
        elif way == "→":
            if who not in lines:
                lines[who] = await open_socket(address)
            await lines[who].send(json.dumps(reading.spoken(message)))
        else:
            async with asyncio.timeout(PATIENCE):
                came = json.loads(await lines[who].recv()) if who else answer
            reading.check(message, came, f"{who} {compared} {next(iter(came))}")
            compared += 1
    return compared


def test_the_worked_example_happens_as_the_page_says(tmp_path: Path) -> None:
    with LiveServer(tmp_path, now=ManualClock(), seed=0) as house:
        compared = asyncio.run(follow(house.address))
    assert compared == sum(way == "←" for _, way, _ in steps()) > 20


# --- the rest of the page -------------------------------------------------------------------------


def messages() -> list[dict[str, Any]]:
    """The single messages that the page shows before the example."""
    return [json.loads(line) for block in blocks(TELLING) for line in block.splitlines()]


KINDS: dict[str, Any] = {
    "answer": wire.Answered,
    "update": wire.Update,
    "pong": wire.Pong,
    "goodbye": wire.Goodbye,
    "records": RecordPage,
}


@pytest.mark.parametrize("message", messages(), ids=lambda message: "-".join(message))
def test_every_message_on_the_page_is_one(message: dict[str, Any]) -> None:
    if {"hello", "command", "ping"} & message.keys():
        assert wire.READ.decode(json.dumps(message)) is not None
    elif "welcome" in message:
        msgspec.convert(message["welcome"], wire.Welcome)
    else:
        kind = next(kind for name, kind in KINDS.items() if name in message)
        assert message.keys() <= set(kind.__struct_fields__)
        msgspec.convert(message, kind)


def test_the_page_tells_every_command_with_its_fields() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*?) \|", TELLING, flags=re.MULTILINE)
    told = {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in rows}
    for command in get_args(AnyCommand):
        assert told[command.__struct_config__.tag] == set(command.__struct_fields__)


def test_the_page_tells_every_refusal_of_the_table() -> None:
    told = set(re.findall(r"`([a-z-]+)`", TELLING.split("## Refusals")[1]))
    assert set(get_args(TableCode)) <= told


def test_the_page_tells_every_request() -> None:
    for endpoint in ENDPOINTS:
        path = endpoint.path.removesuffix(".txt").partition("/steps/")[0]
        assert f"`{endpoint.method} {path}`" in TELLING


def test_the_page_tells_every_field_of_a_section() -> None:
    sections = TELLING.split("## The sections")[1].split("## The commands")[0]
    for kind in (TablePayload, You):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in sections, field
