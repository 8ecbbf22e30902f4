"""The questions about a table's settings: before it is opened, and when its host wants other ones."""

from typing import Any, Final, get_args, get_type_hints

import msgspec

from cluehouse.games import GAMES
from cluehouse.tables.settings import Settings
from cluehouse.terminal.screen import Talk
from cluehouse.terminal.setup import MAIN, MORE, ask_options, card_language, choose, choose_game, confirm

# What matters only where everybody has a screen of their own.
_APART: Final[dict[str, tuple[str, ...]]] = {
    "codenames": ("variant", "timer"),
    "duet": (),
    "trapwords": ("spoken",),
    "decipher": (),
}
_REFEREES: Final = get_args(get_type_hints(Settings)["referee"])


def ask_settings(talk: Talk, before: Settings | None = None) -> dict[str, Any]:
    """Ask for the game, the language of its words and its options, as the house takes them."""
    name = choose_game(talk) if before is None else choose_game(talk, before.game)
    game = GAMES[name]
    settings = {} if before is None else msgspec.to_builtins(before)
    settings |= {"game": name, "languages": [card_language(talk, game)]}
    options = ask_options(talk, game, MAIN[name])
    if not confirm(talk, talk.say("ask-rulebook"), usually=True):
        options |= ask_options(talk, game, (*_APART[name], *MORE[name]))
        referees = [(referee, talk.say(f"join-referee-{referee}")) for referee in _REFEREES]
        settings["referee"] = choose(talk, talk.say("join-ask-referee"), referees, settings.get("referee", "rulebook"))
    return settings | {"options": msgspec.to_builtins(options)}
