"""The grammar of English: inflection from lemminflect, derivation and compounds by careful rules of our own."""

from collections.abc import Iterable, Sequence
from typing import Final

from cluehouse.languages.english import context, derivation, dictionary, hints, parts
from cluehouse.languages.english.dictionary import by_kind
from cluehouse.languages.grammar import Standing
from cluehouse.languages.packages import folder_of
from cluehouse.languages.pairs import read_pairs
from cluehouse.languages.text import capitalised, words_in
from cluehouse.languages.titles import read_titles, titles_among

FREQUENCIES: Final = parts.FREQUENCIES
PRONOUNS: Final = parts.PRONOUNS
NUMBERS: Final = parts.NUMBERS
parts_of_speech = parts.parts_of_speech
trap_fault = parts.trap_fault
is_function_word = parts.is_function_word
is_abbreviated_name = parts.is_abbreviated_name
is_famous = parts.is_famous
takes_capital = parts.takes_capital
sense = context.sense
is_name = parts.is_name
may_be_name = parts.may_be_name
is_feast = parts.is_feast
heads = dictionary.heads
lemmas = dictionary.lemmas
is_base = dictionary.is_base
is_known = dictionary.is_known
is_noun = dictionary.is_noun
is_participle = derivation.is_participle
is_plainly_derived = derivation.is_plainly_derived
is_diminutive = derivation.is_diminutive
compound_parts = derivation.compound_parts
is_clear_compound = derivation.is_clear_compound
looks_derived = derivation.looks_derived
HINTS: Final = hints.HINTS
LETTER_NAMES: Final = hints.LETTER_NAMES

_CLIPPINGS: Final = read_pairs(folder_of(__package__) / "clippings.txt")  # lab and laboratory
_UNITS: Final = (
    *parts.UP_TO_TWELVE,
    *"thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(),
)
_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_FIGURES: Final = (
    {str(number): (word,) for number, word in enumerate(_UNITS)}
    | {str(10 * number): (word,) for number, word in enumerate(_TENS, 2)}
    | {"100": ("hundred",), "1000": ("thousand",), "1000000": ("million",)}
    | {f"{number}00": (_UNITS[number], "hundred") for number in range(2, 10)}
    | {f"{number}000": (_UNITS[number], "thousand") for number in range(2, 10)}
)


def restored(text: str) -> str:
    """Return the text as it is: English has no accents to leave out."""
    return text


def words(text: str) -> list[tuple[int, str]]:
    """Return the words of a text, each with the index where it begins."""
    return words_in(text)


def names_among(words: Iterable[str]) -> frozenset[str]:
    """Return the words with a capital: names are written with one."""
    return capitalised(words)


_TITLES: Final = read_titles(folder_of(__package__) / "titles.txt")


def titles_in(words: Sequence[str]) -> tuple[tuple[str, bool], ...]:
    """Return the well-known titles and names of several words among these words, and whether each is surely one."""
    return tuple(titles_among(_TITLES, words, lemmas))


def abbreviated(word: str) -> tuple[str, ...]:
    """Return the words that an everyday abbreviation stands for."""
    small = word.casefold()
    found = _CLIPPINGS.listed.get(small) or _CLIPPINGS.listed.get(small.removesuffix("s"), frozenset())
    return tuple(sorted(found)) or _FIGURES.get(word, ()) or _tens_and_units(word)


def _tens_and_units(figure: str) -> tuple[str, ...]:
    """Return the two words of a number between the tens: twenty four for 24."""
    if not (figure.isascii() and figure.isdigit() and len(figure) == 2 and figure[0] > "1" and figure[1] > "0"):
        return ()
    return _TENS[int(figure[0]) - 2], _UNITS[int(figure[1])]


def is_written_as_name(word: str) -> bool:
    """Whether this is written as a name. English names are seldom forms of other words."""
    return False


def may_name(word: str) -> bool:
    """Whether the dictionary also lists this as a noun, in its dictionary form: cold."""
    small = word.casefold()
    return small in by_kind(small).get("NOUN", ())


def is_thing(word: str) -> bool:
    """Whether this is a noun in its dictionary form (of several words, the last one)."""
    last = word.split(" ")[-1]
    return is_noun(last) and is_base(last)


