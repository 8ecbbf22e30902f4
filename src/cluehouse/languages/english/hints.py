"""Hints in English, and the names of letters."""

from typing import Final

from cluehouse.languages.hints import read_hints
from cluehouse.languages.packages import folder_of

HINTS: Final = read_hints(folder_of(__package__) / "hints.txt")
LETTER_NAMES: Final = {name: name for name in "aeiou"} | {
    name: letter
    for letter, _, name in (
        pair.partition("-")
        for pair in (
            "a-ay b-bee c-cee c-see d-dee e-ee f-eff f-ef g-gee h-aitch h-haitch i-eye j-jay k-kay l-el l-ell m-em "
            "n-en o-oh p-pee q-queue q-cue r-ar s-ess s-es t-tee u-you v-vee w-double-u x-ex y-wye y-why z-zed z-zee"
        ).split()
    )
}
