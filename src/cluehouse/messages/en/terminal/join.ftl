# A seat at a server, from a terminal.

## Coming and going

join-ask-name = Your name?
join-ask-referee = When the referee thinks that a clue is forbidden:
join-referee-strict = it is not sent
join-referee-rulebook = it stands until somebody objects, as in the rulebook
join-referee-off = the referee is silent
join-watch-what = Which table do you want to watch? Give its code.
join-unreachable = Nobody answers at { $house } ({ $why }). Check the address; “{ $command }” starts a server of your own.
join-strange = The server at { $house } answers in an unknown way. It may be older or newer than this program; update one of them.
join-shown-out = You are no longer at this table: the host has removed you.
join-banned = The host has banned you from this table. Only the host can lift the ban.
join-connecting = No connection to { $house } yet; still trying. (Ctrl-C leaves; your seat is kept.)
join-moved = Your place is now on another device.
join-come-back = Your seat is kept. You come back with:
join-leave-for-good = You leave the table for good and your seat becomes free. To come back later, quit is enough.

## The table

join-table = Table { $code } · { $game }
join-words = Words: { $words }
join-own-words = the table's own
join-clock = Time left: { $seconds } s
join-you = you
join-host = host
join-bot = bot
join-away = away
join-late = joined after the deal
join-locked = the table is locked
join-unready = asks you to wait
join-standing = Without a seat: { $names }
join-invite = Others join with: { $command }
join-record = The record of the game: { $address }
join-replay = To watch it again: { $command } and this address
join-no-record = There is a record once a game is over.
join-paused = { $name } has paused the game. resume = go on
join-vote-undo = { $name } asks to take back the last move. Still to answer: { $names }
join-vote-resign = { $name } would like to give up. Still to answer: { $names }
join-alert = Referee: line { $line } may have sprung your trap “{ $trap }”.
join-channel-side = team
join-channel-chiefs = chiefs
join-channel-gallery = spectators

## What is to be typed

join-ask-sit = sit and a seat, for example: sit { $seat } (? = help)
join-ask-lobby = Waiting for the others (? = help)
join-ask-start = start = begin; bot and a seat = a bot sits down there (? = help)
join-ask-rematch = rematch = play again; turned = the same cards turned over; start = seats stay as they are (? = help)
join-ask-consent = Do you agree? (yes / no)
join-ask-paused = The game is paused; resume = go on (? = help)
join-ask-waiting = It is up to the others (? = help)
join-ask-waiting-can = It is up to the others; you can also: { $moves } (? = help)
join-ask-watching = You are watching; sit and a seat = take an empty one (? = help)
join-ask-onlooker = You are watching (? = help, quit = leave)
join-help-quit = {"  "}/quit – leave this terminal; your seat is kept
join-not-now = It is not your turn. ? shows what you can do.
join-may-talk = To talk, type: say …
join-no-such-seat = There is no such seat. Type one of these: { $seats }
join-nobody-of-that-name = Nobody here has that name. /who shows who is here.
join-no-such-phrase = There is no such phrase. /phrase shows them with their numbers.
join-keep-seats = To keep the seats type: keep
    .typed = keep same
join-nothing-to-judge = The referee has nothing to say about that now.

## Commands of the table

table-who = who
    .typed = who
    .help = the seats, and who is here
table-sit = sit SEAT
    .typed = sit
    .help = take a seat; /who shows what they are called
table-stand = stand
    .typed = stand
    .help = get up; the seat becomes free
table-ready = ready
    .typed = ready
    .help = as far as you are concerned, the game can start
table-wait = wait
    .typed = wait
    .help = ask the others to wait for you
table-bot = bot SEAT [LEVEL]
    .typed = bot
    .help = a bot takes the seat; level: dice, beginner, careful, even, bold
table-start = start
    .typed = start
    .help = begin the game
table-settings = settings
    .typed = settings
    .help = another game, language or options
table-rematch = rematch [keep]
    .typed = rematch
    .help = play again; in each team everybody moves on by one seat, or (keep) keeps their seat
table-turned = turned [keep]
    .typed = turned
    .help = play again with the same cards turned over; (keep) in the same seats
table-say = say TEXT
    .typed = say
    .help = talk to everybody whom the rules let you talk to
table-team = team TEXT
    .typed = team
    .help = talk to your own side alone
table-phrase = phrase [NUMBER]
    .typed = phrase
    .help = say something that everybody reads in their own language
table-referee = referee WORD
    .typed = referee
    .help = ask the referee about a word; nobody else hears of it
table-undo = undo
    .typed = undo
    .help = ask the others to let you take back your last move
table-resign = resign
    .typed = resign
    .help = ask your side to give up
table-consent = yes
    .typed = yes consent y
    .help = agree to what was proposed
table-refuse = no
    .typed = no refuse n
    .help = do not agree, or take your own proposal back
table-pause = pause
    .typed = pause
    .help = stop the game and its clock
table-resume = resume
    .typed = resume
    .help = go on
table-sand = sand
    .typed = sand
    .help = turn the hourglass
table-name = name NAME
    .typed = name
    .help = take another name
table-seat = seat SEAT NAME
    .typed = seat
    .help = give a seat to somebody
table-swap = swap SEAT SEAT
    .typed = swap
    .help = two seats change places
table-kick = kick NAME
    .typed = kick
    .help = remove somebody, or a bot
table-ban = ban NAME
    .typed = ban
    .help = remove somebody who may not come back
table-unban = unban NAME
    .typed = unban
    .help = let somebody come back who was banned
table-lock = lock
    .typed = lock
    .help = let nobody new join
table-unlock = unlock
    .typed = unlock
    .help = let new people join again
table-admit = admit NAME
    .typed = admit
    .help = let somebody play who joined after the deal
table-host = host NAME
    .typed = host
    .help = make somebody else the host
table-mute = mute NAME
    .typed = mute
    .help = mute somebody, for yourself only
table-unmute = unmute NAME
    .typed = unmute
    .help = hear somebody again
table-hush = hush NAME
    .typed = hush
    .help = mute somebody for everybody
table-voice = voice NAME
    .typed = voice
    .help = let somebody talk again
table-book = book [KEY]
    .typed = book
    .help = use a Duet team's book at this table, or stop using it
table-record = record
    .typed = record
    .help = where the record of the last game is
table-leave = leave
    .typed = leave
    .help = leave the table for good
