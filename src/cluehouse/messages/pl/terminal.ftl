# Stół przy jednej klawiaturze.

welcome = Witajcie w Cluehouse!
not-affiliated = Gry przy jednej klawiaturze. Nazwy gier należą do ich właścicieli; ten dom nie jest z nimi związany.
good-bye = Do zobaczenia!
comma = { ", " }
labelled = { $label }: { $text }

## Polecenia

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

## Pytania przed grą

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

## Czyj to ekran

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

## Wskazówki i odpowiedzi

ask-clue = Twoja wskazówka, słowo i liczba, na przykład: drzewo 2 (? = pomoc)
ask-more-guesses = Następna karta albo stop
ask-objection = Czy ta wskazówka jest nieprawidłowa? (tak / nie)
clue-is = Wskazówka: { $clue }
clue-invalid = nieprawidłowa
objection-raised = { $name } zgłasza sprzeciw wobec wskazówki.
objection-waived = Wskazówka zostaje.
codenames-left =
    Czerwoni: { $red ->
        [one] 1 słowo
        [few] { $red } słowa
       *[many] { $red } słów
    } do znalezienia   Niebiescy: { $blue ->
        [one] 1 słowo
        [few] { $blue } słowa
       *[many] { $blue } słów
    } do znalezienia
codenames-guesses-left =
    { $left ->
        [-1] (odpowiedzi bez ograniczeń)
        [one] (została 1 odpowiedź)
        [few] (zostały { $left } odpowiedzi)
       *[many] (zostało { $left } odpowiedzi)
    }
codenames-number-high =
    { $left ->
        [one] Waszej drużynie zostało tylko jedno słowo.
        [few] Waszej drużynie zostały tylko { $left } słowa.
       *[many] Waszej drużynie zostało tylko { $left } słów.
    }
codenames-ask-guess = Która karta? Słowo albo numer (drudzy mogą jeszcze wpisać: sprzeciw)
codenames-ask-approve = Zgadzasz się na tę wskazówkę? (tak / nie)
codenames-ask-ghost = Które niebieskie słowo zakrywa duch? Słowo albo numer
codenames-covered =
    { $side ->
        [red] { $card }: zakryte, czerwony agent.
       *[blue] { $card }: zakryte, niebieski agent.
    }
codenames-penalty = Przed wskazówką szef może zakryć jedno słowo własnej drużyny: zakryj i to słowo.
codenames-asked-waiting = Drugi szef pyta, czy może być taka wskazówka: { $clue }
codenames-asked-approved = Drugi szef zgadza się na: { $clue }
codenames-asked-declined = Drugi szef nie zgadza się na: { $clue }
codenames-ghost-score =
    { $score ->
        [one] Na wolności został jeden niebieski agent: to wasz wynik.
        [few] Na wolności zostało { $score } niebieskich agentów: to wasz wynik.
       *[many] Na wolności zostało { $score } niebieskich agentów: to wasz wynik.
    }

duet-found = Znalezieni agenci: { $found } z { $all }
duet-bank = Żetony w banku: { $tokens }
duet-bank-mistakes = (tanie pomyłki: { $mistakes }; każda dalsza kosztuje dwa żetony)
duet-bank-empty = Nie ma już żetonów
duet-legend = { $agent }A { $agent }B agent, znalazła strona A lub B   { $miss }A { $miss }B pomyłka strony A lub B
duet-legend-look = /klucz = spójrz na swój klucz
duet-legend-key = { $agent } ma to znaleźć druga strona   { $bystander } obserwator   { $assassin } zabójca   { $miss }A { $miss }B pomyłka strony A lub B
duet-legend-over = Klucz, najpierw A, potem B: { $agent } agent   { $bystander } obserwator   { $assassin } zabójca   { $miss }A { $miss }B pomyłka strony A lub B
duet-sudden = nagła śmierć
duet-complete = Wszystkie słowa strony { $side } są znalezione; wskazówki daje druga strona.
duet-complete-sudden = Wszystkie słowa strony { $side } są znalezione; zgaduje już tylko strona { $side }.
move-own-up = przyznanie się
    .typed = przyznaję przyznaje wycofuję wycofuje
    .help = powiedz, że własna wskazówka jest nieprawidłowa: kosztuje żeton, ale i tak obowiązuje
duet-ask-guess = Która karta? Słowo albo numer
duet-ask-restart = Zaczynamy od nowa? (tak / nie)
duet-restart-proposed = { $name } proponuje zacząć od nowa.
duet-penalty = Wskazówka była nieprawidłowa i kosztuje żeton; gracie ją jak zwykłą.
duet-sudden-begins = Bank jest pusty: nagła śmierć!
duet-key-structure = Każda strona klucza ma 9 agentów i 3 zabójców. 3 agentów jest po obu stronach; z twoich zabójców jeden jest po drugiej stronie zabójcą, jeden agentem i jeden obserwatorem.

## Labirynt słów

trapwords-round = Runda { $round } z { $rounds }
trapwords-torches = Pochodnie: ◆ { $red }   ● { $blue }
trapwords-fights =
    { $side ->
        [red] Czerwoni walczą z potworem!
       *[blue] Niebiescy walczą z potworem!
    }
