# The referee: verdicts and reasons. $said is what was written, $word the word that it touches.

## Verdicts

verdict-allowed = allowed
verdict-doubtful = doubtful
verdict-forbidden = forbidden
referee-note = The referee sees words, not intentions: people can still object.

## Reasons

reason-fine = Looks fine.
reason-nothing-said = There is no word in it. Write a word.
reason-emoji = “{ $said }” is a picture, not a word. Write a word.
reason-several-words = “{ $said }” is more than one word. Find a single word, or agree on it with the others first.
reason-hyphenated = “{ $said }” is two words joined. Find a single word, or play with joined words.
reason-abbreviation = “{ $said }” is an abbreviation. Use a whole word, or play with abbreviations.
reason-single-letter = A letter is fair only for its meaning, not for spelling. Let the others decide.
reason-number-word = A number is fair only for its meaning, not for counting letters. Let the others decide.
reason-not-in-language = “{ $said }” belongs to another language. Use a word of the language you play in.
reason-unknown-word = The dictionary does not know “{ $said }”. Ask whether everybody does.
reason-same-word = “{ $said }” is itself a word in play. Find another.
reason-form-of-word = “{ $said }” is a form of { $word }. Find a word that is not.
reason-form-or-other-word = “{ $said }” can be a form of { $word }, or a word of its own. Ask the others.
reason-family-of-word = “{ $said }” belongs to the family of { $word }. Find a word that does not.
reason-part-of-word = “{ $said }” is a part of { $word }. Find a word that is not.
reason-contains-word = “{ $said }” contains { $word }. Find a word that does not.
reason-kin-of-word = “{ $said }” and { $word } are related; people argue about such words. Ask the others.
reason-looks-derived = “{ $said }” looks as if it came from { $word }. Ask the others.
reason-accents-missing = Without its marks “{ $said }” looks like { $word }. Write the marks, or ask the others.
reason-letters-of-word = “{ $said }” is hidden in { $word }, letter by letter. It is fair only if you mean something else.
reason-sounds-like-word = “{ $said }” sounds like { $word }. It is fair only for its own meaning.
reason-shares-character = “{ $said }” and { $word } share a character. Ask the others.
reason-made-of-characters = “{ $said }” is made of the characters of { $word }. Find another word.
reason-only-sound = “{ $said }” shares a character with { $word } for its sound alone.
reason-not-a-trap-word = “{ $said }” is not a noun, an adjective, a verb or a number. Choose such a word.
reason-too-common = “{ $said }” is too common for a trap. Choose a word about the secret.
reason-is-secret = “{ $said }” is the secret word, and that is a trap anyway. Choose another.
reason-repeated = “{ $said }” is already on the list as { $word }. Choose another.
reason-sprung = “{ $said }” springs the trap { $word }.
reason-spelling-hint = “{ $said }” is about sound or spelling. Describe what the word means.
reason-proper-name = “{ $said }” is a name. Use an ordinary word.
reason-right-answer = That is the word.
reason-derived-answer = “{ $said }” is only related to the word. Keep guessing.
reason-wrong-answer = That is not the word. Keep guessing.
reason-wrong-length = “{ $said }” has the wrong number of letters. Choose a word of the agreed length.
reason-not-in-dictionary = The dictionary does not have “{ $said }”. Choose a word that everybody can look up.

## Own word lists

pack-good = { $count ->
        [one] One word, nothing wrong with it.
       *[other] { $count } words, nothing wrong with them.
    }
pack-too-few = Only { $text } different words: at least 25 are needed.
pack-too-many = { $text } words: at most 5000 are possible.
pack-too-long = Line { $line }: “{ $text }…” is too long for a card.
pack-several-words = Line { $line }: “{ $text }” is more than one word.
pack-no-word = Line { $line }: “{ $text }” is not a word.
pack-repeated = Line { $line }: “{ $text }” is already there, perhaps in another form.
