# What the person who runs a server reads: serve, backup, export, import, forget.

serve-open = Cluehouse działa: { $address } (Ctrl-C kończy)
serve-open-network = Z innych urządzeń w waszej sieci: { $address }
serve-data = Wszystko zapisuje się w { $folder }
serve-port-taken = Pod adresem { $address } ktoś już nasłuchuje ({ $why }). Wybierz inny port: --port 8770 albo make play PORT=8770.
serve-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address } ({ $why }). Sprawdź --host i --port.
serve-not-writable = W { $folder } nie można nic zapisać ({ $why }). Wybierz inny folder: --data.
store-not-writable = W { $file } nie można nic zapisać. Wybierz inny folder: --data.
store-in-use = Inny serwer używa już { $file }. Najpierw go zatrzymaj albo wybierz inny folder: --data.
store-newer = { $file } zapisał nowszy Cluehouse. Zaktualizuj Cluehouse i spróbuj ponownie.
store-not-a-store = { $file } nie jest plikiem Cluehouse. Wybierz inny folder: --data.
store-damaged = { $file } jest uszkodzony. Przywróć kopię albo wybierz inny folder: --data.
store-not-found = W { $file } nie ma jeszcze danych. Sprawdź --data.
store-exists = { $file } już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
store-unreadable = Nie można odczytać { $file }. Przywróć kopię albo wybierz inny folder: --data.
not-written = Nie można zapisać { $file } ({ $why }). Wybierz inne miejsce.
store-closed = { $file } jest już zamknięty. Uruchom serwer ponownie.
backup-done = Wszystko skopiowano do { $file }.
export-done =
    Zapisano w { $folder }: { $count ->
        [one] 1 zapis
        [few] { $count } zapisy
       *[many] { $count } zapisów
    }.
import-done = { $file } zapisano jako { $record }.
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
