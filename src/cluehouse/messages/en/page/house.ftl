# The start page, the menu of a table, people, votes and time.

close = Close
game-over = Game over
opening-the-door = Opening the door…
line-lost = Connection lost. Your seat is kept; reconnecting…
bots-preparing = The bots are getting ready. This takes a few seconds, only this once.
go-home = Start page
nowhere-title = This door leads nowhere
nowhere-text = There is no such page here. A letter may be missing from the address.

## The menu of a table

menu = Menu
settings = Settings
rules = Rules
big-screen = Big screen
pause = Pause the game
resume = Resume
ask-undo = Ask to take back my last move
give-up = Give up
give-up-title = Give up?
give-up-text = Your side gives up the game. If you have teammates, they are asked first.
play-on = Play on
back-to-lobby = Back to the lobby
who-is-here = Who is here
sounds-on = Switch sounds on
sounds-off = Switch sounds off
leave-table = Leave the table
leave-title = Leave the table?
leave-text = Your seat becomes free. You can come back with the link or the code.
leave-text-playing = The game is not over. Your seat will be empty; the host can hand it to somebody else or to a bot.
leave-needs-line = Without a connection nobody would know that you left. Wait until it is back.
stay = Stay
you-look-on = You are watching
come-in = Come in

## Votes

requests-fold = Fold it away
requests-show = Show what is asked
vote-title = A proposal
vote-undo = { $name } asks to take back their last move and everything after it.
vote-resign = { $name } wants to give up.
vote-own-undo = You asked to take back your last move and everything after it.
vote-own-resign = You suggested giving up.
vote-waiting = Still to answer: { $names }.
vote-consent = Agree
vote-refuse = Refuse
vote-withdraw-undo = Cancel my request
vote-withdraw-resign = Cancel my suggestion
vote-agreed = You agreed.
undo-done = Taken back. The game is where it was before that move.
undo-stands = The move stands.

## Time

paused-title = The game is paused
paused-by = { $name } asked for a break. No time is running.
paused-text = No time is running.
clock-clue = Time for the clue
clock-guess = Time for the guesses
clock-reading = Time for reading
clock-hourglass = The hourglass
clock-calls = Time to call a trap
clock-answer = Time to answer the call
clock-writing = Time to write traps
clock-reveal = Time to look at the word
clock-contest = Time to decide about the word
turn-the-hourglass = Turn the hourglass

## People

seat-free = free
sit-here = Sit here
add-bot = Add a bot
looking-on = Watching
stand-up = Stand up and watch
this-is-you = you
host = host
away = away
joined-late = joined after the deal
hushed = muted by the host
about-person = Actions for { $name }
rename = Change name
rename-do = Save
mute = Mute for me
unmute = Unmute
hush = Mute for everybody
unhush = Unmute for everybody
seat-to-bot = Hand the seat to a bot
seat-to-person = Hand the seat to { $name }
make-host = Make host
let-play = Let { $name } play
kick = Remove
kick-sure = Remove { $name } from the table? The seat becomes free; they can come back with the code.
kick-not = No, they stay
ban = Ban
ban-sure = Ban { $name } from the table? They cannot come back, not even under another name from the same network, until you lift the ban.
lock = Lock the table
    .about = Nobody new can join. Everybody who is here can come back at any time.
unlock = Open the table
table-locked = The table is locked: nobody new can join.
banned = Banned
ban-network = their device, and for a day their network
ban-device = their device only: somebody here shares the network
unban = Lift the ban
unban-name = Lift the ban on { $name }
door-locked = The table is locked: nobody new can join now. If you have played here, come back with the same device, or tap “That is me” beside your name.
door-banned = You cannot enter this table
door-banned-why = The host has banned you from this table. Only the host can lift the ban.
send-bot-away = Remove

## Without a connection

no-line = No connection to the server. Check your network and try again.
not-here-title = This room cannot be reached
not-here-text = There is no connection to the server, or it has just been updated. Your seats at tables are kept.
try-again = Try again

## The front of the house

house-line = Word games where one good word is enough.
house-promise = No account, open source, an independent project.
you-play-as = You play as
guest = Guest
art-words = BRIDGE OPERA FOX MOTH SCALE SALT
play-with-bots = Play with bots
with-bots-how = { $game } with bots: choose your part and their level
with-bots-role = You play
as-chief = as chief
as-operative = as operative
bots-play = Bot level
settings-language = Language
with-bots-start = Play
open-table = Open a table
home-learn = How to play
have-code = I have a code
code-label = The table’s code, or its link
code-short = A code has at least eight letters, like ABCD-EFGH. Look at it once more.
to-the-table = To the table
back-to-table = Back to { $code }
make-day = Day mode
make-night = Night mode

## The door of a table

door-table = Table { $code }
door-nobody = There is no table { $code }
door-running = A game is under way. Come in, watch, or take a free seat.
door-waiting = The game has not begun. These people are here:
door-over = The game is over. Come in for the next one, or watch the last one again.
door-replay = Watch the last game
door-farewell = You no longer have a place at this table. You can come in again.
door-moved = Your place is now on your other device. Here you can only watch, or come in as somebody else.
that-is-me = That is me
that-is-me-name = That is me: { $name }
transfer = Continue on another device
transfer-how = Scan the code with your other device, or open the link there.
transfer-once = It works once, for ten minutes. Show it to nobody else: it carries your seat with everything it may see. This device then gives the seat up.
transfer-qr = QR code that moves your place to another device
transfer-take-title = Continue on this device
transfer-take-text = Your place at this table moves here. The other device gives it up.
transfer-take-instead = The place of your other device moves here. The place that this device has at the table now is given up.
transfer-take = Continue here
transfer-door = To the table’s door
claim-title = Somebody is back
claim-asks = { $claimant } says: I am { $name }, on another device.
claim-check = Are you sure? Whoever gets the seat sees everything that belongs to it.
claim-yes = Yes, that is { $name }
claim-no = No
claim-waits = You asked for the place of { $name }. Waiting for { $names }.
claim-object = Nobody here can confirm it. If you know better, say no.
claim-alone = You asked for the place of { $name }, and nobody who knows { $name } is here. If nobody objects, you can take it in
claim-over = Nobody has objected: you can take the place of { $name }.
claim-take = Take the place
claim-refused = You did not get the place of { $name }. Ask the others, or take a free seat.
claim-done = You are back: { $name }.
cancel = Cancel
your-name = Your name
name-needed = Write a name first, so that the others know who you are.
only-look = Just watch
