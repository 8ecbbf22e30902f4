# Decipher.

decipher-round-of = Round { $round } of { $rounds }
decipher-you = you
decipher-players = Wordsmith and seekers
decipher-wordsmith-part = wordsmith
decipher-no = NO
decipher-fields = Letter fields
decipher-field = Field { $field }
decipher-field-letter = letter { $letter }
decipher-field-refuses = refused: { $pieces }
decipher-field-guess = your guess { $letter }
decipher-field-trial = your { $piece } lies here: again to ask
decipher-guess-at = Your own letter for field { $field }
decipher-guess-letter = Guess { $letter } for field { $field }
decipher-guess-private = Only you see it, on this device alone.
decipher-hand-empty = No piece in hand
decipher-hand-yours = From { $name }. Tap a field to lay it there, then ask; or drag it. The answer is only yes or no.
decipher-hand-theirs = { $name } looks for its field.
decipher-no-title = { $piece }: not on field { $field }
decipher-no-yours = Try it on another field.
decipher-no-theirs = Field { $field } said no; { $name } tries another one.
decipher-give-title = Which piece for { $name }?
decipher-draw-title = Draw a piece for { $name }
decipher-give-smith = The house answers for you, yes or no.
decipher-give-about = Next on turn: { $name }.
decipher-bonus-title =
    { $count ->
        [0] Bonus mode: no piece is hidden any more
        [one] Bonus mode: 1 piece still hidden
       *[other] Bonus mode: { $count } pieces still hidden
    }
decipher-bonus-yours = Pay a bonus coin for a piece, pass, or say the word.
decipher-coins =
    { $count ->
        [one] On the board: 1 bonus coin worth 2, and 5 for the solution
       *[other] On the board: { $count } bonus coins worth 2 each, and 5 for the solution
    }
decipher-coins-wait = points for whoever finds the word; a 2 can buy a piece
decipher-attempts-left =
    { $count ->
        [one] 1 attempt left
       *[other] { $count } attempts left
    }
decipher-out = No attempts left: you watch until the round ends.
decipher-attempt-costs = It costs one attempt, right or wrong.
decipher-word-label = The word, { $length } letters
decipher-say-word = Say the word
decipher-ask-field = Ask field { $field }
decipher-field-closed = Field { $field } has said no
decipher-pick-field = Pick a field
decipher-buy = Pay for a piece
decipher-pass = Pass
decipher-give-up = Give up the round
decipher-give-up-about = The round ends once every seeker who can still try wants to see the word. Nobody gets the solution then, and the wordsmith takes its 5 points.
decipher-stay = Keep seeking
decipher-chamber = Hidden chamber
decipher-draw = Draw blindly
decipher-set-title = Set a secret word of { $length } letters
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
decipher-willing-next = The round ends if everybody who still seeks wants that; the next piece laid or word tried calls it off.
decipher-sheet = Score sheet
decipher-word = Word
decipher-running = running
decipher-total = Total
decipher-alphabet = The letters and their pieces
decipher-alphabet-about = Four kinds of pieces make all letters: long and short bars, big arcs, small bows.
decipher-fits-field = What may still stand on field { $field }
decipher-aid = Show which letters still fit
decipher-times = { $count } × { $piece }
decipher-revealed = The case is open
decipher-for-solution = solution { $points }
decipher-for-bonus = bonus { $points }
decipher-for-refused = NO { $points }
decipher-for-attempts = attempts not used { $points }
decipher-for-tried = attempts of others { $points }
decipher-next-round = On to round { $round }
decipher-attempt-wrong = { $name }: “{ $word }”. That is not it.
decipher-said-no = Field { $field }, { $piece }: no.
decipher-said-yes = Field { $field }, { $piece }: yes.
decipher-you-have = You have a piece: { $piece }. Which field?
decipher-findings-word = The word of { $who }:
