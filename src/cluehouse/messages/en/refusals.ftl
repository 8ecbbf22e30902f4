# One message for every refusal code: what is wrong, and what to do instead.

refusal-no-such-seat = There is no such seat at this table. Choose one of the seats shown.
refusal-no-such-move = This game has no such move. Choose one of those offered.
refusal-game-over = The game is over. Start a new one to play on.
refusal-not-now = That is not possible at this moment. Choose one of the moves offered now.
refusal-not-your-turn = It is not your turn. Wait until the others have played.
refusal-not-your-part = That is somebody else’s part in this game. Leave it to them.
refusal-bad-argument = That does not fit here. Choose one of the values offered.
refusal-bad-text =
    Write something on one line, no longer than { $longest ->
        [one] one character
       *[other] { $longest } characters
    } and without invisible signs.
refusal-one-word-only = Only one word is allowed here. Write it without spaces.
refusal-bad-option = These settings do not go together. Choose from those offered.
refusal-no-such-language = This house does not know the language “{ $language }”. Choose one of those offered.
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

## Boards of cards

refusal-card-unknown = “{ $card }” is not on the board. Choose a word that lies there.
refusal-card-covered = “{ $card }” is covered already. Choose a word that is still open.
refusal-guess-first = Every turn has at least one guess. Touch a card first; after that you may stop.
refusal-already-marked = That is marked already. Take the mark back, or touch the card.
refusal-not-marked = You have no mark there. Mark a card first.
refusal-not-your-word = “{ $card }” is not one of your team’s words. Cover one of your own.
refusal-clue-pending = The other chief is still thinking about the clue you showed. Wait for the answer, or give a clue without it.
refusal-objection-pending = Somebody has objected to the clue. Wait until that is decided.
refusal-too-late-to-object = It is too late to object: that has to come before the first guess. The clue stands, play on.
refusal-clue-approved = This clue was agreed to beforehand, so it stands. Let it pass.

## Duet

refusal-own-token = Your side has already missed on “{ $card }”. Choose another word; this one is open to your partner only.
refusal-side-complete = All words of your side are found. From now on your partner gives the clues.
refusal-two-clues-in-a-row = Your side has given two clues in a row. Now let the other side give one.
refusal-nothing-to-find = You have nothing left to find. Leave the guessing to your partner.
refusal-mission-locked = This mission is not open to you yet. First win one that a line joins to it.

## Trapwords

refusal-list-frozen = Your list is handed in. Open it again first, as long as the others still write.
refusal-list-not-exact = The list needs exactly as many traps as asked for. Add or strike out words until it fits.
refusal-list-full = Your list is full. Strike something out before you add more.
refusal-trap-repeated = “{ $word }” is on your list already. Write another word.
refusal-trap-is-secret = “{ $word }” is the secret word itself, and that is a trap anyway. Write another word.
refusal-dread-unmarked = The Word of Dread lies upon the other team. First mark the trap that sends them back.
refusal-torch-offered-to-all = The torch has been round the whole team. Whoever holds it now describes.
refusal-answer-pending = An answer waits to be judged. First decide whether it counts.
refusal-too-late-to-call = Too late: a trap or an illegal clue counts only when it is called at once. Play on.
refusal-no-guess-left = You have used up your guesses of this turn. Let the rest of your team guess.
refusal-words-used-up =
    { $left ->
        [0] Your words are used up. Now your team has to guess.
        [one] You have only one word left. Say it in one word.
       *[other] You have only { $left } words left. Say it in fewer words.
    }
refusal-one-message-only = The Flood allows one message, and you have sent it. Now your team has to guess.
refusal-clues-frozen = Petrification: after the first guess you give no more clues. Now your team has to guess.
refusal-echo-needed = Echo: write every word twice in a row, like “cow cow”.
refusal-no-s-words = The Snake allows no word that begins with S. Find other words.
refusal-three-words-only =
    Threes: a message may have { $left ->
        [one] one word
       *[other] at most { $left } words
    }. Make it shorter.
refusal-wait-for-guess = Threes: after every message you wait for a guess. Let your team guess first.
refusal-say-what-it-is-not = Contrary: say what it is not, and begin with “{ $negations }”.
refusal-chambers-not-ascending = A maze has five different chambers from 1 to 10, in rising order. Choose them like that.
refusal-chambers-share-a-tile = Chambers 3 and 10 are two faces of one tile. Choose only one of them.

## Decipher

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
       *[small] small bows
    }, and this word needs more. Choose another word.
refusal-piece-not-hidden =
    The chamber has no { $piece ->
        [long] long bar
        [short] short bar
        [big] big arc
       *[small] small bow
    } left. Give another piece.
refusal-field-refused =
    Field { $field } has already said no to a { $piece ->
        [long] long bar
        [short] short bar
        [big] big arc
       *[small] small bow
    }. Try another field.
refusal-no-attempt-left = Your attempts of this round are spent. You get new ones in the next round.
refusal-chamber-empty = The chamber is empty, there is nothing to ask for. Try the word, or pass.
