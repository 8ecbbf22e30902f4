# After a game, and replays.

after-next = Co dalej
after-rematch = Rewanż
    .together = Jeszcze raz
after-note =
    .rotate = Nowa gra; każdy przesiada się o jedno miejsce.
    .keep = Nowa gra, miejsca bez zmian.
after-turned = Odwróć karty
    .about = Rewanż na drugiej stronie tych samych kart.
after-seats = Miejsca w następnej grze
    .rotate = zamiana ról
    .keep = te same role
after-won = Wygraliście!
    .alone = Wygrana!
after-lost = Przegraliście.
    .alone = Tym razem się nie udało.
after-host-decides = Następną grę zaczyna gospodarz.
after-replay = Powtórka
after-share = Udostępnij
after-copy-text = Kopiuj zapis
after-link-copied = Link skopiowany.
after-text-copied = Zapis skopiowany.
after-lobby = Wróć do poczekalni
after-best = Najlepszy moment
replay-again = Zagraj ponownie
    .about = Nowy stół: ta sama gra, te same ustawienia i boty.
replay-gone = Nie ma takiej powtórki
    .about = Pod tym adresem nie ma zakończonej gry. Może brakuje w nim litery albo grę usunięto.
screen-gone = Nie ma stołu o tym kodzie
    .about = Sprawdź kod na ekranach graczy i otwórz widok na telewizor z menu stołu.
replay-title = Powtórka
replay-loading = Wczytuję zapis…
replay-meant = { $said } Chodzi o: { $words }.
replay-start = Początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-rail = Krok gry
replay-key = Pokaż tajemnice
undoings = { $count ->
        [one] Cofnięto jeden ruch
        [few] Cofnięto { $count } ruchy
       *[many] Cofnięto { $count } ruchów
    }
undoing-after = { $step ->
        [0] Na początku
       *[other] Po ruchu { $step }
    }
undoing-by = Prośba o cofnięcie: { $who }.
undoing-shown = Wcześniej widać już było coś tajnego.
replay-late = Przy stole dopiero po rozdaniu: { $names }
findings-found = Znalezieni agenci
findings-right = Trafne wskazania
findings-clues = Wskazówki
findings-understood = Trafne wskazania partnera
replay-when = { $date }, { $minutes ->
        [0] niecała minuta
        [one] minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
finding-best-clue = Najlepsza wskazówka
    .text = „{ $clue } { $number }” ({ $who }): znalezione { $cards }.
finding-better-clue = Lepsza wskazówka
    .missed = „{ $clue } { $number }” ({ $who }): pomyłka, { $wrong }. Wskazówka „{ $better }” mogłaby połączyć: { $meant }.
    .half = „{ $clue } { $number }” ({ $who }): znalezione { $cards }, a potem pomyłka, { $wrong }. Wskazówka „{ $better }” mogłaby połączyć: { $meant }.
    .short = „{ $clue } { $number }” ({ $who }): nie udało się znaleźć wszystkich kart. Wskazówka „{ $better }” mogłaby połączyć: { $meant }.
finding-narrow-guess = Najbardziej ryzykowny strzał
    .text = „{ $clue } { $number }” ({ $by }): { $who } wskazuje { $cards }, a zabójca { $wrong } jest niemal równie blisko. { $agreed ->
        [0] Mimo to żaden bot nie wskazałby go najpierw.
        [one] Pomyliłby się { $agreed } z { $listeners } botów.
        [few] Pomyliłyby się { $agreed } z { $listeners } botów.
        [many] Pomyliłoby się { $agreed } z { $listeners } botów.
       *[other] Pomyliłoby się { $agreed } z { $listeners } botów.
    }
finding-black-guess = Feralny strzał
    .text = „{ $clue } { $number }” ({ $by }): { $who } wskazuje zabójcę, { $wrong }. { $agreed ->
        [0] Żaden bot nie wskazałby tak samo.
        [one] Tak samo wskazałby { $agreed } z { $listeners } botów.
        [few] Tak samo wskazałyby { $agreed } z { $listeners } botów.
        [many] Tak samo wskazałoby { $agreed } z { $listeners } botów.
       *[other] Tak samo wskazałoby { $agreed } z { $listeners } botów.
    }
