"""An adversary who has the source code and everything that one seat was sent, and computes what the seat may not know.

It tries every seed that can be built from what it knows, for the deal and for the bots' choices, and simulates the bots
with it, as the server would. Byte comparison cannot find such a leak, because nothing secret is sent.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import permutations
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.bots import Player
from cluehouse.games import GAMES
from cluehouse.games.chance import derived_seed
from cluehouse.games.game import AnyGame
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.games.seating import REFEREE
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.moves import Propose
from cluehouse.house.players import house_players
from cluehouse.tables.advice import check, remarks
from cluehouse.tables.settings import Settings, options_of, pack_of

_MOVES = 60  # until a list is handed in
AROUND = 3  # milliseconds before and after the start of the game: a clock is a common seed


class Bot(Struct, frozen=True):
    """What everybody knows about a bot."""

    seat: str
    person: str
    level: str


class Known(Struct, frozen=True):
    """What one seat knows: its own token, the table, the commitment, the time, and every byte that it was sent."""

    settings: Settings
    sizes: dict[str, int]
    code: str
    number: int  # of the game at this table
    person: str
    seat: str
    token: str
    commitment: str
    began: int
    bots: tuple[Bot, ...]
    game: tuple[bytes, ...]  # the game section, whenever it changed
    told: str = ""  # what the seat learns later in the game, before the secret would be open to it

    @property
    def public(self) -> msgspec.Raw:
        """The public part of what the seat was sent first."""
        return msgspec.json.decode(self.game[0], type=_Sent).public


class _Sent(Struct):
    public: msgspec.Raw
    yours: msgspec.Raw


class _Shown(Struct):
    public: msgspec.Raw
    yours: dict[str, Any]


# --- seeds ----------------------------------------------------------------------------------------


class Seeds(Struct, frozen=True):
    """Seeds that may have been used: of the deal, if any is guessed, and of each bot, by its seat."""

    deal: str
    bots: dict[str, str]


def atoms(known: Known) -> list[str]:
    """Everything known that a seed could be, or begin with. There are as many in every game."""
    times = [str(known.began + off) for off in range(-AROUND, AROUND + 1)]
    table = [known.code, known.code.replace("-", ""), f"{known.code}/{known.number}", str(known.number)]
    mine = [known.person, known.seat, known.token, sha256(known.token.encode()).hexdigest(), known.commitment]
    return ["seed", "a trial", "None", *table, *mine, *times]


def guessed_seeds(known: Known) -> list[Seeds]:
    """All seeds that the adversary tries, by the same formulas in every game."""
    own = [Seeds("", seeds) for seeds in _seeds_of_bots(known)]
    return [*own, *(_derived(known, seed) for seed in _seeds_of_deals(known))]


def seeds_by_chance(known: Known, name: str) -> list[Seeds]:
    """As many seeds that have nothing to do with the game: what they predict is chance."""
    dice = Random(name)
    return [
        Seeds(dice.randbytes(16).hex() if seeds.deal else "", {seat: dice.randbytes(16).hex() for seat in seeds.bots})
        for seeds in guessed_seeds(known)
    ]


def _derived(known: Known, deal: str) -> Seeds:
    """The seeds that the server derives from the seed of the deal."""
    return Seeds(
        deal, {bot.seat: derived_seed(deal, "bot", "0", bot.seat, bot.person, bot.level) for bot in known.bots}
    )


def _seeds_of_deals(known: Known) -> Iterator[str]:
    for atom in atoms(known):
        yield atom
        yield sha256(atom.encode()).hexdigest()[:32]
        yield Random(atom).randbytes(16).hex()
        yield Random(int(atom) if atom.isdigit() else f"{atom}/").randbytes(16).hex()


def _seeds_of_bots(known: Known) -> Iterator[dict[str, str]]:
    parts = {bot.seat: (known.code, str(known.number), bot.seat, bot.person) for bot in known.bots}
    for order in permutations(range(4)):
        yield {seat: "/".join(part[at] for at in order) for seat, part in parts.items()}
    for joint in ("-", ":", ""):
        yield {seat: joint.join(part) for seat, part in parts.items()}
    for atom in atoms(known):
        yield {bot.seat: f"{atom}/{bot.seat}/{bot.person}" for bot in known.bots}


# --- predictions ----------------------------------------------------------------------------------


def predicted(known: Known, seeds: Seeds) -> set[str]:
    """All secrets that these seeds lead to."""
    return set(_PREDICT[known.settings.game](known, seeds))


def _dealt(known: Known, seed: str) -> Any:
    """The first state of the game, if it had been dealt from this seed."""
    game = GAMES[known.settings.game]
    return game.start(game.deal(options_of(known.settings, **known.sizes), pack_of(known.settings), seed))


def _choice(known: Known, bot: Bot, player: Player, state: Any) -> Any:
    """What a bot chooses: the public part of its view is known, the rest follows from the state."""
    game: AnyGame = GAMES[known.settings.game]
    return player.choose(msgspec.json.encode(_Shown(known.public, game.see(state, bot.seat))))


def _players(known: Known, seeds: Seeds) -> dict[Bot, Player]:
    return {bot: house_players(known.settings.game, bot.level, seeds.bots[bot.seat]) for bot in known.bots}


def _words(known: Known, seeds: Seeds) -> Iterator[str]:
    """The word that the wordsmith of Decipher may have hidden."""
    for bot, player in _players(known, seeds).items():
        move = _choice(known, bot, player, _dealt(known, "any"))
        if move is not None:
            yield move.word


def _traps(known: Known, seeds: Seeds) -> Iterator[str]:
    """The traps that the blue bots of Trapwords may have laid for the red team's word, which its describer knows."""
    state = _dealt(known, "any")
    drawn = secret_of(state.deal, 1, "red")
    words = tuple(known.told if word == drawn else word for word in state.deal.words)
    state = replace(state, deal=replace(state.deal, words=words))
    writers = [bot for bot in known.bots if bot.seat.startswith("blue")]
    for order in (writers, writers[:1], writers[::-1]):
        yield traps_of(order[0].level, _written(known, state, order, _players(known, seeds)))


