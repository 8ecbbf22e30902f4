# Duet: the room.

duet-board = Plansza, 25 kart
duet-clue = Wskazówka
duet-clues = Wskazówki
duet-you = Ty
duet-side = Strona { $side }
duet-line = { $name } { $doing }
duet-open = Zaczyna ten, kto pierwszy ma wskazówkę.
duet-your-clue = Twoja kolej na wskazówkę
duet-your-guess = Twoja kolej na zgadywanie
duet-clue-given = Wskazówka, podaje { $name }: { $clue }
duet-doing-opens =
    { $count ->
        [one] może zacząć
       *[other] mogą zacząć
    }
    .you =
        { $count ->
            [one] możesz zacząć
           *[other] możecie zacząć
        }
duet-doing-thinks =
    { $count ->
        [one] wymyśla wskazówkę
       *[other] wymyślają wskazówkę
    }
    .you =
        { $count ->
            [one] wymyślasz wskazówkę
           *[other] wymyślacie wskazówkę
        }
duet-doing-gives =
    { $count ->
        [one] podaje wskazówkę
       *[other] podają wskazówkę
    }
    .you =
        { $count ->
            [one] podajesz wskazówkę
           *[other] podajecie wskazówkę
        }
duet-doing-guesses =
    { $count ->
        [one] zgaduje
       *[other] zgadują
    }
    .you =
        { $count ->
            [one] zgadujesz
           *[other] zgadujecie
        }
duet-doing-searches =
    { $count ->
        [one] ma jeszcze czego szukać
       *[other] mają jeszcze czego szukać
    }
    .you =
        { $count ->
            [one] masz jeszcze czego szukać
           *[other] macie jeszcze czego szukać
        }
duet-doing-decides =
    { $count ->
        [one] rozstrzyga o wskazówce
       *[other] rozstrzygają o wskazówce
    }
    .you =
        { $count ->
            [one] rozstrzygasz o wskazówce
           *[other] rozstrzygacie o wskazówce
        }
duet-doing-waits =
    { $count ->
        [one] czeka
       *[other] czekają
    }
    .you =
        { $count ->
            [one] czekasz
           *[other] czekacie
        }
duet-doing-done =
    { $count ->
        [one] nie ma już czego szukać
       *[other] nie mają już czego szukać
    }
    .you =
        { $count ->
            [one] nie masz już czego szukać
           *[other] nie macie już czego szukać
        }
duet-nothing-left = { $name } nie ma już czego szukać.
    .you = Nie masz już czego szukać: słowa z klucza partnera są znalezione.
duet-stop = Kończę turę, oddaję żeton
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
duet-bank-mistakes =
    { $count ->
        [0] Żaden nie pokryje błędu.
        [one] Jeden z nich pokryje błąd.
        [few] { $count } z nich pokryją błędy.
       *[many] { $count } z nich pokryje błędy.
    }
duet-bank-note = Zielony żeton płaci za turę. Gdy zabraknie żółtych, błąd kosztuje dwa zielone.
duet-ticks =
    { $count ->
        [one] jedna tura bez błędu
        [few] { $count } tury bez błędu
       *[many] { $count } tur bez błędu
    }
duet-invalid = nieważna, żeton przepada
duet-objection-note = Strona, która ją podała, mówi, czy jest nieważna. To kosztuje żeton.
duet-own-up = Moja wskazówka jest nieważna: oddaję żeton
duet-penalty = Wskazówka była nieważna. Kosztowała żeton i gracie ją tak, jak jest.
duet-risk = Partner może ją uznać za nieważną. Jeśli mu to przyznasz, przepada żeton.
duet-number-zero = 0: żadne z twoich słów nie pasuje do tej wskazówki. Partner i tak musi dotknąć jednej karty.
duet-restart-maybe = Wskazówka zdradziła za dużo?
duet-restart-propose = Zaproponuj grę od nowa
duet-restart-proposed = { $name } proponuje zacząć od nowa.
duet-restart-yes = Zaczynamy od nowa
duet-restart-no = Gramy dalej
duet-sudden = Nagła śmierć
duet-sudden-rule = Jeden błąd i koniec.
duet-silence = Bank pusty. Bez wskazówek i bez narad: dotykacie kart w dowolnej kolejności.
duet-card-found = agent, po stronie: { $name }
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
map-rulebook = linia z instrukcji
map-ours = linia od nas
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
map-fly = Lecimy: { $name }
map-far = Najpierw wygrajcie misję: { $name }.
map-no-book = Bez księgi drużyny można zagrać w każdym mieście. Księga pamięta zwycięstwa i otwiera mapę krok po kroku.
map-about = Liczby są z instrukcji, linie z Pragi też. Pozostałe linie to nasza rekonstrukcja.

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
book-secret = Dawajcie ten link tylko członkom drużyny: kto go ma, ten może pisać w księdze.
book-date = Data
book-mission = Misja
book-how = Jak się skończyło
book-record = Zapis
book-replay = Obejrzyj jeszcze raz
book-end-all-found = wszyscy agenci znalezieni
book-end-assassin = spotkanie z zabójcą
book-end-out-of-time = błędna odpowiedź przy pustym banku
book-end-out-of-tokens = zabrakło żetonów
book-end-resigned = poddana