trapwords-set-word =
    { $side ->
        [red] Czerwoni mają zgadnąć: { $word }
       *[blue] Niebiescy mają zgadnąć: { $word }
    }
trapwords-describer = Opisywać będzie { $name }. Jakie słowa mogą paść?
trapwords-needed =
    { $needed ->
        [one] Potrzebna jest jedna pułapka
        [few] Potrzebne są { $needed } pułapki
       *[many] Potrzeba { $needed } pułapek
    }, na liście: { $written }.
trapwords-secret = Sekretne słowo: { $word }
trapwords-their-word = Mają zgadnąć: { $word }   Pułapki:
trapwords-guesses = Odpowiedzi: { $made } z { $all }
trapwords-doubt = Czy padła pułapka „{ $trap }”?
trapwords-doubt-illegal = Czy była niedozwolona wskazówka?
trapwords-traps-were = Pułapki: { $traps }
trapwords-torch-passed = Pochodnię dostaje { $name }.
trapwords-monster-moved = Nikt nie ruszył naprzód: potwór podchodzi o jedną komnatę.
trapwords-restrictions = Opisujący nie mówi sekretnego słowa ani jego części, nie podaje przykładów, nazw ani tytułów, rymów ani liter i nie gestykuluje.
trapwords-ask-trap = Pułapki, oddzielone spacjami (? = pomoc)
trapwords-ask-ready = Enter = oddajemy listę
trapwords-ask-hourglass = Enter = odwróćcie klepsydrę i start
trapwords-ask-watchers = [{ $seconds } z { $all } s] dobrze, źle, pułapka 2, niedozwolona, wątpliwość 2, czas (? = pomoc)
trapwords-ask-calls = Padła pułapka albo niedozwolona wskazówka? pułapka 2, niedozwolona, wątpliwość 2; Enter = nie
trapwords-ask-doubt = Odpowiada drużyna opisująca: uznaj 1 albo odrzuć 1, z numerem wątpliwości (pilnujący mogą też: wycofaj 1)
trapwords-bell = Koniec czasu!

## Decipher

decipher-round = Runda { $round } z { $rounds }
decipher-wordsmith = Słowotwórca: { $name }
decipher-no = NIE
decipher-attempts = Pozostałe próby: { $left }
decipher-tried = Było: { $words }
decipher-bonus =
    Tryb bonusowy: { $tokens ->
        [one] 1 żeton bonusowy
        [few] { $tokens } żetony bonusowe
       *[many] { $tokens } żetonów bonusowych
    } na planszy, { $pieces ->
        [one] 1 element
        [few] { $pieces } elementy
       *[many] { $pieces } elementów
    } w komorze.
decipher-bonus-begins = Zostały trzy elementy: zaczyna się tryb bonusowy.
decipher-word = Twoje słowo: { $word }
decipher-chamber = W komorze: { $pieces }
decipher-ask-word =
    Twoje sekretne słowo, { $length ->
        [one] jedna litera
        [few] { $length } litery
       *[many] { $length } liter
    }
decipher-ask-give = Który element? Numer; można też kilka na następne tury: 1 2 1
decipher-ask-draw = Enter = losuj element
decipher-ask-place = Numer pola; albo: hasło i słowo (? = pomoc i litery)
decipher-ask-bonus = proszę, pas albo: hasło i słowo
decipher-ask-attempt = hasło i słowo
decipher-refused = Pole { $field } mówi NIE: { $piece } tu nie pasuje.
decipher-fits = Pole { $field } mówi TAK: { $piece } zostaje.
decipher-wrong = { $word } to nie to, { $name }.
decipher-passed = { $name } pasuje.
decipher-letters = Elementy i litery, które z nich powstają:

## Gry bez własnego ekranu

generic-phase = Faza: { $phase }
generic-private = To widzisz tylko ty:
generic-moves = Możliwe ruchy ({ $name }):
generic-changed = Zmiany: { $fields }
generic-outcome = Koniec gry. Wygrywają: { $winners } ({ $reason })
generic-ask-move = Twój ruch z listy, razem z wartościami (? = pomoc)

## Po grze

ask-save = Zachować zapis tej gry?
ask-file = Plik [Enter = { $usual }]:
file-exists = { $file } już istnieje. Wybierz inną nazwę.
file-failed = Nie można zapisać { $file }. Wybierz inną nazwę albo folder.
file-saved = Zapisano: { $file }
ask-again = Co teraz?
again-turned = rewanż na odwróconych kartach
again-new = jeszcze raz z nowym rozdaniem
again-leave = do domu

## Zapisy

seat-table = Stół
press-enter-for-next = Enter = następny krok, wyjście = koniec
file-unreadable = Nie mogę otworzyć { $file }. Sprawdź nazwę i spróbuj jeszcze raz.
record-unreachable = Nie mogę pobrać { $address } ({ $why }). Sprawdź adres i spróbuj jeszcze raz.
not-a-record = { $file } nie jest zapisem gry ({ $why }). Podaj plik zapisany po grze.
record-refused = Ten zapis łamie zasady, więc nie mogę pokazać reszty. { $why }
fingerprint-matches = Odcisk się zgadza: to jest obiecane rozdanie.
fingerprint-differs = Odcisk się nie zgadza: to nie jest obiecane rozdanie.
