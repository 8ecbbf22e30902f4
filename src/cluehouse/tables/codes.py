"""Names that chance gives: a table's code, which people can say aloud, and tokens, which they cannot."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from typing import Final

Dice = Callable[[int], bytes]  # so many random bytes

# Syllables that sound alike in Polish, English and over a bad line, and in no two ways.
_CONSONANTS: Final = "BDFGKLMNPRTZ"
_VOWELS: Final = "AEIOU"
_SYLLABLES: Final = 4
_UNSAID: Final = (
    "DUPA",
    "KAKA",
    "PIPI",
    "KUTA",
    "PEDO",
    "PIZDA",
    "FAGO",
    "NAZI",
    "RAPE",
    "DEBIL",
    "GERI",
    "KUPA",
    "FUKU",
)


def new_code(dice: Dice) -> str:
    """A code for a table, such as BADO-KEMI."""
    while True:
        draws = dice(2 * _SYLLABLES)
        pairs = zip(draws[::2], draws[1::2], strict=True)
        code = "".join(_CONSONANTS[c % len(_CONSONANTS)] + _VOWELS[v % len(_VOWELS)] for c, v in pairs)
        if not any(word in code for word in _UNSAID):
            return f"{code[:4]}-{code[4:]}"


def read_code(text: str) -> str:
    """A code as people type it: in any case, with or without its dash."""
    letters = "".join(letter for letter in text.upper() if letter.isalpha())
    return f"{letters[:4]}-{letters[4:]}"


def new_token(dice: Dice) -> str:
    """A secret that only its owner and (as a hash) the house knows."""
    return urlsafe_b64encode(dice(24)).decode()


def hashed(token: str) -> str:
    """What the house keeps of a token."""
    return sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Is this the token whose hash was kept? Takes as long for a near miss as for a far one."""
    return compare_digest(hashed(token), kept)
