"""The message catalogue: everything that the page, the server and the terminal say to people.

>>> from cluehouse.messages import say
>>> say("pl", "identity-bystander")
'obserwator'

One folder per language with Project Fluent files that a speaker can read and correct; README.md beside them
says how they are organised. The page reads the same catalogue when it is built.
"""

from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.messages.speech import explain, give_reason, has_message, move_message, say

__all__ = ["LANGUAGES", "LanguageCode", "explain", "give_reason", "has_message", "move_message", "say"]
