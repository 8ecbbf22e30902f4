# After a game, and replays.

after-turned = Jeszcze raz, karty odwrócone
after-new = Jeszcze raz, nowe karty
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
replay-key = Pokaż klucz
replay-step = { $who }: { $what }
replay-step-about = { $who }: { $what } – { $about }
findings-found = Znalezieni agenci
findings-right = Trafne dotknięcia
findings-clues = Wskazówki
findings-understood = Trafne dotknięcia partnera
