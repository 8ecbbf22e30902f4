# Trapwords: everything that only this game says, on the page and in the terminal.

## Seats

seat-member =
    { $side ->
        [red] Czerwony
       *[blue] Niebieski
    } { $number }

## Options

option-trapwords-language = Język słów
option-trapwords-red = Osoby w drużynie czerwonych
option-trapwords-blue = Osoby w drużynie niebieskich
option-trapwords-word-set = Zestaw słów
    .fantasy = fantasy
    .modern = współczesne
option-trapwords-chambers = Komnaty labiryntu (numer to liczba pułapek)
option-trapwords-physical-tiles = Tylko labirynty, które da się ułożyć z drukowanych płytek?
option-trapwords-starred = Gracie przeciw trudniejszemu potworowi z gwiazdką?
option-trapwords-curse-places = Komnaty z klątwą, licząc od wejścia
option-trapwords-red-torch = Kto pierwszy opisuje u czerwonych
option-trapwords-blue-torch = Kto pierwszy opisuje u niebieskich
option-trapwords-may-pass-torch = Czy można przekazać pochodnię dalej?
option-trapwords-spoken = Czy wskazówki i odpowiedzi mówi się na głos?
option-trapwords-hourglass = Kiedy rusza czas
    .official = po chwili na przeczytanie
    .pressure = od razu po otwarciu księgi
    .relaxed = z pierwszą wskazówką
option-trapwords-seconds = Sekundy w klepsydrze (0: 40 na głos, 75 na piśmie)
option-trapwords-writing-seconds = Sekundy na pisanie pułapek (0: bez zegara)
option-trapwords-reading-seconds = Sekundy na przeczytanie
option-trapwords-call-seconds = Sekundy na zgłoszenie pułapki
option-trapwords-call-grace-seconds = Dodatkowe sekundy na wolne łącze
option-trapwords-restrictions = Czy są niedozwolone wskazówki (przykłady, nazwy, rymy)?
option-trapwords-automatic-stop = Czy sędzia sam przerywa turę?
option-trapwords-tie-break = Jeśli obie drużyny pokonają potwora, czy wygrywa szybsza?

## Moves: what they are called, what people may type for them, what they do

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
    .help = piszcie dalej, dopóki rywale jeszcze piszą
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
    .help = padło słowo-pułapka; podaj jego numer albo samo słowo: pułapka 2
move-call-illegal = niedozwolona wskazówka
    .typed = niedozwolona n
    .help = wskazówka była niedozwolona; z numerem powodu: niedozwolona 2
move-doubt-trap = wątpliwa pułapka
    .typed = wątpliwość w
    .help = może padła pułapka; rozstrzygniecie po turze: wątpliwość 2
move-doubt-illegal = wątpliwa wskazówka
    .typed = wątpliwa
    .help = może wskazówka była niedozwolona; rozstrzygniecie po turze: wątpliwa 2
move-accept = uznanie
    .typed = uznaj tak t
    .help = wątpliwość jest słuszna, tura nieudana
move-reject = odrzucenie
    .typed = odrzuć nie
    .help = wątpliwość nie jest słuszna; z jej numerem i numerem powodu: odrzuć 1 2
move-withdraw = wycofanie
    .typed = wycofaj
    .help = wycofaj wątpliwość
move-stop-writing = koniec pisania
    .typed = koniec
    .help = czas na pisanie minął
move-mark-trap = oznaczenie pułapki
    .typed = oznacz
    .help = sędzia uważa pułapkę za wątpliwą
move-hold = zatrzymanie wskazówki
    .typed = zatrzymaj
    .help = surowy sędzia nie przepuszcza niedozwolonej wskazówki
move-breathe-in = koniec oddechu
    .typed = oddech
    .help = jedyny oddech Powodzi się skończył
move-alert-illegal = ostrzeżenie o wskazówce
    .typed = ostrzeżenie-wskazówka
    .help = sędzia mówi pilnującym, że wskazówka może być niedozwolona
move-admit = przyznanie
    .typed = przyznaj
    .help = zgłoszenie jest słuszne, tura nieudana
move-deny = zaprzeczenie
    .typed = zaprzecz
    .help = zgłoszenie nie jest słuszne; rozstrzygniecie po turze
move-contest-trap = podważenie pułapki
    .typed = podważ
    .help = pułapka jest nieuczciwa; z numerem powodu: podważ 2
move-concede = ustąpienie
    .typed = ustąp
    .help = pułapka była nieuczciwa i jest nieważna
move-insist = obstawanie przy pułapce
    .typed = obstawaj
    .help = pułapka zostaje
move-unanswered = brak odpowiedzi
    .typed = cisza
    .help = nikt nie odpowiedział na czas
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

## What happens

trapwords-phase-writing =
    Obie drużyny zastawiają pułapki: czerwoni { $red }, niebiescy { $blue }.
trapwords-phase-handover =
    { $side ->
        [red] Tura czerwonych
       *[blue] Tura niebieskich
    }: { $name } otwiera księgę i czyta sekretne słowo.
trapwords-phase-reading = { $name } zna już słowo. Pilnujący odwracają klepsydrę.
trapwords-phase-describing = { $name } opisuje słowo.
trapwords-phase-called =
    { $side ->
        [red] Czerwoni odpowiadają na zgłoszenie.
       *[blue] Niebiescy odpowiadają na zgłoszenie.
    }
