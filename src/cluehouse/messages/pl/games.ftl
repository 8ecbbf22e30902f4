# Rzeczy, ruchy i wydarzenia czterech gier.

## Gry

game-codenames = Tajniacy
    .about = Dwie drużyny ścigają się w szukaniu swoich agentów wśród 25 słów; szefowie dają jednowyrazowe wskazówki.
game-duet = Tajniacy: Duet
    .about = Razem szukacie 15 agentów, zanim skończą się żetony; każda strona widzi połowę klucza.
game-trapwords = Labirynt słów
    .about = Opisz słowo, omijając pułapki, których nie widzisz, i przejdź przez labirynt do potwora.
game-decipher = Decipher
    .about = Sekretne słowo powstaje z kresek i łuków; poszukiwacze układają elementy i próbują je odczytać.

language-en = angielski (English)
language-pl = polski
language-zh = chiński (中文)

## Kto i co

team-name =
    { $side ->
        [red] czerwoni
       *[blue] niebiescy
    }
seat-chief =
    { $side ->
        [red] Czerwony szef
       *[blue] Niebieski szef
    }
seat-operative =
    { $side ->
        [red] Czerwony tajniak
       *[blue] Niebieski tajniak
    } { $number }
seat-shared = Tajniak
seat-side = Strona { $side } { $number }
seat-member =
    { $side ->
        [red] Czerwony
       *[blue] Niebieski
    } { $number }
seat-player = Gracz { $number }
seat-clock = Zegar
seat-referee = Sędzia

identity-red = czerwony agent
identity-blue = niebieski agent
identity-bystander = obserwator
identity-assassin = zabójca
identity-green = agent do znalezienia

number-unlimited = bez limitu
    .typed = nieograniczone bez-limitu ∞ *
piece-long = długa kreska
    .typed = długa
piece-short = krótka kreska
    .typed = krótka
piece-big = duży łuk
    .typed = duży
piece-small = mały łuk
    .typed = mały

## Ruchy: jak się nazywają, co można wpisać, co robią

move-clue = wskazówka
    .typed = wskazówka
    .help = daj wskazówkę, jedno słowo i jedną liczbę: drzewo 2
move-ask = pytanie
    .typed = pytanie
    .help = pokaż wskazówkę najpierw drugiemu szefowi: pytanie drzewo 2
move-approve = zgoda na wskazówkę
    .typed = zgoda tak t
    .help = tę wskazówkę można dać
move-decline = brak zgody na wskazówkę
    .typed = odmowa nie n
    .help = tej wskazówki lepiej nie dawać
move-cover = zakrycie
    .typed = zakryj
    .help = zakryj jedno ze słów własnej drużyny
move-mark = zaznaczenie
    .typed = zaznacz
    .help = pokaż kartę; to jeszcze nie odpowiedź
move-unmark = cofnięcie znaku
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
    .help = powiedz przed pierwszą odpowiedzią, że wskazówka jest nieprawidłowa
move-uphold = wskazówka nieprawidłowa
    .typed = nieprawidłowa tak t
    .help = wskazówka jest nieprawidłowa
move-waive = wskazówka zostaje
    .typed = przepuść nie n
    .help = niech wskazówka zostanie
move-ruling = orzeczenie
    .typed = orzeczenie
    .help = rada sędziego
move-time-up = koniec czasu
    .typed = czas c
    .help = czas minął
move-restart = gra od nowa
    .typed = od-nowa
    .help = zaproponuj grę od nowa, bo wskazówka zdradziła za dużo
move-agree = zgoda
    .typed = zgoda tak t
    .help = gramy od nowa
move-disagree = brak zgody
    .typed = odmowa nie n
    .help = gramy dalej

move-propose = dopisanie pułapki
    .typed = dopisz
    .help = dopisz słowa do listy: po prostu je wpisz
move-strike = skreślenie
    .typed = skreśl
    .help = skreśl słowo z listy, podając jego numer albo samo słowo
move-dread = słowo postrachu
    .typed = postrach
    .help = oznacz pułapkę, która cofnie drugą drużynę o komnatę
