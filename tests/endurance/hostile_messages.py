"""Makes hostile messages: mutated commands of every kind, damaged and deeply nested JSON, and random bytes."""

import json
import random
from typing import Any, Literal

from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.server.limits import Limits

# What must come back: an answer with one of these ids, or with any id, or a pong.
# None: the server closes the connection.
Expected = tuple[str, ...] | Literal["any", "pong"] | None

LONGEST = Limits().message  # bytes of the longest message that the server reads
_LONGEST_ID = 40


class HostileMessage(Struct, frozen=True):
    """A message and the answer that must come back."""

    data: str | bytes
    expected: Expected
    as_text: bool = False  # bytes that claim to be text


class Verbatim(str):
    """Text that is put into a message unchanged, even if it is not valid JSON."""


class Pairs(list[tuple[str, Any]]):
    """An object whose keys may repeat."""


_SEATS = "red-chief blue-chief red-1 red-2 blue-1 blue-2 A1 A2 B1 B2 P1 P2 P3 operative clock referee table spectator"
_PEOPLE = "p1 p2 p3 p4 p5 p6 p7 p8 p9 p99"
_COMMANDS: dict[str, dict[str, Any]] = {
    "rename": {"name": "Mallory"},
    "sit": {"seat": "red-1"},
    "stand": {},
    "leave": {},
    "ready": {"ready": False},
    "place": {"seat": "red-1", "person": "p2"},
    "swap": {"seat": "red-1", "other": "blue-1"},
    "kick": {"person": "p2"},
    "host": {"person": "p2"},
    "add-bot": {"seat": "red-1", "level": "dice"},
    "settings": {"settings": {"game": "duet", "languages": ["pl"], "options": {"timer": "warn"}, "pace": 0}},
    "book": {"book": "00"},
    "start": {},
    "rematch": {"cards": "turned", "rotate": True},
    "move": {"move": {"do": "guess", "card": "ROOT"}, "seen": 10_000},
    "consult": {"text": "word"},
    "undo": {},
    "resign": {},
    "consent": {},
    "refuse": {},
    "pause": {},
    "resume": {},
    "sand": {},
    "say": {"text": "boo", "channel": "table"},
    "phrase": {"phrase": "hello"},
    "mute": {"person": "p1", "on": True},
    "hush": {"person": "p1", "on": True},
}
# Rare commands: after leaving or ending a game there is nothing left to attack.
_RARE = {"leave": 0.03, "kick": 0.1, "resign": 0.1, "settings": 0.5, "consult": 0.3, "pause": 0.3}
_WEIGHTS = [_RARE.get(name, 1.0) * (20 if name == "move" else 1) for name in _COMMANDS]

_STRINGS: tuple[Any, ...] = (
    "", " ", "\x00", "\u202e\u202d", "\ufeff", "e\u0301" * 20, "\U0001f600" * 30, "İıßﬁ", "ﷺ" * 12, "\u2028\u2029",
    "A" * 300, "A" * 9_000, "-" * 40, "NaN", "null", "'; DROP TABLE entries; --", "<script>alert(1)</script>",
    "{{7*7}} ${7*7} %s %n {0}", "../../../etc/passwd", "constructor", "__proto__", "do", "\u4e00\u4e01", "Zażółć",
    Verbatim(r'"\ud800"'), Verbatim(r'"\u0000\uffff"'), Verbatim(r'"\x41"'), Verbatim("'single'"),
)  # fmt: skip
_NUMBERS: tuple[Any, ...] = (
    -1, 0, 1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**300, 0.5, -0.0, 1e308,
    Verbatim("1e999"), Verbatim("-1e999"), Verbatim("NaN"), Verbatim("Infinity"), Verbatim("01"), Verbatim("1."),
    Verbatim("9" * 5_000),
)  # fmt: skip
_OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"do": "move"}, ["p1"], Verbatim(""), Verbatim("]"))


