# One message for every refusal code that is not a game’s own: what is wrong, and what to do instead.

## In every game

refusal-no-such-seat = There is no such seat at this table. Choose one of the seats shown.
refusal-no-such-move = This game has no such move. Choose one of those offered.
refusal-game-over = The game is over. Start a new one to play on.
refusal-not-now = That is not possible at this moment. Choose one of the moves offered now.
refusal-not-your-turn = It is not your turn. Wait until the others have played.
refusal-not-your-part = That is somebody else’s job in this game. Leave it to them.
refusal-bad-argument = That does not fit here. Choose one of the values offered.
refusal-bad-text =
    Write something on one line, no longer than { $longest ->
        [one] one character
       *[other] { $longest } characters
    } and without invisible characters.
refusal-one-word-only = Only one word is allowed here. Write it without spaces.
refusal-bad-option =
    { $kind ->
        [range] “{ $field }”: choose a number from { $least } to { $most }.
        [numbers] “{ $field }”: choose different numbers from { $least } to { $most }.
        [choice] “{ $field }”: choose one of { $allowed }.
        [unknown] This game has no option “{ $field }”. Choose from those offered.
       *[other] “{ $field }” does not fit. Choose from the values offered.
    }
refusal-no-such-language = This server does not know the language “{ $language }”. Choose one of those offered.
refusal-too-few-players =
    { $team ->
        [red] The red team
        [blue] The blue team
        [a] Side A
        [b] Side B
       *[players] This game
    } needs at least { $needed ->
        [one] one player
       *[other] { $needed } players
    }. Let somebody join first.
refusal-too-few-words =
    There are too few cards: { $needed ->
        [one] one is
       *[other] { $needed } are
    } needed. Choose a bigger deck.

## At a table

refusal-no-such-table = There is no such table here, or you may not enter it. Check the code.
refusal-table-full = This table is full. Open another one.
refusal-bad-name = The name is empty or too long. Write 1 to { $longest } characters on one line.
refusal-name-taken = Somebody here is already called { $name }. Choose another name.
refusal-no-such-person = That person is not at this table. Choose somebody from the list.
refusal-not-host = Only the host can do that. Ask the host of the table.
refusal-no-transfer = This link has been used already, or ten minutes have passed. Make a new one on the device where you play.
refusal-no-claim = Nobody is asking for this place any more.
refusal-not-away = { $name } is connected right now. Move the place from that device, or close it first.
refusal-nobody-to-ask = Nobody here can confirm that it is you. Try again when the host or somebody who plays is back, or open a new table.
refusal-claim-waits = The time to object is not over yet. Wait until it is; then you can take the place.
refusal-table-locked = This table is locked: nobody new can join now. Ask the host to open it.
refusal-banned = You have been banned from this table, or somebody in your network has. Only the host can lift the ban.
refusal-not-seated = You have no seat. Sit down first.
refusal-seat-unknown = There is no such seat at this table. Choose one that is shown.
refusal-seat-taken = Somebody is sitting there. Choose an empty seat, or ask the host to swap.
refusal-seat-empty =
    { $seat ->
        [red-chief] There is no red chief yet.
        [blue-chief] There is no blue chief yet.
       *[operative] Nobody is there to guess yet.
    } Somebody has to sit there, a person or a bot.
refusal-knows-too-much = You have seen a secret of this game, so you cannot play that seat in it. Wait for the next game.
refusal-joined-late = { $name } joined after the deal and may know its secrets from somewhere else. The host can let { $name } play; otherwise wait for the next game.
refusal-already-sitting = You are already sitting there.
refusal-no-bots = Clues are said aloud at this table, and bots cannot hear them. Let people sit there, or let clues be typed.
refusal-no-such-bot = There is no bot called { $bot } for this game. Choose one of those shown.
refusal-no-game = No game is under way. The host can start one.
refusal-game-running = A game is under way. Wait until it is over.
refusal-not-ready = Not everybody is ready yet. Wait for them, or ask them.
refusal-paused = The game is paused. Resume it first.
refusal-not-paused = The game is not paused.
refusal-stale = Something has happened since you last looked. Look again, then decide.
refusal-no-sand = The hourglass cannot be turned now.
refusal-bad-pack =
    { $fault ->
        [too-few] Custom words: there are { $text }, and at least { $limit } are needed.
        [too-many] Custom words: there are { $text }, and at most { $limit } are possible.
        [too-long] Custom words, line { $line }: “{ $text }” is longer than the { $limit } letters that a card holds.
       *[no-word] Custom words, line { $line }: “{ $text }” has no letters.
    } Correct the list and try again.
refusal-no-such-book = There is no such team book. Check the link.
refusal-no-such-record = There is no such record. Check the link.
refusal-no-such-lesson = There is no lesson about this game in this language.
refusal-no-such-game = No game called “{ $game }” is played here.
refusal-vote-pending = Another proposal is waiting for an answer. Settle that one first.
refusal-no-vote = Nobody is waiting for your answer.
refusal-nothing-to-undo = You have made no open move that could be taken back.
refusal-bots-object = The bots have already agreed once in this game to take back something that had shown a secret. They do not agree again.
refusal-silence = The rules say that you must be silent now. You can talk again later.
refusal-hushed = The host has muted you for now. Talk to the host.
refusal-ruled-out = The referee does not allow that ({ $rule }).
refusal-bad-command = { $reason ->
        [missing] The field “{ $field }” is missing.
        [unknown] There is no field called “{ $field }”.
        [too-long] The field “{ $field }” holds at most { $limit }.
        [too-short] The field “{ $field }” holds at least { $limit }.
        [too-large] The field “{ $field }” is at most { $limit }.
        [too-small] The field “{ $field }” is at least { $limit }.
        [wrong-type] The field “{ $field }” is of another type: { $expected }.
        [not-allowed] The field “{ $field }” has a value that is not allowed.
        [too-big] The whole request is longer than { $limit } bytes.
       *[other] The server did not understand that.
    } Correct it and try again.
refusal-foreign-page = This page does not come from this server. Open it at the server’s own address; if you run the server, see that the proxy keeps the Host header.
refusal-too-fast = That was too much at once. Wait a moment and try again.
refusal-too-many-codes = Too many wrong codes were tried from here. Wait a few minutes, then check the code or ask for the link.
refusal-too-busy = The server is busy with other work of this kind. Try again in a few seconds.
refusal-too-much-stored = Too much has been saved from your address for now. Try again later.
refusal-too-many-tables = Too many tables were opened from here. Try again later.
refusal-too-many-connections = Too many connections from here. Close one and try again.
refusal-flooding = This connection sent far too much and was closed. Wait a minute before you connect again.
refusal-not-saved =
    { $reason ->
        [file-lost] The server can no longer save anything, so that did not happen. Whoever runs it has to restart it; nothing that was played is lost.
        [file-replaced] The server can no longer save anything, so that did not happen. Whoever runs it has to restart it.
        [file-truncated] The server can no longer save anything, so that did not happen. Whoever runs it has to restart it.
        [damaged] This table’s data on the server is damaged, so that did not happen. Whoever runs the server has to repair it.
       *[other] The server could not save that, so it did not happen. Tell whoever runs it, then try again.
    }
refusal-data-damaged = The server cannot read this: its data is damaged. Whoever runs the server has to repair it.
refusal-house-closing = The server is restarting. Try again shortly; everything is kept.
refusal-house-error = Something went wrong on the server, and nothing was changed. Try again.
