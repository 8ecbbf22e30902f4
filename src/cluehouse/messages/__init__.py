"""The message catalogue: everything that the page, the server and the terminal say to people.

>>> from cluehouse.messages import say
>>> say("pl", "identity-bystander")
'obserwator'

One folder per language with Project Fluent files that a speaker can read and correct; README.md beside them
says how they are organised. The page reads the same catalogue when it is built.
"""

from cluehouse.messages.speech import LANGUAGES, Language, explain, give_reason, move_message, say

__all__ = ["LANGUAGES", "Language", "explain", "give_reason", "move_message", "say"]
