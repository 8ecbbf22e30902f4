# Clues and objections, in Codenames and Duet.

clue-one-word = Skojarzenie, jedno słowo
clue-words = Skojarzenie
clue-number = Ile kart
clue-unlimited = bez limitu
clue-give = Podaj
clue-ask = Zapytaj drugiego szefa
clue-referee = Sędzia: { $verdict }.
clue-alone = Słowo i liczba, nic więcej.
clue-log = Dotychczasowe skojarzenia
clue-log-empty = Jeszcze bez skojarzeń.
objection-raised = { $name } zgłasza sprzeciw wobec skojarzenia.
objection-object = Zgłoś sprzeciw
objection-uphold = Skojarzenie jest nieważne
objection-waive = Niech zostanie
