"""The tasks of `cluehouse lab`. Each is asked for by a request (requests.py) and prints what it found as JSON."""

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from cluehouse.games import GAMES, Refusal
from cluehouse.lab import match as lab_match
from cluehouse.lab.bets import bets
from cluehouse.lab.codenames_guesser import GAME, AskedGuesser
from cluehouse.lab.duel import duel, options_of
from cluehouse.lab.entries import make_ready
from cluehouse.lab.evaluate import evaluate_giver, evaluate_guesser
from cluehouse.lab.fit import fit_weights, write_weights
from cluehouse.lab.guessers import GUESSERS
from cluehouse.lab.held_out import HELD_OUT
from cluehouse.lab.kinds import duel_kinds, giver_kinds, seeker_measures
from cluehouse.lab.llm.counts import added_up
from cluehouse.lab.marathon import marathon
from cluehouse.lab.pool import Workers, processes, ray_cluster
from cluehouse.lab.requests import (
    Bets,
    Counts,
    Duel,
    Endings,
    Evaluate,
    Fit,
    Marathon,
    Match,
    Seekers,
    Speed,
    Tournament,
    Words,
)
from cluehouse.lab.speed import speed
from cluehouse.lab.stalled import Stalled
from cluehouse.lab.tournament.event import Event
from cluehouse.lab.tournament.results import Plan
from cluehouse.lab.tournament.running import run as run_tournament
from cluehouse.lab.trapwords_endings import endings
from cluehouse.lab.turns import HumanTurn, TurnsError, read_turns
from cluehouse.lab.words import know_words
from cluehouse.languages import LANGUAGES
from cluehouse.messages import explain
from cluehouse.tables.settings import settings_of


class WrongRequest(ValueError):
    """A task that cannot be done as it was asked for."""


def run(kind: type[Any], named: dict[str, Any]) -> int:
    """Do a task with these options, print what it found, and return the exit status."""
    try:
        found = _TASKS[kind](_request(kind, named))
    except WrongRequest as wrong:
        return _fail(f"cluehouse lab {kind.__name__.lower()}: {wrong}", 2)
    except (OSError, TurnsError, Stalled) as error:
        return _fail(f"cluehouse lab: {error}", 1)
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    return 0


def _request(kind: type[Any], named: dict[str, Any]) -> Any:
    try:
        request = msgspec.convert(named, kind, strict=False)
    except msgspec.ValidationError as error:
        raise WrongRequest(str(error)) from None
    for field, known in (("languages", LANGUAGES), ("kinds", GAMES), ("game", GAMES)):
        _check(field, getattr(request, field, ()), known)
    _check("language", getattr(request, "language", ()), LANGUAGES)
    return request


def _check(field: str, asked: str | Iterable[str], known: Iterable[str]) -> None:
    unknown = set((asked,) if isinstance(asked, str) else asked) - set(known)
    if unknown:
        raise WrongRequest(f"--{field} {min(unknown)}: known are {', '.join(known)}")


def _duel(wanted: Duel) -> Any:
    _check("kind", wanted.kind, duel_kinds())
    _check("option", wanted.options, duel_kinds()[wanted.kind].option_names)
    _check("guesser", wanted.guesser, GUESSERS)
    held_out = HELD_OUT.get(wanted.guesser)
    if held_out is not None and not held_out.is_installed:
        raise WrongRequest(f"--guesser {wanted.guesser} needs {' and '.join(held_out.needs)}")
    try:
        options_of(wanted)
    except msgspec.ValidationError as error:
        raise WrongRequest(str(error)) from None
    return duel(wanted, wanted.cores)


def _evaluate(wanted: Evaluate) -> Any:
    if wanted.giver:
        _check("giver", wanted.giver, giver_kinds())
        if wanted.player:
            raise WrongRequest("--player is a guesser: leave --giver out")
    path = Path(wanted.turns)
    spoken = path.name.partition("-")[0]
    if spoken in LANGUAGES and spoken != wanted.language:
        raise WrongRequest(f"{path.name} is in the language {spoken}: add --language {spoken}")
    turns = read_turns(path)
    if wanted.giver:
        return evaluate_giver(turns, giver_kinds()[wanted.giver], wanted.level, wanted.language)
    return _evaluate_player(turns, wanted) if wanted.player else evaluate_guesser(turns, wanted.language)