trapwords-phase-settling =
    { $seconds ->
        [0] Słowo odgadnięte.
        [one] Słowo odgadnięte po jednej sekundzie.
       *[many] Słowo odgadnięte po { $seconds } sekundach.
    }
trapwords-end-guessed = odgadnięte!
trapwords-end-trap = zadziałała pułapka „{ $trap }”.
trapwords-end-illegal = niedozwolona wskazówka.
trapwords-end-guesses = limit odpowiedzi wyczerpany.
trapwords-end-time = zabrakło czasu.
trapwords-outcome-resigned =
    { $side ->
        [red] Niebiescy się poddali. Wygrali czerwoni!
       *[blue] Czerwoni się poddali. Wygrali niebiescy!
    }
trapwords-outcome-monster-beaten =
    { $side ->
        [red] Czerwoni pokonali potwora i wygrali!
        [blue] Niebiescy pokonali potwora i wygrali!
       *[both] Obie drużyny pokonały potwora: wygraliście razem!
    }
trapwords-outcome-faster =
    { $side ->
        [red] Potwora pokonały obie drużyny, ale czerwoni byli szybsi i wygrali!
       *[blue] Potwora pokonały obie drużyny, ale niebiescy byli szybsi i wygrali!
    }
trapwords-outcome-monster = Minęło osiem rund. Wygrał potwór.
trapwords-fights =
    { $side ->
        [red] Czerwoni walczą z potworem!
       *[blue] Niebiescy walczą z potworem!
    }
trapwords-monster-moved = Nikt nie poszedł naprzód: potwór podchodzi o komnatę bliżej.

## Monsters and curses

monster-dragon = Smok
    .rule = drużyna, która z nim walczy, ma 3 odpowiedzi zamiast 5.
    .starred = drużyna, która z nim walczy, ma tylko 2 odpowiedzi.
monster-mummy = Mumia
    .rule = drużyna, która z nią walczy, co rundę dostaje nową klątwę.
    .starred = drużyna, która z nią walczy, co rundę dostaje dwie nowe klątwy.
monster-demon = Demon
    .rule = w drużynie, która z nim walczy, opisujący ma w sumie 10 słów.
    .starred = w drużynie, która z nim walczy, opisujący ma w sumie tylko 6 słów.
monster-troll = Troll
    .rule = przeciw drużynie, która z nim walczy, w co drugiej linijce listy są dwie pułapki.
    .starred = przeciw drużynie, która z nim walczy, w każdej linijce listy są dwie pułapki.
monster-vampire = Wampir
    .rule = drużyna, która z nim walczy, ma o połowę mniej czasu.
    .starred = drużyna, która z nim walczy, ma o połowę mniej czasu, a każda zła odpowiedź zabiera jeszcze 3 sekundy.
curse-flood = Powódź
    .rule = wszystkie wskazówki na jednym oddechu; na piśmie w ciągu 20 sekund od pierwszej.
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
    .rule = w każdym zdaniu mów, czym ta rzecz nie jest; zacznij od „nie”.

## On the page

trapwords-round-number = Runda { $number }
trapwords-over = Koniec
trapwords-laying = Trwa zastawianie pułapek
trapwords-maze = Labirynt, komnaty { $chambers }. Czerwoni są w komnacie { $red }, niebiescy w komnacie { $blue }. Potwór ({ $monster }) czeka w komnacie { $place }.
trapwords-maze-curse = Klątwa przy komnacie { $place }: { $curse }.
trapwords-maze-hidden = Przy komnacie { $place } leży zakryta klątwa.
trapwords-burdens = Potwór i klątwy
trapwords-discarded = – odkryta, ale tutaj nie działa.
trapwords-broken = Wskazówka wbrew klątwie? Naciśnij „Niedozwolona”.
trapwords-torch = trzyma pochodnię i opisuje
trapwords-torch-is = { $name } trzyma pochodnię i opisze wasze słowo.
trapwords-pass-torch = Przekaż pochodnię dalej
trapwords-list-ready = Lista gotowa
## On the page: whose turn it is, and what to do

trapwords-now-writing = Zastawiacie pułapki
trapwords-now-ready = Wasza lista jest gotowa
trapwords-now-you = Opisujesz
trapwords-now-mate = { $name } opisuje, ty zgadujesz
trapwords-now-them =
    { $side ->
        [red] { $name } opisuje dla czerwonych
       *[blue] { $name } opisuje dla niebieskich
    }
trapwords-do-write =
    { $count ->
        [one] Jakie słowo powie { $name }? Brakuje jednej pułapki.
        [few] Jakie słowa powie { $name }? Brakuje { $count } pułapek.
       *[many] Jakie słowa powie { $name }? Brakuje { $count } pułapek.
    }
trapwords-do-strike =
    { $count ->
        [one] O jedną za dużo: skreślcie jedną.
        [few] O { $count } za dużo: skreślcie { $count }.
       *[many] O { $count } za dużo: skreślcie { $count }.
    }
trapwords-do-ready = Lista jest pełna. Zgłoście, że jest gotowa.
trapwords-do-await = { $name } otwiera księgę. Zgaduj, gdy tylko padnie wskazówka.
trapwords-do-await-watcher = { $name } otwiera księgę. Potem pilnujcie swoich pułapek.
trapwords-do-turn = Gdy { $name } przeczyta słowo, odwróć klepsydrę.
trapwords-do-read = Przeczytaj słowo. Klepsydra zaraz ruszy.
trapwords-do-describe = Opisz słowo, omijając to, co mogło trafić na listę pułapek.
trapwords-do-guess =
    { $left ->
        [one] Wpisz, co to jest. Ostatnia odpowiedź.
        [few] Wpisz, co to jest. Macie jeszcze { $left } odpowiedzi.
       *[many] Wpisz, co to jest. Macie jeszcze { $left } odpowiedzi.
    }
