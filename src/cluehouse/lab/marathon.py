"""A marathon: games of all kinds in all languages with bots of all levels in all seats. Do they all end, is every
word legal, does anybody get stuck?"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from cluehouse.bots import LEVELS, seat_player
from cluehouse.bots.mind import mind
from cluehouse.bots.player import Player
from cluehouse.bots.progress import bar
from cluehouse.games import GAMES
from cluehouse.games.choice import OneOf
from cluehouse.games.game import CLOCK, REFEREE
from cluehouse.games.rule import Move
from cluehouse.games.trapwords.moves import Lapse, Stopwatch, TimeUp, TurnHourglass
from cluehouse.lab.pool import on_all_cores
from cluehouse.lab.stalled import Stalled
from cluehouse.languages import LANGUAGES
from cluehouse.tables.advice import check, consult, remarks
from cluehouse.tables.refusal import RuledOut
from cluehouse.tables.settings import Settings, options_of, pack_of

_MOST_MOVES: Final = 4000
_SECONDS: Final = 30_000

# What is played, with the options that chance chooses among.
_KINDS: Final[dict[str, tuple[str, dict[str, Sequence[Any]]]]] = {
    "codenames": ("codenames", {"variant": ["standard"], "red": [2, 3], "pool": ["codenames", "duet"]}),
    "ghost": ("codenames", {"variant": ["ghost"], "blue": [0]}),
    "shared": ("codenames", {"variant": ["shared"]}),
    "duet": ("duet", {"tokens": [9, 10, 11], "a": [1, 2], "order": ["alternate", "loose"]}),
    "trapwords": (
        "trapwords",
        {"word_set": ["fantasy", "modern"], "starred": [False, True], "curse_places": [(2, 4), (), (1, 2, 3, 4)]},
    ),
    "decipher": ("decipher", {"players": [2, 3, 4], "length": [3, 4, 5, 6], "blind_draw": [False, True]}),
}
KINDS: Final = tuple(_KINDS)


class Marathon(Struct, frozen=True):
    """What is to be played."""

    kinds: tuple[str, ...] = KINDS
    languages: tuple[str, ...] = ("pl", "en", "zh")
    games: int = 200
    seed: str = "marathon"


class Run(Struct, frozen=True):
    """One game: of which kind, in which language, and how it went."""

    kind: str
    language: str
    moves: int
    words: int  # clues, traps, lines and secrets that were put to the strict referee
    ending: str


def marathon(wanted: Marathon, cores: int) -> list[dict[str, Any]]:
    """All games, counted by kind and language; whatever is wrong with any of them stops the lab."""
    tasks = [
        (kind, language, f"{wanted.seed}-{kind}-{language}-{number}")
        for kind in wanted.kinds
        for language in wanted.languages
        if kind != "decipher" or LANGUAGES[language].alphabet  # DC-01: a game of letters
        for number in range(wanted.games)
    ]
    for language in wanted.languages:
        mind(language)  # prepared once, before the others need it
    played: list[Run] = []
    with bar("marathon", len(tasks)) as shown:
        for run in on_all_cores(run_one, tasks, cores):
            played.append(run)
            shown.step()
    return [_counted(pair, played) for pair in dict.fromkeys((kind, language) for kind, language, _ in tasks)]


def _counted(pair: tuple[str, str], played: Sequence[Run]) -> dict[str, Any]:
    runs = [run for run in played if (run.kind, run.language) == pair]
    return {
        "kind": pair[0],
        "language": pair[1],
        "games": len(runs),
        "moves": sum(run.moves for run in runs),
        "words_judged": sum(run.words for run in runs),
        "endings": dict(Counter(run.ending for run in runs).most_common()),
    }


def run_one(kind: str, language: Any, seed: str) -> Run:
    """One game from its seed to its end, at a strict table."""
    name, offered = _KINDS[kind]
    dice, game = random.Random(seed), GAMES[name]
    options = {option: dice.choice(values) for option, values in offered.items()}
    settings = Settings(game=name, languages=(language,), options=options, referee="strict")  # type: ignore[arg-type]
    state = game.start(game.deal(options_of(settings), pack_of(settings), seed))
    players = {seat: seat_player(name, dice.choice(LEVELS), f"{seed}-{seat}") for seat in state.deal.seats}
    words = 0
    for moves in range(_MOST_MOVES):
        if state.outcome is not None:
            return Run(kind, language, moves, words, _ending(state))
        seat, move = _next_move(game, state, players, dice)
        words += _judged(settings, state, seat, move)
        state = game.play(state, seat, move)
        for remark in remarks(settings, state, move):
            state = game.play(state, REFEREE, remark)
    raise Stalled(f"{kind} {language} {seed}: no end")


def _ending(state: Any) -> str:
    return str(state.outcome.reason)


def _next_move(game: Any, state: Any, players: dict[str, Player], dice: random.Random) -> tuple[str, Move]:
    """The first move that anybody makes; whoever is asked first is chance. Then the clock, if it has one to make."""
    sent = game.sent(state)
    for seat in dice.sample(list(players), len(players)):
        move = players[seat].choose(sent[seat])
        if move is not None:
            return seat, move
    return CLOCK, clock_move(game, state)


def clock_move(game: Any, state: Any) -> Move:
    """What the clock says once nobody has anything to do."""
    offered = {choice.do: choice for choice in game.choices(state, CLOCK)}
    if game.name != "trapwords" or not offered:
        raise Stalled(f"{game.name} {state.deal.seed}: nobody moves in {state.phase}")
    if "turn-hourglass" in offered:
        return TurnHourglass()
    if "lapse" in offered:
        lines = offered["lapse"].args["line"]
        assert isinstance(lines, OneOf)
        return Lapse(int(lines.values[-1]))
    return Stopwatch(_SECONDS) if "stopwatch" in offered else TimeUp()


def _judged(settings: Settings, state: Any, seat: str, move: Any) -> int:
    """How many words of this move the referee had to judge; one that it does not allow is the end of the lab."""
    if move.__struct_config__.tag not in ("clue", "propose", "say", "set-word"):
        return 0
    text = getattr(move, "word", None) or move.text
    try:
        check(settings, state, seat, move)
    except RuledOut as refusal:
        raise Stalled(f"{state.deal.seed}: {text} is forbidden") from refusal
    ruling = consult(settings, state, seat, text)
    if ruling is not None and ruling.verdict != "allowed":
        raise Stalled(f"{state.deal.seed}: {text} is {ruling.verdict}: {ruling.reason} {ruling.evidence}")
    return 1
