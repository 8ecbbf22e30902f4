# After a game, and replays.

after-turned = Jeszcze raz, druga strona kart
after-new =
    { $game ->
        [decipher] Jeszcze raz
        [trapwords] Jeszcze raz, nowe słowa
       *[other] Jeszcze raz, nowe karty
    }
after-rotates = W obu drużynach każdy przesiada się o jedno miejsce: szefem będzie ktoś inny.
after-won = Wygrywacie!
    .alone = Wygrywasz!
after-lost = Przegrywacie.
    .alone = Tym razem nie wygrywasz.
after-host-decides = Następną grę zaczyna gospodarz.
after-replay = Obejrzyj powtórkę
after-share = Udostępnij powtórkę
after-copy-text = Kopiuj zapis
after-link-copied = Odnośnik skopiowany.
after-text-copied = Zapis skopiowany.
after-lobby = Wróć do poczekalni
replay-title = Powtórka
replay-loading = Wczytuję zapis…
replay-start = Początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-rail = Krok gry
replay-key = Pokaż tajemnice
findings-found = Znalezieni agenci
findings-right = Trafne dotknięcia
findings-clues = Wskazówki
findings-understood = Trafne dotknięcia partnera
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
    .missed = „{ $clue } { $number }” ({ $who }): pomyłka, { $wrong }. „{ $better }” mogłoby połączyć: { $meant }.
    .half = „{ $clue } { $number }” ({ $who }): znalezione { $cards }, a potem pomyłka, { $wrong }. „{ $better }” mogłoby połączyć: { $meant }.
    .short = „{ $clue } { $number }” ({ $who }): nie wszystko znalezione. „{ $better }” mogłoby połączyć: { $meant }.
finding-narrow-guess = Najbardziej ryzykowny strzał
    .text = „{ $clue } { $number }”: { $who } wskazuje { $cards }, a zabójca { $wrong } jest niemal równie blisko. { $agreed ->
        [0] Mimo to żaden bot nie wskazałby go najpierw.
        [one] Pomyliłby się { $agreed } z { $listeners } botów.
        [few] Pomyliłyby się { $agreed } z { $listeners } botów.
        [many] Pomyliłoby się { $agreed } z { $listeners } botów.
       *[other] Pomyliłoby się { $agreed } z { $listeners } botów.
    }
finding-black-guess = Feralny strzał
    .text = „{ $clue } { $number }”: { $who } wskazuje zabójcę, { $wrong }. { $agreed ->
        [0] Żaden bot nie wskazałby tak samo.
        [one] Tak samo wskazałby { $agreed } z { $listeners } botów.
        [few] Tak samo wskazałyby { $agreed } z { $listeners } botów.
        [many] Tak samo wskazałoby { $agreed } z { $listeners } botów.
       *[other] Tak samo wskazałoby { $agreed } z { $listeners } botów.
    }
