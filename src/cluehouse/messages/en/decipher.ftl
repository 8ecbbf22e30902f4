# Decipher: everything that only this game says, on the page and in the terminal.

## Seats

seat-player = Player { $number }

## Words of the game

piece-long = long bar
    .typed = long
piece-short = short bar
    .typed = short
piece-big = big arc
    .typed = big
piece-small = small arc
    .typed = small

## Options

option-decipher-language = Language of the words
option-decipher-players = Players
option-decipher-length = Letters in a secret word
option-decipher-blind-draw = Are pieces drawn at random?
option-decipher-first-wordsmith = Who is wordsmith first (0: at random)

## Moves: what they are called, what people may type for them, what they do

move-set-word = set the word
    .typed = word
    .help = set the secret word
move-give = give
    .typed = give
    .help = give a piece, or several for the next turns: 1 2 1
move-draw = draw
    .typed = draw
    .help = draw a piece at random
move-place = place
    .typed = place
    .help = lay the piece on a field: type the field’s number
move-decipher-ask = ask for a piece
    .typed = ask
    .help = pay a bonus token for a piece
move-pass = pass
    .typed = pass
    .help = you do not want a piece
move-attempt = try
    .typed = solve
    .help = say the word you take for the solution; it costs an attempt: solve panda
move-give-up = give up
    .typed = give-up
    .help = all of you would rather see the word
move-mark-word = mark the word
    .typed = mark
    .help = the referee is not sure that the secret word is allowed
move-accept-word = go on
    .typed = go
    .help = you have seen the word; the round ends when all seekers go on
move-contest-word = contest the word
    .typed = contest
    .help = the word should not have been set: no dictionary has it, or it is a name
move-strike-word = strike the word
    .typed = strike
    .help = the word must not count
move-keep-word = keep the word
    .typed = keep
    .help = the word counts
move-close-case = time is up
    .typed = close
    .help = nobody contested or answered in time

## What happens

decipher-phase-word =
    { $name } sets a secret { $code ->
        [pl] Polish word
        [en] English word
       *[other] word ({ $language })
    } of { $length ->
        [one] one letter
       *[other] { $length } letters
    }.
decipher-phase-give = { $name } gives a piece.
decipher-phase-place = { $name } has to lay a { $piece }: which field?
decipher-phase-bonus = { $name } may pay for a piece, pass, or try the word.
decipher-phase-reveal = The word is open. Seekers go on, or contest it.
decipher-phase-contest = The word is contested: must it not count?
decipher-end-solved = { $name } has solved it: { $word }!
decipher-end-attempts-spent = All attempts are spent. The word was { $word }.
decipher-end-passed = Everybody has passed. The word was { $word }.
decipher-end-gave-up = You gave up. The word was { $word }.
decipher-outcome-resigned = The game was given up.
decipher-outcome-points =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
decipher-attempt-wrong = { $name }: “{ $word }”. That is not it.
decipher-no = NO

## On the page

decipher-you = you
decipher-players = Wordsmith and seekers
decipher-wordsmith-part = wordsmith
decipher-fields = Letter fields
decipher-field = Field { $field }
decipher-field-letter = letter { $letter }
decipher-field-refuses = refused: { $pieces }
decipher-field-guess = your guess { $letter }
decipher-field-trial = your { $piece } is here: tap again to ask
decipher-guess-at = Your own letter for field { $field }
decipher-guess-letter = Guess { $letter } for field { $field }
decipher-guess-private = Only you see it, on this device alone.
decipher-hand-empty = No piece in hand
decipher-hand-yours = From { $name }. Tap a field to lay it there, then ask; or drag it. The answer is only yes or no.
decipher-hand-theirs = { $name } is looking for its field.
decipher-no-title = { $piece }: not on field { $field }
decipher-no-yours = Try it on another field.
decipher-no-theirs = Field { $field } said no; { $name } tries another one.
decipher-give-title = Which piece for { $name }?
decipher-draw-title = Draw a piece for { $name }
decipher-give-smith = The program answers for you, yes or no.
decipher-give-about = Next on turn: { $name }.
decipher-bonus-title =
    { $count ->
        [0] Bonus mode: no piece is hidden any more
        [one] Bonus mode: 1 piece still hidden
       *[other] Bonus mode: { $count } pieces still hidden
    }
decipher-bonus-yours = Pay a bonus token for a piece, pass, or say the word.
decipher-coins =
    { $count ->
        [one] On the board: 1 bonus token worth 2, and 5 for the solution
       *[other] On the board: { $count } bonus tokens worth 2 each, and 5 for the solution
    }
decipher-coins-wait = points for whoever finds the word; a 2 can buy a piece
decipher-attempts-left =
    { $count ->
        [one] 1 attempt left
       *[other] { $count } attempts left
    }
