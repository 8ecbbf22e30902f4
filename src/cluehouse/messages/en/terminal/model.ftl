# What a language model that plays in the lab is told.

model-task = You are playing “{ $game }”. Your seat: { $seat }. The language of the game is { $language }: say and write every word in it. Play to win.
model-rules = The game in short:
model-table = What you see now:
model-moves = Your moves now. Replace each name in angle brackets with a value:
model-values = { $field }: one of { $values }
model-number = { $field }: a number from { $least } to { $most }
model-word = { $field }: one word
model-text = { $field }: any text on one line
model-spelling = { $field }: a word of { $count ->
        [one] one letter
       *[other] { $count } letters
    }
model-wait = do nothing now and let the others act
model-answer = Answer with a single line: one of these moves, exactly as written above, and nothing else. For example: { $example }
model-unreadable = I cannot read that as a move. Answer with a single line, such as: { $example }
model-not-offered = “{ $move }” is not among your moves now, or one of its values is not allowed. Choose another move.
model-refused = “{ $move }” was refused. { $why } Choose another move.
model-ruled-out = The referee does not allow this word: it is too close to a word on the table, or breaks another rule for clues.
