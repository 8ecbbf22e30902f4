# What the person who runs a server reads: serve, backup, restore, export, import, forget.

serve-open = Cluehouse działa: { $address } (Ctrl-C kończy)
serve-open-network = Z innych urządzeń w waszej sieci: { $address }
serve-data = Wszystko zapisuje się w { $folder }
serve-port-taken = Pod adresem { $address } ktoś już nasłuchuje ({ $why }). Wybierz inny port: --port 8770 (w katalogu źródeł: make play PORT=8770).
serve-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address } ({ $why }). Sprawdź --host i --port.
serve-not-writable = W { $folder } nie można nic zapisać ({ $why }). Wybierz inny folder: --data.
serve-no-cache = Danych, które przygotowują boty, nie można zapisać w { $folder } ({ $why }). Wskaż inny folder: CLUEHOUSE_CACHE.
serve-without-bus = Przy --store kilka serwerów ma wspólne stoły: podaj w --bus, jak się ze sobą łączą.
serve-without-store = Przy --bus kilka serwerów ma wspólne stoły: podaj w --store bazę danych, która je przechowuje.
serve-bus-unreachable = Pod adresem { $address } nie odpowiada żaden serwer NATS. Sprawdź --bus.
store-not-writable = W { $file } nie można nic zapisać. Wybierz inny folder: --data.
store-in-use = Inny serwer używa już { $file }. Najpierw go zatrzymaj albo wybierz inny folder: --data.
store-not-yours = { $file } należy do użytkownika { $owner }. Wykonaj to na jego koncie albo jako root; jeśli serwer działa na twoim koncie, root może ci to oddać (chown).
store-newer = { $file } zapisał nowszy Cluehouse. Zaktualizuj Cluehouse i spróbuj ponownie.
store-not-a-store = { $file } nie jest plikiem Cluehouse. Wybierz inny folder: --data.
store-damaged = { $file } jest uszkodzony. Polecenie „cluehouse check” pokaże, co da się uratować.
store-missing = Brakuje pliku { $file }, a były tu dane. Przywróć kopię; aby zacząć od zera, usuń plik z końcówką .heads.
store-not-found = W { $file } nie ma jeszcze danych. Sprawdź --data.
store-exists = { $file } już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
store-unreadable = Nie można odczytać { $file }. Polecenie „cluehouse check” pokaże, co da się uratować.
not-written = Nie można zapisać { $file } ({ $why }). Wybierz inne miejsce.
store-unreachable = Nie można połączyć się z bazą danych { $file }. Sprawdź --store i to, czy baza działa.
store-not-allowed = Baza danych { $file } odmawia dostępu. Sprawdź nazwę użytkownika i hasło.
store-closed = { $file } jest już zamknięty. Uruchom serwer ponownie.
backup-done = Wszystko skopiowano do { $file }.
restore-exists = { $file } istnieje i nie zostanie nadpisany. Najpierw przenieś go razem z plikami o tym samym początku nazwy, potem spróbuj ponownie.
restore-done = Wszystko z { $backup } jest znowu w { $file }. Uruchom serwer.
export-done =
    Zapisano w { $folder }: { $count ->
        [one] 1 zapis
        [few] { $count } zapisy
       *[many] { $count } zapisów
    }.
import-done = { $file } zapisano jako { $record }.
forget-nothing = Niczego nie usunięto: w { $file } nie ma { $what } albo działa tam zegar.
forget-done =
    Usunięto: { $tables ->
        [one] 1 stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $records ->
        [one] 1 zapis
        [few] { $records } zapisy
       *[many] { $records } zapisów
    }.

# `cluehouse log`: who (the part before the colon) does what.
log-no-such-table = W { $file } nie ma stołu { $code }. Sprawdź kod i --data.
log-unreadable = Nie można odczytać wpisu { $number } ({ $why }).
log-house = Dom
log-by = { $what } (przez: { $name })
log-opened = otwiera stół { $code }: { $game }
log-joined = dołącza do stołu
log-bot-joined = dołącza do stołu (bot, { $level })
log-renamed = zmienia imię na { $name }
log-left = odchodzi od stołu
log-transfer-offered = przenosi swoje miejsce na inne urządzenie
log-transferred = gra dalej na innym urządzeniu
log-claimed = to za tę osobę podaje się { $name }
log-vouched = poręcza: { $name } to ta osoba
log-claim-dropped = prośba o miejsce przepada: { $name }
log-reclaimed = wraca na swoje miejsce; { $name } znika z listy
log-host = zostaje gospodarzem
log-locked = zamyka stół
log-unlocked = otwiera stół
log-banned = dostaje zakaz wstępu
log-ban-lifted = znowu może wejść
log-admitted = może grać, choć gra już trwała
log-settings = zmienia ustawienia: { $game } { $options }
log-book-opened = otwiera księgę drużyny { $team }
log-book-closed = odkłada księgę drużyny
log-seated = siada: { $seat }
log-swapped = zamienia { $seat } z { $other }
log-stood = wstaje
log-ready = zgłasza gotowość
log-not-ready = nie ma gotowości
log-dealt = rozdaje grę: { $seats }; zapis { $record }, odcisk { $hash }
log-moved = ruch: { $move }
log-proposed-undo = proponuje cofnięcie ruchów
log-proposed-resign = proponuje poddanie gry
log-consented = zgadza się
log-dropped = wycofuje propozycję
log-undone = ruchy cofnięto; pozostaje { $keep }
log-paused = wstrzymuje grę
log-resumed = wznawia grę
log-sand-turned = obraca klepsydrę
log-said = mówi ({ $channel }): { $text }
log-muted = wycisza: { $name }
log-unmuted = przywraca głos: { $name }
log-halted = zamyka się; zegary stają
log-restarted = otwiera się ponownie; zegary ruszają

