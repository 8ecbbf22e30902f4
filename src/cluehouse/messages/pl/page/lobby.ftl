# Before a game.

bench-red = Czerwoni
bench-blue = Niebiescy
bench-a = Strona A
bench-b = Strona B
bench-all = Przy stole
arrivals =
    { $count ->
        [one] Jest już { $names }.
       *[many] Są już: { $names }.
    }
arrivals-todo =
    { $count ->
        [one] Wybierz miejsce dla tej osoby albo zacznij grę, a ona popatrzy.
       *[many] Wybierz im miejsca albo zacznij grę, a będą oglądać.
    }
arrivals-full = Nie ma wolnego miejsca. Przeciągnij kogoś na zajęte miejsce albo zacznij grę, a reszta popatrzy.
perhaps = { $name }?
seats-later = Gdy ktoś usiądzie, pojawią się tu kolejne miejsca.
just-came-in = nowa osoba
take-a-seat = Wybierz miejsce albo poczekaj, aż wskaże ci je gospodarz. Bez miejsca oglądasz grę.
picked = Gdzie usiądzie { $name }? Wybierz miejsce.
pick-seat-for = Wybierz miejsce: { $name }
pick-seat = wybierz miejsce
put-here = Posadź tu
seat-here = Posadź tu
seat-somebody = { $what }: { $name } ({ $seat })
chief = szef
operative = tajniak
role-of = Rola: { $name }
add-bot-level = Dodaj: { $level }
sees-the-key = szef, widzi klucz
guesses = tajniak, zgaduje
needs-a-moment = prosi o chwilę
sit-at = Usiądź tu: { $seat }
add-bot-at = Dodaj: { $level }, { $seat } (bot)
send-away = Usuń: { $name }
last-game = Ostatnia gra
shuffle-teams = Wymieszaj drużyny
fill-with-bots = Dopełnij botami
start-game = Zacznij grę
one-moment = Chwileczkę
i-am-ready = Mogę zaczynać
can-start = Komplet, można zaczynać.
host-starts = Komplet. Grę zaczyna gospodarz.
missing-everybody =
    Nikt jeszcze nie usiadł: { $count ->
        [one] czeka jedno wolne miejsce
        [few] czekają { $count } wolne miejsca
       *[many] czeka { $count } wolnych miejsc
    }. { $ways ->
        [people] Wskazówki mówi się tu na głos, więc grają tylko ludzie: boty nie słyszą.
        [host] Usiądź albo dodaj boty.
       *[guest] Usiądź; boty może dodać gospodarz.
    }
missing-seat-empty =
    Jeszcze puste: { $seat }. { $ways ->
        [people] Wskazówki mówi się tu na głos, więc grają tylko ludzie: boty nie słyszą.
        [host] Usiądź tam albo dodaj bota.
       *[guest] Usiądź tam albo poproś gospodarza o bota.
    }
missing-too-few-players =
    { $team ->
        [red] Drużyna czerwonych
        [blue] Drużyna niebieskich
        [a] Strona A
        [b] Strona B
       *[players] Ta gra
    } potrzebuje co najmniej { $needed ->
        [one] jednej osoby
       *[many] { $needed } osób
    }. { $ways ->
        [people] Wskazówki mówi się tu na głos, więc grają tylko ludzie: boty nie słyszą.
        [host] Niech ktoś usiądzie albo dodaj bota.
       *[guest] Usiądź albo poproś gospodarza o bota.
    }
missing-ready =
    { $count ->
        [one] { $names } prosi o chwilę.
       *[many] O chwilę proszą: { $names }.
    }
watching =
    { $count ->
        [one] Ogląda 1 osoba
        [few] Oglądają { $count } osoby
       *[many] Ogląda { $count } osób
    }

## The invitation

