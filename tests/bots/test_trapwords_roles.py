"""What a program does in each part it can have in a turn of Trapwords."""

import re

import pytest
from msgspec.structs import replace

from cluehouse.bots.trapwords import trapwords_player
from cluehouse.bots.trapwords.drafts import echoed, joined
from cluehouse.bots.trapwords.guesser import chances
from cluehouse.bots.trapwords.lore import heard, language_of
from cluehouse.bots.trapwords.mind import likely_words, risk, sayable
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import TRAPWORDS, State
from cluehouse.games.trapwords.moves import (
    Accept,
    CallIllegal,
    CallTrap,
    DoubtTrap,
    Guess,
    Judge,
    Propose,
    Reject,
    Say,
    Withdraw,
)
from cluehouse.games.words import is_echo
from cluehouse.words import load_words
from cluehouse.words.decks import LANGUAGES, LanguageCode
from cluehouse.words.lexicon import lexicon
from tests.trapwords.table import cursed, describing, play, table, write_lists

pytestmark = pytest.mark.usefixtures("blind")

ROYAL = "Queen, jewel, gold, throne, coronation"  # a crown, as anybody can tell


def chosen(state: State, seat: str, level: str = "even", seed: str = "roles") -> Move | None:
    """What a program in this seat does now."""
    return trapwords_player(level, seed).choose(TRAPWORDS.sent(state)[seat])


# --- the describer --------------------------------------------------------------------------------


def test_a_describer_waits_for_guesses_and_speaks_on_when_a_line_is_past_calling() -> None:
    game = describing(table())
    first = chosen(game, "red-1")
    assert isinstance(first, Say)
    said = TRAPWORDS.play(game, "red-1", first)
    assert chosen(said, "red-1") is None
    assert isinstance(chosen(play(said, "clock: lapse 1"), "red-1"), Say)
    wrong = play(said, "red-2: guess zebra")
    assert chosen(wrong, "red-1") is None
    assert isinstance(chosen(play(wrong, "blue-1: judge no"), "red-1"), Say)


def telling(word: str, language: LanguageCode, curse: str = "") -> State:
    """A turn in which red-1 is about to describe this word, perhaps under a curse."""
    game = describing(cursed(curse, language=language) if curse else table(language=language))
    words = (game.deal.words[0], word, *game.deal.words[2:])
    return replace(game, deal=replace(game.deal, words=words))


@pytest.mark.parametrize(("word", "language"), [("IGŁA", "pl"), ("BAT", "en"), ("老虎", "zh")])
def test_a_describer_says_nothing_twice(word: str, language: LanguageCode) -> None:
    game = telling(word, language)
    said: list[str] = []
    while isinstance(move := chosen(game, "red-1"), Say) and len(said) < 20:
        assert move.text not in said
        said.append(move.text)
        game = play(TRAPWORDS.play(game, "red-1", move), f"clock: lapse {len(said)}")
    assert len(said) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_describer_who_knows_nothing_says_so_once(language: LanguageCode) -> None:
    game = telling("xyzzy", language)
    move = chosen(game, "red-1")
    assert isinstance(move, Say)
    assert move.text in LANGUAGES[language].phrases.vague
    assert chosen(play(TRAPWORDS.play(game, "red-1", move), "clock: lapse 1"), "red-1") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_eight_lines_to_be_described_by(language: LanguageCode) -> None:
    words = (*load_words(language, "fantasy"), *load_words(language, "modern"))
    assert [word for word in words if len(set(lexicon(language)[word].lines)) < 8] == []


@pytest.mark.parametrize(("word", "language"), [("IGŁA", "pl"), ("BAT", "en"), ("老虎", "zh")])
def test_a_describer_says_lines_that_a_person_wrote_and_then_bare_words(word: str, language: LanguageCode) -> None:
    """No sentence frames around associations: nobody speaks like that."""
    written, bare = set(lexicon(language)[word].lines), {each for each, _ in sayable(word, language)}
    game, said = telling(word, language), list[str]()
    while isinstance(move := chosen(game, "red-1"), Say) and len(said) < 20:
        said.append(move.text)
        game = play(TRAPWORDS.play(game, "red-1", move), f"clock: lapse {len(said)}")
    others = [text for text in said if text not in written]
    assert set(said[:5]) <= written
    for text in others:
        phrases = LANGUAGES[language].phrases
        parts = text.removesuffix(phrases.stop).split(phrases.comma)
        assert {part.casefold() for part in parts} <= {each.casefold() for each in bare}