decipher-out = No attempts left: you watch until the round ends.
decipher-word-label = The word, { $length } letters
decipher-say-word = Say the word
decipher-ask-field = Ask field { $field }
decipher-field-closed = Field { $field } has said no
decipher-pick-field = Pick a field
decipher-buy = Pay for a piece
decipher-pass = Pass
decipher-give-up = Give up the round
decipher-give-up-about = The round ends once every seeker who can still try wants to see the word. Nobody gets the solution then, and the wordsmith takes its 5 points.
decipher-stay = Keep looking
decipher-chamber = Hidden chamber
decipher-draw = Draw at random
decipher-set-title =
    Set a secret { $code ->
        [pl] Polish word
        [en] English word
       *[other] word ({ $language })
    } of { $length } letters
decipher-set-about =
    { $alphabet ->
        [polish] A word from the dictionary, in Polish letters (no Q, V, X). No names, no abbreviations.
       *[international] A word from the dictionary, in the letters A to Z. No names, no abbreviations.
    }
decipher-set-known = Choose a word that the others are likely to know.
decipher-pieces =
    { $count ->
        [one] Made of 1 piece so far
       *[other] Made of { $count } pieces so far
    }
decipher-set = Hide the word
decipher-set-anyway = Hide it anyway
decipher-set-strict = The referee is strict here: a forbidden word is not taken.
decipher-right = right
decipher-wrong = wrong
decipher-has-passed = passes
decipher-is-willing = would give up
decipher-willing =
    { $count ->
        [one] { $names } would give up this round.
       *[other] { $names } would give up this round.
    }
decipher-willing-own = You would give up this round.
decipher-willing-next = The round ends if everybody still in it agrees; the next piece or attempt calls it off.
decipher-sheet = Score sheet
decipher-word = Word
decipher-running = in play
decipher-total = Total
decipher-alphabet = The letters and their pieces
decipher-alphabet-about = Four kinds of pieces make all letters: long and short bars, big and small arcs.
decipher-fits-field = What field { $field } can still be
decipher-aid = Show which letters still fit
decipher-times = { $count } × { $piece }
decipher-revealed = Round over
decipher-for-solution = solution { $points }
decipher-for-bonus = bonus { $points }
decipher-for-refused = NO { $points }
decipher-for-attempts = attempts not used { $points }
decipher-for-tried = attempts of others { $points }
decipher-next-round = On to round { $round }
decipher-word-is =
    { $code ->
        [pl] Polish word
        [en] English word
       *[other] Word: { $language }
    }, { $length } letters
decipher-set-marked = The word will be marked and may be contested when it is revealed.
decipher-confirm-title = Hide { $word } all the same?
decipher-confirm-why =
    { $code ->
        [not-in-dictionary] No dictionary has this word.
        [proper-name] This is a name or an abbreviation.
       *[other] The referee does not allow this word.
    } It will be marked. The others see the mark only when the word is revealed, and may then contest it. If the word is struck, you score nothing in this round.
decipher-confirm-hide = Hide it, marked
decipher-confirm-other = Another word
decipher-marked = Marked by the referee: { $verdict }.
decipher-ruled = The referee says: { $verdict }.
decipher-why =
    { $code ->
        [not-in-dictionary] No dictionary has “{ $said }”.
        [proper-name] “{ $said }” is a name or an abbreviation.
        [form-of-word] “{ $said }” is a form of “{ $word }”.
        [fine] The dictionary has “{ $said }”.
       *[other] “{ $said }” does not fit the rules.
    }
decipher-contested =
    { $own ->
        [yes] You contest the word.
       *[no] { $name } contests the word.
    }
decipher-judge-yours = You decide: does the word count? Without an answer it does.
decipher-judge-theirs =
    { $count ->
        [one] { $names } decides. Without an answer the word counts.
       *[other] { $names } decide. Without an answer the word counts.
    }
decipher-struck = The word does not count. { $name } scores nothing in this round, and the seekers score only the attempts they did not use.
decipher-kept = The word counts.
decipher-does-not-count = does not count
decipher-contest = Contest the word
decipher-concede = You are right, it does not count
decipher-insist = The word counts
decipher-strike = It does not count
decipher-keep = The word counts
decipher-looking =
    { $count ->
        [one] { $names } is still looking at the word.
       *[other] { $names } are still looking at the word.
    }
decipher-to-the-end = To the result
decipher-said-no = Field { $field }, { $piece }: no.
decipher-said-yes = Field { $field }, { $piece }: yes.
decipher-you-have = You have a piece: { $piece }. Which field?
decipher-findings-word = { $who }’s word:
decipher-now-over = Game over
decipher-now-yours = Your turn
decipher-now-sets = { $name } is choosing a word
decipher-now-gives = { $name } is giving a piece
decipher-now-theirs = { $name }’s turn
decipher-send = Send
decipher-erase = Delete the letter
decipher-best = The best moment
decipher-best-about =
    { $points ->
        [one] { $name } reads { $smith }’s word: 1 point.
       *[other] { $name } reads { $smith }’s word: { $points } points.
    }

