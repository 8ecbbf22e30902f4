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
codenames-plate-decides =
    { $side ->
        [red] Czerwoni rozstrzygają
       *[blue] Niebiescy rozstrzygają
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
codenames-you-chief = Ty: szef
codenames-you-operative = Ty: tajniak
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
codenames-decides = Rozstrzyga { $name }
    .you = Rozstrzygasz ty
codenames-objection-note = Rozstrzyga { $name }.
    .self = Rozstrzyga ta sama osoba, bo to szef.
    .you = Rozstrzygasz ty: jeśli wskazówka jest nieważna, ich tura się kończy, a ty możesz zakryć jedno wasze słowo.
codenames-object-about = Wskazówka łamie zasady? Sprzeciw można zgłosić do pierwszego dotknięcia karty; rozstrzyga wasz szef.
codenames-risk = Rywale mogą zgłosić sprzeciw. Wtedy tracicie tę turę, a oni mogą zakryć jedno swoje słowo.
codenames-upheld =
    Wskazówka „{ $clue }” jest nieważna. Koniec tury; { $rival ->
        [red] czerwoni
       *[blue] niebiescy
    } mogą za to zakryć jedno swoje słowo.
codenames-penalty-covered = { $card } – zakryte za karę, nikt tej karty nie dotknął.
codenames-waived = Wskazówka „{ $clue }” zostaje.
codenames-invalid = nieważna
    .covered = nieważna; za karę zakryte: { $card }
codenames-ghost-covered = duch zakrywa: { $card }
codenames-number-zero = 0: żadne wasze słowo nie pasuje do tej wskazówki. Drużyna zgaduje bez limitu, ale co najmniej raz.
codenames-number-unlimited = ∞: drużyna zgaduje bez limitu i nie wie, ilu słów dotyczy wskazówka.
codenames-key-is-yours = Klucz widzą tylko szefowie. Poza słowem i liczbą nie da się nic wysłać.
codenames-dim-rivals = Przygaś to, co nie nasze
codenames-chief = szef, widzi klucz
codenames-asked-you = Czy mogą podać tę wskazówkę?
codenames-asked-waiting = czekamy, co powie drugi szef. Inni o tym nie wiedzą.
codenames-asked-approved = drugi szef się zgadza. Możesz podać tę wskazówkę.
    .answered = zgadzasz się. Mogą podać tę wskazówkę.
codenames-asked-declined = drugi szef się nie zgadza. Lepiej poszukać innej.
    .answered = nie zgadzasz się. Poszukają innej.
codenames-approve = Tak, jest w porządku
codenames-decline = Nie
team-red = Czerwoni
team-blue = Niebiescy
card-covered-by = zakryta: { $what }
card-marked-by = zaznaczają: { $names }
card-touch = Dotknij: { $word }
