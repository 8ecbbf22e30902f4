# One message for every refusal code that is not a game’s own: what is wrong, and what to do instead.

## In every game

refusal-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz jedno z pokazanych.
refusal-no-such-move = W tej grze nie ma takiego ruchu. Wybierz jeden z dostępnych.
refusal-game-over = Gra się skończyła. Żeby grać dalej, zacznijcie nową.
refusal-not-now = Teraz nie można tego zrobić. Wybierz jeden z ruchów dostępnych w tej chwili.
refusal-not-your-turn = To nie twoja kolej. Poczekaj, aż zagrają inni.
refusal-not-your-part = To zadanie kogoś innego. Zostaw je tej osobie.
refusal-bad-argument = To tutaj nie pasuje. Wybierz jedną z podanych możliwości.
refusal-bad-text =
    Napisz coś w jednym wierszu, nie dłuższym niż { $longest ->
        [one] jeden znak
        [few] { $longest } znaki
       *[many] { $longest } znaków
    } i bez niewidocznych znaków.
refusal-one-word-only = Tu może być tylko jedno słowo. Napisz je bez spacji.
refusal-bad-option =
    { $kind ->
        [range] „{ $field }”: wybierz liczbę od { $least } do { $most }.
        [numbers] „{ $field }”: wybierz różne liczby od { $least } do { $most }.
        [choice] „{ $field }”: wybierz jedno z: { $allowed }.
        [unknown] Ta gra nie ma opcji „{ $field }”. Wybierz spośród podanych.
       *[other] „{ $field }”: ta wartość nie pasuje. Wybierz spośród podanych.
    }
refusal-no-such-language = Ten serwer nie zna języka „{ $language }”. Wybierz jeden z podanych.
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

## At a table

refusal-no-such-table = Nie ma tu takiego stołu albo nie możesz do niego wejść. Sprawdź kod.
refusal-table-full = Przy tym stole nie ma już miejsca. Otwórz inny.
refusal-bad-name = Imię jest puste albo za długie. Wpisz od 1 do { $longest } znaków w jednym wierszu.
refusal-name-taken = Ktoś tutaj już nazywa się { $name }. Wybierz inne imię.
refusal-no-such-person = Tej osoby nie ma przy stole. Wybierz kogoś z listy.
refusal-not-host = To może zrobić tylko gospodarz stołu. Poproś gospodarza.
refusal-no-transfer = Ten link został już użyty albo minęło dziesięć minut. Utwórz nowy na urządzeniu, na którym grasz.
refusal-no-claim = Nikt już nie prosi o to miejsce.
refusal-not-away = { $name } ma teraz połączenie. Przenieś miejsce z tamtego urządzenia albo najpierw zamknij na nim stronę.
refusal-nobody-to-ask = Nie ma tu teraz nikogo, kto mógłby cię rozpoznać. Spróbuj ponownie, gdy wróci gospodarz albo ktoś z grających, albo otwórz nowy stół.
refusal-claim-waits = Czas na sprzeciw jeszcze nie minął. Poczekaj do końca, wtedy możesz zająć to miejsce.
refusal-table-locked = Ten stół jest zamknięty: teraz nikt nowy nie może dołączyć. Poproś gospodarza, żeby go otworzył.
refusal-banned = Nie masz wstępu do tego stołu, bo gospodarz zablokował ciebie albo kogoś z twojej sieci. Blokadę może zdjąć tylko gospodarz.
refusal-not-seated = Nie siedzisz przy stole. Najpierw zajmij miejsce.
refusal-seat-unknown = Nie ma takiego miejsca przy stole. Wybierz jedno z widocznych.
refusal-seat-taken = Ktoś tu siedzi. Wybierz wolne miejsce albo poproś gospodarza o zamianę.
refusal-seat-empty =
    { $seat ->
        [red-chief] Nie ma jeszcze szefa czerwonych.
        [blue-chief] Nie ma jeszcze szefa niebieskich.
       *[operative] Nie ma jeszcze nikogo, kto zgaduje.
    } Ktoś musi tam usiąść: osoba albo bot.
refusal-knows-too-much = Znasz już sekret tej gry, więc nie możesz w niej zająć tego miejsca. Poczekaj na następną.
refusal-joined-late = { $name } dołącza już po rozdaniu i może skądinąd znać sekrety tej gry. Gospodarz może pozwolić na grę, w przeciwnym razie trzeba poczekać na następną.
refusal-already-sitting = Już tam siedzisz.
refusal-no-bots = Przy tym stole wskazówki mówi się na głos, a boty ich nie słyszą. Niech usiądą tam ludzie albo niech wskazówki będą pisane.
refusal-no-such-bot = W tej grze nie ma bota o nazwie { $bot }. Wybierz jednego z pokazanych.
refusal-no-game = Nie trwa żadna gra. Gospodarz może ją rozpocząć.
refusal-game-running = Gra trwa. Poczekaj na jej koniec.
refusal-not-ready = Nie wszyscy są jeszcze gotowi. Poczekaj na nich albo ich zapytaj.
refusal-paused = Gra jest wstrzymana. Najpierw ją wznów.
refusal-not-paused = Gra nie jest wstrzymana.
refusal-stale = Od twojego ostatniego spojrzenia coś się wydarzyło. Spójrz na stół i zdecyduj ponownie.
refusal-no-sand = Teraz nie można odwrócić klepsydry.
refusal-bad-pack =
    { $fault ->
        [too-few] Własne słowa: jest ich { $text }, a potrzeba co najmniej { $limit }.
        [too-many] Własne słowa: jest ich { $text }, a może być najwyżej { $limit }.
        [too-long] Własne słowa, wiersz { $line }: „{ $text }” ma więcej liter, niż mieści karta ({ $limit }).
       *[no-word] Własne słowa, wiersz { $line }: „{ $text }” nie ma liter.
    } Popraw listę i spróbuj ponownie.
