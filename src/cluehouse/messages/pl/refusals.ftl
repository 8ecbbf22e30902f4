# Jeden komunikat na każdy kod odmowy: co jest nie tak i co zrobić zamiast tego.

refusal-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz jedno z pokazanych.
refusal-no-such-move = W tej grze nie ma takiego ruchu. Wybierz jeden z dostępnych.
refusal-game-over = Gra się skończyła. Żeby grać dalej, zacznijcie nową.
refusal-not-now = Teraz nie można tego zrobić. Wybierz jeden z ruchów dostępnych w tej chwili.
refusal-not-your-turn = To nie twoja kolej. Poczekaj, aż zagrają inni.
refusal-not-your-part = To zadanie kogoś innego. Zostaw je tej osobie.
refusal-bad-argument = To tutaj nie pasuje. Wybierz jedną z podanych możliwości.
refusal-bad-text =
    Napisz coś w jednej linii, nie dłuższej niż { $longest ->
        [one] jeden znak
        [few] { $longest } znaki
       *[many] { $longest } znaków
    } i bez niewidocznych znaków.
refusal-one-word-only = Tu może stać tylko jedno słowo. Napisz je bez spacji.
refusal-bad-option = Te ustawienia do siebie nie pasują. Wybierz spośród podanych.
refusal-no-such-language = Ten dom nie zna języka „{ $language }”. Wybierz jeden z podanych.
refusal-too-few-players =
    { $team ->
        [red] Drużyna czerwonych
        [blue] Drużyna niebieskich
        [a] Strona A
        [b] Strona B
       *[players] Ta gra
    } potrzebuje co najmniej { $needed ->
        [one] jednej osoby
       *[many] { $needed } osób
    }. Niech ktoś dołączy.
refusal-too-few-words =
    { $needed ->
        [one] Za mało kart: potrzebna jest jedna
        [few] Za mało kart: potrzebne są { $needed }
       *[many] Za mało kart: potrzeba { $needed }
    }. Wybierz większą talię.

## Plansze z kartami

refusal-card-unknown = Słowa „{ $card }” nie ma na planszy. Wybierz słowo, które na niej leży.
refusal-card-covered = Słowo „{ $card }” jest już zakryte. Wybierz słowo, które wciąż jest odkryte.
refusal-guess-first = W każdej turze trzeba zgadnąć przynajmniej raz. Najpierw dotknij karty, potem możesz skończyć.
refusal-already-marked = To jest już zaznaczone. Cofnij znak albo dotknij karty.
refusal-not-marked = Nie masz tam znaku. Najpierw zaznacz kartę.
refusal-not-your-word = „{ $card }” nie jest słowem twojej drużyny. Zakryj jedno z własnych.
refusal-clue-pending = Drugi szef zastanawia się jeszcze nad pokazaną wskazówką. Poczekaj na odpowiedź albo daj wskazówkę bez niej.
refusal-objection-pending = Ktoś zgłosił sprzeciw wobec wskazówki. Poczekaj na decyzję.
refusal-too-late-to-object = Na sprzeciw jest za późno: zgłasza się go przed pierwszą odpowiedzią. Wskazówka zostaje, grajcie dalej.
refusal-clue-approved = Ta wskazówka dostała wcześniej zgodę, więc zostaje. Przepuść ją.

## Duet

refusal-own-token = Twoja strona pomyliła się już przy słowie „{ $card }”. Wybierz inne; to może wskazać tylko partner.
refusal-side-complete = Wszystkie słowa twojej strony są znalezione. Od teraz wskazówki daje druga strona.
refusal-two-clues-in-a-row = Twoja strona dała dwie wskazówki z rzędu. Teraz kolej na drugą stronę.
refusal-nothing-to-find = Nie masz już czego szukać. Zgadywanie zostaw drugiej stronie.
refusal-mission-locked = Ta misja nie jest jeszcze dla was otwarta. Najpierw wygrajcie którąś z połączonych z nią linią.

## Labirynt słów

