# The table at one keyboard.

welcome = Welcome to Cluehouse!
not-affiliated = Games for one keyboard. The names of the games belong to their owners; this house is not affiliated with them.
good-bye = Good-bye, come again!
comma = { ", " }
labelled = { $label }: { $text }

## Commands of the house

command-help = help
    .typed = help
    .help = what you can do here
command-who = who
    .typed = who
    .help = somebody else wants to act
command-key = key
    .typed = key
    .help = look at your side of the key, alone
command-quit = quit
    .typed = quit exit
    .help = leave the table
command-yes = yes
    .typed = yes y
command-no = no
    .typed = no n
shortcut-right = right
    .typed = right r
    .help = a right guess was said
shortcut-wrong = wrong
    .typed = wrong w
    .help = a wrong guess was said

## Questions before a game

ask-language = Language:
ask-game = Which game?
ask-card-language = Language of the words:
ask-players = How many players?
ask-rulebook = Everything else as in the rulebook?
seats-are = At the table: { $names }
ask-names = Your names in this order, with commas between them (Enter = no names):
enter-takes = [Enter = { $usual }]
none = none
not-in-list = Please type a number from 1 to { $most }.
not-in-range = Please type a number from { $least } to { $most }.
yes-or-no = Please answer yes or no.
fingerprint = Fingerprint of this deal, so that you can check later that nobody changed it: { $hash }
press-enter-to-begin = Enter = begin

## Whose screen it is

hand-over =
    { $count ->
        [one] Hand the keyboard to { $names }. Everybody else look away!
       *[other] Hand the keyboard to { $names }. Only they look at the screen!
    }
press-enter = Enter = show the secret screen
press-enter-when-seen = Enter = hide it again
ask-who = Who acts? Number or name:
ask-leave = Leave the table in the middle of the game? (yes / Enter = no)
ask-sure = Really? (yes / Enter = no)
ask-anything = Your move (? = help)
not-understood = I do not understand that. Type ? to see what you can do here.
or-do-you-mean = If you meant the word itself, type: { $line }

## Clues and guesses

ask-clue = Your clue, a word and a number, for example: tree 2 (? = help)
ask-more-guesses = Next card, or stop
ask-objection = Is this clue invalid? (yes / no)
clue-is = Clue: { $clue }
clue-invalid = invalid
objection-raised = { $name } objects to the clue.
objection-waived = The clue stands.
codenames-left =
    Red: { $red ->
        [one] 1 word
       *[other] { $red } words
    } to find   Blue: { $blue ->
        [one] 1 word
       *[other] { $blue } words
    } to find
codenames-guesses-left =
    { $left ->
        [-1] (as many guesses as you like)
        [one] (1 guess left)
       *[other] ({ $left } guesses left)
    }
codenames-number-high =
    { $left ->
        [one] Your team has only one word left to find.
       *[other] Your team has only { $left } words left to find.
    }
codenames-ask-guess = Which card? Word or number (the others may still type: object)
codenames-ask-approve = Do you agree to this clue? (yes / no)
codenames-ask-ghost = Which blue word does the ghost cover? Word or number
codenames-covered =
    { $side ->
        [red] { $card } is covered as a red agent.
       *[blue] { $card } is covered as a blue agent.
    }
codenames-penalty = Before the clue the chief may cover one word of the own team: cover and the word.
codenames-asked-waiting = The other chief asks whether this clue is all right: { $clue }
codenames-asked-approved = The other chief agrees to: { $clue }
codenames-asked-declined = The other chief does not agree to: { $clue }
codenames-ghost-score =
    { $score ->
        [one] One blue agent is still out there: that is your score.
       *[other] { $score } blue agents are still out there: that is your score.
    }

duet-found = Agents found: { $found } of { $all }
duet-bank = Tokens in the bank: { $tokens }
duet-bank-mistakes = (cheap mistakes left: { $mistakes }; any other costs two)
duet-bank-empty = No token left
duet-legend = { $agent }A { $agent }B agent, found by A or B   { $miss }A { $miss }B missed by A or B
duet-legend-look = /key = look at your key
duet-legend-key = { $agent } your partner has to find it   { $bystander } bystander   { $assassin } assassin   { $miss }A { $miss }B missed by A or B
duet-legend-over = Key, first A then B: { $agent } agent   { $bystander } bystander   { $assassin } assassin   { $miss }A { $miss }B missed by A or B
duet-sudden = sudden death
duet-complete = All words of side { $side } are found; the other side gives the clues.
duet-complete-sudden = All words of side { $side } are found; only side { $side } still guesses.
move-own-up = own up
    .typed = admit withdraw
    .help = say that your own clue is invalid: it costs a token and is played all the same
