"""What the house says to people, in each of its languages.

>>> from cluehouse.messages import say
>>> say("pl", "identity-bystander")
'obserwator'

One folder per language with Project Fluent files that a speaker can read and correct: `refusals.ftl` has a
message for every refusal code, `games.ftl` the nouns and moves of the games, `referee.ftl` the
referee's reasons, `terminal.ftl` the terminal's.
"""

from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.messages.speech import explain, give_reason, has_message, move_message, say

Language = LanguageCode  # the older name of this type

__all__ = ["LANGUAGES", "Language", "LanguageCode", "explain", "give_reason", "has_message", "move_message", "say"]
