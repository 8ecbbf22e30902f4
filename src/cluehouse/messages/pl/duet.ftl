# Duet: everything that only this game says, on the page and in the terminal.

## Seats

seat-side = Strona { $side } { $number }
seat-partner = Strona { $side } { $number }

## Options

option-duet-language = Język kart
option-duet-a = Osoby po stronie A
option-duet-b = Osoby po stronie B
option-duet-pool = Karty
    .codenames = talia Tajniaków
    .duet = talia Duetu
    .mixed = obie talie
    .pictures = talia z obrazkami
option-duet-tokens = Żetony w banku; im więcej, tym łatwiej
option-duet-mission = Misja z mapy, z własnymi żetonami (tury-pomyłki)
option-duet-order = Kto daje wskazówki
    .alternate = strony na zmianę
    .loose = jedna strona może dać dwie wskazówki z rzędu
option-duet-names = Czy wskazówką może być nazwa z kilku słów?
option-duet-acronyms = Czy wskazówką może być skrótowiec?
option-duet-titles = Czy wskazówką może być tytuł filmu lub książki?
option-duet-hyphenated = Czy wskazówką może być słowo z łącznikiem?
option-duet-fixed-names = Czy wskazówką może być stała nazwa z kilku słów, jak „świnka morska”?
option-duet-homonyms = Czy wskazówka może grać słowami, które brzmią tak samo?
option-duet-foreign-words = Czy wskazówką może być obce słowo używane na co dzień, jak „crêpes”?
option-duet-restart = Czy można zacząć od nowa po wskazówce, która zdradziła za dużo?
option-duet-spoken = Czy wskazówki mówi się na głos? (wtedy bez botów)

## Moves: what they are called, what people may type for them, what they do

move-let-start = oddanie pierwszej wskazówki
    .typed = pas
    .help = zostaw pierwszą wskazówkę drugiej stronie
move-hand-over = oddanie zgadywania
    .typed = koniec
    .help = w nagłej śmierci: zostaw zgadywanie drugiej stronie
move-take-back = dalsze zgadywanie
    .typed = jednak
    .help = zgaduj dalej, dopóki druga strona nie dotknie karty
move-restart = gra od nowa
    .typed = od-nowa
    .help = zaproponuj grę od nowa, bo wskazówka zdradziła za dużo
move-agree = zgoda
    .typed = zgoda tak t
    .help = gramy od nowa
move-disagree = brak zgody
    .typed = odmowa nie n
    .help = gramy dalej
move-own-up = przyznanie się
    .typed = przyznaję przyznaje wycofuję wycofuje
    .help = przyznaj, że twoja wskazówka jest nieważna: kosztuje to żeton, ale wskazówka i tak obowiązuje

## What happens

duet-phase-open = Pierwszą wskazówkę może dać każda ze stron.
duet-phase-clue = Strona { $side } wymyśla wskazówkę.
duet-phase-guess = Zgaduje strona { $side }.
duet-phase-objection = Wskazówka jest sporna; strona { $side } mówi, czy jest nieważna.
duet-phase-restart = Zaczynacie od nowa?
duet-phase-sudden-death = Nagła śmierć: nie ma już wskazówek, a jedna pomyłka kończy grę.
duet-touched-agent = { $card } – znaleziony agent!
duet-touched-bystander = { $card } – tylko obserwator.
duet-touched-assassin = { $card } – zabójca!
duet-end-stop = Koniec tury.
duet-end-bystander = Koniec tury.
duet-end-complete = Tam nie ma już czego szukać; koniec tury.
duet-outcome-resigned = Poddaliście się.
duet-outcome-all-found = Wszyscy agenci znalezieni. Wygraliście!
duet-outcome-assassin = To był zabójca. Przegraliście.
duet-outcome-out-of-time = Nie było już żetonów, a odpowiedź okazała się błędna. Przegraliście.
duet-outcome-out-of-tokens = Zabrakło żetonów na tę pomyłkę. Przegraliście.
duet-outcome-restart = Ta gra się nie liczy. Zacznijcie od nowa.
duet-advice-mind-the-assassins = Przed każdą wskazówką spójrzcie jeszcze raz na trzech zabójców.
duet-advice-rather-stop = Tę wskazówkę dał bot. Jeśli następna karta to tylko strzał, lepiej zakończyć turę: tura kosztuje żeton, a zabójca całą grę.
duet-advice-clues-for-two = Spróbujcie wskazówek do dwóch kart i więcej, nawet trochę naciąganych.
duet-advice-more-tokens = Znowu zabrakło żetonów? Weźcie dziesiąty żeton albo i jedenasty.
duet-advice-try-nine = Brawo! Teraz spróbujcie z dziewięcioma żetonami.
duet-advice-mission-map = Mapa misji stoi otworem: spróbujcie Berlina, Kairu albo Moskwy, albo znów dziewięciu żetonów.
duet-advice-next-mission = Misja wykonana. Wybierzcie następne miasto.
duet-band-won =
    { $score ->
        [one] Jeden punkt. Udało się!
        [few] { $score } punkty. Udało się!
       *[many] { $score } punktów. Udało się!
    }
