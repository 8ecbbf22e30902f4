# Decipher: everything that only this game says, on the page and in the terminal.

## Seats

seat-player = Gracz { $number }

## Words of the game

piece-long = długa kreska
    .typed = długa
piece-short = krótka kreska
    .typed = krótka
piece-big = duży łuk
    .typed = duży
piece-small = mały łuk
    .typed = mały

## Options

option-decipher-language = Język słów
option-decipher-players = Gracze
option-decipher-length = Litery w sekretnym słowie
option-decipher-blind-draw = Czy elementy losuje program?
option-decipher-first-wordsmith = Kto jest pierwszym słowotwórcą (0: losowo)

## Moves: what they are called, what people may type for them, what they do

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
    .typed = odgaduję odgaduje hasło
    .help = powiedz, jakie to słowo; kosztuje to jedną próbę: odgaduję panda
move-give-up = poddanie się
    .typed = poddajemy
    .help = wszyscy wolicie zobaczyć słowo
move-mark-word = oznaczenie słowa
    .typed = oznacz
    .help = sędzia ma zastrzeżenia do sekretnego słowa
move-accept-word = dalej
    .typed = dalej
    .help = słowo obejrzane; runda kończy się, gdy wszyscy poszukiwacze chcą grać dalej
move-contest-word = podważenie słowa
    .typed = podważ
    .help = tego słowa nie wolno było użyć: nie ma go w słowniku albo to nazwa
move-strike-word = skreślenie słowa
    .typed = skreśl
    .help = słowo się nie liczy
move-keep-word = uznanie słowa
    .typed = uznaj
    .help = słowo się liczy
move-close-case = koniec czasu
    .typed = zamknij
    .help = nikt nie podważył słowa albo nie odpowiedział na czas

## What happens

decipher-phase-word =
    { $name } ustala sekretne słowo { $code ->
        [pl] po polsku
        [en] po angielsku
       *[other] (język: { $language })
    }, z { $length ->
        [one] jednej litery
       *[many] { $length } liter
    }.
decipher-phase-give = { $name } podaje element.
decipher-phase-place = { $name } kładzie element: { $piece }. Na którym polu?
decipher-phase-bonus = { $name } może zapłacić za element, spasować albo podać słowo.
decipher-phase-reveal = Słowo jest odkryte. Poszukiwacze grają dalej albo je podważają.
decipher-phase-contest = Słowo zostało podważone: czy się liczy?
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
decipher-attempt-wrong = { $name }: „{ $word }”. To nie to słowo.
decipher-no = NIE

## On the page

decipher-you = ty
decipher-players = Słowotwórca i poszukiwacze
decipher-wordsmith-part = słowotwórca
decipher-fields = Pola liter
decipher-field = Pole { $field }
decipher-field-letter = litera { $letter }
decipher-field-refuses = nie pasuje: { $pieces }
decipher-field-guess = twój domysł: { $letter }
decipher-field-trial = tu leży twój element ({ $piece }): dotknij jeszcze raz, by zapytać
decipher-guess-at = Twoja litera na polu { $field }
decipher-guess-letter = Litera { $letter } na polu { $field }
decipher-guess-private = Widzisz ją tylko ty, tylko na tym urządzeniu.
decipher-hand-empty = Brak elementu w ręce
decipher-hand-yours = Podaje { $name }. Dotknij pola i zapytaj albo przeciągnij tam element. Odpowiedź to tylko „tak” albo „nie”.
decipher-hand-theirs = { $name } szuka pola.
decipher-no-title = { $piece }: nie na polu { $field }
decipher-no-yours = Spróbuj na innym polu.
decipher-no-theirs = Na polu { $field } odpowiedź brzmi „nie”; { $name } próbuje dalej.
decipher-give-title = Jaki element dostanie { $name }?
decipher-draw-title = Wylosuj element: dostanie go { $name }
decipher-give-smith = „Tak” albo „nie” odpowie program.
decipher-give-about = Teraz gra { $name }.
decipher-bonus-title =
    { $count ->
        [0] Tryb bonusowy: skrytka jest pusta
        [one] Tryb bonusowy: w skrytce jeszcze { $count } element
        [few] Tryb bonusowy: w skrytce jeszcze { $count } elementy
       *[many] Tryb bonusowy: w skrytce jeszcze { $count } elementów
    }
