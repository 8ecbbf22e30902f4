"""The bank of timer tokens: what a turn, a miss and a penalty cost."""

from typing import Literal

from msgspec import Struct

Shortage = Literal["last-token", "last-tick", "last-two", "no-token"]


class Bank(Struct, frozen=True):
    """The tokens left: how many lie bystander side up, how many tick side up (DU-04, DU-89)."""

    bystander: int  # how many tokens lie bystander side up (DU-04)
    tick: int = 0  # how many tokens lie tick side up; only in missions (DU-89)


def total(bank: Bank) -> int:
    """Return how many tokens are left, which is the maximum number of turns left (DU-56)."""
    return bank.bystander + bank.tick


def stop(bank: Bank) -> Bank:
    """Return the bank after a turn that ended without a miss: a tick token is used, otherwise a bystander one (DU-55,
    DU-92)."""
    return Bank(bank.bystander, bank.tick - 1) if bank.tick else Bank(bank.bystander - 1, bank.tick)


def miss(bank: Bank) -> Bank | None:
    """Return the bank after a miss: a bystander token is used, otherwise two tick tokens; None if there are too few
    (DU-97)."""
    if bank.bystander:
        return Bank(bank.bystander - 1, bank.tick)  # DU-51, DU-93, D-DU-20
    return Bank(0, bank.tick - 2) if bank.tick >= 2 else None  # DU-94


def penalty(bank: Bank) -> Bank:
    """Return the bank after an invalid clue: one token is used, as for stopping (DU-45, D-DU-18)."""
    return stop(bank)


def shortage(bank: Bank) -> Shortage | None:
    """Return why this turn can be the last before sudden death, if it can (DU-72, DU-96).

    The last token pays for a turn or a mistake, a last tick only for a turn (DU-97); a mistake may take the last two
    ticks (DU-94); without a token, the turn of D-DU-17 is played.
    """
    paid = miss(bank)
    if paid is None:
        return "last-tick" if total(bank) else "no-token"
    if total(paid) > 0:
        return None
    return "last-token" if total(bank) == 1 else "last-two"