trapwords-do-guess-aloud =
    { $left ->
        [one] Powiedz, co to jest. Ostatnia odpowiedź.
        [few] Powiedz, co to jest. Macie jeszcze { $left } odpowiedzi.
       *[many] Powiedz, co to jest. Macie jeszcze { $left } odpowiedzi.
    }
trapwords-do-listen = Padła wasza pułapka? Od razu dzwońcie: to przerywa turę.
trapwords-do-listen-aloud = Liczcie odpowiedzi. Gdy padnie wasza pułapka, dzwońcie: to przerywa turę.
trapwords-do-judge = Czy ta odpowiedź się liczy? Decydujecie wy.
trapwords-do-watch =
    { $left ->
        [one] Drużynie została jedna odpowiedź.
        [few] Drużynie zostały { $left } odpowiedzi.
       *[many] Drużynie zostało { $left } odpowiedzi.
    }
trapwords-do-answer = Zgłoszenie: wasza drużyna odpowiada.
trapwords-do-settle = Jest wątpliwość: decyduje wasza drużyna.
trapwords-do-last-call = Odgadnięte! Padła pułapka? Teraz albo nigdy.
trapwords-do-wait-calls = Odgadnięte! Chwila, ostatnią wskazówkę można jeszcze zgłosić.
## On the television

trapwords-is-describing = { $name } opisuje
trapwords-next-describes = Teraz opisuje { $name }
trapwords-guess-now = { $names }: co to jest?
trapwords-guess-now-aloud = { $names }: odpowiadajcie na głos.
trapwords-needs =
    { $count ->
        [one] piszą jedną pułapkę
        [few] piszą { $count } pułapki
       *[many] piszą { $count } pułapek
    }
trapwords-listening = słuchamy

## On the page: writing traps

trapwords-set-for =
    { $side ->
        [red] Słowo czerwonych
       *[blue] Słowo niebieskich
    }, opisuje { $name }
trapwords-traps = Nasze pułapki
trapwords-first-trap = Wpisz pułapkę
trapwords-no-names = Bez nazw własnych, tytułów, przykładów i rymów.
trapwords-list-filled = Lista pełna
trapwords-another-trap = Kolejna pułapka
trapwords-add-trap = Dopisz tę pułapkę
trapwords-list-full = Lista jest pełna. Najpierw skreśl jakieś słowo.
trapwords-strike = Skreśl: { $word }
trapwords-bring-back = Przywróć: { $word }
trapwords-dread = Oznacz jako Słowo Postrachu: { $word }
trapwords-dreaded = Słowo Postrachu
trapwords-dread-needed = Jedna z pułapek musi być Słowem Postrachu: oznacz ją czaszką.
trapwords-of = { $count } z { $needed }
trapwords-chamber = komnata { $number }
trapwords-more = dodatkowo { $count } ({ $causes })
trapwords-strike-some =
    { $count ->
        [one] skreśl jedno słowo
        [few] skreśl { $count } słowa
       *[many] skreśl { $count } słów
    }
trapwords-ready = Lista gotowa
trapwords-reopen = Piszemy dalej
trapwords-wait-rivals =
    { $side ->
        [red] Czerwoni jeszcze piszą.
       *[blue] Niebiescy jeszcze piszą.
    }
trapwords-both-ready = Obie listy są gotowe.
trapwords-rivals-ready =
    { $side ->
        [red] czerwoni są gotowi
       *[blue] niebiescy są gotowi
    }

## On the page: the book and the describer

trapwords-book-yours = Księga jest twoja
trapwords-book-alone = Upewnij się, że nikt inny nie widzi ekranu.
trapwords-open-book = Otwórz księgę
trapwords-your-word = Twoje sekretne słowo. Opisz je, nie wpadając w pułapki.
trapwords-next-clue = Następna wskazówka
trapwords-say = Powiedz
trapwords-mouth-shut = Teraz nie możesz już nic powiedzieć.
trapwords-wait-for-sand = Za chwilę ktoś odwróci klepsydrę.
trapwords-text-stays = Twój tekst zostaje.
trapwords-say-aloud = Opisuj na głos. Przeciwnicy nasłuchują swoich pułapek.
trapwords-words-left =
    { $count ->
        [one] Tylko jedno słowo
        [few] Najwyżej { $count } słowa
       *[many] Najwyżej { $count } słów
    }
trapwords-lines = Dotychczasowe wskazówki
trapwords-line-said = Wskazówka { $number }: { $text }
trapwords-next-line = { $name } układa wskazówkę { $number }

## On the page: answers

trapwords-guesses =
    { $side ->
        [red] Odpowiedzi czerwonych
       *[blue] Odpowiedzi niebieskich
    }