decipher-bonus-yours = Zapłać żetonem bonusowym za element, spasuj albo podaj słowo.
decipher-coins =
    { $count ->
        [one] Na planszy: { $count } żeton bonusowy za 2 punkty i 5 za rozwiązanie
        [few] Na planszy: { $count } żetony bonusowe po 2 punkty i 5 za rozwiązanie
       *[many] Na planszy: { $count } żetonów bonusowych po 2 punkty i 5 za rozwiązanie
    }
decipher-coins-wait = punkty dla tego, kto odgadnie; za 2 można kupić element
decipher-attempts-left =
    { $count ->
        [one] Została { $count } próba
        [few] Zostały { $count } próby
       *[many] Zostało { $count } prób
    }
decipher-out = Nie masz już prób: do końca rundy tylko patrzysz.
decipher-word-label =
    { $length ->
        [few] Słowo, { $length } litery
       *[many] Słowo, { $length } liter
    }
decipher-say-word = Odgaduję słowo
decipher-ask-field = Pytam o pole { $field }
decipher-field-closed = Pole { $field }: już było „nie”
decipher-pick-field = Wybierz pole
decipher-buy = Płacę za element
decipher-pass = Pas
decipher-give-up = Poddaję rundę
decipher-give-up-about = Runda kończy się, gdy wszyscy poszukiwacze, którzy mogą jeszcze próbować, chcą zobaczyć słowo. Nikt nie dostaje wtedy punktów za rozwiązanie: 5 punktów bierze słowotwórca.
decipher-stay = Szukam dalej
decipher-chamber = Skrytka
decipher-draw = Losuję element
decipher-set-title =
    Ustal sekretne słowo { $code ->
        [pl] po polsku
        [en] po angielsku
       *[other] (język: { $language })
    }, { $length ->
        [one] { $length } litera
        [few] { $length } litery
       *[many] { $length } liter
    }
decipher-set-about =
    { $alphabet ->
        [polish] Słowo ze słownika, z polskich liter (bez Q, V, X). Bez nazw własnych i skrótów.
       *[international] Słowo ze słownika, z liter od A do Z. Bez nazw własnych i skrótów.
    }
decipher-set-known = Wybierz słowo, które inni zapewne znają.
decipher-pieces =
    { $count ->
        [one] Na razie { $count } element
        [few] Na razie { $count } elementy
       *[many] Na razie { $count } elementów
    }
decipher-set = Ukrywam słowo
decipher-set-anyway = Ukrywam mimo to
decipher-set-strict = Sędzia jest tu surowy: niedozwolonego słowa nie przyjmie.
decipher-right = trafione
decipher-wrong = nietrafione
decipher-has-passed = pas
decipher-is-willing = chce się poddać
decipher-willing =
    { $count ->
        [one] { $names } chce poddać rundę.
       *[many] { $names } chcą poddać rundę.
    }
decipher-willing-own = Chcesz poddać rundę.
decipher-willing-next = Runda skończy się, jeśli zechcą tego wszyscy, którzy jeszcze szukają; położony element albo próba to odwołuje.
decipher-sheet = Karta wyników
decipher-word = Słowo
decipher-running = w grze
decipher-total = Razem
decipher-alphabet = Litery i ich elementy
decipher-alphabet-about = Wszystkie litery powstają z czterech rodzajów elementów: długich i krótkich kresek, dużych i małych łuków.
decipher-fits-field = Co jeszcze pasuje na pole { $field }
decipher-aid = Pokazuj, jakie litery jeszcze pasują
decipher-times = { $piece } × { $count }
decipher-revealed = Koniec rundy
decipher-for-solution = za rozwiązanie { $points }
decipher-for-bonus = za bonusy { $points }
decipher-for-refused = za NIE { $points }
decipher-for-attempts = za niewykorzystane próby { $points }
decipher-for-tried = za cudze próby { $points }
decipher-next-round = Do rundy { $round }
decipher-word-is =
    { $code ->
        [pl] Polskie słowo
        [en] Angielskie słowo
       *[other] Język słowa: { $language }
    }, { $length ->
        [one] { $length } litera
        [few] { $length } litery
       *[many] { $length } liter
    }
