# The start page, the menu of a table, people, votes and time.

close = Zamknij
game-over = Koniec gry
opening-the-door = Otwieram drzwi…
line-lost = Połączenie zerwane. Twoje miejsce czeka; łączę ponownie…
bots-preparing = Boty się przygotowują. Potrwa to kilka sekund, tylko za pierwszym razem.
go-home = Strona główna
nowhere-title = Te drzwi prowadzą donikąd
nowhere-text = Nie ma tu takiej strony. Może w adresie brakuje litery.

## The menu of a table

menu = Menu
settings = Ustawienia
rules = Zasady
big-screen = Duży ekran
pause = Wstrzymaj grę
resume = Graj dalej
ask-undo = Poproś o cofnięcie mojego ruchu
give-up = Poddaj grę
give-up-title = Poddać grę?
give-up-text = Twoja strona poddaje grę. Jeśli gra w niej ktoś jeszcze, najpierw zapytamy o zgodę.
play-on = Graj dalej
back-to-lobby = Wróć do poczekalni
who-is-here = Kto tu jest
sounds-on = Włącz dźwięki
sounds-off = Wyłącz dźwięki
leave-table = Odejdź od stołu
leave-title = Odejść od stołu?
leave-text = Twoje miejsce się zwolni. Z linkiem albo kodem możesz wrócić.
leave-text-playing = Gra jeszcze trwa. Twoje miejsce będzie puste; gospodarz może je oddać komuś innemu albo botowi.
leave-needs-line = Bez połączenia nikt się nie dowie, że odchodzisz. Zaczekaj, aż wróci.
stay = Zostań
you-look-on = Oglądasz
come-in = Wejdź

## Votes

requests-fold = Zwiń
requests-show = Pokaż, o co chodzi
vote-title = Propozycja
vote-undo = { $name } prosi o cofnięcie swojego ostatniego ruchu i wszystkiego, co było po nim.
vote-resign = { $name } chce poddać grę.
vote-own-undo = Prosisz o cofnięcie swojego ostatniego ruchu i wszystkiego, co było po nim.
vote-own-resign = Proponujesz poddać grę.
vote-waiting = Czekamy na odpowiedź: { $names }.
vote-consent = Zgoda
vote-refuse = Nie zgadzam się
vote-withdraw-undo = Wycofaj prośbę
vote-withdraw-resign = Wycofaj propozycję
vote-agreed = Zgadzasz się.
undo-done = Cofnięto. Gra wróciła do chwili sprzed tego ruchu.
undo-stands = Ruch zostaje.

## Time

paused-title = Gra wstrzymana
paused-by = { $name } prosi o przerwę. Czas nie płynie.
paused-text = Czas nie płynie.
clock-clue = Czas na wskazówkę
clock-guess = Czas na zgadywanie
clock-reading = Czas na czytanie
clock-hourglass = Klepsydra
clock-calls = Czas na zgłoszenie pułapki
clock-answer = Czas na odpowiedź
clock-writing = Czas na pisanie pułapek
clock-reveal = Czas na obejrzenie słowa
clock-contest = Czas na decyzję o słowie
turn-the-hourglass = Odwróć klepsydrę

## People

seat-free = wolne
sit-here = Usiądź tu
add-bot = Dodaj bota
looking-on = Oglądają
stand-up = Wstań i oglądaj
this-is-you = to ty
host = gospodarz
away = offline
joined-late = po rozdaniu
hushed = głos wyłączony przez gospodarza
about-person = Działania: { $name }
rename = Zmień imię
rename-do = Zapisz
mute = Wycisz
unmute = Wyłącz wyciszenie
hush = Wycisz dla wszystkich
unhush = Przywróć głos
seat-to-bot = Oddaj miejsce botowi
seat-to-person = Oddaj miejsce: { $name }
make-host = Przekaż rolę gospodarza
let-play = Pozwól grać: { $name }
kick = Wyproś
kick-sure = Wyprosić? { $name } zwolni miejsce, ale z kodem stołu może wrócić.
kick-not = Nie, zostaje
ban = Zablokuj
ban-sure = Zablokować wstęp? { $name } nie wróci do stołu, także pod innym imieniem z tej samej sieci, dopóki nie zdejmiesz blokady.
lock = Zamknij stół
    .about = Nikt nowy nie dołączy. Kto już tu jest, może zawsze wrócić.