trapwords-guessed = { $name } odpowiada: { $text }
trapwords-your-answer = Twoja odpowiedź
trapwords-guess = Odpowiedz
trapwords-guess-aloud = Odpowiadaj na głos. Przeciwnicy liczą.
trapwords-no-answer-now = W tej chwili nie możesz odpowiadać.
trapwords-last-chance = ostatnia szansa
trapwords-right = Dobrze
trapwords-wrong = Źle
trapwords-judging = Przeciwnicy decydują, czy się liczy.
trapwords-does-it-count = Czy to się liczy?
trapwords-hand = Cisza, wiem!
trapwords-hands =
    { $count ->
        [one] { $names } chce odpowiedzieć
       *[many] { $names } chcą odpowiedzieć
    }
trapwords-heard = Padła odpowiedź
trapwords-heard-right = Dobrze!
trapwords-heard-wrong = Źle
trapwords-sealed =
    { $count ->
        [one] Jedna zakryta pułapka
        [few] { $count } zakryte pułapki
       *[many] { $count } zakrytych pułapek
    }

## On the page: watching

trapwords-our-word = słowo, które im zadaliśmy
trapwords-which-trap = Która to pułapka?
trapwords-call = Pułapka!
trapwords-call-this = Pułapka: { $trap }
trapwords-callable = wskazówka { $line }, jeszcze { $seconds } s na zgłoszenie
trapwords-call-at-once = Zgłoś, gdy tylko ją usłyszysz
trapwords-nothing-to-call = Teraz nie ma czego zgłosić
trapwords-too-late =
    { $line ->
        [0] Za późno: nic nie zostało zgłoszone.
       *[other] Za późno: wskazówki { $line } nie można już zgłosić ani podważyć.
    }
trapwords-doubt = Może pułapka
trapwords-illegal = Niedozwolona
trapwords-not-sure = Wątpliwość? Flaga nie przerywa tury, ustalicie to po niej.
trapwords-doubt-illegal = Może niedozwolona
trapwords-alert = Być może wasza pułapka „{ $trap }”
trapwords-alert-line = Wskazówka { $line } mogła trafić w waszą pułapkę „{ $trap }”.
trapwords-bell-with = Dzwonek mają: { $names }.

## On the page: a call is answered

trapwords-fault-example = konkretny przykład
trapwords-fault-name = nazwa własna lub tytuł
trapwords-fault-sound = brzmienie lub litery
trapwords-fault-spelling = pasuje tylko pisownia
trapwords-fault-title = ukryty tytuł
trapwords-fault-private = tylko wy możecie to wiedzieć
trapwords-fault-room = coś z tego pokoju
trapwords-fault-gesture = gest lub melodia
trapwords-fault-curse = zabrania tego klątwa lub potwór
trapwords-unfair-part-of-speech = to nie rzeczownik, przymiotnik, czasownik ani liczebnik
trapwords-unfair-no-word = nie ma takiego słowa
trapwords-unfair-repeated = to samo co inna pułapka z listy
trapwords-unfair-too-general = pasuje do wszystkiego
trapwords-unfair-habit = celuje w czyjś nawyk językowy
trapwords-illegal-why = Dlaczego wskazówka jest niedozwolona?
trapwords-hearing-trap =
    { $reader ->
        [accuser] Wasza drużyna zgłasza pułapkę „{ $trap }”.
       *[other] { $side ->
            [red] Czerwoni zgłaszają
           *[blue] Niebiescy zgłaszają
        } pułapkę „{ $trap }”.{ $reader ->
            [accused] {" "}Zgadzacie się?
           *[other] {""}
        }
    }
trapwords-hearing-illegal =
    { $reader ->
        [accuser] Wasza drużyna zgłasza ich niedozwoloną wskazówkę
       *[other] { $side ->
            [red] Czerwoni zgłaszają
           *[blue] Niebiescy zgłaszają
        } { $reader ->
            [accused] waszą niedozwoloną wskazówkę
           *[other] niedozwoloną wskazówkę
        }
    }: { $reason }.
trapwords-hearing-contest =
    { $reader ->
        [accuser] Wasza drużyna podważa pułapkę
       *[other] { $side ->
            [red] Czerwoni podważają
           *[blue] Niebiescy podważają
        } { $reader ->
            [accused] waszą pułapkę
           *[other] pułapkę
        }
    } „{ $trap }”: { $reason }.
trapwords-says-sprung = Padła pułapka „{ $trap }”
trapwords-says-illegal = Wskazówka jest niedozwolona
trapwords-not-answered = jeszcze bez odpowiedzi
trapwords-hearing-confirmed = Sędzia potwierdza zgłoszenie.
trapwords-hearing-unheard = Sędzia tego nie słyszał: ustalcie to między sobą.
trapwords-hearing-fair = Sędzia dopuściłby tę pułapkę.
trapwords-hearing-doubtful = Sędzia uważa tę pułapkę za wątpliwą.
trapwords-hearing-yours = Decyduje wasza drużyna. Wystarczy jedna odpowiedź; brak odpowiedzi to zgoda.
trapwords-hearing-theirs =
    { $side ->
        [red] Decydują czerwoni.
       *[blue] Decydują niebiescy.
    }
trapwords-contest-yours = To wasza pułapka, więc decyduje wasza drużyna. Brak odpowiedzi znaczy, że pułapka zostaje.
trapwords-admit = Racja, tracimy turę
trapwords-deny = Nie, gramy dalej
    .about = rozstrzygniecie po turze