duet-band-good =
    { $score ->
        [one] Jeden punkt. Dobry wynik!
        [few] { $score } punkty. Dobry wynik!
       *[many] { $score } punktów. Dobry wynik!
    }
duet-band-excellent =
    { $score ->
        [one] Jeden punkt. Świetny wynik!
        [few] { $score } punkty. Świetny wynik!
       *[many] { $score } punktów. Świetny wynik!
    }
duet-band-map =
    { $score ->
        [one] Jeden punkt. Znakomicie: czas na mapę misji.
        [few] { $score } punkty. Znakomicie: czas na mapę misji.
       *[many] { $score } punktów. Znakomicie: czas na mapę misji.
    }
duet-hint-guess-one-black = Jeden z twoich trzech zabójców jest agentem po drugiej stronie klucza: trzeba go będzie wskazać.
duet-hint-leave-the-blacks = Agent wśród twoich zabójców jest już znaleziony: pozostałych dwóch nigdy nie wskazuj.
duet-bank-mistakes =
    { $count ->
        [0] Żaden nie pokryje błędu.
        [one] Jeden z nich pokryje błąd.
        [few] { $count } z nich pokryją błędy.
       *[many] { $count } z nich pokryje błędy.
    }
duet-sudden = Nagła śmierć
duet-penalty = Wskazówka była nieważna. Kosztuje żeton, ale obowiązuje.
duet-restart-proposed = { $name } proponuje zacząć od nowa.

## Missions

mission-prague = Praga
mission-moscow = Moskwa
mission-bangkok = Bangkok
mission-singapore = Singapur
mission-cairo = Kair
mission-baghdad = Bagdad
mission-dubai = Dubaj
mission-mumbai = Mumbaj
mission-yakutsk = Jakuck
mission-shanghai = Szanghaj
mission-hong-kong = Hongkong
mission-casablanca = Casablanca
mission-bogota = Bogota
mission-rio = Rio de Janeiro
mission-berlin = Berlin
mission-london = Londyn
mission-montreal = Montreal
mission-los-alamos = Los Alamos
mission-washington = Waszyngton
mission-cape-town = Kapsztad
mission-sydney = Sydney
mission-tokyo = Tokio
mission-paris = Paryż
mission-madrid = Madryt
mission-monte-carlo = Monte Carlo
mission-vatican = Watykan

## On the page

duet-board = Plansza, 25 kart
duet-clues = Wskazówki
duet-you = Ty
duet-side = Strona { $side }
duet-line = { $name } { $doing }
duet-open = Zaczyna ten, kto pierwszy ma wskazówkę.
duet-clue-given = Wskazówka, podaje { $name }: { $clue }
duet-says-open = Zacząć może każde z was
duet-says-waiting = { $name } czeka na ciebie
duet-says-clue = Twoja wskazówka
duet-says-guess = Ty zgadujesz
duet-says-thinks = { $name } myśli
duet-says-guesses = { $name } zgaduje
duet-says-dispute = Wskazówka jest sporna
duet-says-restart = Zaczynacie od nowa?
duet-says-both = Zgadywać może każde z was
duet-says-alone = Zgadujesz już tylko ty
duet-says-last = Ostatnia karta…
duet-todo-open = { $name } też jeszcze nie zaczyna.
    .bot = { $name } zaraz zacznie, chyba że zaczniesz ty.
    .watch = Nikt jeszcze nie podał wskazówki.
