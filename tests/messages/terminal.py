"""What Python says: the ids in the code of the server and the terminal, and those that follow from the games."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from cluehouse.games import GAMES, duet
from cluehouse.games.codenames import state as codenames_state
from cluehouse.games.decipher import state as decipher_state
from cluehouse.games.duet import report
from cluehouse.games.duet import state as duet_state
from cluehouse.games.duet import view as duet_view
from cluehouse.games.letters import PIECES
from cluehouse.games.refusal import Code
from cluehouse.games.talk import SHARED_CHANNELS, TABLE_CHANNEL
from cluehouse.games.trapwords import state as trapwords_state
from cluehouse.games.trapwords.cards import CURSES, MONSTERS
from cluehouse.messages import LANGUAGES, move_message
from cluehouse.referee.pack import Fault
from cluehouse.referee.ruling import Reason, Verdict
from cluehouse.store.contract import StoreErrorReason
from cluehouse.store.examine import FindingCode
from cluehouse.tables.refusal import TableCode
from cluehouse.tables.settings import Settings
from cluehouse.tables.talk import PHRASES
from cluehouse.terminal.join.commands import COMMANDS
from tests.messages.catalogue import HOUSE

CODES: tuple[str, ...] = (*get_args(Code), *get_args(TableCode))


def families() -> Iterator[str]:
    """The ids that follow from the games: their codes, moves, phases, cards, options."""
    yield from (f"refusal-{code}" for code in CODES)
    yield from (f"reason-{reason}" for reason in get_args(Reason))
    yield from (f"verdict-{verdict}" for verdict in get_args(Verdict))
    yield from (f"pack-{fault}" for fault in get_args(Fault))
    yield from (f"check-{code}" for code in get_args(FindingCode))
    yield from (f"store-{reason}" for reason in get_args(StoreErrorReason))
    yield from (f"identity-{identity}" for identity in (*get_args(codenames_state.Identity), "green"))
    yield from (f"piece-{piece}{part}" for piece in PIECES for part in ("", ".typed"))
    yield from (f"phrase-{phrase}" for phrase in PHRASES)
    yield from (f"language-{language}" for language in LANGUAGES)
    yield from (f"thought-{code}" for code in ("expected", "remembered", "stopped"))  # what a beginner says
    own = (channel for game in GAMES.values() for channel in game.talk.audiences)
    yield from (f"join-channel-{channel}" for channel in (*SHARED_CHANNELS, *own) if channel != TABLE_CHANNEL)
    yield from (f"join-referee-{way}" for way in get_args(get_type_hints(Settings)["referee"]))
    yield from (f"table-{command}{part}" for command in COMMANDS for part in ("", ".typed", ".help"))
    for name, game in GAMES.items():
        yield from (f"game-{name}", f"game-{name}.about")
        for rule in game.rules.values():
            message = move_message(name, rule.name)
            yield from (message, f"{message}.typed", f"{message}.help")
        yield from _options(name, game.options_type)
    yield from _events()
    for monster in MONSTERS:
        yield from (f"monster-{monster.name}{part}" for part in ("", ".rule", ".starred"))
    for curse in CURSES:
        yield from (f"curse-{curse.name}", f"curse-{curse.name}.rule")
    yield from (f"mission-{city.replace('_', '-')}" for city in duet.MISSIONS)


def _options(game: str, kind: Any) -> Iterator[str]:
    for name, hint in get_type_hints(kind).items():
        message = f"option-{game}-{name.replace('_', '-')}"
        yield message
        if get_origin(hint) is not None and hint is not tuple:
            yield from (f"{message}.{value}" for value in get_args(hint) if isinstance(value, str))


def _events() -> Iterator[str]:
    over = {
        "codenames": ("all-found", "assassin"),
        "duet": ("all-found", "assassin", "out-of-time", "out-of-tokens", "restart"),
        "trapwords": ("monster-beaten", "faster", "monster"),
        "decipher": ("points",),
    }
    states: dict[str, Any] = {
        "codenames": codenames_state,
        "duet": duet_state,
        "trapwords": trapwords_state,
        "decipher": decipher_state,
    }
    for game, state in states.items():
        yield from (f"{game}-phase-{phase}" for phase in get_args(state.Phase) if phase != "over")
        yield from (f"{game}-end-{end}" for end in get_args(state.Ending) if end not in over[game])
        yield from (f"{game}-outcome-{reason}" for reason in (*over[game], "resigned"))
    yield from (f"codenames-touched-{identity}" for identity in get_args(codenames_state.Identity))
    yield from (f"codenames-proposed-{answer}" for answer in ("waiting", "approved", "declined"))
    yield from (f"duet-touched-{result}" for result in get_args(duet_state.Result))
    yield from (f"duet-advice-{advice}" for advice in get_args(report.Advice))
    yield from (f"duet-band-{band}" for band in get_args(report.Band))
    yield from (f"duet-hint-{hint}" for hint in get_args(duet_view.Hint))


@cache
def trees() -> dict[str, ast.Module]:
    """The code that says messages, by path."""
    pages: list[Path] = [
        *(HOUSE / "terminal").rglob("*.py"),
        *(HOUSE / "lab" / "llm").rglob("*.py"),
        HOUSE / "cli.py",
        HOUSE / "administration.py",
        HOUSE / "table_log.py",
        HOUSE / "check.py",
        HOUSE / "data_commands.py",
        HOUSE / "move.py",
        HOUSE / "cluster_report.py",
    ]
    return {page.relative_to(HOUSE).as_posix(): ast.parse(page.read_text(encoding="utf-8")) for page in pages}


@cache
def literals(game: str = "") -> frozenset[str]:
    """Every text in the code, or in the files of this name."""
    pages = [tree for path, tree in trees().items() if not game or Path(path).stem == game]
    assert pages, f"the terminal has no file {game}"
    nodes = [node for tree in pages for node in ast.walk(tree)]
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def put_together() -> set[str]:
    """Ids that the terminal puts together itself."""
    found = {"number-unlimited.typed", "join-keep-seats.typed"}
    for name in ("help", "who", "key", "quit", "yes", "no"):
        found |= {f"command-{name}{part}" for part in ("", ".typed", ".help")}
    for name in ("right", "wrong"):
        found |= {f"shortcut-{name}{part}" for part in ("", ".typed", ".help")}
    found |= {f"move-own-up{part}" for part in (".typed", ".help")}
    found |= {f"trapwords-ask-{move}" for move in ("take", "say", "judge", "guess")}
    found |= {f"decipher-ask-{move}" for move in ("give", "draw", "place")}
    found |= {f"join-ask-{offered}" for offered in ("start", "rematch")}
    return found | {f"join-vote-{kind}" for kind in ("undo", "resign")}


@cache
def said() -> frozenset[str]:
    """Everything that Python may say, and texts that are no ids."""
    return frozenset(families()) | literals() | put_together()


def calls() -> Iterator[tuple[list[str], set[str]]]:
    """Every `….say("id", name=…)` with the names that it gives; `"one" if … else "other"` is two ids."""
    for node in (node for tree in trees().values() for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in ("say", "_fail"):
            names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            ids = [each for arg in node.args for each in _constants(arg)]
            if ids and len(names) == len(node.keywords):  # without **params
                yield ids, names


def _constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