trapwords-contest = Pułapka jest nieuczciwa
trapwords-contest-why = Dlaczego pułapka jest nieuczciwa?
trapwords-concede = Zgoda, pułapka jest nieważna
trapwords-insist = Pułapka zostaje
trapwords-withdraw-call = Wycofaj zgłoszenie
trapwords-void = nieważna
trapwords-marked = wątpliwa
trapwords-result-void = Pułapka „{ $trap }” została podważona i jest nieważna.
trapwords-result-held = Sędzia zatrzymał niedozwolone wskazówki ({ $count }); ostatnia kosztowała turę.
trapwords-result-fault = Powód: { $reason }.
trapwords-held =
    { $left ->
        [0] Sędzia zatrzymał tę wskazówkę: „{ $text }”. Drużyna jej nie widzi. Następna kosztuje turę.
        [one] Sędzia zatrzymał tę wskazówkę: „{ $text }”. Drużyna jej nie widzi. Sędzia zatrzyma jeszcze jedną, kolejna kosztuje turę.
       *[many] Sędzia zatrzymał tę wskazówkę: „{ $text }”.
    }
trapwords-held-watchers = Zatrzymana przez sędziego: „{ $text }”.
trapwords-held-guessers =
    { $count ->
        [one] Sędzia zatrzymał jedną wskazówkę.
        [few] Sędzia zatrzymał { $count } wskazówki.
       *[many] Sędzia zatrzymał { $count } wskazówek.
    }
trapwords-alert-illegal = Być może niedozwolona. { $reason }
trapwords-alert-illegal-line = Wskazówka { $line } może być niedozwolona. { $reason }

## On the page: doubts

trapwords-doubts = Wątpliwości
trapwords-doubted = wątpliwa
trapwords-flagged =
    { $reader ->
        [accuser] { $line ->
            [0] Zgłaszasz wątpliwość.
           *[other] Zgłaszasz wątpliwość co do wskazówki { $line }.
        }
        [accused] { $line ->
            [0] { $name } ma wątpliwość co do waszych słów.
           *[other] { $name } ma wątpliwość co do waszej wskazówki { $line }.
        }
       *[other] { $line ->
            [0] { $name } ma wątpliwość.
           *[other] { $name } ma wątpliwość co do wskazówki { $line }.
        }
    }
trapwords-doubts-trap =
    { $reader ->
        [accuser] Twoja wątpliwość
       *[other] { $name }
    }: { $reader ->
        [accused] { $line ->
            [0] czy w waszej drużynie padła pułapka „{ $trap }”?
           *[other] czy wasza wskazówka { $line } trafiła w pułapkę „{ $trap }”?
        }
       *[other] { $line ->
            [0] czy padła pułapka „{ $trap }”?
           *[other] czy wskazówka { $line } trafiła w pułapkę „{ $trap }”?
        }
    }
trapwords-doubts-clue =
    { $reader ->
        [accuser] Twoja wątpliwość
       *[other] { $name }
    }: { $reader ->
        [accused] { $line ->
            [0] czy wasza wskazówka była niedozwolona?
           *[other] czy wasza wskazówka { $line } była niedozwolona?
        }
       *[other] { $line ->
            [0] czy wskazówka była niedozwolona?
           *[other] czy wskazówka { $line } była niedozwolona?
        }
    }
trapwords-doubts-later = Gramy dalej; rozstrzygniecie to po turze.
trapwords-accept = Racja, tracimy turę
trapwords-reject = Nie, bo…
trapwords-rebuttal-not-said = Nikt tego nie powiedział
trapwords-rebuttal-other-word = To było inne słowo
trapwords-rebuttal-allowed = Zasady na to pozwalają
trapwords-reject-why = Dlaczego nie? Druga drużyna przeczyta odpowiedź.
trapwords-withdraw = Wycofaj wątpliwość
trapwords-doubt-accepted =
    { $reader ->
        [accused] Wasza drużyna przyznaje rację.
       *[other] Przyznają rację.
    }
trapwords-doubt-rejected =
    { $reader ->
        [accused] Wasza drużyna się nie zgadza
       *[other] Nie zgadzają się
    }: { $reason ->
        [not-said] nikt tego nie powiedział
        [other-word] to było inne słowo
        [allowed] zasady na to pozwalają
       *[none] wszystko było w porządku
    }.
trapwords-doubt-withdrawn = Wycofana.
trapwords-doubt-void = Pułapka została podważona i jest nieważna.

## On the page: what happened

trapwords-sprung =
    { $side ->
        [red] Czerwoni wpadli w pułapkę
       *[blue] Niebiescy wpadli w pułapkę
    }
trapwords-happened = Co się wydarzyło
trapwords-last-turn = Ostatnia tura
trapwords-result-guessed =
    { $side ->
        [red] Czerwoni zgadli!
       *[blue] Niebiescy zgadli!
    }
trapwords-result-trap =
    { $side ->
        [red] Czerwoni wpadli w pułapkę „{ $trap }”.
       *[blue] Niebiescy wpadli w pułapkę „{ $trap }”.
    }
trapwords-result-illegal =
    { $side ->
        [red] Niedozwolona wskazówka: czerwoni tracą turę.
       *[blue] Niedozwolona wskazówka: niebiescy tracą turę.
    }
trapwords-result-guesses =
    { $side ->
        [red] Czerwoni wykorzystali wszystkie odpowiedzi.
       *[blue] Niebiescy wykorzystali wszystkie odpowiedzi.
    }
trapwords-result-time =
    { $side ->
        [red] Czas czerwonych minął.
       *[blue] Czas niebieskich minął.
    }