duet-todo-first = Pierwsza wskazówka jest twoja: słowo i liczba.
duet-todo-clue = Słowo i liczba: { $name } szuka kart z twoim listkiem.
duet-todo-clue-all = Nie masz już czego szukać, więc od teraz wszystkie wskazówki dajesz ty.
duet-todo-guess = Dotknij karty, potem dłoni. Liczy się tylko klucz, który widzi { $name }.
duet-todo-zero = 0: nie pasuje żadna karta. Mimo to dotknij choć jednej karty.
duet-todo-thinks-all = { $name } nie ma już czego szukać i od teraz daje wszystkie wskazówki.
duet-todo-thinks = { $name } szuka wskazówki. Potem zgadujesz ty.
    .first = Pierwszą wskazówkę podaje { $name }. Potem zgadujesz ty.
    .watch = { $name } szuka wskazówki.
duet-todo-guesses = Teraz cisza: wskazówka musi wystarczyć.
    .watch = Bez limitu, do pierwszej pomyłki.
duet-todo-decide = Rozstrzygnij, czy jest ważna.
duet-todo-decides = Rozstrzyga { $name }.
duet-todo-both = Brakujących agentów: { $left }, z tego { $theirs } szuka { $name }. Jeden błąd kończy grę.
    .bot = { $name } odkrywa to, co pewne, reszta należy do ciebie. Brakujących agentów: { $left }. Jeden błąd kończy grę.
duet-todo-alone = { $left ->
        [one] Została 1 karta.
        [few] Zostały { $left } karty.
       *[many] Zostało { $left } kart.
    } Jeden błąd kończy grę.
duet-todo-handed = { $theirs ->
        [one] { $name } ma jeszcze 1 kartę: tę z twoim listkiem.
        [few] { $name } ma jeszcze { $theirs } karty: te z twoim listkiem.
       *[many] { $name } ma jeszcze { $theirs } kart: te z twoim listkiem.
    }
duet-todo-nothing = Nie masz już czego szukać.
duet-todo-yours = Tylko dla ciebie: { $alone } z { $left }. Jeden błąd kończy grę.
duet-todo-sudden-watch = Brakujących agentów: { $left }. Jeden błąd kończy grę.
duet-todo-last-token = Ostatni żeton: po tej turze zacznie się nagła śmierć.
duet-todo-last-tick = Ostatni żeton: koniec tury to nagła śmierć, a pomyłka to przegrana.
duet-todo-last-two = Dwa żetony: pomyłka zabierze oba i zacznie się nagła śmierć.
duet-todo-no-token = Nie ma żetonów: koniec tury to nagła śmierć, a pomyłka to przegrana.
duet-let-start = Niech zacznie { $name }
duet-done = Już nie zgaduję
duet-done-not = Jednak szukam
duet-done-said = { $name } już o tym wie.
duet-won = Wszyscy agenci znalezieni!
duet-lost = Misja nieudana
duet-fate-won = Wygraliście!
duet-fate-lost = Przegraliście.
duet-why-all-found = Ostatnia karta: { $card } ({ $who }).
duet-why-assassin = { $who } dotyka karty { $card }: to zabójca.
duet-why-out-of-time = { $who } dotyka karty { $card }: to obserwator, a żetonów już nie ma.
duet-why-out-of-tokens = { $who } dotyka karty { $card }: to obserwator, a żetonów nie starcza.
duet-why-resigned = Gra została poddana.
duet-why-restart = Ta gra się nie liczy.
duet-avoids = tego unika { $name }
duet-next-city = Dokąd teraz?
duet-rematch = 25 nowych kart i nowy klucz, skład bez zmian.
duet-doing-opens =
    { $count ->
        [one] może zacząć
       *[many] mogą zacząć
    }
    .you =
        { $count ->
            [one] możesz zacząć
           *[many] możecie zacząć
        }
