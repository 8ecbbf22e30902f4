# Clues and objections, in Codenames and Duet.

clue-one-word = Clue, one word
clue-words = Clue
clue-number = How many cards
clue-unlimited = no limit
clue-give = Give
clue-give-anyway = Give it anyway
clue-ask = Ask the other chief
clue-referee = Referee: { $verdict }.
clue-referee-more = All that the referee says
clue-alone = A word and a number, and nothing more.
clue-log = Clues so far
clue-log-empty = No clue yet.
objection-raised = { $name } objects to the clue.
objection-object = Object to this clue
objection-uphold = The clue is invalid
objection-waive = Let it stand