def _evaluate_player(turns: Sequence[HumanTurn], wanted: Evaluate) -> Any:
    _checked(make_ready, (wanted.player,), GAME, wanted.language)
    guesser = AskedGuesser(wanted.player, wanted.language)
    found = evaluate_guesser(turns, wanted.language, guesser)
    return found | {"refused": guesser.refused, "helped": guesser.helped}


def _fit(wanted: Fit) -> Any:
    weights, figures = fit_weights(Path(wanted.boards), Path(wanted.turns) if wanted.turns else None)
    if wanted.out:
        write_weights(weights, Path(wanted.out))
    return {"cross_validated": figures, "weights": weights}


def _words(wanted: Words) -> Any:
    return know_words(*(Path(path) if path else None for path in (wanted.pairs, wanted.associates)))


def _seekers(wanted: Seekers) -> Any:
    return {game: measure(wanted.words, wanted.languages) for game, measure in seeker_measures().items()}


def _match(wanted: Match) -> Any:
    asked = lab_match.Match(wanted.game, wanted.players, wanted.language, wanted.games, wanted.seed, _options(wanted))
    return _checked(lab_match.match, asked, _workers(wanted), Path(wanted.records) if wanted.records else None)


def _tournament(wanted: Tournament) -> Any:
    options = _options(wanted)
    event = Event(wanted.game, wanted.language, options, wanted.seed, wanted.rival)
    rounds = wanted.rounds if wanted.system == "swiss" else 0
    plan = Plan(event, wanted.entries, wanted.deals, wanted.system, rounds)
    records = Path(wanted.records) if wanted.records else None
    return _checked(run_tournament, plan, Path(wanted.out), _workers(wanted), records)


def _options(wanted: Match | Tournament) -> dict[str, Any]:
    """The options of the game that were given, which the command line has as texts."""
    kind = GAMES[wanted.game].options_type
    _check("option", wanted.options, kind.__struct_fields__)
    hints = get_type_hints(kind, include_extras=True)
    read: dict[str, Any] = {}
    for name, text in wanted.options.items():
        try:
            read[name] = msgspec.convert(text, hints[name], strict=False)
        except msgspec.ValidationError:
            read[name] = text  # the game says what it may be
    try:
        settings_of(wanted.game, wanted.language, read)
    except Refusal as refusal:
        field = str(refusal.params.get("field", ""))
        about = f"--option {field}={wanted.options[field]}: " if field in wanted.options else ""
        raise WrongRequest(about + explain("en", refusal)) from None
    except ValueError as error:
        raise WrongRequest(str(error)) from None
    return read


def _checked(task: Callable[..., Any], *args: Any, **named: Any) -> Any:
    try:
        return task(*args, **named)
    except Refusal as refusal:
        raise WrongRequest(explain("en", refusal)) from None
    except ValueError as error:
        raise WrongRequest(str(error)) from None


def _workers(wanted: Match | Tournament) -> Workers:
    if not wanted.ray:
        return processes(wanted.cores)
    if find_spec("ray") is None:
        raise WrongRequest('--ray needs Ray: pip install "cluehouse[ray]"')
    return ray_cluster(wanted.ray)


_TASKS: Final[dict[type[Any], Callable[[Any], Any]]] = {
    Duel: _duel,
    Marathon: lambda wanted: marathon(wanted, wanted.cores),
    Endings: lambda wanted: endings(wanted, wanted.cores),
    Evaluate: _evaluate,
    Fit: _fit,
    Bets: lambda wanted: bets(wanted, wanted.cores),
    Words: _words,
    Seekers: _seekers,
    Speed: lambda wanted: speed(wanted.games),
    Match: _match,
    Tournament: _tournament,
    Counts: lambda wanted: added_up(Path(wanted.file)),
}


def _fail(text: str, status: int) -> int:
    print(text, file=sys.stderr)
    return status
