# The referee: verdicts and reasons. $said is what was written, $word the word that it touches.

## Verdicts

verdict-allowed = allowed
verdict-doubtful = doubtful
verdict-forbidden = forbidden
referee-note = The referee sees words, not intentions: people can still object.

## Reasons
# .fact: the same without what its giver could say instead, where others read it

reason-fine = Looks fine.
reason-nothing-said = There is no word in it. Write a word.
reason-emoji = “{ $said }” is a picture, not a word. Write a word.
reason-several-words = “{ $said }” is more than one word. Find a single word, or agree on it with the others first.
    .fact = “{ $said }” is more than one word.
reason-hyphenated = “{ $said }” is two words joined. Find a single word, or play with joined words.
    .fact = “{ $said }” is two words joined.
reason-abbreviation = “{ $said }” is an abbreviation. Use a whole word, or play with abbreviations.
reason-single-letter = A letter is fair only for its meaning, not for spelling. Let the others decide.
reason-number-word = A number is fair only for its meaning, not for counting letters. Let the others decide.
reason-not-in-language = “{ $said }” belongs to another language. Use a word of the language you play in.
reason-unknown-word = The dictionary does not know “{ $said }”. Ask whether everybody does.
reason-same-word = “{ $said }” is itself a word in play. Find another.
    .fact = “{ $said }” is itself a word in play.
reason-form-of-word = “{ $said }” is a form of { $word }. Find a word that is not.
    .fact = “{ $said }” is a form of { $word }.
reason-form-or-other-word = “{ $said }” can be a form of { $word }, or a word of its own. Ask the others.
reason-family-of-word = “{ $said }” belongs to the family of { $word }. Find a word that does not.
    .fact = “{ $said }” belongs to the family of { $word }.
reason-part-of-word = “{ $said }” is a part of { $word }. Find a word that is not.
    .fact = “{ $said }” is a part of { $word }.
reason-contains-word = “{ $said }” contains { $word }. Find a word that does not.
    .fact = “{ $said }” contains { $word }.
reason-kin-of-word = “{ $said }” and { $word } are related; people argue about such words. Ask the others.
reason-looks-derived = “{ $said }” looks as if it came from { $word }. Ask the others.
reason-accents-missing = Without its marks “{ $said }” looks like { $word }. Write the marks, or ask the others.
reason-letters-of-word = “{ $said }” is hidden in { $word }, letter by letter. It is fair only if you mean something else.
reason-sounds-like-word = “{ $said }” sounds like { $word }. It is fair only for its own meaning.
reason-shares-character = “{ $said }” and { $word } share the character { $signs }. Ask the others.
reason-made-of-characters = “{ $said }” is made of the characters of { $word }. Find another word.
    .fact = “{ $said }” is made of the characters of { $word }.
reason-only-sound = “{ $said }” shares a character with { $word } for its sound alone.
reason-names-picture = “{ $said }” names what is drawn: { $word }. There is no word on the card, so ask the others whether that is fair.
reason-not-a-trap-word = “{ $said }” is not a noun, an adjective, a verb or a number. Choose such a word.
reason-too-common = “{ $said }” is too common for a trap. Choose a word about the secret.
reason-trap-pronoun = “{ $said }” is a pronoun. A trap is a noun, an adjective, a verb or an exact number.
reason-trap-article = “{ $said }” is an article. A trap is a noun, an adjective, a verb or an exact number.
reason-trap-auxiliary = “{ $said }” is a form of “be”, “have” or “can”, or a helping verb like them. Nobody can speak without those.
reason-trap-preposition = “{ $said }” is a preposition. A trap is a noun, an adjective, a verb or an exact number.
reason-trap-conjunction = “{ $said }” is a conjunction. A trap is a noun, an adjective, a verb or an exact number.
reason-trap-adverb = “{ $said }” is an adverb. A trap is a noun, an adjective, a verb or an exact number.
reason-trap-particle = “{ $said }” is a particle or an exclamation. A trap is a noun, an adjective, a verb or an exact number.
reason-trap-vague-number = “{ $said }” is a vague number. Only exact numbers may be traps.
reason-trap-abbreviation = “{ $said }” is an abbreviation. Write a whole word.
reason-trap-name = “{ $said }” is a name. The describer may not say names anyway. Ask the others.
reason-trap-general = “{ $said }” could describe anything. A trap belongs to this secret word. Ask the others.
reason-trap-habit = “{ $said }” is something that people say without thinking. A trap must not aim at a habit. Ask the others.
reason-trap-or-other-part = “{ $said }” may be a trap as a noun, an adjective or a verb, but people also use it as another part of speech. Ask the others.
reason-not-a-word = “{ $said }” is not a word that anybody knows. Choose another.
reason-is-secret = “{ $said }” is the secret word, and that is a trap anyway. Choose another.
reason-repeated = “{ $said }” is already on the list as { $word }. Choose another.
reason-sprung = “{ $said }” springs the trap “{ $word }”.
reason-says-secret = “{ $said }” gives the secret word { $word } away.
reason-spelling-hint = “{ $said }” is about sound or spelling. Describe what the word means.
reason-proper-name = “{ $said }” is a name. Use an ordinary word.
reason-letter-hint = “{ $said }” gives away letters of the word. Describe what the word means.
reason-length-hint = “{ $said }” is about the length of the word. Describe what the word means.
reason-translation-hint = “{ $said }” says what it is called in another language. Whether that is fair, you decide.
reason-rhyme-hint = “{ $said }” is about a rhyme. Describe what the word means.
reason-sound-hint = “{ $said }” is about the sound of the word. Describe what the word means.
reason-spelt-out = “{ $said }” spells the word out. Describe what the word means.
reason-look-alike = “{ $said }” looks or sounds like { $word }. It is fair only for its own meaning.
reason-title = “{ $said }” is a name or a title. Describe the word without those.
reason-disguised-title = “{ $said }” may stand for a title. Ask whether one is meant.
reason-abbreviation-of-name = “{ $said }” is the abbreviation of a name. Use an ordinary word.
reason-not-a-noun = “{ $said }” is not a noun, and the noun plague allows only nouns.
reason-not-a-denial = “{ $said }” does not say what it is not, and the contrary curse allows nothing else.
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
pack-too-few = Only { $text } different words: at least { $limit } are needed.
pack-too-many = { $text } words: at most { $limit } are possible.
pack-too-long = “{ $text }” is too long: a card holds { $limit } letters, or half as many Chinese characters.
pack-no-word = “{ $text }” is not a word: it has no letters.
pack-repeated = “{ $text }” is left out: it is the same word as “{ $other }”.
