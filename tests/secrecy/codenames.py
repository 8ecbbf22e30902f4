"""Other games of Codenames that an operative or a spectator cannot tell from the one being played."""

import random

from msgspec.structs import replace

from cluehouse.games.codenames import Deal
from cluehouse.games.codenames.moves import Approve, Ask, Decline
from cluehouse.games.codenames.seats import CHIEFS
from cluehouse.games.record import Record
from cluehouse.games.rule import Move
from tests.secrecy.scene import Scene


def disguise(scene: Scene, seat: str, dice: random.Random) -> Record | None:
    """Shuffle the key under the cards nobody has covered, change backs and seed, and let the chiefs
    whisper something else or nothing at all. A chief knows the key and the whispers."""
    deal: Deal = replace(scene.deal, seed="another", backs=tuple(f"X{back}" for back in scene.deal.backs))
    if seat in CHIEFS:
        return Record("codenames", deal, scene.moves)
    covers = scene.state.covers
    secret = [identity for identity, cover in zip(deal.key, covers, strict=True) if cover is None]
    dice.shuffle(secret)
    key = tuple(secret.pop() if cover is None else cover for cover in covers)
    return Record("codenames", replace(deal, key=key), whisper_otherwise(scene, dice))


def whisper_otherwise(scene: Scene, dice: random.Random) -> tuple[tuple[str, Move], ...]:
    """The same moves with other questions between the chiefs, or with none."""
    if dice.random() < 0.5:
        return tuple(made for made in scene.moves if not isinstance(made[1], Ask | Approve | Decline))
    return tuple(
        (by, Ask(f"whisper{dice.randrange(99)}", 5)) if isinstance(move, Ask) else (by, move)
        for by, move in scene.moves
    )
