# Before a game.

bench-red = Red
bench-blue = Blue
bench-a = Side A
bench-b = Side B
bench-all = At the table
free-seat = Free seat
sees-the-key = chief, sees the key
guesses = operative, guesses
needs-a-moment = needs a moment
sit-at = Sit here: { $seat }
add-bot-at = Add a bot: { $seat }
send-away = Send { $name } away
last-game = The last game
shuffle-teams = Shuffle teams
fill-with-bots = Fill up with bots
start-game = Start the game
one-moment = One moment
i-am-ready = I am ready
can-start = Everybody needed is here. You can start.
host-starts = Everybody needed is here. The host starts the game.
missing-everybody =
    Nobody sits yet: { $count } seats are free. { $ways ->
        [host] Sit down, or add bots.
       *[guest] Sit down; the host can add bots.
    }
missing-seat-empty =
    Still empty: { $seat }. { $ways ->
        [host] Sit there, or add a bot.
       *[guest] Sit there, or let the host add a bot.
    }
missing-too-few-players =
    { $team ->
        [red] The red team
        [blue] The blue team
        [a] Side A
        [b] Side B
       *[players] This game
    } needs at least { $needed ->
        [one] one player
       *[other] { $needed } players
    }. { $ways ->
        [host] Let somebody sit down, or add a bot.
       *[guest] Sit down, or let the host add a bot.
    }
missing-ready =
    { $count ->
        [one] { $names } asks for a moment.
       *[other] { $names } ask for a moment.
    }
watching =
    { $count ->
        [one] One person is looking on
       *[other] { $count } people are looking on
    }

## The invitation

invite = Invitation
invite-code = Code
invite-qr = A square to photograph; it opens table { $code }
invite-how = Point a phone here, or say the eight letters aloud.
invite-localhost = This address works on this computer only. To invite others, start the house with “make play HOST=0.0.0.0” and open the page by this computer’s address in your network.
copy-link = Copy link
share = Share
copied = Copied.
copy-by-hand = Copying is not allowed here. Select it by hand: { $text }

## What the table agrees on

how-we-play = How we play
all-options = All options
settings-game = Game
settings-words = Words in
settings-referee = The referee
referee-strict = strict
    .about = A clue that the referee forbids is not sent.
referee-rulebook = as in the rulebook
    .about = A clue stands unless an opponent objects; then the rulebook’s penalty follows.
referee-off = off
    .about = The referee says nothing; people decide alone.
settings-talk = Written talk
    .about = The rules say who may write to whom, and when.
settings-rivals-talk = May the team that is not on turn write?
settings-sand = Do the players turn the hourglass themselves?
settings-pace = Bots take their time
pace-0 = no time at all
pace-500 = half a second
pace-2000 = two seconds
pace-5000 = five seconds
pace-own =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
own-words = Own words
    .about = In place of the house’s words
own-words-how = One word to a line, at least 25. Polish, Chinese, English or a mixture.
own-words-lay = Play with these words
own-words-checking = Checking the words …
own-words-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
no-mission = no mission, the standard game
team-book = Team book
    .about = Keeps your wins and opens the map
team-book-none = none
team-book-open = Open it
team-book-lay = Lay a book
team-book-away = Take it away
team-book-new = A new team: its name
team-book-begin = Begin a book
team-book-old = Or the link of a book you have

## The big screen

screen-join = Scan to take a seat or watch
screen-no-clock = no clock, take your time
screen-full = Full screen
screen-free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
screen-sitting = Sit down on your phone; the host starts the game.
