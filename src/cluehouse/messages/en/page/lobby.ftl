# Before a game.

bench-red = Red
bench-blue = Blue
bench-a = Side A
bench-b = Side B
bench-all = At the table
arrivals =
    { $count ->
        [one] { $names } is here.
       *[other] { $names } are here.
    }
arrivals-todo =
    { $count ->
        [one] Choose a seat for them, or start and let them watch.
       *[other] Give them seats, or start and let them watch.
    }
arrivals-full = No seat is free. Drag somebody to a seat to swap, or start and let them watch.
perhaps = { $name }?
seats-later = More seats appear here as people sit down.
just-came-in = just came in
take-a-seat = Choose a seat, or wait until the host gives you one. Without a seat you watch.
picked = Where shall { $name } sit? Choose a seat.
pick-seat-for = Choose a seat for { $name }
pick-seat = choose a seat
put-here = Put here
seat-here = Seat here
seat-somebody = { $what }: { $name }, { $seat }
chief = chief
operative = operative
role-of = The part of { $name }
add-bot-level = Bot: { $level }
sees-the-key = chief, sees the key
guesses = operative, guesses
needs-a-moment = needs a moment
sit-at = Sit here: { $seat }
add-bot-at = Bot: { $level }, { $seat }
send-away = Remove { $name }
last-game = The last game
shuffle-teams = Shuffle teams
fill-with-bots = Fill up with bots
start-game = Start the game
one-moment = One moment
i-am-ready = I am ready
can-start = Everybody is here. You can start.
host-starts = Everybody is here. The host starts the game.
missing-everybody =
    Nobody is seated yet: { $count } seats are free. { $ways ->
        [people] Clues are said aloud here, so only people can play: bots do not hear.
        [host] Sit down, or add bots.
       *[guest] Sit down; the host can add bots.
    }
missing-seat-empty =
    Still empty: { $seat }. { $ways ->
        [people] Clues are said aloud here, so only people can play: bots do not hear.
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
        [people] Clues are said aloud here, so only people can play: bots do not hear.
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
        [one] 1 watching
       *[other] { $count } watching
    }

## The invitation

invite = Invitation
invite-do = Invite
invite-qr = QR code that opens table { $code }
invite-how = Scan it with a phone, or read out the code.
invite-localhost = Only this computer can open this address. Whoever runs the server can let others in with the option “--host 0.0.0.0” (docs/hosting.md).
copy-link = Copy link
share = Share
copied = Copied.
copy-by-hand = Copying is blocked here. Select it by hand: { $text }

## What the table agrees on

how-we-play = How we play
all-options = All options
game-changed = The host has changed the game to { $game }. Your seat: { $seat }.
game-changed-unseated = The host has changed the game to { $game }, which has no seat left for you. You watch, unless the host swaps seats.
game-changed-watching = The host has changed the game to { $game }.
settings-changed = The host has changed: { $what }.
settings-game = Game
settings-words = Language of the words
settings-referee = The referee
referee-strict = strict
    .about = A clue that the referee forbids is not sent.
referee-rulebook = as in the rulebook
    .about = A clue stands unless an opponent objects; then the rulebook’s penalty follows.
referee-off = off
    .about = The referee says nothing; people decide alone.
settings-talk = Chat
    .about = The rules say who may write to whom, and when.
settings-rivals-talk = May the waiting team write?
settings-sand = Do the players turn the hourglass themselves?
settings-pace = Bot pace
pace-0 = at once
pace-500 = half a second
pace-2000 = two seconds
pace-5000 = five seconds
pace-own =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
own-words = Custom words
    .about = Instead of the built-in words
own-words-how = Words and phrases, separated by lines, commas, semicolons or tabs. Paste from a spreadsheet, or paste a link to words.
own-words-example = New York, hot dog, volcano…
own-words-lay = Play with these words
own-words-checking = Checking the words…
own-words-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
words-count =
    { $count ->
        [one] One word
       *[other] { $count } words
    }
words-limits = { $least } to { $most } can be used.
words-leave-out =
    { $count ->
        [one] Leave it out
       *[other] Leave these { $count } out
    }
words-preview = On the cards
words-change = Change words
words-share = Share words
words-link = Copy link to these words
words-link-copied = Copied. Whoever opens the link can play with these words.
words-link-long = These are too many words for a link (8,000 characters). Leave some out, or send the list itself.
words-shared = Words to play with
words-open = Open a table: { $game }
words-use = Use at table { $code }
words-damaged = This link is not complete. Ask for it once more, and copy all of it.
no-mission = no mission, the standard game
team-book = Team book
    .about = Keeps your wins and opens the map
team-book-none = none
team-book-open = Open it
team-book-lay = Use a book
team-book-away = Stop using it
team-book-new = Name of a new team
team-book-begin = Start a book
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
