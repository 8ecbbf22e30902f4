# Trapwords.

trapwords-round =
    { $number ->
        [1] Pierwsza
        [2] Druga
        [3] Trzecia
        [4] Czwarta
        [5] Piąta
        [6] Szósta
        [7] Siódma
       *[8] Ósma
    } z ośmiu rund
trapwords-round-number = Runda { $number }
trapwords-over = Koniec
trapwords-laying = Trwa zastawianie pułapek
trapwords-describes =
    { $side ->
        [red] Czerwoni opisują
       *[blue] Niebiescy opisują
    }
trapwords-listens =
    { $side ->
        [red] Czerwoni słuchają
       *[blue] Niebiescy słuchają
    }
trapwords-maze = Labirynt, komnaty { $chambers }. Czerwoni są w komnacie { $red }, niebiescy w komnacie { $blue }. Potwór ({ $monster }) czeka w komnacie { $place }.
trapwords-maze-curse = Klątwa przy komnacie { $place }: { $curse }.
trapwords-maze-hidden = Przy komnacie { $place } leży zakryta klątwa.
trapwords-monster-moved = Potwór podchodzi o komnatę bliżej.
trapwords-burdens = Potwór i klątwy
trapwords-fights =
    { $side ->
        [red] Czerwoni walczą!
       *[blue] Niebiescy walczą!
    }
trapwords-discarded = – odkryta, ale tutaj nie ma mocy.
trapwords-broken = Wskazówka łamie klątwę? Naciśnij „Niedozwolona”.
trapwords-torch = trzyma pochodnię i opisuje
trapwords-pass-torch = Przekaż pochodnię dalej
trapwords-list-ready = Lista gotowa

## Zastawianie pułapek
trapwords-set-for =
    To słowo muszą opisać { $side ->
        [red] czerwoni
       *[blue] niebiescy
    }; pochodnię trzyma { $name }
trapwords-traps = Nasze pułapki
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
trapwords-strike-some =
    { $count ->
        [one] skreśl jedno słowo
        [few] skreśl { $count } słowa
       *[many] skreśl { $count } słów
    }
trapwords-ready = Nasza lista jest gotowa
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

## Księga i opisujący
trapwords-book-yours = Księga należy do ciebie
trapwords-book-alone = Upewnij się, że nikt inny nie widzi strony.
trapwords-open-book = Otwórz księgę
trapwords-your-word = Twoje tajne słowo. Opisz je, nie wpadając w pułapki.
trapwords-next-clue = Następna wskazówka
trapwords-say = Powiedz
trapwords-mouth-shut = Teraz nie możesz już nic powiedzieć.
trapwords-wait-for-sand = Za chwilę ktoś odwróci klepsydrę.
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

## Odpowiedzi
trapwords-guesses = Odpowiedzi drużyny
trapwords-guessed = { $name } odpowiada: { $text }.
trapwords-your-answer = Twoja odpowiedź
trapwords-guess = Odpowiedz
trapwords-guess-aloud = Odpowiadaj na głos. Przeciwnicy liczą.
trapwords-no-answer-now = W tej chwili nie możesz odpowiadać.
trapwords-last-chance = ostatnia szansa
trapwords-right = Dobrze
trapwords-wrong = Źle
trapwords-judging = Przeciwnicy decydują, czy się liczy.
trapwords-does-it-count = Czy to się liczy?
trapwords-hand = Proszę o ciszę: wiem!
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

## Pilnowanie
trapwords-our-word = słowo, które zadaliśmy
trapwords-which-trap = Która to pułapka?
trapwords-call = Pułapka!
trapwords-call-this = Pułapka: { $trap }
trapwords-callable = wskazówka { $line }, jeszcze { $seconds } s
trapwords-call-at-once = Zgłoś, gdy tylko ją usłyszysz
trapwords-nothing-to-call = Teraz nie ma czego zgłosić
trapwords-too-late =
    { $line ->
        [0] Za późno: nic nie zostało zgłoszone.
       *[other] Za późno: wskazówki { $line } nie można już zgłosić ani podważyć.
    }
trapwords-doubt = Wątpię
    .about = ustalimy później
trapwords-illegal = Niedozwolona
trapwords-doubt-illegal = Może niedozwolona
trapwords-alert = Być może wasza pułapka „{ $trap }”
trapwords-alert-line = Wskazówka { $line } mogła trafić w waszą pułapkę „{ $trap }”.
trapwords-bell-with = Dzwonek trzymają: { $names }.

## Wątpliwości
trapwords-doubts = Wątpliwości
trapwords-doubted = wątpliwa
trapwords-flagged =
    { $line ->
        [0] { $name } ma wątpliwość.
       *[other] { $name } ma wątpliwość do wskazówki { $line }.
    }
trapwords-doubts-trap =
    { $line ->
        [0] { $name }: czy padła pułapka „{ $trap }”?
       *[other] { $name }: czy wskazówka { $line } trafiła w pułapkę „{ $trap }”?
    }
trapwords-doubts-clue =
    { $line ->
        [0] { $name }: czy wskazówka była niedozwolona?
       *[other] { $name }: czy wskazówka { $line } była niedozwolona?
    }
trapwords-doubts-later = Gramy dalej; rozstrzygniecie to po turze.
trapwords-accept = Racja, tura przegrana
trapwords-reject = Nie, wszystko było w porządku
trapwords-withdraw = Wycofaj wątpliwość
trapwords-doubt-accepted = Uznana.
trapwords-doubt-rejected = Nieuznana: żadna pułapka nie zadziałała.
trapwords-doubt-withdrawn = Wycofana.
trapwords-settling = Chwila: zgłoszenia i wątpliwości mogą jeszcze zmienić tę turę.

## Co się stało
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
        [red] Czerwoni nie mają już odpowiedzi.
       *[blue] Niebiescy nie mają już odpowiedzi.
    }
trapwords-result-time =
    { $side ->
        [red] Czas czerwonych minął.
       *[blue] Czas niebieskich minął.
    }
trapwords-result-word = Słowo:
trapwords-result-by = Dobra odpowiedź: { $name }.
trapwords-result-nobody = Nikt nie zgadł.
trapwords-result-line = Wskazówka: „{ $line }”.
trapwords-result-agreed = { $name } zgłasza wątpliwość, a drużyna ją uznaje.
trapwords-result-called =
    { $side ->
        [red] Zgłosiła ją drużyna czerwonych.
       *[blue] Zgłosiła ją drużyna niebieskich.
    }
trapwords-result-fair =
    { $line ->
        [0] Wątpliwość ({ $name }) nie została uznana: wszystko było w porządku.
       *[other] Wątpliwość do wskazówki { $line } ({ $name }) nie została uznana: wszystko było w porządku.
    }
trapwords-result-fair-own =
    { $line ->
        [0] { $name }, nie uznali twojej wątpliwości: wszystko było w porządku.
       *[other] { $name }, nie uznali twojej wątpliwości do wskazówki { $line }: wszystko było w porządku.
    }
trapwords-result-traps = Pułapki:
trapwords-older = Wcześniejsze rundy
trapwords-findings-traps = Pułapki rywali
trapwords-findings-guessed = Odgadnięte słowa
trapwords-findings-sprung = Uruchomione pułapki