def test_a_describer_turns_away_from_what_was_guessed_wrongly(monkeypatch: pytest.MonkeyPatch) -> None:
    """After "vampire" for BAT nobody helps by talking of what fits a vampire as well."""
    near, far = "It has a fang or two.", "The umpire looks at it."
    monkeypatch.setitem(lexicon("en"), "BAT", replace(lexicon("en")["BAT"], lines=(near, far)))
    game = play(telling("BAT", "en"), 'red-1: say "You know it."', "clock: lapse 1")
    wrong = play(game, "red-2: guess vampire", "blue-1: judge no")
    seeds = [str(number) for number in range(10)]
    assert Say(near) in [chosen(game, "red-1", seed=seed) for seed in seeds]
    assert {chosen(wrong, "red-1", seed=seed) for seed in seeds} == {Say(far)}


def test_under_the_flood_a_describer_says_several_lines_at_once() -> None:
    move = chosen(telling("BAT", "en", "flood"), "red-1")
    assert isinstance(move, Say)
    parts = [part.strip(" .").casefold() for part in move.text.split(";")]
    written = [line.strip(" .!?").casefold() for line in lexicon("en")["BAT"].lines]
    assert len(parts) >= 2
    assert set(parts) <= set(written)


@pytest.mark.rule("D-TW-01")
@pytest.mark.parametrize(
    ("word", "language", "beginning"), [("IGŁA", "pl", "Nie "), ("BAT", "en", "Not "), ("老虎", "zh", "不是")]
)
def test_under_contrary_every_sentence_of_a_describer_is_a_denial(
    word: str, language: LanguageCode, beginning: str
) -> None:
    game = telling(word, language, "contrary")
    for number in range(1, 4):
        move = chosen(game, "red-1")
        assert isinstance(move, Say)
        sentences = [part.strip() for part in re.split("[.。]", move.text) if part.strip()]
        assert [each for each in sentences if not each.startswith(beginning)] == []
        game = play(TRAPWORDS.play(game, "red-1", move), f"clock: lapse {number}")


@pytest.mark.rule("D-TW-01")
@pytest.mark.parametrize(
    ("word", "language", "line"),
    [("IGŁA", "pl", "Nie nóż. Szyje się tym."), ("BAT", "en", "Not a bird. It flies at night."),
     ("秀才", "zh", "不是和尚。戴大红花骑马，全城来看。")],
)  # fmt: skip
def test_a_watcher_calls_a_line_that_goes_on_without_a_denial(word: str, language: LanguageCode, line: str) -> None:
    game = play(telling(word, language, "contrary"), f'red-1: say "{line}"')
    assert chosen(game, "blue-1") == CallIllegal(1, "curse")


def test_a_word_without_an_entry_is_described_by_what_belongs_to_it() -> None:
    move = chosen(telling("CIGARETTE", "en"), "red-1")
    assert isinstance(move, Say)
    assert "smoke" in [word for word, _ in sayable("CIGARETTE", "en")]
    assert {word.casefold() for word in move.text.strip(".").split(", ")} <= {
        word for word, _ in sayable("CIGARETTE", "en")
    }


def test_a_careful_describer_risks_less_than_a_bold_one() -> None:
    risks = {"careful": 0.0, "bold": 0.0}
    for word in load_words("en", "modern")[::40]:
        game = telling(word, "en")
        for level in risks:
            move = chosen(game, "red-1", level)
            assert isinstance(move, Say)
            risks[level] += risk(move.text, word, "en", 3)
    assert risks["careful"] < 0.8 * risks["bold"]


def test_the_likelier_a_word_the_greater_its_risk_and_more_traps_make_it_greater() -> None:
    first, last = likely_words("BUTTER", "en")[0][0], likely_words("BUTTER", "en")[-1][0]
    assert risk(first, "BUTTER", "en", 3) > risk(last, "BUTTER", "en", 3) > risk("zebra", "BUTTER", "en", 3) == 0
    assert risk(first, "BUTTER", "en", 7) > risk(first, "BUTTER", "en", 3)


