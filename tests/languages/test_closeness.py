"""Which words are too close to be two secrets of one game."""

from cluehouse.languages.closeness import close_words
from cluehouse.languages.lexicon import LexiconEntry


def entry(word: str, *associations: str, family: tuple[str, ...] = (), kin: tuple[str, ...] = ()) -> LexiconEntry:
    return LexiconEntry(word, family=family, kin=kin, associations=associations)


def close_to(word: str, *entries: LexiconEntry) -> set[str]:
    lexicon = {each.word: each for each in entries}
    return set(close_words(lexicon, lexicon).get(word, ()))


def test_words_are_close_if_one_names_the_other_whichever_is_asked_about() -> None:
    horse = entry("HORSE", "saddle")
    for other in (entry("PONY", "horse"), entry("PONY", family=("horse",)), entry("PONY", kin=("horse",))):
        assert close_to("HORSE", horse, other) == {"PONY"}
        assert close_to("PONY", horse, other) == {"HORSE"}


def test_words_are_close_if_several_of_their_first_associations_are_the_same() -> None:
    stallion = entry("STALLION", "horse", "mare", "foal", "mane")
    assert close_to("STALLION", stallion, entry("PONY", "horse", "small", "foal", "mane")) == {"PONY"}
    assert close_to("STALLION", stallion, entry("LION", "horse", "mane", "roar")) == set()


def test_a_word_that_comes_to_mind_late_makes_nothing_close() -> None:
    late = entry("PONY", *(f"word{number}" for number in range(10)), "horse")
    assert close_to("PONY", entry("HORSE", "saddle"), late) == set()
