# Games that have no page of their own: everything they show and ask for is named in plain words.

generic-your-turn = Twoja kolej
generic-waiting = Czekamy na pozostałych
generic-do = Co możesz zrobić
generic-public = Na stole
generic-yours = Tylko ty to widzisz
generic-people = Kto gra
generic-players = { $least }–{ $most } graczy
generic-told = { $who } – { $move }
generic-won =
    { $count ->
        [one] Wygrywa { $names } ({ $reason }).
        [few] Wygrywają { $names } ({ $reason }).
       *[many] Wygrywają { $names } ({ $reason }).
    }
generic-over = Koniec gry: { $reason }.
generic-yes = tak
generic-no = nie
generic-choose = Wybierz…
generic-range = od { $least } do { $most }
generic-longest = najwyżej { $count } znaków
generic-letters = liczba liter: { $count }
