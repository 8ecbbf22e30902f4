# A table at one keyboard.

welcome = Witajcie w Cluehouse!
not-affiliated = Gry przy jednej klawiaturze. Nazwy gier należą do ich właścicieli; ten projekt nie jest z nimi związany.
good-bye = Do zobaczenia!
comma = { ", " }
labelled = { $label }: { $text }

## Commands of the house

command-help = pomoc
    .typed = pomoc
    .help = co można tu zrobić
command-who = kto
    .typed = kto
    .help = ruch chce zrobić ktoś inny
command-key = klucz
    .typed = klucz
    .help = popatrz bez innych na swoją stronę klucza
command-quit = wyjście
    .typed = wyjście wyjdź
    .help = odejdź od stołu
command-yes = tak
    .typed = tak t
command-no = nie
    .typed = nie n
shortcut-right = dobrze
    .typed = dobrze d
    .help = padła dobra odpowiedź
shortcut-wrong = źle
    .typed = źle z zle
    .help = padła zła odpowiedź

## Questions before a game

ask-language = Język:
ask-game = W co gracie?
ask-card-language = Język słów:
ask-players = Ile osób gra?
ask-rulebook = Wszystko inne jak w instrukcji?
seats-are = Przy stole: { $names }
ask-names = Wasze imiona w tej kolejności, po przecinku (Enter = bez imion):
enter-takes = [Enter = { $usual }]
none = brak
not-in-list = Wpisz liczbę od 1 do { $most }.
not-in-range = Wpisz liczbę od { $least } do { $most }.
yes-or-no = Odpowiedz: tak albo nie.
fingerprint = Odcisk tego rozdania, żebyście mogli później sprawdzić, że nikt go nie zmienił: { $hash }
press-enter-to-begin = Enter = zaczynamy

## Whose screen it is

hand-over =
    { $count ->
        [one] Klawiaturę dostaje { $names }. Reszta odwraca wzrok!
       *[many] Klawiaturę dostają { $names }. Tylko te osoby patrzą na ekran!
    }
press-enter = Enter = pokaż tajny ekran
press-enter-when-seen = Enter = schowaj
ask-who = Kto robi ruch? Numer albo imię:
ask-leave = Odejść od stołu w środku gry? (tak / Enter = nie)
ask-sure = Na pewno? (tak / Enter = nie)
ask-anything = Twój ruch (? = pomoc)
not-understood = Nie rozumiem. Wpisz ?, żeby zobaczyć, co można tu zrobić.
or-do-you-mean = Jeśli chodzi o samo słowo, wpisz: { $line }

## After a game

ask-save = Zachować zapis tej gry?
ask-file = Plik [Enter = { $usual }]:
file-exists = { $file } już istnieje. Wybierz inną nazwę.
file-failed = Nie można zapisać { $file }. Wybierz inną nazwę albo folder.
file-saved = Zapisano: { $file }
ask-again = Co teraz?
again-turned = rewanż na odwróconych kartach
again-new = jeszcze raz z nowym rozdaniem
again-leave = do domu
ask-rotate = Czy każdy przesiada się o jedno miejsce?

## Records

seat-table = Stół
press-enter-for-next = Enter = następny krok, wyjście = koniec

## Gry bez własnego ekranu

generic-phase = Faza: { $phase }
generic-private = To widzisz tylko ty:
generic-moves = Możliwe ruchy ({ $name }):
generic-changed = Zmiany: { $fields }
generic-outcome = Koniec gry. Wygrywają: { $winners } ({ $reason })
generic-ask-move = Twój ruch z listy, razem z wartościami (? = pomoc)
