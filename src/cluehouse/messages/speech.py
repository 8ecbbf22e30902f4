"""Finding a message and filling it in."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cluehouse.games import GAMES
from cluehouse.games.refusal import Refusal
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.languages import language as find_language
from cluehouse.pictures import face_name, is_picture
from cluehouse.referee.ruling import Ruling

# What a refusal leaves out when there is nothing to tell: a describer barred from speaking has 0 words left.
_UNTOLD: Final[dict[str, str | int]] = {
    "left": 0,
    "field": "",
    "kind": "other",
    "reason": "other",
    "limit": 0,
    "expected": "",
}

_QUOTED: Final = 400  # characters


# A message or a term with all its lines: it ends before the next line that begins one, or a comment.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)


class _Catalogue:
    """The messages of one language. Each is parsed when it is first said: parsing them all takes 0.2 s."""

    def __init__(self, language: LanguageCode) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = {found[1]: found[0] for text in _texts(language) for found in _ENTRY.finditer(text)}
        for name, source in self._sources.items():
            if name.startswith("-"):  # any message may refer to a term
                self._bundle.add_resource(FluentResource(source))

    def has(self, name: str) -> bool:
        """Is there a message of this name?"""
        return name in self._sources or self._find_in_games(name)

    def _find_in_games(self, name: str) -> bool:
        """Look among the texts that games bring themselves; one may have been registered since."""
        for game in GAMES.values():
            for found in _ENTRY.finditer(game.messages.get(self._language, "")):
                self._sources.setdefault(found[1], found[0])
        return name in self._sources

    def say(self, name: str, attribute: str, params: dict[str, str | int]) -> str:
        """Fill in a message, or one of its attributes."""
        if not self._bundle.has_message(name):
            if not self.has(name):
                raise KeyError(name)
            self._bundle.add_resource(FluentResource(self._sources[name]))
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise errors[0]
        return str(text)


def _texts(language: LanguageCode) -> Iterator[str]:
    """Read what the page and the terminal share, and what only Python says. The folder `page` is for the page alone."""
    shared = find_language(language).messages
    for folder in (shared, shared / "home", shared / "server", shared / "terminal"):
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")


@cache
def _catalogue(language: LanguageCode) -> _Catalogue:
    return _Catalogue(language)


def say(language: LanguageCode, message_id: str, /, **params: str | int) -> str:
    """Say a message in a language; `move-stop.help` is the attribute `help` of the message `move-stop`. A picture card
    is called by what is to be seen on it, in quotation marks (DU-106)."""
    name, _, attribute = message_id.partition(".")
    filled_in = {key: _quoted(language, value) for key, value in params.items()}
    return _catalogue(language).say(name, attribute, filled_in)


def _quoted(language: LanguageCode, value: str | int) -> str | int:
    if not isinstance(value, str) or not is_picture(value):
        return value
    return _catalogue(language).say("picture-quoted", "", {"name": face_name(value, language)})


def has_message(language: LanguageCode, message_id: str) -> bool:
    """Is there such a message in this language?"""
    return _catalogue(language).has(message_id)


def explain(language: LanguageCode, refusal: Refusal) -> str:
    """Why a move was refused, and what to do instead."""
    return say(language, f"refusal-{refusal.code}", **(_UNTOLD | _named(language, quoted(refusal))))


def _named(language: LanguageCode, params: dict[str, str | int]) -> dict[str, str | int]:
    """Call an option what the settings call it in this language, where the refusal says whose option it is."""
    label = f"option-{params.get('game')}-{params.get('field')}".replace("_", "-")
    return {**params, "field": say(language, label)} if has_message(language, label) else params


def quoted(refusal: Refusal) -> dict[str, str | int]:
    """What a refusal is about, cut short: it may quote what was sent, however long that was."""
    return {name: value[:_QUOTED] if isinstance(value, str) else value for name, value in refusal.params.items()}


def give_reason(language: LanguageCode, ruling: Ruling) -> str:
    """The referee's reason, in words, and what to do instead."""
    said, _, about = ruling.evidence.partition(": ")
    word, _, signs = about.removesuffix(")").partition(" (")  # the signs that both have, where there are any
    return say(language, f"reason-{ruling.reason}", said=said, word=word or said, signs=signs)


def move_message(game: str, move: str) -> str:
    """Return the id of the message about a move: the game's own if it has one, or the one that games share."""
    own = f"move-{game}-{move}"
    anywhere = next(iter(LANGUAGES))  # all languages have the same messages
    return own if has_message(anywhere, own) else f"move-{move}"
