# A table at one keyboard.

welcome = Welcome to Cluehouse!
not-affiliated = Games for one keyboard. The names of the games belong to their owners; this project is not affiliated with them.
good-bye = Goodbye, come again!
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

## After a game

ask-save = Save the record of this game?
ask-file = File [Enter = { $usual }]:
file-exists = { $file } exists already. Choose another name.
file-failed = { $file } could not be written. Choose another name or folder.
file-saved = Saved: { $file }
ask-again = And now?
again-turned = a rematch with the cards turned over
again-new = the same again with a new deal
again-leave = leave
ask-rotate = Does everybody move on by one seat?

## Records

seat-table = Table
press-enter-for-next = Enter = next step, quit = leave

## Games without a screen of their own

generic-phase = Phase: { $phase }
generic-private = Only you see this:
generic-moves = Moves of { $name }:
generic-changed = Changed: { $fields }
generic-outcome = The game is over. Winners: { $winners } ({ $reason })
generic-ask-move = Type a move from the list with its values (? = help)
