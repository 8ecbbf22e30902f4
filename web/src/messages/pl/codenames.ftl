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
codenames-plate-guesses =
    { $side ->
        [red] Czerwoni zgadują
       *[blue] Niebiescy zgadują
    }
codenames-plate-thinks =
    { $side ->
        [red] Czerwoni myślą
       *[blue] Niebiescy myślą
    }
codenames-plate-waits =
    { $side ->
        [red] Czerwoni czekają
       *[blue] Niebiescy czekają
    }
codenames-plate-won =
    { $side ->
        [red] Czerwoni wygrywają
       *[blue] Niebiescy wygrywają
    }
codenames-plate-lost =
    { $side ->
        [red] Czerwoni przegrywają
       *[blue] Niebiescy przegrywają
    }
codenames-your-clue = Twoja kolej na wskazówkę
codenames-your-guess = Zgaduje twoja drużyna
codenames-clue = Wskazówka
codenames-clue-given =
    Wskazówka { $side ->
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
codenames-cover-penalty = Ich wskazówka była nieważna: możesz zakryć jedno swoje słowo, a potem podać wskazówkę.
codenames-objection-note = Decyduje szef rywali.
codenames-key-is-yours = Klucz widzą tylko szefowie. Poza słowem i liczbą nie da się nic wysłać.
codenames-dim-rivals = Przygaś to, co nie nasze
codenames-chief = szef, widzi klucz
codenames-asked-you = Czy mogą podać tę wskazówkę?
codenames-approve = Tak, jest w porządku
codenames-decline = Nie
team-red = Czerwoni
team-blue = Niebiescy
card-covered-by = zakryta: { $what }
card-marked-by = zaznaczają: { $names }
card-touch = Dotknij: { $word }
