"""Random names: a table's code, which people can say aloud, and tokens, which they cannot."""

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from typing import Final

RandomBytes = Callable[[int], bytes]  # returns this many random bytes

# Syllables that are unambiguous in Polish and English, even over a bad phone connection.
CONSONANTS: Final = "BDFGKLMNPRTZ"
VOWELS: Final = "AEIOU"
SYLLABLES: Final = 4
MORE_SYLLABLES: Final = 6  # where there are so many tables that a shorter code could be found by trying


def _blocked_words() -> tuple[str, ...]:
    """Return what no new code may contain, in all languages."""
    text = (Path(__file__).parent / "blocked_codes.txt").read_text(encoding="ascii")
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return tuple(word for line in lines for word in line[1:])


BLOCKED: Final = _blocked_words()
_IS_BLOCKED: Final = re.compile("|".join(BLOCKED)).search


def new_code(random_bytes: RandomBytes, syllables: int = SYLLABLES) -> str:
    """Return a random code for a table, such as BADO-KEMI."""
    while True:
        draws = random_bytes(2 * syllables)
        pairs = zip(draws[::2], draws[1::2], strict=True)
        code = "".join(CONSONANTS[c % len(CONSONANTS)] + VOWELS[v % len(VOWELS)] for c, v in pairs)
        if not _IS_BLOCKED(code):
            return _grouped(code)


def read_code(text: str) -> str:
    """Return the code that somebody typed, in any case, with or without its dash. Tables that were opened before a word
    was blocked keep their codes."""
    letters = "".join(letter for letter in text.upper() if letter.isalpha())
    return _grouped(letters)


def _grouped(letters: str) -> str:
    """Return the letters of a code in groups of four."""
    return "-".join(letters[start : start + 4] for start in range(0, max(len(letters), 5), 4))


def new_token(random_bytes: RandomBytes) -> str:
    """Return a new secret; only its owner knows it, the server keeps its hash."""
    return urlsafe_b64encode(random_bytes(24)).decode()


def token_for(code: str, join_id: str) -> str:
    """Return the token of somebody who joins this table under an id of their own choice. The id is as secret as the
    token; who repeats it, because the answer was lost, gets the same token."""
    return urlsafe_b64encode(sha256(f"cluehouse {code} {join_id}".encode()).digest()).decode()


def origin_of(code: str, network: str) -> str:
    """Return where somebody comes from as far as a table may know it: a hash so short that thousands of networks share
    it, and another one at every table. So a log with bans does not tell anybody's address."""
    return sha256(f"cluehouse {code} {network}".encode()).hexdigest()[:5] if network else ""


def hashed(token: str) -> str:
    """Return the hash of a token, which is all that the server keeps of it."""
    return sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Whether this is the token with the given hash. The comparison takes the same time wherever they differ."""
    return compare_digest(hashed(token), kept)