def _written(known: Known, state: Any, order: list[Bot], players: dict[Bot, Player]) -> Iterator[str]:
    """The traps that these bots propose, taking turns, until they hand in the list or strike a word out."""
    game = GAMES["trapwords"]
    for number in range(_MOVES):
        bot = order[number % len(order)]
        move = _choice(known, bot, players[bot], state)
        if not isinstance(move, Propose):
            return
        if _is_refused(known, state, bot.seat, move):
            players[bot].refused(move, "ruled-out")
        else:
            yield move.word
            state = game.play(state, bot.seat, move)
            for remark in remarks(known.settings, game, state, bot.seat, move):
                state = game.play(state, REFEREE, remark)


def _is_refused(known: Known, state: Any, seat: str, move: Move) -> bool:
    try:
        check(known.settings, state, seat, move)
    except Refusal:
        return True
    return False


def _keys_and_clues(known: Known, seeds: Seeds) -> Iterator[str]:
    """The key of Codenames or Duet and the bots' first clue, if this seed gives the board that everybody sees. Without
    the key only dice can be predicted."""
    public = msgspec.json.decode(known.public)
    state = _dealt(known, seeds.deal or "any")
    if list(state.deal.words) == public["words"]:
        yield key_of(state)
    elif any(bot.level != "dice" for bot in known.bots):
        return
    for bot, player in _players(known, seeds).items():
        move = _choice(known, bot, player, state)
        if move is not None and move.name == "clue":
            yield clue_of(move)


# --- secrets as text ------------------------------------------------------------------------------


def traps_of(level: str, traps: Iterable[str]) -> str:
    """The traps that bots propose, as text. Thinking bots like certain words, so their whole list is the secret. Dice
    propose and strike in an order that depends on who is quicker; their first word is the secret."""
    words = [trap.casefold() for trap in traps]
    return " ".join(words[:1] if level == "dice" else sorted(words))


def key_of(state: Any) -> str:
    """The key, as text."""
    deal = state.deal
    keys = [getattr(deal, name) for name in ("key", "key_a", "key_b") if hasattr(deal, name)]
    return "key " + " ".join(str(identity) for key in keys for identity in key)


def clue_of(move: Any) -> str:
    """A clue, as text."""
    return f"clue {move.word.casefold()} {move.number}"


_PREDICT: dict[str, Callable[[Known, Seeds], Iterator[str]]] = {
    "decipher": _words,
    "trapwords": _traps,
    "codenames": _keys_and_clues,
    "duet": _keys_and_clues,
}