trapwords-result-word = Słowo:
trapwords-result-word-was = Słowo: { $word }.
trapwords-result-by = Dobra odpowiedź: { $name }.
trapwords-result-nobody = Nikt nie zgadł.
trapwords-result-line = Wskazówka: „{ $line }”
trapwords-result-agreed = { $name } zgłasza wątpliwość, a drużyna ją uznaje.
trapwords-result-called =
    { $side ->
        [red] Zgłosiła ją drużyna czerwonych.
       *[blue] Zgłosiła ją drużyna niebieskich.
    }
trapwords-result-fair =
    { $line ->
        [0] Wątpliwość ({ $name }) nie została uznana
       *[other] Wątpliwość co do wskazówki { $line } ({ $name }) nie została uznana
    }: { $reason ->
        [not-said] nikt tego nie powiedział
        [other-word] to było inne słowo
        [allowed] zasady na to pozwalają
       *[none] wszystko było w porządku
    }.
trapwords-result-fair-own =
    { $line ->
        [0] Twoja wątpliwość nie została uznana
       *[other] Twoja wątpliwość co do wskazówki { $line } nie została uznana
    }: { $reason ->
        [not-said] nikt tego nie powiedział
        [other-word] to było inne słowo
        [allowed] zasady na to pozwalają
       *[none] wszystko było w porządku
    }.
trapwords-result-traps = Pułapki:
trapwords-said = Co zostało powiedziane ({ $count })
trapwords-older = Wcześniejsze rundy
trapwords-findings-traps = Pułapki rywali
trapwords-findings-guessed = Odgadnięte słowa
trapwords-findings-sprung = Uruchomione pułapki
## On the page: the end

trapwords-fell-guessed = odgadnięte
trapwords-fell-trap = pułapka
trapwords-fell-illegal = wskazówka
trapwords-fell-guesses = limit odpowiedzi
trapwords-fell-time = czas
trapwords-score = { $guessed ->
        [one] 1 odgadnięte
        [few] { $guessed } odgadnięte
       *[many] { $guessed } odgadniętych
    }, { $sprung ->
        [one] 1 pułapka
        [few] { $sprung } pułapki
       *[many] { $sprung } pułapek
    }
trapwords-verdict-beaten =
    { $side ->
        [red] Czerwoni pokonali potwora!
        [blue] Niebiescy pokonali potwora!
       *[both] Obie drużyny pokonały potwora!
    }
trapwords-verdict-faster =
    { $side ->
        [red] Czerwoni pokonali potwora szybciej!
       *[blue] Niebiescy pokonali potwora szybciej!
    }
trapwords-verdict-resigned =
    { $side ->
        [red] Wygrali czerwoni!
       *[blue] Wygrali niebiescy!
    }
trapwords-verdict-monster = Wygrał potwór.
trapwords-verdict-where =
    { $side ->
        [red] Runda { $round }. Czerwoni doszli do komnaty { $chamber }.
       *[blue] Runda { $round }. Niebiescy doszli do komnaty { $chamber }.
    }
trapwords-verdict-given-up =
    { $side ->
        [red] Niebiescy poddali się w rundzie { $round }.
       *[blue] Czerwoni poddali się w rundzie { $round }.
    }
trapwords-verdict-eight = Minęło osiem rund. Czerwoni doszli do komnaty { $red }, niebiescy do komnaty { $blue }.
trapwords-rematch = Nowe słowa i nowy labirynt, te same drużyny.
    .next = Nowe słowa i nowy labirynt, te same drużyny; pochodnię bierze następna osoba.

## On the page: the report
trapwords-written-by = zastawia { $name }
trapwords-writes-for =
    { $side ->
        [red] Czerwoni zastawiają pułapki na słowo
       *[blue] Niebiescy zastawiają pułapki na słowo
    }
trapwords-struck-by = skreśla { $name }
finding-telling-line = Najlepsza wskazówka
    .text = { $number ->
        [1] „{ $clue }” Opisuje { $who }, { $by } od razu zgaduje { $secret }.
       *[other] „{ $clue }” Opisuje { $who }, po wskazówce { $number } { $by } zgaduje { $secret }.
    }
    .brief = { $number ->
        [1] Opisuje { $who }, { $by } zgaduje od razu.
       *[other] Opisuje { $who }, { $by } zgaduje po wskazówce { $number }.
    }
finding-deadly-trap = Najgroźniejsza pułapka
    .text = { $number ->
        [1] „{ $trap }” na słowo { $secret }. Zastawia { $by }, wpada { $who }, już w pierwszej wskazówce: „{ $clue }”
       *[other] „{ $trap }” na słowo { $secret }. Zastawia { $by }, wpada { $who }, we wskazówce { $number }: „{ $clue }”
    }
    .aloud = „{ $trap }” na słowo { $secret }. Zastawia { $by }, wpada { $who }.
    .secret = { $who } wypowiada samo sekretne słowo: { $secret }.
    .brief = { $by ->
        [none] { $secret }. { $who } wypowiada samo słowo.
       *[other] { $secret }. Zastawia { $by }, wpada { $who }.
    }
finding-late-guess = O włos
    .text = { $left ->
        [0] { $who } zgaduje { $secret } ostatnią odpowiedzią.
       *[other] { $who } zgaduje { $secret } odpowiedzią { $number } z { $allowed }.
    }
    .aloud = { $left ->
        [0] { $secret }: odgadnięte ostatnią odpowiedzią.
       *[other] { $secret }: odgadnięte odpowiedzią { $number } z { $allowed }.
    }
    .brief = { $left ->
        [0] Ostatnia odpowiedź.
       *[other] Odpowiedź { $number } z { $allowed }.
    }
