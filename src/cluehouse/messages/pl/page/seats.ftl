# A game that goes on while somebody is missing.

seats-absent = Kogo brakuje
seat-empty = { $seat }: miejsce jest wolne.
seat-empty-who = Może tu usiąść ktoś, kto ogląda; gospodarz może też dodać bota.
seat-out-of-reach = { $name }: brak połączenia. Miejsce czeka.
seats-more =
    { $count ->
        [one] Brakuje jeszcze jednej osoby.
        [few] Brakuje jeszcze { $count } osób.
       *[many] Brakuje jeszcze { $count } osób.
    }
seat-now = Nowa gra. Twoje miejsce: { $seat }.

## Somebody who came in after the deal

late-title = Przyjście w trakcie gry
late-asks = { $name }: przyjście w trakcie gry. Może zagrać albo oglądać do następnej gry.
late-full = { $name }: przyjście w trakcie gry. Wszystkie miejsca są zajęte, więc do następnej gry pozostaje oglądanie.
late-seat = Miejsce: { $name }
late-instead = { $seat } zamiast bota { $name }
late-watches = Niech ogląda
late-waits = Gra już trwa. { $host } może cię do niej wpuścić; na razie oglądasz. W następnej grze możesz zająć każde wolne miejsce.
late-waits-full = Gra już trwa i wszystkie miejsca są zajęte. Na razie oglądasz; w następnej grze możesz zająć każde wolne miejsce.
late-admitted = Możesz grać: zajmij wolne miejsce albo poczekaj, aż wskaże ci je gospodarz.
seat-given = Grasz! Twoje miejsce: { $seat }.
