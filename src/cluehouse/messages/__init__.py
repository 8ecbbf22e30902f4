"""What the house says to people, in English, Polish and Chinese.

>>> from cluehouse.messages import say
>>> say("pl", "identity-bystander")
'obserwator'

One folder per language with Project Fluent files that a speaker can read and correct: `refusals.ftl` has a
message for every refusal code, `games.ftl` the nouns and moves of the games, `referee.ftl` the
referee's reasons, `terminal.ftl` the terminal's.
"""

from cluehouse.messages.speech import LANGUAGES, Language, explain, give_reason, move_message, say

__all__ = ["LANGUAGES", "Language", "explain", "give_reason", "move_message", "say"]
