# What a language model that plays in the lab is told.

model-task = Grasz w grę „{ $game }”. Twoje miejsce: { $seat }. Językiem gry jest { $language }: mów i pisz wszystkie słowa w tym języku. Graj tak, żeby wygrać.
model-rules = Gra w skrócie:
model-table = To widzisz teraz:
model-moves = Twoje możliwe ruchy. Zamiast każdej nazwy w nawiasach ostrych wpisz wartość:
model-values = { $field }: jedna z wartości { $values }
model-number = { $field }: liczba od { $least } do { $most }
model-word = { $field }: jedno słowo
model-text = { $field }: dowolny tekst w jednym wierszu
model-spelling = { $field }: słowo złożone z { $count ->
        [one] jednej litery
        [few] { $count } liter
       *[many] { $count } liter
    }
model-wait = nic teraz nie rób, niech zagrają inni
model-answer = Odpowiedz jednym wierszem: podaj jeden z tych ruchów, dokładnie w tej postaci, i nic więcej. Na przykład: { $example }
model-unreadable = To nie jest ruch, który da się odczytać. Odpowiedz jednym wierszem, na przykład: { $example }
model-not-offered = Ruchu „{ $move }” nie można teraz wykonać albo jedna z wartości jest niedozwolona. Wybierz inny ruch.
model-refused = Ruch „{ $move }” został odrzucony. { $why } Wybierz inny ruch.
model-ruled-out = Sędzia nie pozwala na to słowo: jest zbyt bliskie słowu na stole albo łamie inną zasadę dotyczącą wskazówek.