unlock = Otwórz stół
table-locked = Stół jest zamknięty: nikt nowy nie może dołączyć.
banned = Zablokowani
ban-network = urządzenie, a przez dobę także sieć
ban-device = tylko urządzenie, bo ktoś przy stole korzysta z tej samej sieci
unban = Zdejmij blokadę
unban-name = Zdejmij blokadę: { $name }
door-locked = Stół jest zamknięty: teraz nikt nowy nie może dołączyć. Jeśli masz tu miejsce, wróć z tego samego urządzenia albo wybierz „To ja” przy swoim imieniu.
door-banned = Nie masz wstępu do tego stołu
door-banned-why = Gospodarz zablokował ci wstęp do tego stołu. Tylko on może zdjąć blokadę.
send-bot-away = Usuń

## Without a connection

no-line = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
not-here-title = Do tego pokoju nie można się dostać
not-here-text = Nie ma połączenia z serwerem albo właśnie go zaktualizowano. Twoje miejsca przy stołach czekają.
try-again = Spróbuj ponownie

## The front of the house

house-line = Gry słowne, w których liczy się jedno trafne słowo.
house-promise = Bez konta, otwarty kod, projekt niezależny.
you-play-as = Grasz jako
guest = Gość
art-words = MOST TEATR JEŻ ĆMA WAGA SÓL
play-with-bots = Zagraj z botami
with-bots-how = { $game } z botami: wybierz rolę i poziom botów
with-bots-role = Grasz
as-chief = jako szef
as-operative = jako tajniak
bots-play = Poziom botów
settings-language = Język
with-bots-start = Graj
open-table = Otwórz stół
home-learn = Jak grać
have-code = Mam kod stołu
code-label = Kod stołu albo link do niego
code-short = Kod ma co najmniej osiem liter, na przykład ABCD-EFGH. Sprawdź go jeszcze raz.
to-the-table = Do stołu
back-to-table = Wróć do { $code }
make-day = Tryb dzienny
make-night = Tryb nocny

## The door of a table

door-table = Stół { $code }
door-nobody = Nie ma stołu { $code }
door-running = Gra trwa. Wejdź, popatrz albo zajmij wolne miejsce.
door-waiting = Gra jeszcze się nie zaczęła. Przy stole są:
door-over = Gra się skończyła. Wejdź na następną albo obejrzyj ostatnią.
door-replay = Obejrzyj ostatnią grę
door-farewell = Nie masz już miejsca przy tym stole. Możesz wejść jeszcze raz.
door-moved = Twoje miejsce jest teraz na drugim urządzeniu. Tutaj można tylko oglądać albo wejść jako ktoś inny.
that-is-me = To ja
that-is-me-name = To ja: { $name }
transfer = Graj dalej na innym urządzeniu
transfer-how = Zeskanuj kod drugim urządzeniem albo otwórz na nim link.
transfer-once = Działa raz, przez dziesięć minut. Nie pokazuj go nikomu: prowadzi na twoje miejsce ze wszystkim, co z niego widać. To urządzenie zwolni wtedy miejsce.
transfer-qr = Kod QR, który przenosi twoje miejsce na inne urządzenie
transfer-take-title = Graj dalej na tym urządzeniu
transfer-take-text = Twoje miejsce przy tym stole przejdzie tutaj. Drugie urządzenie je zwolni.
transfer-take-instead = Miejsce z drugiego urządzenia przejdzie tutaj, zamiast miejsca, które to urządzenie ma teraz przy stole.
transfer-take = Graj tutaj
transfer-door = Do wejścia
claim-title = Ktoś wraca
claim-asks = { $claimant } mówi: to ja, { $name }, na innym urządzeniu.
claim-check = Na pewno? Kto dostanie to miejsce, zobaczy wszystko, co z niego widać.
claim-yes = Tak, to { $name }
claim-no = Nie
claim-waits = Prosisz o miejsce: { $name }. Odpowiedzieć ma: { $names }.
claim-object = Nikt tutaj nie może tego potwierdzić. Jeśli to nieprawda, wybierz „Nie”.
claim-alone = Prosisz o miejsce „{ $name }”, ale nikt tutaj nie może cię rozpoznać. Jeśli nikt się nie sprzeciwi, możesz je zająć za
claim-over = Nikt się nie sprzeciwia. Możesz zająć miejsce: { $name }.
claim-take = Zajmij miejsce
claim-refused = Nie udało się odzyskać miejsca ({ $name }). Porozmawiaj z innymi albo zajmij wolne.
claim-done = Wracasz na miejsce: { $name }.
cancel = Anuluj
your-name = Twoje imię
name-needed = Najpierw wpisz imię, żeby inni wiedzieli, kim jesteś.
only-look = Tylko popatrzę