duet-ask-guess = Which card? Word or number
duet-ask-restart = Begin again? (yes / no)
duet-restart-proposed = { $name } would rather begin again.
duet-penalty = The clue was invalid and costs a token; play it as if it were valid.
duet-sudden-begins = The bank is empty: sudden death!
duet-key-structure = Each side of the key has 9 agents and 3 assassins. 3 agents are on both sides; of your assassins one is an assassin, one an agent and one a bystander for your partner.

## Trapwords

trapwords-round = Round { $round } of { $rounds }
trapwords-torches = Torches: ◆ { $red }   ● { $blue }
trapwords-fights =
    { $side ->
        [red] The red team fights the monster!
       *[blue] The blue team fights the monster!
    }
trapwords-set-word =
    { $side ->
        [red] The red team has to guess: { $word }
       *[blue] The blue team has to guess: { $word }
    }
trapwords-describer = { $name } will describe it. Which words will be said?
trapwords-needed =
    { $needed ->
        [one] One trap
       *[other] { $needed } traps
    } needed, { $written } on the list.
trapwords-secret = The secret word: { $word }
trapwords-their-word = They have to guess: { $word }   Traps:
trapwords-guesses = Guesses: { $made } of { $all }
trapwords-doubt = Was the trap “{ $trap }” said?
trapwords-doubt-illegal = Was there an illegal clue?
trapwords-traps-were = The traps were: { $traps }
trapwords-torch-passed = The torch goes to { $name }.
trapwords-monster-moved = Nobody got ahead: the monster comes one chamber closer.
trapwords-restrictions = The describer says neither the secret word nor a part of it, gives no examples, names or titles, no rhymes or letters, and no gestures.
trapwords-ask-trap = Traps, with spaces between them (? = help)
trapwords-ask-ready = Enter = hand in the list
trapwords-ask-hourglass = Enter = turn the hourglass, and off they go
trapwords-ask-watchers = [{ $seconds } of { $all } s] right, wrong, trap 2, illegal, doubt 2, time (? = help)
trapwords-ask-calls = Did you hear a trap or an illegal clue? trap 2, illegal, doubt 2; Enter = no
trapwords-ask-doubt = The describing team answers: accept 1 or reject 1, with the number of the doubt (the watchers may also: withdraw 1)
trapwords-bell = Time is up!

## Decipher

decipher-round = Round { $round } of { $rounds }
decipher-wordsmith = Wordsmith: { $name }
decipher-no = NO
decipher-attempts = Attempts left: { $left }
decipher-tried = Tried: { $words }
decipher-bonus =
    Bonus mode: { $tokens ->
        [one] 1 bonus token
       *[other] { $tokens } bonus tokens
    } on the board, { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } in the chamber.
decipher-bonus-begins = Three pieces are left: bonus mode begins.
decipher-word = Your word: { $word }
decipher-chamber = In the chamber: { $pieces }
decipher-ask-word =
    Your secret word, { $length ->
        [one] one letter
       *[other] { $length } letters
    } long
decipher-ask-give = Which piece? A number; several for the next turns, too: 1 2 1
decipher-ask-draw = Enter = draw a piece
decipher-ask-place = Number of the field; or: solve and the word (? = help and letters)
decipher-ask-bonus = ask, pass, or: solve and the word
decipher-ask-attempt = solve and the word
decipher-refused = Field { $field } says no to the { $piece }.
decipher-fits = The { $piece } fits on field { $field }.
decipher-wrong = { $word } is wrong, { $name }.
decipher-passed = { $name } passes.
decipher-letters = Pieces and the letters they make:

## Games without a screen of their own

generic-phase = Phase: { $phase }
generic-private = Only you see this:
generic-moves = Moves of { $name }:
generic-changed = Changed: { $fields }
generic-outcome = The game is over. Winners: { $winners } ({ $reason })
generic-ask-move = Type a move from the list with its values (? = help)

## After a game

ask-save = Save the record of this game?
ask-file = File [Enter = { $usual }]:
file-exists = { $file } exists already. Choose another name.
file-failed = { $file } could not be written. Choose another name or folder.
file-saved = Saved: { $file }
ask-again = And now?
again-turned = a rematch with the cards turned over
again-new = the same again with a new deal
again-leave = go home

## Records

seat-table = Table
press-enter-for-next = Enter = next step, quit = leave
file-unreadable = I cannot open { $file }. Check the name and try again.
record-unreachable = I cannot fetch { $address } ({ $why }). Check the address and try again.
not-a-record = { $file } is not a record of a game ({ $why }). Give me a file that was saved after a game.
record-refused = This record breaks the rules, so I cannot show the rest. { $why }
fingerprint-matches = The fingerprint matches: this is the deal that was promised.
fingerprint-differs = The fingerprint does not match: this is not the deal that was promised.