def test_names_and_relatives_of_the_secret_are_never_material() -> None:
    words = [word for word, _ in sayable("BAT", "en")]
    assert "vampire" in words
    assert not {"Dracula", "Robin", "batting"} & set(words)
    assert "武松" not in [word for word, _ in sayable("老虎", "zh")]


def test_petrified_describers_speak_twice_before_the_guess_that_silences_them() -> None:
    said = f'red-1: say "{ROYAL}."'
    assert isinstance(chosen(play(describing(table()), said), "red-2", "bold"), Guess)
    once = play(describing(cursed("petrification")), said)
    assert chosen(once, "red-2", "bold") is None
    assert isinstance(chosen(once, "red-1"), Say)
    assert isinstance(chosen(play(once, "clock: lapse 1"), "red-2"), Guess)


def test_echoes_and_joined_lines_keep_their_form() -> None:
    for language in LANGUAGES:
        lines = [line for entry in list(lexicon(language).values())[::50] for line in entry.lines]
        assert [line for line in lines if not is_echo(echoed(line, language))] == []
    assert joined(["It melts.", "You spread it."], "en").text == "It melts; you spread it."


# --- the guesser ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_lines_are_enough_for_most_words(language: LanguageCode) -> None:
    words = load_words(language, "fantasy")[::8]
    found = [chances(lexicon(language)[word].lines[:3], language, "fantasy") for word in words]
    right = sum(
        max(shares, key=lambda word: shares[word], default="") == word
        for word, shares in zip(words, found, strict=True)
    )
    assert right / len(words) > 0.65


def guesses(state: State, level: str = "even") -> list[str]:
    """What red-2 guesses, one after another, none of it right."""
    made: list[str] = []
    while isinstance(move := chosen(state, "red-2", level), Guess):
        made.append(move.text)
        state = play(TRAPWORDS.play(state, "red-2", move), "blue-1: judge no")
        if state.turn is None or state.turn.team != "red":
            break
    return made


def test_a_guesser_never_repeats_a_guess() -> None:
    made = guesses(
        play(
            describing(cursed("flood")),
            'red-1: say "Cows and knives and bread."',
            "clock: lapse 1",
            "clock: breathe-in",
        )
    )
    assert len(set(made)) == len(made) == 5


def test_an_unsure_guesser_guesses_once_for_every_line() -> None:
    """Five guesses are soon gone; the next line tells more than another guess at the same one."""
    vague = play(describing(table()), 'red-1: say "Everybody has seen one on a Sunday."')
    assert guesses(vague, "careful") == []  # there is time to think
    late = play(vague, "clock: lapse 1")
    assert len(guesses(late, "careful")) == 1
    first = chosen(late, "red-2", "careful")
    assert isinstance(first, Guess)
    wrong = play(TRAPWORDS.play(late, "red-2", first), "blue-1: judge no", 'red-1: say "It can be small."')
    assert len(guesses(play(wrong, "clock: lapse 2"), "careful")) == 1


def test_a_guesser_leaves_out_what_the_description_names_and_what_the_team_set_itself() -> None:
    assert "crown" in guesses(play(describing(table()), f'red-1: say "{ROYAL}."', "clock: lapse 1"))
    assert "crown" not in guesses(play(describing(table()), f'red-1: say "{ROYAL}, crown."', "clock: lapse 1"))
    walls = "Moat, drawbridge, turret, dungeon, knight"  # red set CASTLE for blue
    assert "castle" not in guesses(play(describing(table()), f'red-1: say "{walls}."', "clock: lapse 1"))


def test_a_guesser_who_saw_a_word_of_the_players_own_thinks_of_any_word() -> None:
    said = 'red-1: say "Stable, saddle, hoof, rider."'
    usual = describing(cursed("flood"))
    assert "mare" not in guesses(play(usual, said, "clock: lapse 1"))
    own = replace(usual, deal=replace(usual.deal, words=("CAPYBARA", *usual.deal.words[1:])))  # red set it for blue
    assert "mare" in guesses(play(own, said, "clock: lapse 1"))


def test_a_careful_guesser_waits_where_a_bold_one_guesses() -> None:
    guessed = {"careful": 0, "bold": 0}
    for word in load_words("en", "fantasy")[::20]:
        game = TRAPWORDS.play(describing(table()), "red-1", Say(lexicon("en")[word].lines[0]))
        for level in guessed:
            guessed[level] += chosen(game, "red-2", level) is not None
    assert 0 < guessed["careful"] < guessed["bold"]


