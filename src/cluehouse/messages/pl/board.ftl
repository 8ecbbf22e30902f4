# Cards, clues and objections: what Codenames and Duet share.

## Words of the game

identity-red = czerwony agent
identity-blue = niebieski agent
identity-bystander = obserwator
identity-assassin = zabójca
identity-green = agent do znalezienia
number-unlimited = bez limitu
    .typed = nieograniczone bez-limitu ∞ *

## Moves: what they are called, what people may type for them, what they do

move-clue = wskazówka
    .typed = wskazówka
    .help = daj wskazówkę, jedno słowo i jedną liczbę: drzewo 2
move-announce = wskazówka na głos
    .typed = mówię mowie
    .help = powiedz wskazówkę na głos, potem wpisz jej liczbę: 2
move-spell = zapisanie wskazówki
    .typed = zapisz literuj
    .help = zapisz słowo, które padło, żeby wszyscy mogli je przeczytać: zapisz drzewo
move-ask-spelling = prośba o pisownię
    .typed = pisownia
    .help = zapytaj, jak się pisze wskazówkę; trzeba ją zapisać przed następną odpowiedzią
move-mark = zaznaczenie
    .typed = zaznacz
    .help = pokaż kartę; to jeszcze nie odpowiedź
move-unmark = cofnięcie zaznaczenia
    .typed = odznacz
    .help = cofnij zaznaczenie
move-guess = odpowiedź
    .typed = dotykam
    .help = dotknij karty: wpisz jej słowo albo numer
move-stop = koniec tury
    .typed = stop s
    .help = zakończ turę
move-object = sprzeciw
    .typed = sprzeciw
    .help = powiedz przed pierwszą odpowiedzią, że wskazówka jest nieważna
move-uphold = wskazówka nieważna
    .typed = nieważna niewazna nieprawidłowa tak t
    .help = wskazówka jest nieważna
move-waive = wskazówka zostaje
    .typed = przepuść nie n
    .help = niech wskazówka zostanie

## What happens

objection-raised = { $name } zgłasza sprzeciw wobec wskazówki.
    .own = Zgłaszasz sprzeciw wobec wskazówki.
    .yours = { $name } zgłasza sprzeciw wobec twojej wskazówki.

## On the page

clue-one-word = Wskazówka, 1 słowo
    .short = Jedno słowo
clue-words = Wskazówka
clue-number = Ile kart
clue-fewer = O jedną mniej
clue-more = O jedną więcej
clue-unlimited = bez limitu
clue-give = Podaj
clue-give-anyway = Podaj mimo to
clue-ask = Zapytaj drugiego szefa
clue-referee = Sędzia: { $verdict }.
clue-referee-more = Cała opinia sędziego
clue-referee-rest = więcej
clue-referee-fold = mniej
clue-alone = Słowo i liczba, nic więcej.
clue-said-aloud = powiedziana na głos
clue-said = Powiedziane
clue-must-be-one-word = Wskazówka musi być jednym słowem.
clue-say-about = Powiedz wskazówkę na głos, jedno słowo i jedną liczbę, a liczbę zapisz tutaj.
clue-spell = Pokaż słowo
clue-spell-word = Jak to się pisze
clue-spell-about = Możesz zapisać słowo, które padło. Jeśli ktoś poprosi, musisz to zrobić.
clue-spell-asked = { $name } pyta, jak się pisze wskazówkę. Dopóki jej nie zapiszesz, nikt nie zgaduje.
clue-spelling = Jak to się pisze?
clue-spelling-asked = { $name } prosi o pisownię. Słowo pojawi się tutaj.
clue-log = Dotychczasowe wskazówki
    .whole = Wszystkie wskazówki
clue-log-empty = Nie ma jeszcze wskazówek.
objection-object = Zgłoś sprzeciw
objection-uphold = Wskazówka jest nieważna
objection-waive = Niech zostanie
card-covered-by = zakryta: { $what }
card-marked-by = zaznaczona: { $names }
card-touch = Dotknij: { $word }
picture-quoted = „{ $name }”
picture-closer = Przyjrzyj się: { $card }
picture-touch = Dotknij tej karty
picture-point = Stuknij w obrazek, żeby go wskazać i powiększyć.
pictures-about = Każda karta to obrazek złożony z dwóch rzeczy. Wskazówki są słowami, jak zawsze; układ i klucz się nie zmieniają.

## In the terminal

ask-clue = Twoja wskazówka, słowo i liczba, na przykład: drzewo 2 (? = pomoc)
ask-announce = Powiedz wskazówkę na głos, potem wpisz jej liczbę (? = pomoc)
ask-more-guesses = Następna karta albo stop
ask-objection = Czy ta wskazówka jest nieważna? (tak / nie)
clue-is = Wskazówka: { $clue }
clue-invalid = nieważna
objection-waived = Wskazówka zostaje.

## What a replay tells

told-clue = { $who } daje wskazówkę „{ $about }”.
told-announce = { $who } mówi wskazówkę na głos, liczba { $about }.
told-spell = { $who } zapisuje wskazówkę: „{ $about }”.
told-ask-spelling = { $who } pyta, jak się pisze wskazówkę.
told-mark = { $who } pokazuje { $about }.
told-unmark = { $who } już nie pokazuje { $about }.
told-guess = { $who } dotyka karty { $about }.
told-stop = { $who } kończy turę.
told-object = { $who } zgłasza sprzeciw.
told-uphold = { $who } uznaje wskazówkę za nieważną.
told-waive = { $who } uznaje wskazówkę.

## Refusals

refusal-card-unknown = Karty „{ $card }” nie ma na planszy. Wybierz taką, która na niej leży.
refusal-card-covered = Karta „{ $card }” jest już zakryta. Wybierz taką, która wciąż jest odkryta.
refusal-guess-first = W każdej turze trzeba zgadnąć przynajmniej raz. Najpierw dotknij karty, potem możesz skończyć.
refusal-already-marked = To jest już zaznaczone. Cofnij zaznaczenie albo dotknij karty.
refusal-not-marked = Nie ma tam twojego zaznaczenia. Najpierw zaznacz kartę.
refusal-objection-pending = Ktoś zgłosił sprzeciw wobec wskazówki. Poczekaj na decyzję.
refusal-clue-is-said = Przy tym stole wskazówki mówi się na głos. Powiedz swoją, potem zapisz jej liczbę.
refusal-clue-is-typed = Przy tym stole wskazówki się pisze. Wpisz słowo razem z liczbą.
refusal-spelling-pending = Ktoś zapytał, jak się pisze wskazówkę. Poczekaj, aż zostanie zapisana.
refusal-too-late-to-object = Na sprzeciw jest za późno: zgłasza się go przed pierwszą odpowiedzią. Wskazówka zostaje, grajcie dalej.
