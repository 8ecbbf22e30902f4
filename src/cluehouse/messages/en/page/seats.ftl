# A game that goes on while somebody is missing.

seats-absent = Who is missing
seat-empty = { $seat }: the seat is empty.
seat-empty-who = Anybody watching can sit there; the host can also add a bot.
seat-out-of-reach = { $name } is offline. The seat is kept.
seats-more =
    { $count ->
        [one] One more is missing.
       *[other] { $count } more are missing.
    }
seat-now = A new game. Your seat is now: { $seat }.