# cluehouse check
check-file = Sprawdzanie pliku…
check-progress = Sprawdzanie dzienników: { $done } z { $total }…
check-failed = Nie udało się sprawdzić { $file }: { $why }.
check-file-missing = Brakuje bazy danych. Liczba dzienników, które zawierała: { $why }.
check-file-damaged = Baza danych jest uszkodzona: { $why }
check-journal-damaged = Dziennik zapisu z wyprzedzeniem (WAL) jest uszkodzony; zatwierdzenia, które serwer by pominął: { $number }.
check-heads-damaged = Uszkodzone wiersze w pliku .heads: { $number }.
check-log-damaged = { $log }: strona bazy danych jest uszkodzona.
check-log-empty = { $log }: brak wpisów.
check-log-unlisted = { $log }: brak na liście dzienników, więc serwer go nie znajduje.
check-log-unknown = { $log }: nieznany rodzaj dziennika.
check-entry-missing = { $log }: brakuje wpisu { $number }.
check-entry-changed = { $log }: wpis { $number } został zmieniony.
check-entries-lost = { $log }: brakuje potwierdzonych wpisów od { $number } do { $why }.
check-entry-unreadable = { $log }: nie można odczytać wpisu { $number } ({ $why }).
check-entry-impossible = { $log }: wpis { $number } nie wynika z poprzednich ({ $why }).
check-time-goes-back = { $log }: czas wpisu { $number } jest wcześniejszy niż czas poprzedniego.
check-record-differs = { $log }: zapis różni się od rozegranej gry ({ $why }).
check-repaired-log = { $log }: zachowane wpisy: { $kept }, w tym odzyskane: { $restored }; utracone: { $lost }.
check-repaired = Naprawiono. Poprzedni stan jest w { $folder }.
check-counts = Stoły: { $tables }; zapisy gier: { $records }; księgi: { $books }; wpisy: { $entries }.
check-problems = Problemy: { $count }.
check-sound = Brak problemów.
check-needs-file = Baza PostgreSQL sama sprawdza swoje strony. Aby odtworzyć wszystkie stoły, skopiuj ją i sprawdź kopię: cluehouse backup kopia.sqlite --store …, potem cluehouse check kopia.sqlite.
check-hint-restored = Czy ktoś ręcznie podmienił plik na starszą kopię? Przy zatrzymanym serwerze „cluehouse check --repair” pogodzi się z brakami i odzyska to, co jest jeszcze w innych plikach. Kopie najlepiej przywracać poleceniem „cluehouse restore”.
check-hint-repair = Przy zatrzymanym serwerze „cluehouse check --repair” uratuje, co się da.

# cluehouse move
move-progress = Skopiowano i porównano: { NUMBER($percent) }%…
move-done = Wszystko z { $source } jest teraz w { $target }, porównano każdy bajt. { $source } pozostaje bez zmian: usuń, gdy nie będzie już potrzebne.
move-counts = Stoły: { $tables }; zapisy gier: { $records }; księgi: { $books }; wpisy: { $entries }; bajty: { $size }.
move-fingerprint = Odcisk: { $hash }
move-in-use = Serwer używa { $place }. Zatrzymaj wszystkie serwery, które z tego korzystają, i spróbuj ponownie.
move-not-empty = { $place } zawiera już dane. Wybierz pustą bazę danych albo nowy folder.
move-differs = Kopia różni się od oryginału ({ $log }) i została odrzucona. { $target } nadal jest puste.
move-failed = Niczego nie przeniesiono ({ $why }). { $target } nadal jest puste.
move-no-postgres = PostgreSQL wymaga dodatkowych pakietów. Zamiast cluehouse zainstaluj cluehouse[cluster]: pip install "cluehouse[cluster]", pipx install --force "cluehouse[cluster]".

# cluehouse cluster
cluster-no-store = Podaj w --store bazę danych, z której wspólnie korzystają serwery.
cluster-node = { $server }  { $state ->
        [alive] działa
       *[gone] nie działa
    }  wersja { $version }  { $host }:{ $process }  { $address }
cluster-lease = dzierżawa: zostało { $left } s, odnowiona { $renewed } s temu, od { $since }
cluster-tables = stoły tego serwera: { $tables }, w tym z trwającą grą: { $running }
cluster-bus = szyna: { $milliseconds } ms w obie strony
cluster-bus-silent = szyna: brak odpowiedzi
cluster-total = Działające serwery: { $alive }; stoły: { $tables }; stoły z trwającą grą bez właściciela: { $orphans }.