invite = Zaproszenie
invite-do = Zaproś
invite-qr = Kod QR, który otwiera stół { $code }
invite-how = Zeskanuj telefonem albo przeczytaj kod na głos.
invite-localhost = Ten adres działa tylko na tym komputerze. Żeby zaprosić innych, uruchom serwer z opcją „--host 0.0.0.0” („make play HOST=0.0.0.0”) i otwórz adres, który wypisze.
copy-link = Kopiuj link
share = Udostępnij
copied = Skopiowane.
copy-by-hand = Kopiowanie jest tu zablokowane. Zaznacz ręcznie: { $text }

## What the table agrees on

how-we-play = Jak gramy
all-options = Wszystkie opcje
game-changed = Zmiana gry na „{ $game }”. Twoje miejsce: { $seat }.
game-changed-unseated = Zmiana gry na „{ $game }”. Nie starczyło dla ciebie miejsca, więc oglądasz, chyba że gospodarz zamieni miejsca.
game-changed-watching = Zmiana gry na „{ $game }”.
settings-changed = Gospodarz zmienia ustawienia: { $what }.
settings-game = Gra
settings-words = Język słów
settings-referee = Sędzia
referee-strict = surowy
    .about = Wskazówki, której sędzia zabrania, nie da się wysłać.
referee-rulebook = jak w instrukcji
    .about = Wskazówka obowiązuje, chyba że przeciwnik zgłosi sprzeciw; wtedy jest kara z instrukcji.
referee-off = wyłączony
    .about = Sędzia milczy; decydują sami gracze.
settings-talk = Czat
    .about = Zasady mówią, kto i kiedy może do kogo pisać.
settings-rivals-talk = Czy drużyna, która czeka, może pisać?
settings-sand = Czy klepsydrę odwracają gracze?
settings-pace = Tempo botów
pace-0 = od razu
pace-500 = pół sekundy
pace-2000 = dwie sekundy
pace-5000 = pięć sekund
pace-own =
    { $seconds ->
        [one] jedna sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
own-words = Własne słowa
    .about = Zamiast wbudowanych słów
own-words-how = Słowa i wyrażenia: każde w nowym wierszu albo po przecinku, średniku lub tabulatorze. Wklej je z arkusza albo wklej link do słów.
own-words-example = Nowy Jork, hot dog, wulkan…
own-words-lay = Zagraj tymi słowami
own-words-checking = Sprawdzam słowa…
own-words-more =
    { $count ->
        [one] I jeszcze jeden.
        [few] I jeszcze { $count }.
       *[many] I jeszcze { $count }.
    }
words-count =
    { $count ->
        [one] { $count } słowo
        [few] { $count } słowa
       *[many] { $count } słów
    }
words-limits = Potrzeba od { $least } do { $most }.
words-leave-out =
    { $count ->
        [one] Pomiń to słowo
        [few] Pomiń te { $count } słowa
       *[many] Pomiń te { $count } słów
    }
words-preview = Na kartach
words-change = Zmień słowa
words-share = Wyślij słowa
words-link = Kopiuj link do tych słów
words-link-copied = Skopiowane. Kto otworzy link, może zagrać tymi słowami.
words-link-long = Za dużo słów na jeden link (8000 znaków). Pomiń część albo wyślij samą listę.
words-shared = Słowa do gry
words-open = Otwórz stół: { $game }
words-use = Użyj przy stole { $code }
words-damaged = Ten link jest niepełny. Poproś o niego jeszcze raz i skopiuj go w całości.
no-mission = bez misji, zwykła gra
team-book = Księga drużyny
    .about = Pamięta zwycięstwa i otwiera mapę
team-book-none = brak
team-book-open = Otwórz
team-book-lay = Połóż księgę
team-book-away = Zabierz księgę
team-book-new = Nazwa nowej drużyny
team-book-begin = Załóż księgę
team-book-old = Albo link do księgi, którą macie

## The big screen

screen-join = Zeskanuj, żeby usiąść albo popatrzeć
screen-no-clock = bez zegara, bez pośpiechu
screen-full = Pełny ekran
screen-free = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
screen-sitting = Usiądźcie na telefonach; grę zaczyna gospodarz.