move-ready = lista gotowa
    .typed = gotowe
    .help = oddaj listę
move-reopen = otwarcie listy
    .typed = otwórz
    .help = piszcie dalej, dopóki drudzy jeszcze piszą
move-pass-torch = przekazanie pochodni
    .typed = pochodnia
    .help = opisywać będzie ktoś inny z drużyny
move-take = otwarcie księgi
    .typed = księga
    .help = przeczytaj sekretne słowo
move-turn-hourglass = odwrócenie klepsydry
    .typed = start
    .help = od teraz płynie czas
move-say = wskazówka
    .typed = mówię
    .help = wskazówka
move-hand = podniesienie ręki
    .typed = ręka
    .help = poproś o głos
move-trapwords-guess = odpowiedź
    .typed = odpowiedź
    .help = odpowiedź
move-heard = usłyszana odpowiedź
    .typed = słychać
    .help = policz odpowiedź powiedzianą na głos
move-judge = ocena
    .typed = ocena
    .help = powiedz, czy odpowiedź się liczy
move-call-trap = pułapka
    .typed = pułapka p
    .help = padło słowo pułapka; podaj jego numer albo samo słowo: pułapka 2
move-call-illegal = niedozwolona wskazówka
    .typed = niedozwolona n
    .help = wskazówka była niedozwolona: koniec tury
move-doubt-trap = wątpliwa pułapka
    .typed = wątpliwość w
    .help = może padła pułapka; rozstrzygniecie po turze: wątpliwość 2
move-doubt-illegal = wątpliwa wskazówka
    .typed = wątpliwa
    .help = może wskazówka była niedozwolona; rozstrzygniecie po turze
move-accept = uznanie
    .typed = uznaj tak t
    .help = wątpliwość jest słuszna, tura nieudana
move-reject = odrzucenie
    .typed = odrzuć nie
    .help = wątpliwość nie jest słuszna
move-withdraw = wycofanie
    .typed = wycofaj
    .help = wycofaj wątpliwość
move-alert = ostrzeżenie
    .typed = ostrzeżenie
    .help = sędzia mówi pilnującym, że mogła paść pułapka
move-spring = zadziałała pułapka
    .typed = zatrzask
    .help = sędzia mówi, że padła pułapka
move-lapse = nic do zgłoszenia
    .typed = nic
    .help = niczego już nie można zgłosić
move-stopwatch = stoper
    .typed = stoper
    .help = ile czasu zajęła dobra odpowiedź

move-resign = poddanie gry
    .typed = poddaj
    .help = strona poddaje grę
move-set-word = sekretne słowo
    .typed = słowo
    .help = ustal sekretne słowo
move-give = podanie elementu
    .typed = daj
    .help = podaj element albo kilka na następne tury: 1 2 1
move-draw = losowanie
    .typed = losuj
    .help = wylosuj element
move-place = położenie elementu
    .typed = połóż
    .help = połóż element na polu: wpisz numer pola
move-decipher-ask = prośba o element
    .typed = proszę
    .help = zapłać żetonem bonusowym za element
move-pass = pas
    .typed = pas
    .help = nie chcesz elementu
move-attempt = próba
    .typed = hasło
    .help = powiedz, jakie to słowo; kosztuje to jedną próbę: hasło panda
move-give-up = poddanie się
    .typed = poddajemy
    .help = wszyscy wolicie zobaczyć słowo

## Tajniacy

codenames-phase-clue =
    { $side ->
        [red] Szef czerwonych
       *[blue] Szef niebieskich
    } wymyśla wskazówkę.
codenames-phase-guess =
    { $side ->
        [red] Zgadują czerwoni.
       *[blue] Zgadują niebiescy.
    }
codenames-phase-objection =
    Wskazówka jest sporna; rozstrzyga { $rival ->
        [red] szef czerwonych
       *[blue] szef niebieskich
    }.
