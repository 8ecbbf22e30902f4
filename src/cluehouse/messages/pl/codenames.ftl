# Codenames: everything that only this game says, on the page and in the terminal.

## Seats

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

## Options

option-codenames-language = Język kart
option-codenames-variant = Wariant
    .standard = dwie drużyny
    .ghost = jedna drużyna przeciw duchowi (nasz wariant dla dwóch lub trzech osób)
    .shared = dwóch szefów i jeden tajniak, który zgaduje na zmianę dla obu (nasz wariant dla trzech osób)
option-codenames-red = Osoby w drużynie czerwonych
option-codenames-blue = Osoby w drużynie niebieskich
option-codenames-pool = Karty
    .codenames = talia Tajniaków
    .duet = talia Duetu
    .mixed = obie talie
    .pictures = talia z obrazkami
option-codenames-abbreviations = Czy wskazówką może być skrót, na przykład NASA?
option-codenames-names = Czy wskazówką może być nazwa z kilku słów?
option-codenames-titles = Czy wskazówką może być tytuł filmu lub książki?
option-codenames-hyphenated = Czy wskazówką może być słowo z łącznikiem, jak „biało-czerwony”?
option-codenames-homonyms = Czy wskazówką może być słowo, które tylko brzmi lub wygląda jak inne?
option-codenames-foreign-words = Czy wskazówką może być obce słowo używane na co dzień, jak „crêpes”?
option-codenames-spoken = Czy wskazówki mówi się na głos? (wtedy bez botów)
option-codenames-timer = Zegar
    .off = wyłączony
    .warn = tylko ostrzega
    .end-turn = kończy zgadywanie; przy wskazówce tylko ostrzega
option-codenames-clue-seconds = Sekundy na wskazówkę
option-codenames-guess-seconds = Sekundy na odpowiedzi
option-codenames-first-clue-extra = Dodatkowe sekundy na pierwszą wskazówkę

## Moves: what they are called, what people may type for them, what they do

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
    .help = zakryj jedną z kart własnej drużyny

## What happens

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
codenames-phase-ghost = Teraz duch zakrywa niebieską kartę; wybiera ją szef.
codenames-touched-red = { $card } – czerwony agent!
codenames-touched-blue = { $card } – niebieski agent!
codenames-touched-bystander = { $card } – tylko obserwator.
codenames-touched-assassin = { $card } – zabójca!
codenames-end-stop = Drużyna kończy turę.
codenames-end-limit = To była ostatnia odpowiedź w tej turze.
codenames-end-bystander = Koniec tury.
codenames-end-rival = Prezent dla drugiej drużyny; koniec tury.
codenames-end-time = Czas minął; koniec tury.
codenames-end-penalty = Wskazówka była nieważna; tura kończy się bez odpowiedzi.
codenames-outcome-resigned =
    { $side ->
        [red] Niebiescy się poddali. Wygrali czerwoni!
       *[blue] Czerwoni się poddali. Wygrali niebiescy!
    }
codenames-outcome-all-found =
    { $side ->
        [red] Wszyscy czerwoni agenci znalezieni. Wygrali czerwoni!
       *[blue] Wszyscy niebiescy agenci znalezieni. Wygrali niebiescy!
    }
codenames-outcome-assassin =
    { $side ->
        [red] Niebiescy trafili na zabójcę. Wygrali czerwoni!
       *[blue] Czerwoni trafili na zabójcę. Wygrali niebiescy!
    }
codenames-left =
    { $side ->
        [red] Czerwoni
       *[blue] Niebiescy
    }: do znalezienia { $count ->
        [one] 1 agent
        [few] { $count } agentów
       *[many] { $count } agentów
    }
codenames-guesses-left =
    { $count ->
        [-1] zgadywanie bez limitu
        [one] jeszcze 1 próba
        [few] jeszcze { $count } próby
       *[many] jeszcze { $count } prób
    }
codenames-number-high =
    { $left ->
        [one] Waszej drużynie została tylko jedna karta.
        [few] Waszej drużynie zostały tylko { $left } karty.
       *[many] Waszej drużynie zostało tylko { $left } kart.
    }

## On the page

codenames-board = Plansza, 25 kart
codenames-score = Agenci do znalezienia
codenames-to-find = do znalezienia
codenames-plate-guesses =
    { $side ->
        [red] Czerwoni zgadują
       *[blue] Niebiescy zgadują
    }
codenames-plate-thinks =
    { $side ->
        [red] Czerwoni myślą
       *[blue] Niebiescy myślą
    }
codenames-plate-waits =
    { $side ->
        [red] Czerwoni czekają
       *[blue] Niebiescy czekają
    }
codenames-plate-decides =
    { $side ->
        [red] Czerwoni rozstrzygają
       *[blue] Niebiescy rozstrzygają
    }
codenames-plate-won =
    { $side ->
        [red] Czerwoni wygrali
       *[blue] Niebiescy wygrali
    }
codenames-plate-lost =
    { $side ->
        [red] Czerwoni przegrali
       *[blue] Niebiescy przegrali
    }