decipher-set-marked = Słowo zostanie oznaczone i po odkryciu można je będzie podważyć.
decipher-confirm-title = Ukryć mimo to { $word }?
decipher-confirm-why =
    { $code ->
        [not-in-dictionary] Tego słowa nie ma w słowniku.
        [proper-name] To nazwa własna albo skrót.
       *[other] Sędzia nie dopuszcza tego słowa.
    } Zostanie oznaczone. Inni zobaczą oznaczenie dopiero po odkryciu słowa i będą mogli je podważyć. Jeśli słowo przepadnie, nie dostaniesz punktów za tę rundę.
decipher-confirm-hide = Ukryj z oznaczeniem
decipher-confirm-other = Inne słowo
decipher-marked = Zastrzeżenie sędziego: słowo { $verdict }.
decipher-ruled = Orzeczenie sędziego: słowo { $verdict }.
decipher-why =
    { $code ->
        [not-in-dictionary] W słowniku nie ma słowa „{ $said }”.
        [proper-name] „{ $said }” to nazwa własna albo skrót.
        [form-of-word] „{ $said }” to forma słowa „{ $word }”.
        [fine] „{ $said }” jest w słowniku.
       *[other] „{ $said }” nie spełnia zasad.
    }
decipher-contested =
    { $own ->
        [yes] Podważasz to słowo.
       *[no] { $name } podważa to słowo.
    }
decipher-judge-yours = Ty decydujesz: czy słowo się liczy? Brak odpowiedzi znaczy, że tak.
decipher-judge-theirs =
    { $count ->
        [one] Decyduje { $names }. Bez odpowiedzi słowo się liczy.
       *[many] Decydują: { $names }. Bez odpowiedzi słowo się liczy.
    }
decipher-struck = Słowo się nie liczy. { $name } nie dostaje punktów za tę rundę, a poszukiwacze tylko za niewykorzystane próby.
decipher-kept = Słowo się liczy.
decipher-does-not-count = nie liczy się
decipher-contest = Podważ słowo
decipher-concede = Racja, słowo się nie liczy
decipher-insist = Słowo się liczy
decipher-strike = Nie liczy się
decipher-keep = Słowo się liczy
decipher-looking =
    { $count ->
        [one] { $names } jeszcze ogląda słowo.
       *[many] Słowo oglądają jeszcze: { $names }.
    }
decipher-to-the-end = Do wyniku
decipher-said-no = Pole { $field }, { $piece }: nie.
decipher-said-yes = Pole { $field }, { $piece }: tak.
decipher-you-have = Masz element: { $piece }. Na które pole?
decipher-findings-word = Słowo ({ $who }):
decipher-now-over = Koniec gry
decipher-now-yours = Twoja kolej
decipher-now-sets = { $name } wybiera słowo
decipher-now-gives = { $name } daje element
decipher-now-theirs = Kolej: { $name }
decipher-send = Wyślij
decipher-erase = Usuń literę
decipher-best = Najlepsza chwila
decipher-best-about =
    { $points ->
        [one] { $name } odczytuje słowo ({ $smith }): 1 punkt.
        [few] { $name } odczytuje słowo ({ $smith }): { $points } punkty.
       *[many] { $name } odczytuje słowo ({ $smith }): { $points } punktów.
    }

## In the terminal

decipher-wordsmith = Słowotwórca: { $name }
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
    } w skrytce.
decipher-bonus-begins = Zostały trzy elementy: zaczyna się tryb bonusowy.
decipher-your-word = Twoje słowo: { $word }
decipher-in-chamber = W skrytce: { $pieces }
decipher-ask-word =
    Twoje sekretne słowo, { $length ->
        [one] jedna litera
        [few] { $length } litery
       *[many] { $length } liter
    }
decipher-ask-give = Który element? Numer; można też kilka na następne tury: 1 2 1
decipher-ask-draw = Enter = losuj element
decipher-ask-place = Numer pola; albo: odgaduję i słowo (? = pomoc i litery)
decipher-ask-bonus = proszę, pas albo: odgaduję i słowo
decipher-ask-attempt = odgaduję i słowo
decipher-ask-reveal = Enter = dalej; albo: podważ
decipher-ask-contest = uznaj albo skreśl: czy słowo się liczy?
decipher-refused = Pole { $field } mówi NIE: { $piece } tu nie pasuje.
decipher-fits = Pole { $field } mówi TAK: { $piece } zostaje.
decipher-passed = { $name } pasuje.
decipher-letters = Elementy i litery, które z nich powstają:

## What a replay tells

told-set-word = { $who } ukrywa słowo { $about }.
told-give = { $who } daje element: { $about }.
told-draw = { $who } losuje element.
told-place = { $who } pyta: { $about }? { $answer ->
        [yes] Tak.
        [no] Nie.
       *[other] {""}
    }
told-decipher-ask = { $who } prosi o jeszcze jeden element.
told-pass = { $who } pasuje.
told-attempt = { $who } próbuje: { $about }. { $answer ->
        [yes] Dobrze!
       *[other] Źle.
    }
told-give-up = { $who } się poddaje.
told-mark-word = Sędzia ma zastrzeżenia do słowa: { $about }.
told-accept-word = { $who } gra dalej.
told-contest-word = { $who } podważa słowo.
told-strike-word = { $who }: słowo się nie liczy.
told-keep-word = { $who }: słowo się liczy.
told-close-case = Czas minął.

## Refusals

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
    }, a to słowo wymaga więcej. Wybierz inne.
refusal-piece-not-hidden =
    W skrytce nie ma już { $piece ->
        [long] długiej kreski
        [short] krótkiej kreski
        [big] dużego łuku
       *[small] małego łuku
    }. Podaj inny element.
refusal-field-refused =
    Już wiadomo, że na polu { $field } nie pasuje { $piece ->
        [long] długa kreska
        [short] krótka kreska
        [big] duży łuk
       *[small] mały łuk
    }. Spróbuj na innym polu.
refusal-no-attempt-left = Twoje próby w tej rundzie są wykorzystane. Nowe dostaniesz w następnej.
refusal-chamber-empty = Skrytka jest pusta, nie ma o co prosić. Zgadnij słowo albo spasuj.

## The lesson

learn-decipher-board = Słowotwórca ukrywa słowo z czterech liter, rozłożone na długie i krótkie kreski oraz duże i małe łuki. Ty jesteś poszukiwaczem i składasz je z powrotem.
learn-decipher-try = Słowotwórca podaje ci element. Wybierz pole 1 i zapytaj albo przeciągnij go tam, żeby sprawdzić, czy pasuje.
learn-decipher-no = Nie. Ten element zostaje tam skreślony, a słowotwórca dostaje punkt. Element wciąż jest u ciebie: spróbuj na polu { $field }.
learn-decipher-same = Tak, zostaje. Oto drugi taki sam. Litera może potrzebować kilku: połóż go także na polu { $field }.
learn-decipher-another = Znów tak. Tym razem krótka kreska: które litery ją mają? Spróbuj na polu { $field }.
learn-decipher-long = Tak. Długa kreska: ma ją wiele liter. Połóż ją na polu { $field }.
learn-decipher-more = Tak. Jeszcze jedna długa kreska. Połóż ją na polu { $field }.
learn-decipher-bonus = Ukryte są już tylko trzy elementy: to tryb bonusowy. Od teraz każdy kolejny kosztuje żeton bonusowy, wart dwa punkty. Lepiej odczytać słowo już teraz.
learn-decipher-attempt = W każdej chwili, także poza swoją turą, wolno podać słowo; masz trzy próby w rundzie. Napisz { $word }.
learn-decipher-score = To rzeczywiście { $word }. Za rozwiązanie jest pięć punktów, po dwa za pozostałe żetony bonusowe i po jednym za niewykorzystane próby. Słowotwórca punktuje za odmowy, próby i żetony bonusowe.
learn-decipher-wordsmith = Teraz ty jesteś słowotwórcą. Przejdź do następnej rundy i ustal słowo, które inni znają: { $word }.
learn-decipher-end = Ty podajesz elementy, a program odpowiada za ciebie „tak” lub „nie”. Każdy po kolei jest słowotwórcą; wygrywa najwyższa suma. Pora zagrać.

## Hints for new players

hint-decipher-word = Litery z tych samych elementów, jak L i T albo F i K, najdłużej trzymają w niepewności.
hint-decipher-give = Który element zdradza najmniej? Wybór należy do ciebie.
hint-decipher-place = Połóż element na polu. „Nie” daje punkt słowotwórcy, ale też coś mówi.
hint-decipher-bonus = Kolejne elementy są płatne. Można spasować albo podać słowo.
