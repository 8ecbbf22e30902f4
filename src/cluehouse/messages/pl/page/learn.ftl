# Learning: the shelf of lessons and the rules. A game’s own lesson is in the game’s file.

learn-title = Naucz się grać
learn-lead = Dwie minuty na każdą grę, w jej własnym pokoju. Ruchy wykonujesz samodzielnie.
learn-begin = Zaczynamy
learn-opening = Przygotowuję lekcję…
learn-coach = Lekcja
learn-step = Krok { $step } z { $count }
learn-back = Krok wstecz
learn-on = Dalej
learn-show-me = Pokaż mi
learn-leave = Zakończ lekcję
learn-stray = Prawie. W tej lekcji zrób dokładnie to, o co prosimy powyżej; „Pokaż mi” zrobi to za ciebie.
learn-look-first = Najpierw się rozejrzyj, potem naciśnij „Dalej”.
learn-not-now = To działa przy prawdziwym stole. Tutaj idziemy krok po kroku.

## The rules

rules-title = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-nothing = Nic tu nie ma o „{ $text }”. Spróbuj krótszego słowa.
rules-found = { $count ->
    [one] { $count } fragment
    [few] { $count } fragmenty
   *[many] { $count } fragmentów
}
rules-chapters = Rozdziały
rules-print = Drukuj
rules-learn = Naucz się, grając
rules-ids = Drobnym drukiem: numery zasad, które podaje sędzia.

## Hints for those who play for the first time

hint-close = Rozumiem, nie pokazuj więcej
