# Before a game.

bench-red = Czerwoni
bench-blue = Niebiescy
bench-a = Strona A
bench-b = Strona B
bench-all = Przy stole
free-seat = Wolne miejsce
sees-the-key = szef, widzi klucz
guesses = tajniak, zgaduje
needs-a-moment = prosi o chwilę
sit-at = Usiądź tu: { $seat }
add-bot-at = Dodaj bota: { $seat }
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
        [host] Usiądź albo dodaj boty.
       *[guest] Usiądź; boty może dodać gospodarz.
    }
missing-seat-empty =
    Jeszcze puste: { $seat }. { $ways ->
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
invite-code = Kod
invite-qr = Kod QR, który otwiera stół { $code }
invite-how = Zeskanuj telefonem albo przeczytaj na głos osiem liter.
invite-localhost = Ten adres działa tylko na tym komputerze. Żeby zaprosić innych, uruchom serwer poleceniem „make play HOST=0.0.0.0” i otwórz stronę pod adresem tego komputera w waszej sieci.
copy-link = Kopiuj link
share = Udostępnij
copied = Skopiowane.
copy-by-hand = Kopiowanie jest tu zablokowane. Zaznacz ręcznie: { $text }

## What the table agrees on

how-we-play = Jak gramy
all-options = Wszystkie opcje
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
own-words-how = Jedno słowo w wierszu, co najmniej 25. Po polsku, chińsku, angielsku albo mieszane.
own-words-lay = Zagraj tymi słowami
own-words-checking = Sprawdzam słowa…
own-words-more =
    { $count ->
        [one] I jeszcze jeden.
        [few] I jeszcze { $count }.
       *[many] I jeszcze { $count }.
    }
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