# --- the watcher ----------------------------------------------------------------------------------


def test_a_watcher_calls_a_sprung_trap_and_an_illegal_clue() -> None:
    game = describing(table(), blue=("toast",))
    assert chosen(play(game, 'red-1: say "Spread it on hot toasts."'), "blue-1") == CallTrap("toast", 1)
    assert chosen(play(game, 'red-1: say "It rhymes with mutter."'), "blue-2") == CallIllegal(1, "sound")
    assert chosen(play(game, 'red-1: say "Cows are behind it."'), "blue-1") is None


def test_a_watcher_flags_a_doubt_once_and_a_beginner_does_not() -> None:
    game = play(describing(table(), blue=("hot",)), 'red-1: say "Ovens heat it."')
    assert chosen(game, "blue-1", "beginner") is None
    flag = chosen(game, "blue-1")
    assert flag == DoubtTrap("hot", 1)
    flagged = TRAPWORDS.play(game, "blue-1", flag)
    assert chosen(flagged, "blue-1") is None
    assert chosen(flagged, "blue-2") is None


def test_a_watcher_doubts_what_the_referee_points_out_and_lets_old_lines_be() -> None:
    game = play(describing(table(), blue=("cream",)), 'red-1: say "Cows are behind it."', "referee: alert cream 1")
    assert chosen(game, "blue-1") == DoubtTrap("cream", 1)
    assert chosen(play(game, "clock: lapse 1"), "blue-1") is None


@pytest.mark.parametrize(("answer", "right"), [("butters", True), ("margarine", False), ("buttermilk", False)])
def test_a_watcher_judges_answers_as_the_referee_would(answer: str, right: bool) -> None:
    game = play(describing(table()), 'red-1: say "Cows are behind it."', "clock: lapse 1", f"red-2: guess {answer}")
    assert chosen(game, "blue-1") == Judge(right)


def settling(doubt: str, line: str) -> State:
    """After a right guess, with one doubt left to settle."""
    game = play(
        describing(table(), blue=("toast", "hot")), f'red-1: say "{line}"', f"blue-1: {doubt}", "red-2: guess butter"
    )
    return play(game, "clock: lapse 1")


def test_doubts_are_accepted_only_where_the_referee_is_sure() -> None:
    assert chosen(settling("doubt-trap toast 1", "Spread it on toasts."), "red-2") == Accept(1)
    assert chosen(settling("doubt-trap hot 1", "Ovens heat it."), "red-2") == Reject(1, "other-word")
    assert chosen(settling("doubt-illegal 1 sound", "Its first letter is in the alphabet."), "red-1") == Accept(1)
    assert chosen(settling("doubt-illegal 1 sound", "Cows are behind it."), "red-1") == Reject(1, "allowed")


def test_a_groundless_doubt_is_withdrawn_by_its_watcher() -> None:
    game = settling("doubt-trap toast 1", "Cows are behind it.")
    assert chosen(game, "blue-1") is None
    ruled = play(game, 'referee: ruling 1 allowed TW-60 "no hair-splitting"')
    assert chosen(ruled, "blue-1") == Withdraw(1)
    assert chosen(ruled, "blue-2") is None


# --- what a player tells of itself ----------------------------------------------------------------


def test_thoughts_are_codes_and_words() -> None:
    game = play(describing(table()), 'red-1: say "Cows give the milk for it."', "clock: lapse 1")
    player = trapwords_player("beginner", "thoughts")
    move = player.choose(TRAPWORDS.sent(game)["red-2"])
    assert isinstance(move, Guess)
    assert player.thoughts()[0].code == "guesses"
    assert move.text in [thought.words[0] for thought in player.thoughts() if thought.code == "candidate"]


def test_a_text_at_a_mixed_table_is_heard_in_its_own_language() -> None:
    assert language_of("mixed", "Krowa daje na to mleko") == "pl"
    assert language_of("mixed", "The cow gives milk") == "en"
    assert language_of("mixed", "奶牛") == "zh"
    assert frozenset({"krowa"}) <= heard("Krowy", "pl")[0]


def test_lists_are_written_whatever_the_level() -> None:
    for level in ("careful", "even", "bold", "beginner"):
        assert isinstance(chosen(table(), "blue-2", level), Propose)
    assert chosen(write_lists(table()), "blue-2") is None
