"""Random names: a table's code, which people can say aloud, and tokens, which they cannot."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from typing import Final

RandomBytes = Callable[[int], bytes]  # returns this many random bytes

# Syllables that are unambiguous in Polish and English, even over a bad phone connection.
_CONSONANTS: Final = "BDFGKLMNPRTZ"
_VOWELS: Final = "AEIOU"
_SYLLABLES: Final = 4
_BLOCKED: Final = (
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


def new_code(random_bytes: RandomBytes) -> str:
    """Return a random code for a table, such as BADO-KEMI."""
    while True:
        draws = random_bytes(2 * _SYLLABLES)
        pairs = zip(draws[::2], draws[1::2], strict=True)
        code = "".join(_CONSONANTS[c % len(_CONSONANTS)] + _VOWELS[v % len(_VOWELS)] for c, v in pairs)
        if not any(word in code for word in _BLOCKED):
            return f"{code[:4]}-{code[4:]}"


def read_code(text: str) -> str:
    """Return the code that somebody typed, in any case, with or without its dash."""
    letters = "".join(letter for letter in text.upper() if letter.isalpha())
    return f"{letters[:4]}-{letters[4:]}"


def new_token(random_bytes: RandomBytes) -> str:
    """Return a new secret; only its owner knows it, the server keeps its hash."""
    return urlsafe_b64encode(random_bytes(24)).decode()


def hashed(token: str) -> str:
    """Return the hash of a token, which is all that the server keeps of it."""
    return sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Whether this is the token with the given hash. The comparison takes the same time wherever they differ."""
    return compare_digest(hashed(token), kept)