codenames-phase-ghost = Teraz duch zakrywa niebieskie słowo; wybiera je szef.
codenames-touched-red = { $card } – czerwony agent!
codenames-touched-blue = { $card } – niebieski agent!
codenames-touched-bystander = { $card } – tylko obserwator.
codenames-touched-assassin = { $card } – zabójca!
codenames-end-stop = Drużyna kończy turę.
codenames-end-limit = To była ostatnia odpowiedź w tej turze.
codenames-end-bystander = Koniec tury.
codenames-end-rival = Prezent dla drugiej drużyny; koniec tury.
codenames-end-time = Czas minął; koniec tury.
codenames-end-penalty = Wskazówka była nieprawidłowa; tura kończy się bez odpowiedzi.
codenames-outcome-resigned =
    { $side ->
        [red] Wygrywają czerwoni: przeciwnicy się poddali.
       *[blue] Wygrywają niebiescy: przeciwnicy się poddali.
    }
codenames-outcome-all-found =
    { $side ->
        [red] Wygrywają czerwoni: wszyscy ich agenci znalezieni!
       *[blue] Wygrywają niebiescy: wszyscy ich agenci znalezieni!
    }
codenames-outcome-assassin =
    { $side ->
        [red] Wygrywają czerwoni: przeciwnicy trafili na zabójcę.
       *[blue] Wygrywają niebiescy: przeciwnicy trafili na zabójcę.
    }

## Duet

duet-phase-open = Pierwszą wskazówkę może dać każda ze stron.
duet-phase-clue = Strona { $side } wymyśla wskazówkę.
duet-phase-guess = Zgaduje strona { $side }.
duet-phase-objection = Wskazówka jest sporna; strona { $side } mówi, czy jest nieprawidłowa.
duet-phase-restart = Zaczynacie od nowa?
duet-phase-sudden-death = Nagła śmierć: nie ma już wskazówek, a jedna pomyłka kończy grę.
duet-touched-agent = { $card } – znaleziony agent!
duet-touched-bystander = { $card } – tylko obserwator.
duet-touched-assassin = { $card } – zabójca!
duet-end-stop = Koniec tury.
duet-end-bystander = Koniec tury.
duet-end-complete = Tam nie ma już czego szukać; koniec tury.
duet-outcome-resigned = Poddaliście grę.
duet-outcome-all-found = Wszyscy agenci znalezieni. Wygrywacie razem!
duet-outcome-assassin = Trafiliście na zabójcę. Gra przegrana.
duet-outcome-out-of-time = Bank był pusty, a odpowiedź błędna. Gra przegrana.
duet-outcome-out-of-tokens = Zabrakło żetonów na tę pomyłkę. Gra przegrana.
duet-outcome-restart = Ta gra się nie liczy. Zacznijcie od nowa.
duet-advice-mind-the-assassins = Przed każdą wskazówką spójrzcie jeszcze raz na trzech zabójców.
duet-advice-clues-for-two = Spróbujcie wskazówek do dwóch słów i więcej, nawet trochę naciąganych.
duet-advice-more-tokens = Znowu zabrakło żetonów? Weźcie dziesiąty żeton albo i jedenasty.
duet-advice-try-nine = Brawo! Teraz spróbujcie z dziewięcioma żetonami.
duet-advice-mission-map = Mapa misji stoi otworem: spróbujcie Berlina, Kairu albo Moskwy.
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

## Labirynt słów

trapwords-phase-writing =
    Obie drużyny zastawiają pułapki: czerwoni { $red }, niebiescy { $blue }.
trapwords-phase-handover =
    { $side ->
        [red] Tura czerwonych
       *[blue] Tura niebieskich
    }: { $name } otwiera księgę i czyta sekretne słowo.
trapwords-phase-reading = { $name } zna już słowo. Pilnujący odwracają klepsydrę.
trapwords-phase-describing = { $name } opisuje słowo.
trapwords-phase-settling =
    { $seconds ->
        [0] Słowo zgadnięte.
        [one] Słowo zgadnięte, po jednej sekundzie.
       *[many] Słowo zgadnięte, po { $seconds } sekundach.
    }
