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
