# Codenames.

codenames-board = Plansza, 25 kart
codenames-score = Agenci do znalezienia
codenames-left =
    { $side ->
        [red] Czerwoni
       *[blue] Niebiescy
    }: do znalezienia { $count ->
        [one] 1 agent
        [few] { $count } agentów
       *[many] { $count } agentów
    }
codenames-to-find = do znalezienia
codenames-your-clue = Twoja kolej na skojarzenie
codenames-your-guess = Zgaduje twoja drużyna
codenames-clue = Skojarzenie
codenames-clue-given =
    Skojarzenie { $side ->
        [red] czerwonych
       *[blue] niebieskich
    }: { $clue }
codenames-guesses-left =
    { $count ->
        [one] Jeszcze 1 próba
        [few] Jeszcze { $count } próby
       *[many] Jeszcze { $count } prób
    }
codenames-overtime = Po czasie
codenames-stop = Kończymy zgadywanie
codenames-cover-ghost = Zakryj jedno słowo rywala, którego nie ma.
codenames-cover-penalty = Ich skojarzenie było nieważne: możesz zakryć jedno swoje słowo, a potem podać skojarzenie.
codenames-objection-note = Decyduje szef rywali.
codenames-key-is-yours = Klucz widzą tylko szefowie. Wskazówek poza słowem i liczbą nie ma jak wysłać.
codenames-dim-rivals = Przygaś to, co nie nasze
codenames-chief = szef, widzi klucz
codenames-asked-you = Czy mogą podać to skojarzenie?
codenames-approve = Tak, jest w porządku
codenames-decline = Nie
team-red = Czerwoni
team-blue = Niebiescy
card-covered-by = zakryta: { $what }
card-marked-by = zaznaczają: { $names }
card-touch = Dotknij: { $word }
