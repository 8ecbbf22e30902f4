# Duet: the room.

duet-board = The board, 25 cards
duet-clue = The clue
duet-clues = Clues
duet-you = You
duet-side = Side { $side }
duet-line = { $name } { $doing }
duet-open = Either of you may give the first clue.
duet-your-clue = Your clue
duet-your-guess = Your guess
duet-clue-given = Clue from { $name }: { $clue }
duet-doing-opens =
    { $count ->
       *[other] may give the first clue
    }
    .you =
        { $count ->
           *[other] may give the first clue
        }
duet-doing-thinks =
    { $count ->
        [one] thinks of a clue
       *[other] think of a clue
    }
    .you =
        { $count ->
           *[other] think of a clue
        }
duet-doing-gives =
    { $count ->
        [one] gives the clue
       *[other] give the clue
    }
    .you =
        { $count ->
           *[other] give the clue
        }
duet-doing-guesses =
    { $count ->
        [one] guesses
       *[other] guess
    }
    .you =
        { $count ->
           *[other] guess
        }
duet-doing-searches =
    { $count ->
       *[other] may still touch cards
    }
    .you =
        { $count ->
           *[other] may still touch cards
        }
duet-doing-decides =
    { $count ->
        [one] decides about the clue
       *[other] decide about the clue
    }
    .you =
        { $count ->
           *[other] decide about the clue
        }
duet-doing-waits =
    { $count ->
        [one] waits
       *[other] wait
    }
    .you =
        { $count ->
           *[other] wait
        }
duet-doing-done =
    { $count ->
        [one] has nothing left to find
       *[other] have nothing left to find
    }
    .you =
        { $count ->
           *[other] have nothing left to find
        }
duet-nothing-left = { $name } has nothing left to find.
    .you = You have nothing left to find: all words on your partner’s key are found.
duet-stop = End the turn for a token
duet-stop-sure = Yes, end it for all of us
duet-stop-no = Guess on
duet-missed = { $name } missed
    .you = you missed
duet-looks-for = { $name } looks for it
    .you = you look for it
duet-agents = Agents
duet-agents-found = { $count } of { $all } agents found
duet-of = { $count }/{ $all }
duet-tokens-left = Tokens
duet-bank = { $left } of { $all } tokens left.
duet-bank-short = { $left } of { $all }
duet-bank-mistakes =
    { $count ->
        [0] None of them pays for a mistake.
        [one] One of them pays for a mistake.
       *[other] { $count } of them pay for a mistake.
    }
duet-bank-note = A green token pays for a turn. Once the yellow ones are gone, a mistake costs two green ones.
duet-ticks =
    { $count ->
        [one] one turn ended without a mistake
       *[other] { $count } turns ended without a mistake
    }
duet-invalid = invalid, one token lost
duet-objection-note = Whoever gave the clue says whether it is invalid. Then it costs a token.
duet-own-up = My clue was invalid: pay a token
duet-penalty = The clue was invalid. It cost a token and is played as it is.
duet-risk = Your partner may call it invalid. If you admit it, a token is lost.
duet-number-zero = 0: none of your words goes with this clue. Your partner has to touch one card all the same.
duet-restart-maybe = Did the clue give away too much?
duet-restart-propose = Propose to begin again
duet-restart-proposed = { $name } proposes to begin again.
duet-restart-yes = Begin again
duet-restart-no = Play on
duet-sudden = Sudden death
duet-sudden-rule = One mistake and it is over.
duet-silence = The bank is empty. No clues, no plans: touch cards in any order.
duet-card-found = agent, found by { $name }
duet-card-missed = { $name } missed here
duet-card-closed = closed to both sides
duet-card-own-key = on your key: { $what }
duet-card-key = on the key of { $name }: { $what }
duet-edition = a card of the Duet deck

## The mission map

map-title = Mission map
map-done =
    { $count ->
        [0] Twenty-six cities
        [one] Twenty-six cities, one done
       *[other] Twenty-six cities, { $count } done
    }
map-city-won = done
map-city-open = open to you
map-city-far = not open yet
map-city-free = a mission
map-rulebook = line of the rulebook
map-ours = line of our own
map-start-here = Where every team begins
map-after = After { $name }
map-opens-after = Opens after { $name }
map-tokens =
    { $count ->
        [one] turn
       *[other] turns
    }
map-mistakes =
    { $count ->
        [one] mistake allowed
       *[other] mistakes allowed
    }
map-means-plain =
    { $tokens ->
        [one] One token,
       *[other] { $tokens } tokens,
    } and any of them can pay for a mistake. As in the standard game, only time decides.
map-means-some =
    Of { $tokens } tokens only { $mistakes ->
        [one] one pays
       *[other] { $mistakes } pay
    } for a mistake. Every further mistake costs two turns.
map-means-none = Plenty of turns, but no token pays for a mistake: each one costs two turns.
map-ways = From here
map-tries = Your tries here
map-no-tries = Not tried yet.
map-fly = Fly to { $name }
map-far = Win { $name } first, then you may fly on.
map-no-book = Without a team book every city may be played. A book keeps your wins and opens the map step by step.
map-about = The numbers are the rulebook’s. So are the lines from Prague; all others are our own reconstruction.

## The team book

book-none = A book for two, or for more
book-none-text = A team book keeps every try at a mission, won or lost, and opens the map for your team. Whoever has its link belongs to the team.
book-yours = Books on this device
book-forget = Take { $name } off this list
book-result = { $won } won · { $lost } lost
book-progress = { $count } of { $all } missions done
book-tries = Every try
book-tries-at = Tries at { $name }
book-all = Show all
book-empty = Nothing here yet. Fly to Prague: it is the standard game.
book-copy = Copy the members’ link
book-secret = Only give this link to members of the team: whoever has it may write in the book.
book-date = Date
book-mission = Mission
book-how = How it ended
book-record = Record
book-replay = Watch it again
book-end-all-found = all agents found
book-end-assassin = met an assassin
book-end-out-of-time = wrong guess, bank empty
book-end-out-of-tokens = could not pay
book-end-resigned = given up
