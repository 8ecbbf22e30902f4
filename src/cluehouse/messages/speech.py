"""Finding a message and filling it in."""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cluehouse.games.refusal import Refusal
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.languages import language as find_language
from cluehouse.referee.ruling import Ruling

# What a refusal leaves out when there is nothing to tell: a describer barred from speaking has 0 words left.
_UNTOLD: Final[dict[str, str | int]] = {"left": 0}

_QUOTED: Final = 400  # characters


@cache
def _bundle(language: LanguageCode) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for page in find_language(language).messages.iterdir():
        if page.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle


def say(language: LanguageCode, message_id: str, /, **params: str | int) -> str:
    """A message in a language; `move-stop.help` is the attribute `help` of the message `move-stop`."""
    name, _, attribute = message_id.partition(".")
    message = _bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(message_id)
    text, errors = _bundle(language).format_pattern(pattern, params)
    if errors:
        raise errors[0]
    return str(text)


def has_message(language: LanguageCode, message_id: str) -> bool:
    """Is there such a message in this language?"""
    return _bundle(language).has_message(message_id)


def explain(language: LanguageCode, refusal: Refusal) -> str:
    """Why a move was refused, and what to do instead."""
    return say(language, f"refusal-{refusal.code}", **(_UNTOLD | quoted(refusal)))


def quoted(refusal: Refusal) -> dict[str, str | int]:
    """What a refusal is about, cut short: it may quote what was sent, however long that was."""
    return {name: value[:_QUOTED] if isinstance(value, str) else value for name, value in refusal.params.items()}


def give_reason(language: LanguageCode, ruling: Ruling) -> str:
    """The referee's reason, in words, and what to do instead."""
    said, _, word = ruling.evidence.partition(": ")
    return say(language, f"reason-{ruling.reason}", said=said, word=word or said)


def move_message(game: str, move: str) -> str:
    """The id of the message about a move: the game's own, where its move of that name is a different one."""
    own = f"move-{game}-{move}"
    anywhere = next(iter(LANGUAGES))  # all languages have the same messages
    return own if has_message(anywhere, own) else f"move-{move}"