duet-doing-thinks =
    { $count ->
        [one] wymyśla wskazówkę
       *[many] wymyślają wskazówkę
    }
    .you =
        { $count ->
            [one] wymyślasz wskazówkę
           *[many] wymyślacie wskazówkę
        }
duet-doing-gives =
    { $count ->
        [one] podaje wskazówkę
       *[many] podają wskazówkę
    }
    .you =
        { $count ->
            [one] podajesz wskazówkę
           *[many] podajecie wskazówkę
        }
duet-doing-guesses =
    { $count ->
        [one] zgaduje
       *[many] zgadują
    }
    .you =
        { $count ->
            [one] zgadujesz
           *[many] zgadujecie
        }
duet-doing-searches =
    { $count ->
        [one] ma jeszcze czego szukać
       *[many] mają jeszcze czego szukać
    }
    .you =
        { $count ->
            [one] masz jeszcze czego szukać
           *[many] macie jeszcze czego szukać
        }
duet-doing-decides =
    { $count ->
        [one] rozstrzyga o wskazówce
       *[many] rozstrzygają o wskazówce
    }
    .you =
        { $count ->
            [one] rozstrzygasz o wskazówce
           *[many] rozstrzygacie o wskazówce
        }
duet-doing-waits =
    { $count ->
        [one] czeka
       *[many] czekają
    }
    .you =
        { $count ->
            [one] czekasz
           *[many] czekacie
        }
duet-doing-done =
    { $count ->
        [one] nie ma już czego szukać
       *[many] nie mają już czego szukać
    }
    .you =
        { $count ->
            [one] nie masz już czego szukać
           *[many] nie macie już czego szukać
        }
duet-nothing-left = { $name } nie ma już czego szukać.
    .you = Nie masz już czego szukać: agenci z klucza partnera są znalezieni.
duet-stop = Kończę turę (kosztuje 1 żeton)
    .brief = Kończę (−1)
duet-stop-sure = Tak, kończymy turę
duet-stop-no = Zgadujemy dalej
duet-missed = błąd: { $name }
    .you = twój błąd
duet-looks-for = tego szuka { $name }
    .you = tego szukasz ty
duet-agents = Agenci
duet-agents-found = Znaleziono { $count } z { $all } agentów
duet-of = { $count }/{ $all }
duet-tokens-left = Żetony
duet-bank = Zostało { $left } z { $all } żetonów czasu.
duet-bank-short = { $left } z { $all }
duet-bank-note = Zielony żeton wystarcza na turę. Gdy zabraknie żółtych, błąd kosztuje dwa zielone.
duet-ticks =
    { $count ->
        [one] jedna tura bez błędu
        [few] { $count } tury bez błędu
       *[many] { $count } tur bez błędu
    }
duet-invalid = nieważna, tracicie żeton
duet-objection-note = { $name } mówi, czy jest nieważna. Jeśli tak, kosztuje to żeton.
    .you = To ty mówisz, czy jest nieważna. Jeśli tak, kosztuje to żeton.
duet-own-up = Moja wskazówka była nieważna: oddaję żeton
duet-risk = Partner może ją uznać za nieważną. Jeśli się zgodzisz, tracicie żeton.
duet-number-high =
    { $left ->
        [one] Została do odgadnięcia tylko jedna twoja zielona karta.
        [few] Zostały do odgadnięcia tylko { $left } twoje zielone karty.
       *[many] Zostało do odgadnięcia tylko { $left } twoich zielonych kart.
    }
duet-number-zero = 0: żadna z twoich kart nie pasuje do tej wskazówki. Partner i tak musi dotknąć jednej.
duet-restart-maybe = Wskazówka zdradziła za dużo?
duet-restart-propose = Zaproponuj grę od nowa
duet-restart-yes = Zaczynamy od nowa
duet-restart-no = Gramy dalej
duet-sudden-rule = Jeden błąd i koniec.
duet-silence = Nie ma już żetonów. Bez wskazówek i bez narad: dotykacie kart w dowolnej kolejności.
    .phone = Bez wskazówek i rozmów. Dotknij karty, potem dłoni.