finding-near-trap = O włos
    .text = „{ $clue }” ({ $who }): tuż obok pułapki „{ $trap }”. { $by } zgaduje { $secret }.
    .brief = { $who } o włos mija pułapkę „{ $trap }”.

## In the terminal

trapwords-ask-take = Teraz opisujesz ty. Enter = otwórz księgę i przeczytaj słowo
trapwords-ask-say = Twoja wskazówka, własnymi słowami; twoje słowo jest wyżej (? = pomoc)
trapwords-ask-guess = Twoja odpowiedź; wszystko, co wpiszesz, liczy się jako odpowiedź
trapwords-ask-judge = Czy to było właściwe słowo? ocena tak albo ocena nie
trapwords-torches = Pochodnie: ◆ { $red }   ● { $blue }
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
trapwords-guesses-made = Odpowiedzi: { $made } z { $all }
trapwords-was-trap-said = Czy padła pułapka „{ $trap }”?
trapwords-was-clue-illegal = Czy była niedozwolona wskazówka?
trapwords-traps-were = Pułapki: { $traps }
trapwords-torch-passed = Pochodnię dostaje { $name }.
trapwords-restrictions = Opisujący nie mówi sekretnego słowa ani jego części, nie podaje przykładów, nazw ani tytułów, rymów ani liter i nie gestykuluje.
trapwords-ask-trap = Pułapki, oddzielone spacjami (? = pomoc)
trapwords-ask-ready = Enter = oddajemy listę
trapwords-ask-hourglass = Enter = odwróćcie klepsydrę i start
trapwords-ask-watchers = [{ $seconds } z { $all } s] dobrze, źle, pułapka 2, niedozwolona, wątpliwość 2, czas (? = pomoc)
trapwords-ask-calls = Padła pułapka albo niedozwolona wskazówka? pułapka 2, niedozwolona, wątpliwość 2; Enter = nie
trapwords-ask-doubt = Odpowiada drużyna opisująca: uznaj 1 albo odrzuć 1, z numerem wątpliwości (pilnujący mogą też: wycofaj 1)
trapwords-ask-answer = Odpowiada drużyna, której dotyczy zgłoszenie: przyznaj, zaprzecz albo podważ 1; pilnujący mogą wycofać zgłoszenie: wycofaj 0
trapwords-ask-contest = Odpowiada drużyna, która napisała pułapkę: ustąp albo obstawaj
trapwords-reasons = Powody niedozwolonej wskazówki: { $reasons }
trapwords-unfair-reasons = Zarzuty wobec pułapki: { $reasons }
trapwords-rebuttals = Powody odrzucenia: { $reasons }
trapwords-bell = Koniec czasu!

## What a replay tells

told-propose = { $who } dopisuje pułapkę: { $about }.
told-strike = { $who } skreśla { $about }.
told-dread = { $who } zaznacza pułapkę { $about }.
told-ready = { $who }: lista gotowa.
told-reopen = { $who } znów otwiera listę.
told-pass-torch = { $who } przekazuje pochodnię.
told-take = { $who } otwiera księgę.
told-turn-hourglass = { $who } odwraca klepsydrę.
told-say = { $who }: „{ $about }”
told-hand = { $who } chce odpowiedzieć.
told-trapwords-guess = { $who } odpowiada „{ $about }”.
told-heard = Pada odpowiedź. { $about }!
told-judge = Odpowiedź oceniona. { $about }!
told-call-trap = { $who } woła: pułapka { $about }!
told-call-illegal = { $who } woła: niedozwolona wskazówka!
told-doubt-trap = { $who } zgłasza wątpliwość: może to pułapka { $about }.
told-doubt-illegal = { $who } zgłasza wątpliwość co do wskazówki.
told-accept = { $who } uznaje wątpliwość.
told-reject = { $who } odrzuca wątpliwość.
told-withdraw = { $who } wycofuje wątpliwość.
told-stop-writing = Czas na pisanie minął.
told-mark-trap = Sędzia uważa pułapkę za wątpliwą: { $about }.
told-hold = Sędzia zatrzymuje wskazówkę „{ $about }”.
told-breathe-in = Koniec oddechu.
told-alert-illegal = Sędzia mówi pilnującym, że wskazówka może być niedozwolona.
told-admit = { $who } przyznaje rację.
told-deny = { $who } zaprzecza.
told-contest-trap = { $who } podważa pułapkę.
told-concede = { $who } ustępuje: pułapka jest nieważna.
told-insist = { $who } obstaje przy pułapce.
told-unanswered = Nikt nie odpowiada.
told-alert = Możliwe, że padło słowo-pułapka: { $about }.
told-spring = Pułapka { $about } się zatrzaskuje!
told-lapse = { $answer ->
        [guessed] Odpowiedź się liczy.
       *[other] Nikt nie zgłasza tej wskazówki.
    }
told-stopwatch = Zegar zapisuje czas.

## Refusals

