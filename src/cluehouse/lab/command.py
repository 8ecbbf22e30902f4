"""`cluehouse lab`: duel, marathon, endings, evaluate, fit, words, seekers, speed. Results are JSON."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from cluehouse.bots.levels import Level
from cluehouse.games import GAMES
from cluehouse.lab.duel import Duel, duel, options_of
from cluehouse.lab.evaluate import evaluate_giver, evaluate_guesser
from cluehouse.lab.fit import fit_weights, write_weights
from cluehouse.lab.guessers import GUESSERS
from cluehouse.lab.held_out import HELD_OUT
from cluehouse.lab.kinds import duel_kinds, giver_kinds, seeker_measures
from cluehouse.lab.marathon import Marathon, marathon
from cluehouse.lab.speed import speed
from cluehouse.lab.stalled import Stalled
from cluehouse.lab.trapwords_endings import Endings, endings
from cluehouse.lab.turns import TurnsError, read_turns
from cluehouse.lab.words import know_words
from cluehouse.languages import LANGUAGES, LanguageCode

INTERRUPTED: Final = 130

S = TypeVar("S", bound=msgspec.Struct)


class _Evaluate(msgspec.Struct):
    turns: str
    giver: str = ""  # the game whose giver is evaluated; empty to evaluate the guesser
    level: Level = "even"
    language: LanguageCode = "en"


class _Fit(msgspec.Struct):
    turns: str
    out: str = ""


class _Words(msgspec.Struct):
    pairs: str = ""
    associates: str = ""


class _Seekers(msgspec.Struct):
    words: int = 240
    languages: tuple[LanguageCode, ...] = ()


class _Speed(msgspec.Struct):
    games: int = 10


class _Wrong(ValueError):
    """A command that cannot be understood."""


def usage() -> str:
    """How the commands are called."""
    return f"""\