duet-card-found = agent, znaleziony ({ $name })
duet-card-missed = błąd: { $name }
duet-card-closed = zamknięta dla obu stron
duet-card-own-key = w twoim kluczu: { $what }
duet-card-key = w kluczu ({ $name }): { $what }
duet-edition = karta z talii Duet

## The mission map

map-title = Mapa misji
map-done =
    { $count ->
        [0] Dwadzieścia sześć miast
        [one] Dwadzieścia sześć miast, jedno za wami
        [few] Dwadzieścia sześć miast, { $count } za wami
       *[many] Dwadzieścia sześć miast, { $count } za wami
    }
map-city-won = wykonana
map-city-open = można lecieć
map-city-far = jeszcze zamknięta
map-city-free = misja
map-rulebook = trasa z instrukcji
map-ours = trasa od nas
map-start-here = Stąd rusza każda drużyna
map-after = Poprzedni przystanek: { $name }
map-opens-after = Otworzy się po misji: { $name }
map-tokens =
    { $count ->
        [one] tura
        [few] tury
       *[many] tur
    }
map-mistakes =
    { $count ->
        [one] dozwolony błąd
        [few] dozwolone błędy
       *[many] dozwolonych błędów
    }
map-means-plain =
    { $tokens ->
        [one] Jeden żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }, a każdy może pokryć błąd. Jak w grze podstawowej: liczy się tylko czas.
map-means-some =
    Żetonów jest { $tokens }, ale błąd { $mistakes ->
        [one] pokryje tylko jeden
        [few] pokryją tylko { $mistakes }
       *[many] pokryje tylko { $mistakes }
    }. Każdy następny błąd kosztuje dwie tury.
map-means-none = Tur jest sporo, ale żaden żeton nie pokryje błędu: każdy kosztuje dwie tury.
map-ways = Stąd dalej
map-tries = Wasze próby tutaj
map-no-tries = Jeszcze bez prób.
book-undone = { $count ->
        [one] raz cofnięto odkrytą kartę
        [few] { $count } razy cofnięto odkrytą kartę
       *[many] { $count } razy cofnięto odkrytą kartę
    }
map-fly = Lecimy: { $name }
map-far = Najpierw wygrajcie misję: { $name }.
map-no-book = Bez księgi drużyny można zagrać w każdym mieście. Księga pamięta zwycięstwa i otwiera mapę krok po kroku.
map-about = Liczby są z instrukcji, trasy z Pragi też. Pozostałe trasy to nasza rekonstrukcja.

## The team book

book-none = Księga dla dwojga albo dla większej drużyny
book-none-text = Księga pamięta każdą próbę misji, wygraną i przegraną, i otwiera drużynie mapę. Kto ma jej link, należy do drużyny.
book-yours = Księgi na tym urządzeniu
book-forget = Usuń z tej listy: { $name }
book-result = wygrane: { $won } · przegrane: { $lost }
book-progress = Wykonane misje: { $count } z { $all }
book-tries = Wszystkie próby
book-tries-at = Próby: { $name }
book-all = Pokaż wszystkie
book-empty = Jeszcze tu pusto. Lećcie do Pragi: to gra podstawowa.
book-copy = Kopiuj link dla drużyny
book-secret = Dawajcie ten link tylko członkom drużyny: kto go ma, może pisać w księdze.
book-date = Data
book-mission = Misja
book-how = Jak się skończyło
book-record = Zapis
book-replay = Obejrzyj jeszcze raz
book-end-all-found = wszyscy agenci znalezieni
book-end-assassin = trafiony zabójca
book-end-out-of-time = pomyłka, gdy nie było już żetonów
book-end-out-of-tokens = zabrakło żetonów
book-end-resigned = poddana

## In the terminal