def is_secret_noun(word: str) -> bool:
    """Whether this is a noun that people would choose as a secret word."""
    return is_noun(word)


def is_clue_word(word: str) -> bool:
    """Always True: words of any kind can be clues."""
    return is_known(word)


def standing(word: str) -> Standing:
    """Return what the dictionary says about a word, in whatever case it is typed."""
    small = word.casefold()
    if not word.isascii() or not is_known(small):
        return Standing("unknown")
    if is_base(small):
        return Standing("word")
    forms = lemmas(small) - {small}
    return Standing("form", min(forms)) if forms else Standing("name")


# English spelling says too little about sound, so words that sound alike are listed.
_ALIKE: Final = (
    "sea-see flour-flower night-knight pair-pear-pare bear-bare hair-hare sun-son deer-dear meat-meet mail-male "
    "tail-tale plane-plain steak-stake week-weak peace-piece rose-rows right-write-rite one-won two-too eight-ate "
    "break-brake cell-sell cereal-serial die-dye fair-fare hole-whole hour-our key-quay made-maid nose-knows "
    "knot-not ore-oar pail-pale pause-paws peak-peek pole-poll rain-reign-rein road-rode sail-sale scene-seen "
    "soul-sole stair-stare steel-steal sweet-suite throne-thrown toe-tow vein-vain-vane waist-waste wait-weight "
    "war-wore wear-ware wood-would heel-heal horse-hoarse idol-idle loan-lone moose-mousse nun-none pain-pane "
    "prince-prints principal-principle ring-wring root-route bee-be blue-blew board-bored boy-buoy bread-bred "
    "bridal-bridle ceiling-sealing chilly-chili creek-creak cymbal-symbol ewe-you feet-feat fir-fur flea-flee "
    "gorilla-guerrilla grate-great hall-haul hay-hey herd-heard higher-hire him-hymn holy-wholly jam-jamb knead- "
    "need knew-new knit-nit lead-led links-lynx medal-meddle mane-main missile-missal morning-mourning mussel- "
    "muscle navel-naval patience-patients pi-pie pray-prey presence-presents profit-prophet quire-choir rap-wrap "
    "read-red role-roll sauce-source seam-seem sent-cent-scent shore-sure side-sighed sink-sync sight-site "
    "sleigh-slay sword-soared tea-tee team-teem thyme-time tide-tied tire-tyre toad-towed whale-wail wine-whine "
    "witch-which worn-warn yolk-yoke "
    "cue-queue air-heir aisle-isle allowed-aloud alter-altar bald-bawled ball-bawl base-bass beach-beech beat-beet "
    "berry-bury berth-birth billed-build bough-bow brews-bruise cache-cash carrot-carat cast-caste "
    "chord-cord coarse-course colonel-kernel currant-current days-daze desert-dessert draft-draught ducked-duct "
    "dual-duel earn-urn faint-feint feat-feet file-phial find-fined flair-flare "
    "for-four foul-fowl gate-gait gilt-guilt groan-grown guest-guessed hoard-horde knave-nave "
    "lane-lain leak-leek lesson-lessen liar-lyre mall-maul maze-maize metal-mettle mind-mined minor-miner moat-mote "
    "moor-more mustard-mustered pact-packed palate-palette pedal-peddle pier-peer place-plaice plum-plumb "
    "pride-pried rack-wrack raise-rays rapper-wrapper rose-roes rough-ruff rung-wrung sea-see seed-cede "
    "sew-sow-so shake-sheikh shoe-shoo soar-sore stationary-stationery stile-style storey-story straight-strait "
    "sundae-sunday swat-swot tail-tale tacks-tax taught-taut tear-tier thrown-throne told-tolled vale-veil "
    "weather-whether weigh-way wheel-weal whirl-whorl wrote-rote yore-your"
).split()
_SOUNDS: Final = {word: alike.split("-")[0] for alike in _ALIKE for word in alike.split("-")}


def sound(word: str) -> str:
    """Return the first of the words that sound like this one."""
    return _SOUNDS.get(word.casefold(), word.casefold())


def is_verbal_noun(noun: str, verb: str) -> bool:
    """Always False: an English verbal noun is a form of its verb."""
    return False