refusal-no-such-book = Nie ma takiej księgi drużyny. Sprawdź link.
refusal-no-such-record = Nie ma takiego zapisu gry. Sprawdź link.
refusal-no-such-lesson = Nie ma wprowadzenia do tej gry w tym języku.
refusal-no-such-game = Nie gra się tu w grę „{ $game }”.
refusal-vote-pending = Inna propozycja czeka na odpowiedź. Najpierw ją rozstrzygnijcie.
refusal-no-vote = Nikt nie czeka na twoją odpowiedź.
refusal-nothing-to-undo = Nie masz jawnego ruchu, który można by cofnąć.
refusal-bots-object = Boty zgodziły się już w tej grze raz cofnąć ruch, który coś ujawnił. Drugi raz się nie zgodzą.
refusal-silence = Zgodnie z zasadami musisz teraz milczeć. Odezwij się, gdy przyjdzie na to pora.
refusal-hushed = Gospodarz na razie cię wyciszył. Porozmawiaj z gospodarzem.
refusal-ruled-out = Sędzia na to nie pozwala ({ $rule }).
refusal-bad-command = { $reason ->
        [missing] Brakuje pola „{ $field }”.
        [unknown] Nie ma pola „{ $field }”.
        [too-long] Pole „{ $field }” może mieć długość najwyżej { $limit }.
        [too-short] Pole „{ $field }” musi mieć długość co najmniej { $limit }.
        [too-large] Wartość pola „{ $field }” może wynosić najwyżej { $limit }.
        [too-small] Wartość pola „{ $field }” musi wynosić co najmniej { $limit }.
        [wrong-type] Pole „{ $field }” musi być innego typu: { $expected }.
        [not-allowed] Pole „{ $field }” ma niedozwoloną wartość.
        [too-big] Całe żądanie jest dłuższe niż { $limit } bajtów.
       *[other] Serwer tego nie zrozumiał.
    } Popraw to i spróbuj ponownie.
refusal-foreign-page = Ta strona nie pochodzi z tego serwera. Otwórz ją pod jego własnym adresem; kto prowadzi serwer, niech sprawdzi, czy proxy zachowuje nagłówek Host.
refusal-too-fast = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
refusal-too-many-codes = Z tego adresu wpisano zbyt wiele błędnych kodów. Poczekaj kilka minut, potem sprawdź kod albo poproś o link.
refusal-too-busy = Serwer jest zajęty innymi zadaniami tego rodzaju. Spróbuj ponownie za kilka sekund.
refusal-too-much-stored = Zapisano stąd tak wiele, że na razie nie ma miejsca na więcej. Spróbuj później.
refusal-too-many-tables = Otwarto stąd zbyt wiele stołów. Spróbuj później.
refusal-too-many-connections = Zbyt wiele połączeń z tego miejsca. Zamknij jedno i spróbuj ponownie.
refusal-flooding = To połączenie wysyłało o wiele za dużo i zostało zamknięte. Połącz się ponownie za minutę.
refusal-not-saved =
    { $reason ->
        [file-lost] Serwer nie może już niczego zapisać, więc nic się nie zmieniło. Osoba, która go prowadzi, musi go uruchomić ponownie; żaden ruch nie przepadł.
        [file-replaced] Serwer nie może już niczego zapisać, więc nic się nie zmieniło. Osoba, która go prowadzi, musi go uruchomić ponownie.
        [file-truncated] Serwer nie może już niczego zapisać, więc nic się nie zmieniło. Osoba, która go prowadzi, musi go uruchomić ponownie.
        [damaged] Dane tego stołu na serwerze są uszkodzone, więc nic się nie zmieniło. Musi je naprawić osoba, która prowadzi serwer.
       *[other] Nie udało się tego zapisać, więc nic się nie zmieniło. Powiedz osobie, która prowadzi serwer, i spróbuj ponownie.
    }
refusal-data-damaged = Serwer nie może tego odczytać: dane są uszkodzone. Musi je naprawić osoba, która prowadzi serwer.
refusal-house-closing = Serwer właśnie się restartuje. Spróbuj za moment; nic nie zginie.
refusal-house-error = Coś poszło nie tak na serwerze i nic się nie zmieniło. Spróbuj ponownie.