trapwords-end-guessed = zgadnięte!
trapwords-end-trap = zadziałała pułapka „{ $trap }”.
trapwords-end-illegal = niedozwolona wskazówka.
trapwords-end-guesses = zabrakło odpowiedzi.
trapwords-end-time = zabrakło czasu.
trapwords-outcome-resigned =
    { $side ->
        [red] Wygrywają czerwoni: przeciwnicy się poddali.
       *[blue] Wygrywają niebiescy: przeciwnicy się poddali.
    }
trapwords-outcome-monster-beaten =
    { $side ->
        [red] Czerwoni pokonali potwora i wygrywają!
        [blue] Niebiescy pokonali potwora i wygrywają!
       *[both] Obie drużyny pokonały potwora: wygrywacie razem!
    }
trapwords-outcome-faster =
    { $side ->
        [red] Potwora pokonały obie drużyny, ale czerwoni byli szybsi i wygrywają!
       *[blue] Potwora pokonały obie drużyny, ale niebiescy byli szybsi i wygrywają!
    }
trapwords-outcome-monster = Minęło osiem rund. Wygrywa potwór.

monster-dragon = Smok
    .rule = drużyna, która z nim walczy, ma 3 odpowiedzi zamiast 5.
    .starred = drużyna, która z nim walczy, ma tylko 2 odpowiedzi.
monster-mummy = Mumia
    .rule = drużyna, która z nią walczy, co rundę dostaje nową klątwę.
    .starred = drużyna, która z nią walczy, co rundę dostaje dwie nowe klątwy.
monster-demon = Demon
    .rule = w drużynie, która z nim walczy, opisujący ma razem 10 słów.
    .starred = w drużynie, która z nim walczy, opisujący ma razem tylko 6 słów.
monster-troll = Troll
    .rule = przeciw drużynie, która z nim walczy, w co drugiej linii listy są dwie pułapki.
    .starred = przeciw drużynie, która z nim walczy, w każdej linii listy są dwie pułapki.
monster-vampire = Wampir
    .rule = drużyna, która z nim walczy, ma o połowę mniej czasu.
    .starred = drużyna, która z nim walczy, ma o połowę mniej czasu, a każda zła odpowiedź zabiera jeszcze 3 sekundy.

curse-flood = Powódź
    .rule = wszystkie wskazówki na jednym oddechu; na piśmie w jednej wiadomości.
curse-petrification = Petryfikacja
    .rule = po pierwszej odpowiedzi opisujący kamienieje i nie daje już wskazówek.
curse-echo = Echo
    .rule = opisujący powtarza każde słowo jak echo.
curse-noun-plague = Rzeczownikoza
    .rule = wskazówki tylko z rzeczowników, bez zaimków.
curse-word-of-dread = Słowo Postrachu
    .rule = jedna pułapka jest po cichu oznaczona; kto w nią wpadnie, cofa się o komnatę.
curse-snake = Wąż
    .rule = żadnego słowa na S ani Ś.
curse-thick-net = Gęsta sieć
    .rule = dwie pułapki więcej na liście.
curse-one-chance = Jedna szansa
    .rule = każdy może odpowiedzieć tylko raz.
curse-threes = Trójka
    .rule = najwyżej trzy słowa, potem czekanie na odpowiedź.
curse-contrary = Na opak
    .rule = mów tylko, czym ta rzecz nie jest.

## Decipher

decipher-phase-word =
    { $name } ustala sekretne słowo z { $length ->
        [one] jednej litery
       *[many] { $length } liter
    }.
decipher-phase-give = { $name } podaje element.
decipher-phase-place = { $name } kładzie element: { $piece }. Na którym polu?
decipher-phase-bonus = { $name } może zapłacić za element, spasować albo podać hasło.
decipher-end-solved = { $name } zna rozwiązanie: { $word }!
decipher-end-attempts-spent = Wszystkie próby wykorzystane. Słowo to { $word }.
decipher-end-passed = Wszyscy spasowali. Słowo to { $word }.
decipher-end-gave-up = Poddaliście się. Słowo to { $word }.
decipher-outcome-resigned = Gra została poddana.
decipher-outcome-points =
    { $count ->
        [one] Wygrywa { $names }!
       *[many] Zwycięstwem dzielą się: { $names }!
    }

## Ustawienia