## In the terminal

decipher-wordsmith = Wordsmith: { $name }
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
decipher-your-word = Your word: { $word }
decipher-in-chamber = In the chamber: { $pieces }
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
decipher-ask-reveal = Enter = go on; or: contest
decipher-ask-contest = keep or strike: does the word count?
decipher-refused = Field { $field } says no to the { $piece }.
decipher-fits = The { $piece } fits on field { $field }.
decipher-passed = { $name } passes.
decipher-letters = Pieces and the letters they make:

## What a replay tells

told-set-word = { $who } hides the word { $about }.
told-give = { $who } gives a piece: { $about }.
told-draw = { $who } draws a piece.
told-place = { $who } asks: { $about }? { $answer ->
        [yes] Yes.
        [no] No.
       *[other] {""}
    }
told-decipher-ask = { $who } asks for one more piece.
told-pass = { $who } passes.
told-attempt = { $who } tries { $about }: { $answer ->
        [yes] right!
       *[other] wrong.
    }
told-give-up = { $who } gives up.
told-mark-word = The referee marks the word: { $about }.
told-accept-word = { $who } goes on.
told-contest-word = { $who } contests the word.
told-strike-word = { $who } says that the word must not count.
told-keep-word = { $who } says that the word counts.
told-close-case = Time is up.

## Refusals

refusal-language-without-letters = Decipher needs one language that is spelt in letters. Choose such a language.
refusal-wrong-length =
    The word must have exactly { $length ->
        [one] one letter
       *[other] { $length } letters
    }. Choose another word.
refusal-letter-unknown = There is no tile “{ $letter }” in this alphabet. Choose a word without it.
refusal-not-enough-tiles =
    There { $tiles ->
        [one] is only one tile
       *[other] are only { $tiles } tiles
    } with “{ $letter }”. Choose another word.
refusal-not-enough-pieces =
    The box has only { $pieces } { $piece ->
        [long] long bars
        [short] short bars
        [big] big arcs
       *[small] small arcs
    }, and this word needs more. Choose another word.
refusal-piece-not-hidden =
    The chamber has no { $piece ->
        [long] long bar
        [short] short bar
        [big] big arc
       *[small] small arc
    } left. Give another piece.
refusal-field-refused =
    Field { $field } has already said no to a { $piece ->
        [long] long bar
        [short] short bar
        [big] big arc
       *[small] small arc
    }. Try another field.
refusal-no-attempt-left = You have used all your attempts in this round. You get new ones in the next.
refusal-chamber-empty = The chamber is empty, there is nothing to ask for. Try the word, or pass.

## The lesson

learn-decipher-board = The wordsmith hides a word of four letters, taken apart into long bars, short bars, big arcs and small arcs. You are the seeker and put it together again.
learn-decipher-try = The wordsmith hands you a piece. Pick field 1 and press “Ask”, or drag the piece there, to find out whether it belongs.
learn-decipher-no = No. That piece is struck out there, and it gives the wordsmith a point. The piece stays in your hand: try field { $field }.
learn-decipher-same = Yes, it stays. Here is another piece of the same kind. A letter may need several: lay it on field { $field } as well.
learn-decipher-another = Yes again. A short bar this time: which letters need a short bar? Try field { $field }.
learn-decipher-long = Yes. A long bar: many letters have one. Lay it on field { $field }.
learn-decipher-more = Yes. One more long bar. Lay it on field { $field }.
learn-decipher-bonus = Only three pieces are hidden: that is bonus mode. From now on each further piece costs a bonus token worth two points. Better to read the word now.
learn-decipher-attempt = At any moment, even out of turn, you may try the word; you have three attempts a round. Write { $word }.
learn-decipher-score = { $word } it is. The solver gets five points, two for each bonus token left, and one for each attempt not used. The wordsmith scores for refusals, attempts and bonus pieces.
learn-decipher-wordsmith = Now you are the wordsmith. Go on to the next round and set a word that the others know: { $word }.
learn-decipher-end = You hand out the pieces, and the program answers yes or no for you. Everybody is wordsmith in turn; the highest total wins. Now play.

## Hints for new players

hint-decipher-word = Letters made of the same pieces, such as L and T or F and K, keep the seekers guessing.
hint-decipher-give = Which piece gives least away? You choose.
hint-decipher-place = Lay the piece on a field. A no gives the wordsmith a point, and tells you something, too.
hint-decipher-bonus = Further pieces cost a token. You may pass, or try the word.