codenames-clue-given =
    Wskazówka { $side ->
        [red] czerwonych
       *[blue] niebieskich
    }: { $clue }
codenames-overtime = Po czasie
codenames-stop = Kończymy zgadywanie
codenames-cover-ghost = Zakryj jedną kartę za rywala, którego nie ma.
codenames-objection-note = Rozstrzyga { $name }.
    .yours = Rozstrzyga szef rywali, { $name }. Jeśli wskazówka jest nieważna, wasza tura się kończy.
    .chief = Rozstrzyga wasz szef, { $name }.
    .self = Sprzeciw zgłosił szef, więc sam go rozstrzyga.
    .you = Rozstrzygasz ty: jeśli wskazówka jest nieważna, ich tura się kończy, a ty możesz zakryć jedną waszą kartę.
codenames-object-about = Wskazówka łamie zasady? Sprzeciw można zgłosić do pierwszego dotknięcia karty; rozstrzyga wasz szef.
codenames-risk = Rywale mogą zgłosić sprzeciw. Wtedy tracicie tę turę, a oni mogą zakryć jedną swoją kartę.
codenames-upheld =
    Wskazówka „{ $clue }” jest nieważna. Koniec tury; { $rival ->
        [red] czerwoni
       *[blue] niebiescy
    } mogą za to zakryć jedną swoją kartę.
codenames-penalty-covered = { $card } – zakryte za karę; nikt tej karty nie dotknął.
codenames-waived = Wskazówka „{ $clue }” zostaje.
codenames-invalid = nieważna
    .covered = nieważna; za karę zakryte: { $card }
codenames-ghost-covered = duch zakrywa: { $card }
codenames-number-zero = 0: żadna wasza karta nie pasuje do tej wskazówki. Drużyna zgaduje bez limitu, ale co najmniej raz.
codenames-number-unlimited = ∞: drużyna zgaduje bez limitu i nie wie, ilu kart dotyczy wskazówka.
codenames-key-is-yours = Klucz widzą tylko szefowie. Wysłać można tylko słowo i liczbę.
codenames-dim-rivals = Przygaś to, co nie jest nasze
codenames-chief = szef, widzi klucz
codenames-asked-you = Czy mogą podać tę wskazówkę?
codenames-asked-waiting = czekamy na drugiego szefa. Nikt inny o tym nie wie.
codenames-asked-approved = drugi szef się zgadza. Możesz podać tę wskazówkę.
    .answered = zgadzasz się. Mogą podać tę wskazówkę.
codenames-asked-declined = drugi szef się nie zgadza. Lepiej poszukać innej.
    .answered = nie zgadzasz się. Poszukają innej.
codenames-says-own-clue = Twoja wskazówka
codenames-says-own-guess = Zgadujecie
codenames-says-own-chief = Wasz szef myśli
codenames-says-dispute = Wskazówka jest sporna
codenames-says-ghost = Ruch ducha
codenames-says-last = Ostatnia karta…
codenames-after-seats = Kto widzi klucz
codenames-todo-clue = Jedno słowo i liczba pasujących kart.
    .aloud = Powiedz ją na głos, a tutaj zapisz liczbę.
    .penalty = Ich wskazówka była nieważna: najpierw możesz zakryć jedną swoją kartę.
codenames-todo-guess = Dotknij karty, potem dłoni.
codenames-todo-guesses =
    { $count ->
        [one] Została 1 próba.
        [few] Zostały { $count } próby.
       *[many] Zostało { $count } prób.
    }
codenames-todo-zero = 0: nie pasuje żadna wasza karta. Bez limitu, ale zgadnijcie choć raz.
codenames-todo-unlimited = ∞: bez limitu. Zgadujcie, ile chcecie.
codenames-todo-own-chief = { $name } szuka wskazówki. Potem zgadujecie wy.
codenames-todo-own-guess = Teraz cisza: wskazówka musi wystarczyć.
codenames-todo-rivals-clue = { $name } szuka wskazówki. Następna jest wasza drużyna.
codenames-todo-rivals-guess = Gdy się pomylą albo skończą, kolej na was.
codenames-todo-watch = { $name } szuka wskazówki.
codenames-todo-decide = Rozstrzygnij, czy jest ważna.
codenames-todo-decides = Rozstrzyga { $name }.
codenames-todo-ghost = Zakryj za ducha niebieską kartę.
    .waits = Niebieską kartę zakrywa za ducha { $name }.
codenames-title =
    { $side ->
        [red] Wygrali czerwoni!
       *[blue] Wygrali niebiescy!
    }
codenames-why-all-found =
    { $side ->
        [red] { $who } dotyka karty { $card }: wszyscy czerwoni agenci ({ $count }) znalezieni.
       *[blue] { $who } dotyka karty { $card }: wszyscy niebiescy agenci ({ $count }) znalezieni.
    }
