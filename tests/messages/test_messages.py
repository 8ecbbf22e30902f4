"""Every message exists in every language, says the same things, and is used."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cluehouse
from cluehouse.games import GAMES, codenames, decipher, duet, trapwords
from cluehouse.games.codenames import state as codenames_state
from cluehouse.games.decipher import state as decipher_state
from cluehouse.games.duet import report
from cluehouse.games.duet import state as duet_state
from cluehouse.games.duet import view as duet_view
from cluehouse.games.letters import PIECES
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.trapwords import state as trapwords_state
from cluehouse.games.trapwords.cards import CURSES, MONSTERS
from cluehouse.messages import LANGUAGES, Language, explain, move_message, say
from cluehouse.referee.pack import Fault
from cluehouse.referee.ruling import Reason, Verdict
from cluehouse.store.contract import StoreErrorReason
from cluehouse.tables.refusal import TableCode
from cluehouse.tables.settings import Settings
from cluehouse.tables.talk import PHRASES, Channel
from cluehouse.terminal.join.commands import COMMANDS

HOUSE = Path(cluehouse.__file__).parent
CODES: tuple[str, ...] = (*get_args(Code), *get_args(TableCode))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: Any) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.found


@cache
def patterns(language: Language) -> dict[str, Any]:
    """All messages and attributes of a language, by id."""
    found: dict[str, Any] = {}
    for page in sorted((HOUSE / "messages" / language).glob("*.ftl")):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{page}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"twice: {entry.id.name}"
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


# --- the same in all languages --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: Language) -> None:
    assert patterns(language).keys() == patterns("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_every_language(language: Language) -> None:
    for name, pattern in patterns(language).items():
        assert variables(pattern) == variables(patterns("en")[name]), name


# Names that are the same in another language, and signs.
SAME = {
    "language-zh",
    "comma",
    "labelled",
    "number-unlimited.typed",
    "enter-takes",
    "decipher-round",
    "curse-echo",
    "monster-demon",
    "monster-troll",
}
SAME |= {
    "game-decipher",
    "option-trapwords-word-set.fantasy",
    "move-turn-hourglass.typed",
    "move-stop.typed",
    "seat-side",
    "table-bot.typed",
}


@pytest.mark.parametrize("language", ["pl", "zh"])
def test_no_english_is_left_over(language: Language) -> None:
    english = patterns("en")
    left = {
        name
        for name, pattern in patterns(language).items()
        if pattern.equals(english[name]) and not name.startswith("mission-") and name not in SAME
    }
    assert not left


# --- every code, move, card and option ------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_explained(code: Code, language: Language) -> None:
    given: dict[str, str | int] = {"card": "ROOT", "word": "milk", "team": "red", "piece": "long", "letter": "Q"}
    given |= {"name": "Ala", "seat": "red-chief", "text": "milk", "rule": "CN-35", "language": "xx", "negations": "not"}
    counted = ("longest", "needed", "length", "tiles", "pieces", "field", "line")
    numbers: dict[str, str | int] = dict.fromkeys(counted, 3)
    text = explain(language, Refusal(code, **given, **numbers))
    assert text.endswith((".", "。", "”.", "”。"))
    assert "{" not in text


def families() -> Iterator[str]:
    """The ids that follow from the games: their codes, moves, phases, cards, options."""
    yield from (f"refusal-{code}" for code in CODES)
    yield from (f"reason-{reason}" for reason in get_args(Reason))
    yield from (f"verdict-{verdict}" for verdict in get_args(Verdict))
    yield from (f"pack-{fault}" for fault in get_args(Fault))
    yield from (f"store-{reason}" for reason in get_args(StoreErrorReason))
    yield from (f"identity-{identity}" for identity in (*get_args(codenames_state.Identity), "green"))
    yield from (f"piece-{piece}{part}" for piece in PIECES for part in ("", ".typed"))
    yield from (f"phrase-{phrase}" for phrase in PHRASES)
    yield from (f"thought-{code}" for code in ("expected", "remembered", "stopped"))  # what a beginner says
    yield from (f"join-channel-{channel}" for channel in get_args(Channel) if channel != "table")
    yield from (f"join-referee-{way}" for way in get_args(get_type_hints(Settings)["referee"]))
    yield from (f"table-{command}{part}" for command in COMMANDS for part in ("", ".typed", ".help"))
    for name, game in GAMES.items():
        yield from (f"game-{name}", f"game-{name}.about")
        for rule in game.rules.values():
            message = move_message(name, rule.name)
            yield from (message, f"{message}.typed", f"{message}.help")
        yield from _options(name, game.options_type)
    yield from _events()
    for monster in MONSTERS:
        yield from (f"monster-{monster.name}{part}" for part in ("", ".rule", ".starred"))
    for curse in CURSES:
        yield from (f"curse-{curse.name}", f"curse-{curse.name}.rule")
    yield from (f"mission-{city.replace('_', '-')}" for city in duet.MISSIONS)


def _options(game: str, kind: Any) -> Iterator[str]:
    for name, hint in get_type_hints(kind).items():
        message = f"option-{game}-{name.replace('_', '-')}"
        yield message
        if get_origin(hint) is not None and hint is not tuple:
            yield from (f"{message}.{value}" for value in get_args(hint) if isinstance(value, str))


def _events() -> Iterator[str]:
    over = {
        "codenames": ("all-found", "assassin"),
        "duet": ("all-found", "assassin", "out-of-time", "out-of-tokens", "restart"),
        "trapwords": ("monster-beaten", "faster", "monster"),
        "decipher": ("points",),
    }
    states: dict[str, Any] = {
        "codenames": codenames_state,
        "duet": duet_state,
        "trapwords": trapwords_state,
        "decipher": decipher_state,
    }
    for game, state in states.items():
        yield from (f"{game}-phase-{phase}" for phase in get_args(state.Phase) if phase != "over")
        yield from (f"{game}-end-{end}" for end in get_args(state.Ending) if end not in over[game])
        yield from (f"{game}-outcome-{reason}" for reason in (*over[game], "resigned"))
    yield from (f"codenames-touched-{identity}" for identity in get_args(codenames_state.Identity))
    yield from (f"codenames-asked-{answer}" for answer in ("waiting", "approved", "declined"))
    yield from (f"duet-touched-{result}" for result in get_args(duet_state.Result))
    yield from (f"duet-advice-{advice}" for advice in get_args(report.Advice))
    yield from (f"duet-band-{band}" for band in get_args(report.Band))
    yield from (f"duet-hint-{hint}" for hint in get_args(duet_view.Hint))


def test_every_family_is_complete() -> None:
    assert not set(families()) - patterns("en").keys()


def test_the_four_games_are_all_here() -> None:
    assert set(GAMES) == {module.__name__.rpartition(".")[2] for module in (codenames, duet, trapwords, decipher)}


# --- nothing too much -----------------------------------------------------------------------------


def written_in_code() -> set[str]:
    """All texts in the code that uses messages, and families that the terminal puts together itself."""
    texts = {"language-en", "language-pl", "language-zh"}
    for page in (*(HOUSE / "terminal").rglob("*.py"), HOUSE / "cli.py", HOUSE / "keeping.py"):
        nodes = ast.walk(ast.parse(page.read_text(encoding="utf-8")))
        texts |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for name in ("help", "who", "key", "quit", "yes", "no"):
        texts |= {f"command-{name}{part}" for part in ("", ".typed", ".help")}
    for name in ("right", "wrong"):
        texts |= {f"shortcut-{name}{part}" for part in ("", ".typed", ".help")}
    texts |= {f"move-own-up{part}" for part in (".typed", ".help")}
    texts |= {f"trapwords-ask-{move}" for move in ("take", "say", "judge", "guess")}
    texts |= {f"join-ask-{offered}" for offered in ("start", "rematch")}
    texts |= {f"join-vote-{kind}" for kind in ("undo", "resign")}
    return texts | {"number-unlimited.typed"} | {f"decipher-ask-{move}" for move in ("give", "draw", "place")}


def test_no_message_is_unused() -> None:
    assert not patterns("en").keys() - set(families()) - written_in_code()


# --- refusals tell what the rules tell ------------------------------------------------------------


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every refusal that the rules raise: its code, and the names of its parameters."""
    for page in (HOUSE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args:
                names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                yield from ((code, names) for code in _codes_in(node.args[0]))
            elif isinstance(node, ast.FunctionDef) and "bar" in node.name:
                yield from ((code, set()) for code in _codes_in(node))


def _codes_in(node: ast.AST) -> list[str]:
    found = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return [value for value in found if isinstance(value, str) and value in CODES]


def test_a_message_needs_no_more_than_the_refusal_has() -> None:
    for code, names in raised():
        needed = variables(patterns("en")[f"refusal-{code}"])
        assert needed <= names | {"left"}, code


# --- languages ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "1 słowo"), (2, "2 słowa"), (4, "4 słowa"), (5, "5 słów"), (9, "9 słów"), (22, "22 słowa"), (12, "12 słów")],
)
def test_polish_plurals(number: int, words: str) -> None:
    assert f"Czerwoni: {words} do" in say("pl", "codenames-left", red=number, blue=5)


