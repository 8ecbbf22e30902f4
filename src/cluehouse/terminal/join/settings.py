"""The questions about a table's settings: before it is opened, and when its host wants other ones."""

from typing import Any, Final, get_args, get_type_hints

import msgspec

from cluehouse.games import GAMES
from cluehouse.tables.settings import Settings
from cluehouse.terminal.console import Console
from cluehouse.terminal.questions import choose, confirm
from cluehouse.terminal.setup import ask_options, card_language, choose_game, questions_of

_REFEREES: Final = get_args(get_type_hints(Settings)["referee"])


def ask_settings(console: Console, before: Settings | None = None) -> dict[str, Any]:
    """Ask for the game, the language of its words and its options, as the server takes them."""
    name = choose_game(console) if before is None else choose_game(console, before.game)
    game = GAMES[name]
    questions = questions_of(game)
    settings = {} if before is None else msgspec.to_builtins(before)
    settings |= {"game": name, "languages": [card_language(console, game)]}
    options = ask_options(console, game, questions.main)
    if not confirm(console, console.say("ask-rulebook"), usually=True):
        options |= ask_options(console, game, (*questions.remote, *questions.more))
        referees = [(referee, console.say(f"join-referee-{referee}")) for referee in _REFEREES]
        usual = settings.get("referee", "rulebook")
        settings["referee"] = choose(console, console.say("join-ask-referee"), referees, usual)
    return settings | {"options": msgspec.to_builtins(options)}