class MessageFuzzer:
    """Makes hostile messages; the same seed gives the same messages."""

    def __init__(self, seed: object) -> None:
        self.dice = random.Random(f"hostile {seed}")
        self._made = 0

    # --- over a WebSocket -------------------------------------------------------------------------

    def message(self, choices: list[dict[str, Any]]) -> HostileMessage:
        """A hostile message to a table; `choices` are the legal moves of the sender."""
        roll = self.dice.random()
        if roll < 0.80:
            return self._mutated_command(choices)
        if roll < 0.86:
            return self._damaged(choices)
        if roll < 0.90:
            return self._noise()
        if roll < 0.94:
            return self._deeply_nested()
        if roll < 0.985:
            return self._wrong_shape()
        if roll < 0.998:
            return HostileMessage(
                json.dumps({"id": "long", "command": {"do": "say", "text": "x" * 200_000}}), ("long",)
            )
        if self.dice.random() < 0.5:
            return HostileMessage("[" * (LONGEST + 1), None)
        return HostileMessage(b'{"id":"x\xff\xfe"}', None, as_text=True)

    def _mutated_command(self, choices: list[dict[str, Any]]) -> HostileMessage:
        message = {"id": self._id(), "command": self._command(choices)}
        for _ in range(self.dice.choice((0, 0, 1, 1, 2))):
            message = self._mutate(message)
        return self._with_expected_answer(message)

    def _damaged(self, choices: list[dict[str, Any]]) -> HostileMessage:
        """A truncated message, or one with a changed character."""
        text = json.dumps({"id": self._id(), "command": self._command(choices)})
        if self.dice.random() < 0.5:
            return HostileMessage(text[: self.dice.randrange(len(text))], ("",))
        place = self.dice.randrange(len(text))
        return HostileMessage(text[:place] + chr(self.dice.randrange(1, 0x300)) + text[place + 1 :], "any")

    def _noise(self) -> HostileMessage:
        return HostileMessage(b"\xc3" + self.dice.randbytes(self.dice.choice((0, 1, 10, 100, 5_000))), ("",))

    def _deeply_nested(self) -> HostileMessage:
        depth = self.dice.choice((50, 500, 900, 1_100, 5_000, 20_000))
        opening, closing = self.dice.choice((("[", "]"), ('{"do":', "}")))
        nest = opening * depth + "0" + closing * self.dice.choice((depth, depth - 1))
        number = self._id()
        where = self.dice.choice(('"x":%s', '"command":%s', '"command":{"do":"move","seen":1,"move":{"do":%s}}'))
        return HostileMessage(f'{{"id":"{number}",{where % nest}}}', (number, ""))

    def _wrong_shape(self) -> HostileMessage:
        """Valid JSON that is not a valid message."""
        number = self._id()
        odd: tuple[tuple[Any, Expected], ...] = (
            ({"hello": {"table": "BABA-BABA"}}, ("",)),
            ({"hello": {"table": "BABA-BABA"}, "id": number}, (number,)),
            ({"ping": self.dice.randrange(2**53)}, "pong"),
            ({"ping": -1, "id": number}, (number,)),
            ({"ping": 2**60}, ("",)),
            ({"ping": 1, "id": number, "command": {"do": "stand"}}, (number,)),
            ({"id": number}, (number,)),
            ({"command": {"do": "stand"}}, ("",)),
            ({"id": "x" * 41, "command": {"do": "stand"}}, ("",)),
            ({"id": "", "command": {"do": "stand"}}, ("",)),
            (Pairs([("id", number), ("id", "second"), ("command", {"do": "undo"})]), ("second",)),
            (Pairs([("id", number), ("command", {"do": "undo"}), ("command", {"do": "fly"})]), (number,)),
            ([{"id": number, "command": {"do": "stand"}}], ("",)),
            (number, ("",)),
            (None, ("",)),
            ({"answer": number, "update": 0}, ("",)),
        )
        message, expected = self.dice.choice(odd)
        return HostileMessage(_text(message, self.dice), expected)

    def _id(self) -> str:
        self._made += 1
        return f"m{self._made}"

    def _command(self, choices: list[dict[str, Any]]) -> dict[str, Any]:
        (name,) = self.dice.choices(list(_COMMANDS), _WEIGHTS)
        command = {"do": name, **_COMMANDS[name]}
        if name == "move":
            command["move"] = self._move(choices)
        for field, values in (("seat", _SEATS), ("other", _SEATS), ("person", _PEOPLE)):
            if field in command:
                command[field] = self.dice.choice(values.split())
        return command

    def _move(self, choices: list[dict[str, Any]]) -> dict[str, Any]:
        """A legal move, or a move of any game."""
        if choices and self.dice.random() < 0.6:
            choice = self.dice.choice(choices)
            return {"do": choice["do"]} | {name: self._fitting(arg) for name, arg in choice.get("args", {}).items()}
        game = GAMES[self.dice.choice(list(GAMES))]
        rule = self.dice.choice(list(game.rules.values()))
        kinds = self.dice.choice((("",), (0,), ("", 0, None)))
        return {"do": rule.name} | {
            name: self._similar(self.dice.choice(kinds)) for name in rule.move.__struct_fields__
        }

    def _fitting(self, arg: dict[str, Any]) -> Any:
        match arg["kind"]:
            case "one-of":
                return self.dice.choice(arg["values"]) if arg["values"] else None
            case "between":
                return self.dice.randint(arg["least"], arg["most"])
            case _:
                return "".join(self.dice.choices("bcdfghjklm", k=arg.get("length", 7)))

    # --- mutation ---------------------------------------------------------------------------------

    def _mutate(self, value: Any) -> Any:
        """The same value with one mutation at any depth."""
        if isinstance(value, dict) and value and self.dice.random() < 0.85:
            key = self.dice.choice(list(value))
            return {**value, key: self._mutate(value[key])}
        if isinstance(value, dict):
            return self._mutate_object(value)
        return self._similar(value) if self.dice.random() < 0.6 else self._hostile_value()

    def _mutate_object(self, value: dict[str, Any]) -> Any:
        kept = {key: kept for key, kept in value.items() if self.dice.random() < 0.6}
        extra = {self.dice.choice(("x", "token", "by", "seat", "at", "is", "")): self._hostile_value()}
        return self.dice.choice((kept, {**value, **extra}, [value], self._hostile_value(), {**kept, **extra}))

    def _similar(self, value: Any) -> Any:
        """A hostile value of the same type."""
        if isinstance(value, str):
            return self.dice.choice((*_STRINGS[:24], *_SEATS.split(), *_PEOPLE.split()))
        return self.dice.choice(_NUMBERS[:10]) if isinstance(value, int) else self._hostile_value()

    def _hostile_value(self) -> Any:
        return self.dice.choice(self.dice.choice((_STRINGS, _NUMBERS, _OTHERS)))

    def _with_expected_answer(self, message: Any) -> HostileMessage:
        text = _text(message, self.dice)
        number = message.get("id") if isinstance(message, dict) else None
        if isinstance(number, Verbatim):
            return HostileMessage(text, "any")
        if not isinstance(number, str) or not 0 < len(number) <= _LONGEST_ID:
            return HostileMessage(text, ("",))
        return HostileMessage(text, (number, "") if _has_verbatim(message) else (number,))

    # --- before a table, and over HTTP ------------------------------------------------------------

    def greeting(self, codes: list[str], tokens: list[str]) -> str | bytes:
        """A first message that the server must refuse."""
        code, token = self.dice.choice((*codes, "BABA-BABA", "")), self.dice.choice(tokens)
        wrong = self.dice.choice((token[:-1] + "x" * 2, token[::-1], "x", "\x00", token.lower() + "-", "é" * 20))
        hello: Any = {"table": code, "token": wrong, "language": "en"}
        for _ in range(self.dice.choice((0, 0, 1, 2))):
            hello = self._mutate(hello)
            if not isinstance(hello, dict) or not isinstance(hello.get("token"), str) or not hello["token"]:
                hello = {"table": self._hostile_value(), "token": wrong, "language": self._hostile_value()}
        return self.dice.choice((_text({"hello": hello}, self.dice), _text(hello, self.dice), self._noise().data))

    def request(self, codes: list[str]) -> bytes:
        """An HTTP request, usually malformed."""
        code = self.dice.choice(codes)
        path = self.dice.choice(
            (
                "/api/tables", f"/api/tables/{code}/people", f"/api/tables/{code}", f"/api/tables/{code}/commitment",
                "/api/books", "/api/books/00", "/api/packs", "/api/records/00", "/api/records/00.txt", "/healthz",
                "/../../etc/passwd", "/%2e%2e/%00", "/api/records/%ff%fe", "/api/books/" + "x" * 3_000, "/ws", "//",
            )
        )  # fmt: skip
        method = self.dice.choice(("POST", "POST", "POST", "GET", "PUT", "BREW", "OPTIONS"))
        body: Any = {
            "settings": {"game": "codenames", "options": {"red": 2}},
            "name": "Mallory",
            "team": "T",
            "text": "a",
        }
        for _ in range(self.dice.choice((1, 2, 3))):
            body = self._mutate(body)
        content = _text(body, self.dice).encode("utf-8", "surrogatepass")
        length = self.dice.choice((len(content),) * 6 + (len(content) + 9, 0, -1, 10**30))
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {length}\r\n"
        extra = self.dice.choice(
            ("", "", "origin: https://evil.example\r\n", "x: " + "y" * 70_000 + "\r\n", "\x00\r\n")
        )
        request = f"{head}{extra}\r\n".encode() + content
        return self.dice.choice((request,) * 8 + (self.dice.randbytes(200), request[:40]))


def _text(value: Any, dice: random.Random) -> str:
    """The value as JSON, except for its verbatim parts."""
    if isinstance(value, Verbatim):
        return str(value)
    if isinstance(value, Pairs):
        return "{" + ",".join(f"{json.dumps(key)}:{_text(part, dice)}" for key, part in value) + "}"
    if isinstance(value, dict):
        return _text(Pairs(value.items()), dice)
    if isinstance(value, list):
        return "[" + ",".join(_text(part, dice) for part in value) + "]"
    return json.dumps(value, ensure_ascii=dice.random() < 0.5)


def _has_verbatim(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_has_verbatim, value.values()))
    return any(map(_has_verbatim, value)) if isinstance(value, list) else isinstance(value, Verbatim)
