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

## Somebody who came in after the deal

late-title = Joined after the deal
late-asks = { $name } came in after the game began. Let them play now, or have them watch until the next game.
late-full = { $name } came in after the game began and watches. Every seat is taken until the next game.
late-seat = The seat for { $name }
late-instead = { $seat }, in place of { $name }
late-watches = Just watch
late-waits = The game began before you came. { $host } can let you play now; until then you watch. In the next game you can take any free seat.
late-waits-full = The game began before you came, and every seat is taken. You watch; in the next game you can take any free seat.
late-admitted = You may play: take a free seat, or wait until the host gives you one.
seat-given = You play now. Your seat: { $seat }.
