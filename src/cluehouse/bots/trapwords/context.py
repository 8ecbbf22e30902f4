"""What a decision is made from: the turn as one seat sees it, and who decides."""

from collections.abc import Sequence, Set

from msgspec import Struct

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.lore import language_of
from cluehouse.bots.trapwords.temper import Temper
from cluehouse.games.chance import Chance
from cluehouse.games.choice import Choice
from cluehouse.games.rule import Move
from cluehouse.games.trapwords.burden import Burden
from cluehouse.games.trapwords.cards import CURSE, Curse
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.trapwords.state import Options, Turn
from cluehouse.games.trapwords.view import View
from cluehouse.referee import SpeechRuling, judge_speech

Decision = tuple[Move | None, list[Thought]]


class Decider(Struct, frozen=True):
    """Who decides: a temper, a random generator for this moment, and the moves that were refused."""

    temper: Temper
    dice: Chance
    refused: Set[Move]


class TurnContext(Struct, frozen=True):
    """A turn under way. `word` is the secret for those who know it, and empty for a guesser."""

    view: View
    turn: Turn
    burden: Burden
    options: Options
    choices: dict[str, Choice]
    word: str
    language: str
    traps: int  # how many traps lie hidden
    curses: tuple[Curse, ...]  # on the team on turn

    @property
    def said(self) -> list[str]:
        """What the describer said so far."""
        return [line.text for line in self.turn.lines]

    @property
    def nouns_only(self) -> bool:
        """Is the noun plague in force (TW-87)?"""
        return any(curse.nouns_only for curse in self.curses)

    @property
    def denials_only(self) -> bool:
        """Does every sentence have to say what the thing is not (D-TW-01)?"""
        return any(curse.form == "not" for curse in self.curses)

    def ruling(self, text: str, traps: Sequence[str], secret: str) -> SpeechRuling:
        """What the referee says about a line under the rules and the curses of this turn."""
        return judge_speech(
            text,
            traps,
            secret,
            self.options.language,
            self.options.restrictions,
            nouns_only=self.nouns_only,
            denials_only=self.denials_only,
        )


def turn_context(view: View, choices: dict[str, Choice]) -> TurnContext | None:
    """The turn under way, or None."""
    if view.turn is None or view.burden is None:
        return None
    describes, watches = view.turn.describer == view.seat, team_of(view.seat) == RIVAL[view.turn.team]
    word = (view.secret if describes else view.set_word if watches else None) or ""
    said = " ".join(line.text for line in view.turn.lines)
    return TurnContext(
        view=view,
        turn=view.turn,
        burden=view.burden,
        options=view.options,
        choices=choices,
        word=word,
        language=language_of(view.options.language, word or said),
        traps=view.needed[RIVAL[view.turn.team]],
        curses=tuple(CURSE[name] for name in view.in_force[view.turn.team]),
    )