@pytest.mark.parametrize(("length", "letters"), [(3, "3 litery"), (4, "4 litery"), (5, "5 liter"), (6, "6 liter")])
def test_polish_letters(length: int, letters: str) -> None:
    assert letters in explain("pl", Refusal("wrong-length", length=length))


def test_every_polish_plural_has_its_forms() -> None:
    """Where the number is written out after the choice, Polish needs few and many."""
    for name, pattern in patterns("pl").items():
        for node in _selections(pattern):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            assert "other" not in keys, name
            assert "one" not in keys or "many" in keys, name


def _selections(pattern: ftl.Pattern) -> list[ftl.SelectExpression]:
    class Selections(Visitor):
        def __init__(self) -> None:
            self.found: list[ftl.SelectExpression] = []

        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
            self.found.append(node)

    visitor = Selections()
    visitor.visit(pattern)
    return visitor.found


def test_no_isolation_marks_come_along() -> None:
    assert (
        say("en", "refusal-card-unknown", card="ROOT") == "“ROOT” is not on the board. Choose a word that lies there."
    )


def test_a_word_left_out_of_a_refusal_is_nothing_left() -> None:
    assert explain("en", Refusal("words-used-up")) == "Your words are used up. Now your team has to guess."
    assert "2 words" in explain("en", Refusal("words-used-up", left=2))


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("en", "no-such-message")
    with pytest.raises(LookupError):
        say("en", "welcome.nothing")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_moves_of_a_game_are_shown_under_the_same_word(game: str, language: Language) -> None:
    shown = [say(language, f"{move_message(game, rule.name)}.typed").split()[0] for rule in GAMES[game].rules.values()]
    assert len(set(shown)) == len(shown)