duet-found = Znalezieni agenci: { $found } z { $all }
duet-tokens = Zostało żetonów: { $tokens }
duet-bank-empty = Nie ma już żetonów
duet-legend = { $agent }A { $agent }B agent, znalazła strona A lub B   { $miss }A { $miss }B pomyłka strony A lub B
duet-legend-look = /klucz = spójrz na swój klucz
duet-legend-key = { $agent } ma to znaleźć druga strona   { $bystander } obserwator   { $assassin } zabójca   { $miss }A { $miss }B pomyłka strony A lub B
duet-legend-over = Klucz, najpierw A, potem B: { $agent } agent   { $bystander } obserwator   { $assassin } zabójca   { $miss }A { $miss }B pomyłka strony A lub B
duet-complete = Wszyscy agenci strony { $side } są znalezieni; wskazówki daje druga strona.
duet-complete-sudden = Wszyscy agenci strony { $side } są znalezieni; zgaduje już tylko strona { $side }.
duet-ask-guess = Która karta? Słowo albo numer
duet-ask-restart = Zaczynamy od nowa? (tak / nie)
duet-sudden-begins = Nie ma już żetonów: nagła śmierć!
duet-key-structure = Każda strona klucza ma 9 agentów i 3 zabójców. 3 agentów jest po obu stronach; z twoich zabójców jeden jest po drugiej stronie zabójcą, jeden agentem i jeden obserwatorem.

## What a replay tells

told-let-start = { $who } oddaje pierwszą wskazówkę.
told-hand-over = { $who } kończy u siebie.
told-take-back = { $who } jednak szuka dalej.
told-restart = { $who } chce zacząć od nowa.
told-agree = { $who } się zgadza.
told-disagree = { $who } się nie zgadza.

## Refusals

refusal-own-token = Twoja strona pomyliła się już przy karcie „{ $card }”. Wybierz inną; tę może wskazać tylko partner.
refusal-side-complete = Wszyscy agenci twojej strony są znalezieni. Od teraz wskazówki daje druga strona.
refusal-two-clues-in-a-row = Twoja strona dała dwie wskazówki z rzędu. Teraz kolej na drugą stronę.
refusal-nothing-to-find = Nie masz już czego szukać. Zgadywanie zostaw drugiej stronie.
refusal-mission-locked = Ta misja nie jest jeszcze dla was otwarta. Najpierw wygrajcie którąś z połączonych z nią.

## The lesson

learn-duet-board = Tutaj gracie razem. Wśród tych 25 słów jest 15 agentów; musicie ich znaleźć, zanim skończy się czas.
learn-duet-key = Każde z was widzi inną połowę klucza. Zielone słowa ma z twoją pomocą znaleźć partner. Uważaj na trzy czarne, na przykład { $assassin }: jeśli partner dotknie któregoś z nich, przegracie oboje.
learn-duet-clue = Podaj wskazówkę: { $one } i { $other } są po twojej stronie zielone. Napisz „{ $clue }”, wybierz 2 i wyślij.
learn-duet-found = Partner znalazł oba słowa i zakończył turę. Każda tura kosztuje jeden żeton: macie tylko dziewięć tur.
learn-duet-mark = Teraz na odwrót. Partner mówi „{ $clue }: 2”, a rozstrzyga jego połowa klucza, której nie widzisz. Dotknij słowa { $card }, żeby zaznaczyć.
learn-duet-touch = Naciśnij dłoń przy słowie { $card }: wtedy to odpowiedź.
learn-duet-mark-again = Agent! Dopóki trafiasz, możesz odpowiadać dalej. Dotknij słowa { $card }.
learn-duet-touch-again = I dłoń przy słowie { $card }.
learn-duet-stop = Oba znalezione. Można szukać dalej, także według starszych wskazówek, ale pudło kosztuje. Naciśnij przycisk kończący turę.
learn-duet-miss = Przy twojej wskazówce „{ $clue }” partner dotknął słowa { $card }: to obserwator. Tura się kończy, a na słowie leży żeton. Strzałka mówi, kto się tu pomylił; ty możesz to słowo jeszcze sprawdzić.
learn-duet-bank = Pilnujcie żetonów. Gdy się skończą, a nie wszyscy agenci są znalezieni, zaczyna się nagła śmierć: żadnych wskazówek, zgadujecie oboje, a jedno pudło to przegrana.
learn-duet-end = Znajdźcie wszystkich 15, a wygracie. Wygrana w grze na dziewięć żetonów otwiera mapę misji. Pora zagrać.
