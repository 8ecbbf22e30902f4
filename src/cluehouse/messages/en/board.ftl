# Cards, clues and objections: what Codenames and Duet share.

## Words of the game

identity-red = red agent
identity-blue = blue agent
identity-bystander = bystander
identity-assassin = assassin
identity-green = agent to find
number-unlimited = unlimited
    .typed = unlimited ∞ *

## Moves: what they are called, what people may type for them, what they do

move-clue = clue
    .typed = clue
    .help = give a clue, one word and one number: tree 2
move-announce = say the clue
    .typed = said
    .help = say the clue aloud, then type its number: 2
move-spell = spell the clue
    .typed = spell
    .help = write down the word that you said, for everybody to read: spell tree
move-ask-spelling = ask for the spelling
    .typed = spelling
    .help = ask how the clue is spelt; its giver has to write it down before the next guess
move-mark = mark
    .typed = mark
    .help = point at a card; it is not a guess yet
move-unmark = unmark
    .typed = unmark
    .help = take a mark back
move-guess = guess
    .typed = guess g
    .help = touch a card: type its word or its number
move-stop = stop
    .typed = stop s
    .help = end the turn
move-object = object
    .typed = object
    .help = say that the clue is invalid, before the first guess
move-uphold = invalid
    .typed = uphold yes y
    .help = the clue is invalid
move-waive = let it stand
    .typed = waive no n
    .help = let the clue stand

## What happens

objection-raised = { $name } objects to the clue.
    .own = You object to the clue.
    .yours = { $name } objects to your clue.

## On the page

clue-one-word = Clue, one word
    .short = One word
clue-words = Clue
clue-number = How many cards
clue-fewer = One fewer
clue-more = One more
clue-unlimited = no limit
clue-give = Give
clue-give-anyway = Give it anyway
clue-ask = Ask the other chief
clue-referee = Referee: { $verdict }.
clue-referee-more = The referee’s full opinion
clue-referee-rest = more
clue-referee-fold = less
clue-alone = A word and a number, and nothing more.
clue-said-aloud = said aloud
clue-said = I have said it
clue-must-be-one-word = A clue must be a single word.
clue-say-about = Say your clue aloud, one word and one number, and record the number here.
clue-spell = Show the word
clue-spell-word = How it is spelt
clue-spell-about = You may write down the word that you said. If somebody asks, you have to.
clue-spell-asked = { $name } asks how the clue is spelt. Nobody guesses until you have written it down.
clue-spelling = How is it spelt?
clue-spelling-asked = { $name } has asked for the spelling. The word will be shown here.
clue-log = Clues so far
    .whole = All clues
clue-log-empty = No clue yet.
objection-object = Object to this clue
objection-uphold = The clue is invalid
objection-waive = Let it stand
card-covered-by = covered: { $what }
card-marked-by = marked by { $names }
card-touch = Touch { $word }
picture-quoted = “{ $name }”
picture-closer = Look closer: { $card }
picture-touch = Touch this card
picture-point = Tap a picture to point at it and see it large.
pictures-about = Every card is a picture made of two things. Clues are words, as always; the grid and the key stay the same.

## In the terminal

ask-clue = Your clue, a word and a number, for example: tree 2 (? = help)
ask-announce = Say your clue aloud, then type its number (? = help)
ask-more-guesses = Next card, or stop
ask-objection = Is this clue invalid? (yes / no)
clue-is = Clue: { $clue }
clue-invalid = invalid
objection-waived = The clue stands.

## What a replay tells

told-clue = { $who } gives the clue “{ $about }”.
told-announce = { $who } says a clue aloud, number { $about }.
told-spell = { $who } spells the clue: “{ $about }”.
told-ask-spelling = { $who } asks how the clue is spelt.
told-mark = { $who } points at { $about }.
told-unmark = { $who } no longer points at { $about }.
told-guess = { $who } touches { $about }.
told-stop = { $who } stops.
told-object = { $who } objects to the clue.
told-uphold = { $who } declares the clue invalid.
told-waive = { $who } lets the clue stand.

## Refusals

refusal-card-unknown = “{ $card }” is not on the board. Choose a card that is.
refusal-card-covered = “{ $card }” is already covered. Choose a card that is still showing.
refusal-guess-first = Every turn has at least one guess. Touch a card first; after that you may stop.
refusal-already-marked = That is marked already. Take the mark back, or touch the card.
refusal-not-marked = You have no mark there. Mark a card first.
refusal-objection-pending = Somebody has objected to the clue. Wait until that is decided.
refusal-clue-is-said = Clues are said aloud at this table. Say yours, then record its number.
refusal-clue-is-typed = Clues are typed at this table. Write your word together with its number.
refusal-spelling-pending = Somebody has asked how the clue is spelt. Wait until it is written down.
refusal-too-late-to-object = It is too late to object: you can only do that before the first guess. The clue stands; play on.
