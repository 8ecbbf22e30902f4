# Clues and objections, in Codenames and Duet.

clue-one-word = Wskazówka, jedno słowo
clue-words = Wskazówka
clue-number = Ile kart
clue-unlimited = bez limitu
clue-give = Podaj
clue-give-anyway = Podaj mimo to
clue-ask = Zapytaj drugiego szefa
clue-referee = Sędzia: { $verdict }.
clue-referee-more = Cała opinia sędziego
clue-alone = Słowo i liczba, nic więcej.
clue-log = Dotychczasowe wskazówki
clue-log-empty = Jeszcze bez wskazówek.
objection-raised = { $name } zgłasza sprzeciw wobec wskazówki.
objection-object = Zgłoś sprzeciw
objection-uphold = Wskazówka jest nieważna
objection-waive = Niech zostanie
