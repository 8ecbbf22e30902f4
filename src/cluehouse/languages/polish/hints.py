"""Hints in Polish, and the names of letters."""

from typing import Final

from cluehouse.languages.hints import read_hints
from cluehouse.languages.packages import folder_of

HINTS: Final = read_hints(folder_of(__package__) / "hints.txt")
LETTER_NAMES: Final = {name: name for name in "aeiouy"} | {
    name: letter
    for letter, _, name in (
        pair.partition("-")
        for pair in (
            "b-be c-ce ć-cie d-de f-ef g-gie g-ge h-ha j-jot k-ka l-el ł-eł m-em n-en ń-eń p-pe q-ku r-er s-es ś-eś "
            "t-te v-fau w-wu x-iks y-igrek z-zet ź-ziet ż-żet"
        ).split()
    )
}