option-codenames-language = Język kart
option-codenames-variant = Jak gracie
    .standard = dwie drużyny, jak w instrukcji
    .ghost = jedna drużyna przeciw duchowi (nasz wariant dla dwóch lub trzech osób)
    .shared = dwóch szefów i jeden tajniak, który zgaduje na zmianę dla obu (nasz wariant dla trzech osób)
option-codenames-red = Osoby w drużynie czerwonych
option-codenames-blue = Osoby w drużynie niebieskich
option-codenames-pool = Karty
    .codenames = talia Tajniaków
    .duet = talia Duetu
    .mixed = obie talie
option-codenames-abbreviations = Czy wskazówką może być skrót, na przykład NASA?
option-codenames-names = Czy wskazówką może być nazwa z kilku słów?
option-codenames-titles = Czy wskazówką może być tytuł filmu lub książki?
option-codenames-homonyms = Czy wskazówką może być słowo, które tylko brzmi lub wygląda jak inne?
option-codenames-timer = Zegar
    .off = wyłączony
    .warn = tylko ostrzega
    .end-turn = kończy turę
option-codenames-clue-seconds = Sekundy na wskazówkę
option-codenames-guess-seconds = Sekundy na odpowiedzi
option-codenames-first-clue-extra = Dodatkowe sekundy na pierwszą wskazówkę

option-duet-language = Język kart
option-duet-a = Osoby po stronie A
option-duet-b = Osoby po stronie B
option-duet-pool = Karty
    .codenames = talia Tajniaków
    .duet = talia Duetu
    .mixed = obie talie
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
option-duet-restart = Czy można zacząć od nowa po wskazówce, która zdradziła za dużo?

option-trapwords-language = Język słów
option-trapwords-red = Osoby w drużynie czerwonych
option-trapwords-blue = Osoby w drużynie niebieskich
option-trapwords-word-set = Słowa
    .fantasy = fantasy
    .modern = współczesne
option-trapwords-chambers = Komnaty labiryntu: tyle pułapek czeka w każdej
option-trapwords-physical-tiles = Tylko labirynty, które da się ułożyć z drukowanych płytek?
option-trapwords-starred = Gracie przeciw trudniejszemu potworowi z gwiazdką?
option-trapwords-curse-places = Komnaty z klątwą, licząc od wejścia
option-trapwords-red-torch = Kto pierwszy opisuje u czerwonych
option-trapwords-blue-torch = Kto pierwszy opisuje u niebieskich
option-trapwords-may-pass-torch = Czy można przekazać pochodnię dalej?
option-trapwords-spoken = Czy wskazówki i odpowiedzi padają na głos?
option-trapwords-hourglass = Kiedy rusza czas
    .official = po chwili na przeczytanie
    .pressure = od razu po otwarciu księgi
    .relaxed = z pierwszą wskazówką
option-trapwords-seconds = Sekundy w klepsydrze (0: 40 na głos, 75 na piśmie)
option-trapwords-reading-seconds = Sekundy na przeczytanie
option-trapwords-call-seconds = Sekundy na zgłoszenie pułapki
option-trapwords-call-grace-seconds = Dodatkowe sekundy na wolne łącze
option-trapwords-restrictions = Czy są niedozwolone wskazówki (przykłady, nazwy, rymy)?
option-trapwords-automatic-stop = Czy sędzia sam przerywa turę?
option-trapwords-tie-break = Jeśli obie drużyny pokonają potwora, czy wygrywa szybsza?

option-decipher-language = Język słów
option-decipher-players = Gracze
option-decipher-length = Litery w sekretnym słowie
option-decipher-blind-draw = Czy elementy się losuje, zamiast wybiera je słowotwórca?
option-decipher-first-wordsmith = Kto jest pierwszym słowotwórcą (0: los)

## Co bot mówi o swoich strzałach

thought-expected = „{ $clue }” kojarzy mi się z: { $words }.
thought-remembered = Pamiętam wskazówkę „{ $clue }”: mogło chodzić o: { $words }.
thought-stopped = Na tym kończę. Następna karta byłaby zbyt ryzykowna.
