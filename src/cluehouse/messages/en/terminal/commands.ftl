# What single commands print.

## cluehouse words

words-item-missing = Say which word to show, or which file to check.
words-no-entry = The lexicon has no entry for “{ $word }”.

## cluehouse replay

file-unreadable = I cannot open { $file } ({ $why }). Check the name and try again.
record-unreachable = I cannot fetch { $address } ({ $why }). Check the address and try again.
not-a-record = { $file } is not a record of a game ({ $why }). Give me a file that was saved after a game.
record-refused = This record breaks the rules, so I cannot show the rest. { $why }
fingerprint-matches = The fingerprint matches: this is the deal that was promised.
fingerprint-differs = The fingerprint does not match: this is not the deal that was promised.