refusal-list-frozen = Wasza lista jest już oddana. Najpierw otwórzcie ją na nowo, dopóki drudzy jeszcze piszą.
refusal-list-not-exact = Lista musi mieć dokładnie tyle pułapek, ile potrzeba. Dopisujcie lub skreślajcie słowa, aż będzie się zgadzać.
refusal-list-full = Lista jest pełna. Skreślcie coś, zanim dopiszecie następne.
refusal-trap-repeated = Słowo „{ $word }” już jest na liście. Napisz inne.
refusal-trap-is-secret = „{ $word }” to samo sekretne słowo, a ono i tak jest pułapką. Napisz inne.
refusal-dread-unmarked = Nad drugą drużyną wisi Słowo Postrachu. Najpierw oznaczcie pułapkę, która ją cofnie.
refusal-torch-offered-to-all = Pochodnia obeszła już całą drużynę. Opisuje ten, kto ją teraz trzyma.
refusal-answer-pending = Jedna odpowiedź czeka na ocenę. Najpierw zdecydujcie, czy się liczy.
refusal-too-late-to-call = Za późno: pułapka albo zła wskazówka liczy się tylko wtedy, gdy zgłosi się ją od razu. Grajcie dalej.
refusal-no-guess-left = Nie masz już odpowiedzi w tej turze. Niech zgaduje reszta drużyny.
refusal-words-used-up =
    { $left ->
        [0] Nie masz już słów. Teraz musi zgadywać twoja drużyna.
        [one] Zostało ci tylko jedno słowo. Powiedz to jednym słowem.
        [few] Zostały ci tylko { $left } słowa. Powiedz to krócej.
       *[many] Zostało ci tylko { $left } słów. Powiedz to krócej.
    }
refusal-one-message-only = Powódź pozwala na jedną wiadomość, a ta już poszła. Teraz musi zgadywać twoja drużyna.
refusal-clues-frozen = Petryfikacja: po pierwszej odpowiedzi nie ma już wskazówek. Teraz musi zgadywać twoja drużyna.
refusal-echo-needed = Echo: pisz każde słowo dwa razy z rzędu, jak „krowa krowa”.
refusal-no-s-words = Wąż nie pozwala na słowa na S ani Ś. Znajdź inne.
refusal-three-words-only =
    Trójka: wiadomość może mieć { $left ->
        [one] jedno słowo
        [few] najwyżej { $left } słowa
       *[many] najwyżej { $left } słów
    }. Skróć ją.
refusal-wait-for-guess = Trójka: po każdej wiadomości czekasz na odpowiedź. Niech najpierw zgaduje twoja drużyna.
refusal-say-what-it-is-not = Na opak: powiedz, czym to nie jest, i zacznij od „{ $negations }”.
refusal-chambers-not-ascending = Labirynt ma pięć różnych komnat od 1 do 10, w kolejności rosnącej. Tak je wybierzcie.
refusal-chambers-share-a-tile = Komnaty 3 i 10 to dwie strony jednej płytki. Wybierzcie tylko jedną z nich.

## Decipher

refusal-language-without-letters = W Decipher gra się w jednym języku, zapisywanym literami. Wybierz taki język.
refusal-wrong-length =
    Słowo musi mieć dokładnie { $length ->
        [one] jedną literę
        [few] { $length } litery
       *[many] { $length } liter
    }. Wybierz inne.
refusal-letter-unknown = W tym alfabecie nie ma płytki „{ $letter }”. Wybierz słowo bez niej.
refusal-not-enough-tiles =
    { $tiles ->
        [one] Jest tylko jedna płytka
        [few] Są tylko { $tiles } płytki
       *[many] Jest tylko { $tiles } płytek
    } z literą „{ $letter }”. Wybierz inne słowo.
refusal-not-enough-pieces =
    W pudełku jest tylko { $pieces } { $piece ->
        [long] długich kresek
        [short] krótkich kresek
        [big] dużych łuków
       *[small] małych łuków
    }, a to słowo potrzebuje więcej. Wybierz inne.
refusal-piece-not-hidden =
    W komorze nie ma już { $piece ->
        [long] długiej kreski
        [short] krótkiej kreski
        [big] dużego łuku
       *[small] małego łuku
    }. Podaj inny element.
refusal-field-refused =
    Pole { $field } odmówiło już { $piece ->
        [long] długiej kresce
        [short] krótkiej kresce
        [big] dużemu łukowi
       *[small] małemu łukowi
    }. Spróbuj na innym polu.
refusal-no-attempt-left = Twoje próby w tej rundzie są wykorzystane. Nowe dostaniesz w następnej.
refusal-chamber-empty = Komora jest pusta, nie ma o co prosić. Zgadnij słowo albo spasuj.