usage: cluehouse lab duel --kind {"|".join(duel_kinds())} [--language en] [--games 200] [--level even]
                          [--guesser {"|".join(GUESSERS)}] [--naive] [--seed TEXT] [--cores N]
                          [options of the game, such as --tokens 9]
       cluehouse lab marathon [--kinds {",".join(GAMES)}] [--languages pl,en,zh] [--games 200] [--cores N]
       cluehouse lab endings [--languages pl,en,zh] [--games 200] [--seed TEXT] [--cores N]
       cluehouse lab evaluate --turns FILE.jsonl [--giver {"|".join(giver_kinds())}] [--level even] [--language en]
       cluehouse lab fit --turns FILE.jsonl [--out WEIGHTS.json]
       cluehouse lab words [--pairs FILE.tsv] [--associates FILE.txt]
       cluehouse lab seekers [--words 240] [--languages pl,en]
       cluehouse lab speed [--games 10]"""


def main(argv: Sequence[str]) -> int:
    """Run a command of the lab; the number is its exit status."""
    run = _COMMANDS.get(argv[0]) if argv else None
    if run is None:
        return _fail(usage(), 0 if argv and argv[0] in ("-h", "--help") else 2)
    try:
        found = run(_read(argv[1:]))
    except _Wrong as wrong:
        return _fail(f"cluehouse lab: {wrong}\n{usage()}", 2)
    except (OSError, TurnsError, Stalled) as error:
        return _fail(f"cluehouse lab: {error}", 1)
    except KeyboardInterrupt:
        return _fail("", INTERRUPTED)
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    return 0


def _read(given: Sequence[str]) -> dict[str, Any]:
    """The options by name; an option without a value is true."""
    named: dict[str, Any] = {}
    waiting = list(given)
    while waiting:
        option = waiting.pop(0)
        if not option.startswith("--"):
            raise _Wrong(f"not an option: {option}")
        name, told, value = option[2:].partition("=")
        if not told:
            value = waiting.pop(0) if waiting and not waiting[0].startswith("--") else "true"
        named[name.replace("-", "_")] = value
    return named


def _wanted(kind: type[S], named: dict[str, Any]) -> S:
    unknown = set(named) - set(kind.__struct_fields__)
    if unknown:
        raise _Wrong(f"no such option: --{min(unknown)}")
    try:
        return msgspec.convert(named, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _Wrong(str(error)) from None


def _duel(named: dict[str, Any]) -> Any:
    cores = named.pop("cores", None)
    kind = duel_kinds().get(named.get("kind", ""))
    if kind is None:
        raise _Wrong(f"kinds are {', '.join(duel_kinds())}")
    options = {name: named.pop(name) for name in set(named) - set(Duel.__struct_fields__) if name in kind.option_names}
    wanted = _wanted(Duel, named | {"options": options})
    held_out = HELD_OUT.get(wanted.guesser)
    if wanted.guesser not in GUESSERS:
        raise _Wrong(f"no such guesser: {wanted.guesser}")
    if held_out is not None and not held_out.is_installed:
        raise _Wrong(f"{wanted.guesser} needs {' and '.join(held_out.needs)}")
    try:
        options_of(wanted)
    except msgspec.ValidationError as error:
        raise _Wrong(str(error)) from None
    return duel(wanted, None if cores is None else int(cores))


def _marathon(named: dict[str, Any]) -> Any:
    cores = int(named.pop("cores", None) or os.cpu_count() or 1)
    listed = {name: named[name].split(",") for name in ("kinds", "languages") if name in named}
    wanted = _wanted(Marathon, named | listed)
    if not set(wanted.kinds) <= set(GAMES) or not set(wanted.languages) <= set(LANGUAGES):
        raise _Wrong(f"kinds are {', '.join(GAMES)}; languages are {', '.join(LANGUAGES)}")
    return marathon(wanted, cores)


def _endings(named: dict[str, Any]) -> Any:
    cores = int(named.pop("cores", None) or os.cpu_count() or 1)
    listed = {name: named[name].split(",") for name in ("languages",) if name in named}
    wanted = _wanted(Endings, named | listed)
    if not set(wanted.languages) <= set(LANGUAGES):
        raise _Wrong(f"languages are {', '.join(LANGUAGES)}")
    return endings(wanted, cores)


def _evaluate(named: dict[str, Any]) -> Any:
    wanted = _wanted(_Evaluate, named)
    kind = giver_kinds().get(wanted.giver)
    if wanted.giver and kind is None:
        raise _Wrong(f"givers are those of {', '.join(giver_kinds())}")
    turns = read_turns(Path(wanted.turns))
    if kind is not None:
        return evaluate_giver(turns, kind, wanted.level, wanted.language)
    return evaluate_guesser(turns, wanted.language)


def _fit(named: dict[str, Any]) -> Any:
    wanted = _wanted(_Fit, named)
    weights, figures = fit_weights(Path(wanted.turns))
    if wanted.out:
        write_weights(weights, Path(wanted.out))
    return {"cross_validated": figures, "weights": weights}


def _words(named: dict[str, Any]) -> Any:
    wanted = _wanted(_Words, named)
    return know_words(*(Path(path) if path else None for path in (wanted.pairs, wanted.associates)))


def _seekers(named: dict[str, Any]) -> Any:
    listed = {name: named[name].split(",") for name in ("languages",) if name in named}
    wanted = _wanted(_Seekers, named | listed)
    if not set(wanted.languages) <= set(LANGUAGES):
        raise _Wrong(f"languages are {', '.join(LANGUAGES)}")
    return {game: measure(wanted.words, wanted.languages) for game, measure in seeker_measures().items()}


def _speed(named: dict[str, Any]) -> Any:
    return speed(_wanted(_Speed, named).games)


_COMMANDS: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {
    "duel": _duel,
    "marathon": _marathon,
    "endings": _endings,
    "evaluate": _evaluate,
    "fit": _fit,
    "words": _words,
    "seekers": _seekers,
    "speed": _speed,
}


def _fail(text: str, status: int) -> int:
    if text:
        print(text, file=sys.stderr)
    return status