codenames-why-covered =
    { $side ->
        [red] Zakryta karta { $card }: wszyscy czerwoni agenci ({ $count }) znalezieni.
       *[blue] Zakryta karta { $card }: wszyscy niebiescy agenci ({ $count }) znalezieni.
    }
codenames-why-assassin =
    { $side ->
        [red] Niebiescy trafili na zabójcę: { $card } ({ $who }).
       *[blue] Czerwoni trafili na zabójcę: { $card } ({ $who }).
    }
codenames-why-resigned =
    { $side ->
        [red] Niebiescy się poddali.
       *[blue] Czerwoni się poddali.
    }
codenames-rematch = 25 nowych kart, te same drużyny.
codenames-rematch-key = Klucz nadal widzą: { $red } (czerwoni) i { $blue } (niebiescy).
    .next = Klucz zobaczą teraz: { $red } (czerwoni) i { $blue } (niebiescy).
    .one = Klucz zobaczy { $red }.
codenames-approve = Tak, jest w porządku
codenames-decline = Nie

## In the terminal

codenames-ask-guess = Która karta? Słowo albo numer (drudzy mogą jeszcze wpisać: sprzeciw)
codenames-ask-approve = Zgadzasz się na tę wskazówkę? (tak / nie)
codenames-ask-ghost = Którą niebieską kartę zakrywa duch? Słowo albo numer
codenames-covered =
    { $side ->
        [red] { $card }: zakryte, czerwony agent.
       *[blue] { $card }: zakryte, niebieski agent.
    }
codenames-penalty = Przed wskazówką szef może zakryć jedną kartę własnej drużyny: zakryj i jej słowo.
codenames-proposed-waiting = Drugi szef pyta, czy może być taka wskazówka: { $clue }
codenames-proposed-approved = Drugi szef zgadza się na: { $clue }
codenames-proposed-declined = Drugi szef nie zgadza się na: { $clue }
codenames-ghost-score =
    { $score ->
        [one] Na wolności został jeden niebieski agent: to wasz wynik.
        [few] Na wolności zostało { $score } niebieskich agentów: to wasz wynik.
       *[many] Na wolności zostało { $score } niebieskich agentów: to wasz wynik.
    }

## What a replay tells

told-ask = { $who } pokazuje szefowi rywali „{ $about }”.
told-approve = { $who } zgadza się na wskazówkę.
told-decline = { $who } nie zgadza się na wskazówkę.
told-cover = { $who } zakrywa { $about }.

## Refusals

refusal-not-your-word = „{ $card }” nie jest kartą twojej drużyny. Zakryj jedną z własnych.
refusal-clue-pending = Drugi szef zastanawia się jeszcze nad pokazaną wskazówką. Poczekaj na odpowiedź albo daj wskazówkę bez niej.
refusal-clue-approved = Drugi szef zgodził się wcześniej na tę wskazówkę, więc zostaje.

## The lesson

learn-codenames-board = Dwadzieścia pięć słów. Za każdym ktoś się kryje: nasz czerwony agent, agent niebieskich, niewinny obserwator albo zabójca. Jesteś tajniakiem czerwonych i widzisz tylko słowa.
learn-codenames-key = To widzi wasz szef: klucz. Dziewięć czerwonych słów macie odnaleźć, osiem niebieskich należy do rywali. Kto dotknie zabójcy ({ $assassin }), od razu przegrywa.
learn-codenames-mark = Szef mówi „{ $clue }: 2”. Pasują do tego dwa czerwone słowa. Dotknij słowa { $card }, żeby je zaznaczyć; zaznaczenie to tylko myśl i do niczego nie zobowiązuje.
learn-codenames-touch = Teraz niech to będzie odpowiedź: naciśnij dłoń przy słowie { $card }. Tego nie da się cofnąć.
learn-codenames-mark-again = Czerwone! Dopóki trafiacie we własne słowa, możecie grać dalej. Dotknij słowa { $card }.
learn-codenames-touch-again = I naciśnij dłoń przy słowie { $card }.
learn-codenames-stop = Oba znalezione. Zawsze możecie zgadywać o raz więcej, niż mówi liczba, ale nie musicie. Naciśnij przycisk kończący turę.
learn-codenames-rivals = Niebiescy odgadli jedno słowo, a potem dotknęli słowa { $card }: to obserwator. Obserwator albo agent rywali kończy turę.
learn-codenames-clue = Teraz ty jesteś szefem. { $one } i { $other } coś łączy: napisz „{ $clue }” i wybierz 2. Wskazówka „{ $tempting }” też by pasowała, ale prowadzi prosto do zabójcy: { $assassin }.
learn-codenames-numbers = Drużyna znalazła oba słowa. Wskazówka to jedno słowo i jedna liczba. Słowo nie może być odmianą ani częścią słowa widocznego na stole; sędzia ostrzeże cię, gdy piszesz.
learn-codenames-end = Niebiescy dotknęli zabójcy ({ $assassin }): czerwoni od razu wygrywają. Zwykle wygrywa drużyna, która pierwsza znajdzie wszystkie swoje słowa. To wszystko, pora zagrać.