refusal-list-frozen = Wasza lista jest już oddana. Najpierw otwórzcie ją na nowo, dopóki rywale jeszcze piszą.
refusal-list-not-exact = Lista musi mieć dokładnie tyle pułapek, ile potrzeba. Dopisujcie lub skreślajcie słowa, aż będzie się zgadzać.
refusal-list-full = Lista jest pełna. Skreślcie coś, zanim dopiszecie następne.
refusal-trap-repeated = Słowo „{ $word }” już jest na liście. Napisz inne.
refusal-trap-is-secret = „{ $word }” to samo sekretne słowo, a ono i tak jest pułapką. Napisz inne.
refusal-dread-unmarked = Nad drugą drużyną wisi Słowo Postrachu. Najpierw oznaczcie pułapkę, która ją cofnie.
refusal-torch-offered-to-all = Pochodnia obeszła już całą drużynę. Opisuje ten, kto ją teraz trzyma.
refusal-answer-pending = Jedna odpowiedź czeka na ocenę. Najpierw zdecydujcie, czy się liczy.
refusal-too-late-to-call = Za późno: pułapka albo niedozwolona wskazówka liczy się tylko zgłoszona od razu. Grajcie dalej.
refusal-no-guess-left = W tej turze nie możesz już odpowiadać. Niech zgaduje reszta drużyny.
refusal-guess-without-word = W tej odpowiedzi nie ma żadnego słowa, więc nic nie kosztuje. Wpisz słowo.
refusal-words-used-up =
    { $left ->
        [0] Nie masz już słów. Teraz musi zgadywać twoja drużyna.
        [one] Zostało ci tylko jedno słowo. Powiedz to jednym słowem.
        [few] Zostały ci tylko { $left } słowa. Powiedz to krócej.
       *[many] Zostało ci tylko { $left } słów. Powiedz to krócej.
    }
refusal-breath-over = Powódź daje jeden oddech, a ten się skończył. Teraz musi zgadywać twoja drużyna.
refusal-clues-frozen = Petryfikacja: po pierwszej odpowiedzi nie ma już wskazówek. Teraz musi zgadywać twoja drużyna.
refusal-echo-needed = Echo: pisz każde słowo dwa razy z rzędu, jak „krowa krowa”.
refusal-no-s-words = Wąż zabrania słów na S i Ś. Znajdź inne.
refusal-three-words-only =
    Trójka: wskazówka może mieć { $left ->
        [one] jedno słowo
        [few] najwyżej { $left } słowa
       *[many] najwyżej { $left } słów
    }. Skróć ją.
refusal-wait-for-guess = Trójka: po każdej wskazówce czekasz na odpowiedź. Niech najpierw zgaduje twoja drużyna.
refusal-say-what-it-is-not = Na opak: powiedz, czym to nie jest, i zacznij od „{ $negations }”.
refusal-chambers-not-ascending = Labirynt ma pięć różnych komnat od 1 do 10, w kolejności rosnącej. Tak je wybierzcie.
refusal-chambers-share-a-tile = Komnaty 3 i 10 to dwie strony jednej płytki. Wybierzcie tylko jedną z nich.

## The lesson

learn-trapwords-maze = Dwie drużyny idą przez labirynt pięciu komnat do potwora na jego końcu. Odgadnięte słowo to krok naprzód. Grasz w drużynie czerwonych.
learn-trapwords-trap = Najpierw zastawiacie pułapki. Rywale będą opisywać słowo { $secret }, a numer ich komnaty mówi, ile dostaną pułapek: jedną. Co na pewno powiedzą? Napisz „{ $trap }”.
learn-trapwords-ready = Rywale nie znają waszej pułapki. Naciśnij „Lista gotowa”, żeby zamknąć listę.
learn-trapwords-watch = Teraz opisują niebiescy, a ty pilnujesz. Liczy się pułapka „{ $trap }” i każda jej forma. To zdanie jest niegroźne.
learn-trapwords-call = Jest: „{ $trap }”. Zadzwoń, zanim minie czas na zgłoszenie.
learn-trapwords-caught = Złapani. Ich tura się kończy i zostają na miejscu. Czego nikt nie zgłosi na czas, tego nie było.
learn-trapwords-guess = Teraz opisuje ktoś z twojej drużyny, nie znając pułapek niebieskich. Macie pięć odpowiedzi. Napisz „{ $answer }”.
learn-trapwords-forward = Dobrze, idziecie o komnatę dalej. Tam czekają dwie pułapki, potem trzy: im dalej, tym trudniej.
learn-trapwords-torch = Pochodnia wędruje i teraz jest twoja: ty opisujesz. Otwórz księgę, żeby przeczytać sekretne słowo.
learn-trapwords-say = Twoje słowo to { $secret }. Niebiescy zastawili na nie dwie pułapki. Omijaj to, co przychodzi do głowy najpierw, i napisz: „{ $line }”
learn-trapwords-end = Odgadnięte, kolejny krok. Po drodze czekają klątwy. Kto zacznie rundę w komnacie potwora i mimo jego reguły odgadnie słowo, wygrywa; po ośmiu rundach wygrywa potwór. Pora zagrać.

## Hints for new players

hint-trapwords-writing = Zapiszcie słowa, które jako pierwsze przyjdą im do głowy. Liczy się każda forma pułapki.
hint-trapwords-describing = Oczywiste słowa to pewnie pułapki. Opisuj naokoło.
hint-trapwords-watching = Słuchaj, czy padnie pułapka, i od razu dzwoń: po kilku sekundach jest za późno.
hint-trapwords-guessing = Śmiało odpowiadaj; pomyłka kosztuje tylko jedną odpowiedź. Ciebie pułapki nie obowiązują.
