# The start page, the menu of a table, people, votes and time.

close = Close
game-over = Game over
opening-the-door = Opening the door …
line-lost = The connection is lost. Your seat is kept; we are coming back.
go-home = Back to the house
nowhere-title = This door leads nowhere
nowhere-text = There is no such page in the house. Perhaps a letter is missing in the address.

## The menu of a table

menu = Menu
settings = Settings
rules = Rules
big-screen = Big screen
pause = Pause the game
resume = Go on
ask-undo = Ask to take my last move back
give-up = Give up
give-up-title = Give the game up?
give-up-text = Your side gives the game up. If others play on your side, they are asked first.
play-on = Play on
back-to-lobby = Back to the lobby
who-is-here = Who is here
sounds-on = Switch sounds on
sounds-off = Switch sounds off
leave-table = Leave the table
leave-title = Leave the table?
leave-text = Your place is given up. With the link or the code you can come again.
leave-text-playing = The game is not over. Your seat will be empty; the host can hand it to somebody else or to a bot.
leave-needs-line = Without a connection nobody would hear that you leave. Wait until it is back.
stay = Stay
you-look-on = you are looking on
come-in = Come in

## Votes

vote-title = A proposal
vote-undo = { $name } asks to take their last move back, and all that came after it.
vote-resign = { $name } wants to give the game up.
vote-own-undo = You asked to take your last move back, and all that came after it.
vote-own-resign = You proposed to give the game up.
vote-waiting = Still to answer: { $names }.
vote-consent = Agree
vote-refuse = Refuse
vote-withdraw = Take it back
undo-done = Taken back. The game stands as it did before that move.
undo-stands = Nothing is taken back: the move stands.

## Time

paused-title = The game is paused
paused-by = { $name } asked for a break. No time is running.
paused-text = No time is running.
clock-clue = Time for the clue
clock-guess = Time for the guesses
clock-reading = Time for reading
clock-hourglass = The hourglass
clock-calls = Time for calling a trap
turn-the-hourglass = Turn the hourglass

## People

seat-free = free
sit-here = Sit here
add-bot = Add a bot
looking-on = Looking on
stand-up = Stand up and look on
this-is-you = you
host = host
away = away
hushed = may not talk
about-person = What to do about { $name }
rename = Another name
rename-do = Change
mute = Do not hear
unmute = Hear again
hush = Take the voice away
unhush = Give the voice back
seat-to-bot = Hand the seat to a bot
seat-to-person = Hand the seat to { $name }
make-host = Make host
kick = Show the door
kick-sure = Show { $name } the door? The seat becomes free; they can come back with the code.
kick-not = No, they stay
send-bot-away = Send away

## Without a connection

no-line = There is no connection to the house. Check your network and try again.
not-here-title = This room cannot be reached
not-here-text = There is no connection to the house, or it has just been renewed. Your places at tables are kept.
try-again = Try again

## The front of the house

house-line = A house of four games where one apt word counts.
house-promise = No account, open source, an independent project.
you-play-as = You play as
guest = Guest
art-words = BRIDGE OPERA FOX MOTH SCALE SALT
play-with-bots = Play with bots
open-table = Open a table
home-learn = Learn it
mission-map = Map of 26 missions
have-code = I have a code
code-label = The table’s code, or its link
code-short = A code has eight letters, like ABCD-EFGH. Look at it once more.
to-the-table = To the table
back-to-table = Back to { $code }
make-day = Make it day
make-night = Make it night

## The door of a table

door-table = Table { $code }
door-nobody = There is no table { $code }
door-running = A game is under way. Come in, look on, or take a free seat.
door-waiting = The game has not begun. These people are here:
door-farewell = You no longer have a place at this table. You can come in again.
your-name = Your name
name-needed = Write a name first, so that the others know who you are.
only-look = Only look on
