"""Players as other packages write them: they know `cluehouse.bots` and nothing else of ours."""

from typing import Any

from cluehouse.bots import open_view


class FirstChoice:
    """Makes the first move that it can fill in, written as in the protocol. It has neither `refused` nor `thoughts`."""

    def __init__(self, game: str, seed: str) -> None:
        self._tried = 0

    def choose(self, sent: bytes) -> dict[str, Any] | None:
        """The first card or number that is offered; as a clue, another word each time."""
        for choice in open_view(sent).choices:
            if choice.do in ("clue", "guess"):
                self._tried += 1
                fields = {name: self._value(arg) for name, arg in choice.args.items()}
                return {"do": choice.do, **fields}
        return None

    def _value(self, arg: Any) -> Any:
        if hasattr(arg, "values"):
            return arg.values[self._tried % len(arg.values)]
        return arg.least if hasattr(arg, "least") else "abcdefgh"[self._tried % 8] * 3


class Raising(FirstChoice):
    """Fails whenever it is asked."""

    games = ("codenames",)

    def choose(self, sent: bytes) -> Any:
        raise RuntimeError("no idea")


class Nonsense(FirstChoice):
    """Answers what is no move."""

    def choose(self, sent: bytes) -> Any:
        return {"do": "win", "now": True}


class Mute(FirstChoice):
    """Never moves."""

    def choose(self, sent: bytes) -> Any:
        return None


class BadThoughts(FirstChoice):
    """Moves well, and thinks what nobody can read."""

    def thoughts(self) -> Any:
        return [object()]
