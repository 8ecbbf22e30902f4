# Duet: everything that only this game says, on the page and in the terminal.

## Seats

seat-side = Side { $side } { $number }
seat-partner = Side { $side } { $number }

## Options

option-duet-language = Language of the cards
option-duet-a = Players on side A
option-duet-b = Players on side B
option-duet-pool = Cards
    .codenames = the Codenames deck
    .duet = the Duet deck
    .mixed = both decks
    .pictures = the picture deck
option-duet-tokens = Tokens in the bank; more make it easier
option-duet-mission = A mission of the map, with its own tokens (turns-mistakes)
option-duet-order = Who gives clues
    .alternate = the sides take turns
    .loose = a side may give two clues in a row
option-duet-names = May names of more than one word be clues?
option-duet-acronyms = May abbreviations be clues?
option-duet-titles = May titles of films and books be clues?
option-duet-hyphenated = May hyphenated words be clues?
option-duet-fixed-names = May fixed names of more than one word, such as “guinea pig”, be clues?
option-duet-homonyms = May clues play with words that sound alike?
option-duet-foreign-words = May everyday foreign words such as “crêpes” be clues?
option-duet-restart = May you start over after a clue that gave away too much?
option-duet-spoken = Are clues said aloud? (no bots then)

## Moves: what they are called, what people may type for them, what they do

move-let-start = let the other side start
    .typed = pass
    .help = leave the first clue to the other side
move-hand-over = hand over
    .typed = done
    .help = in sudden death: leave the guessing to the other side
move-take-back = go on after all
    .typed = back
    .help = go on guessing, as long as the other side has not touched a card
move-restart = start over
    .typed = restart
    .help = suggest starting over, because the clue gave away too much
move-agree = agree
    .typed = agree yes y
    .help = start over
move-disagree = disagree
    .typed = disagree no n
    .help = play on
move-own-up = own up
    .typed = admit withdraw
    .help = say that your own clue is invalid: it costs a token and is played all the same

## What happens

duet-phase-open = Either side may give the first clue.
duet-phase-clue = Side { $side } is thinking of a clue.
duet-phase-guess = Side { $side } is guessing.
duet-phase-objection = The clue is in dispute; side { $side } says whether it is invalid.
duet-phase-restart = Start over?
duet-phase-sudden-death = Sudden death: no more clues, and one mistake loses the game.
duet-touched-agent = { $card } – an agent found!
duet-touched-bystander = { $card } – only a bystander.
duet-touched-assassin = { $card } – an assassin!
duet-end-stop = The turn is over.
duet-end-bystander = The turn is over.
duet-end-complete = Nothing is left to find there; the turn is over.
duet-outcome-resigned = You gave up.
duet-outcome-all-found = All agents found. You win!
duet-outcome-assassin = That was an assassin. You lose.
duet-outcome-out-of-time = No tokens left, and that guess was wrong. You lose.
duet-outcome-out-of-tokens = There were not enough tokens for that mistake. You lose.
duet-outcome-restart = This game does not count. Start over.
duet-advice-mind-the-assassins = Before every clue, look at your three assassins once more.
duet-advice-rather-stop = The clue was a bot’s. If you can only guess at the next card, stop: a turn costs a token, the assassin costs the game.
duet-advice-clues-for-two = Try clues for two cards or more, even if they are a stretch.
duet-advice-more-tokens = Out of tokens again? Take the tenth token, or the eleventh.
duet-advice-try-nine = Well done! Now try it with nine tokens.
duet-advice-mission-map = The mission map is open to you now: try Berlin, Cairo or Moscow, or nine tokens once more.
duet-advice-next-mission = Mission accomplished. Choose the next city.
duet-band-won =
    { $score ->
        [one] One point. You made it!
       *[other] { $score } points. You made it!
    }
duet-band-good = { $score } points. That is good!
duet-band-excellent = { $score } points. Excellent!
duet-band-map = { $score } points. Superb: you are ready for the mission map.
duet-hint-guess-one-black = One of your three assassins is an agent on your partner’s side of the key: you will have to guess it.
duet-hint-leave-the-blacks = The agent among your assassins is found: never guess the other two.
duet-bank-mistakes =
    { $count ->
        [0] None of them pays for a mistake.
        [one] One of them pays for a mistake.
       *[other] { $count } of them pay for a mistake.
    }
duet-sudden = Sudden death
duet-penalty = The clue was invalid. It costs a token, but it still counts.
duet-restart-proposed = { $name } would like to start over.

## Missions

mission-prague = Prague
mission-moscow = Moscow
mission-bangkok = Bangkok
mission-singapore = Singapore
mission-cairo = Cairo
mission-baghdad = Baghdad
mission-dubai = Dubai
mission-mumbai = Mumbai
mission-yakutsk = Yakutsk
mission-shanghai = Shanghai
mission-hong-kong = Hong Kong
mission-casablanca = Casablanca
mission-bogota = Bogotá
mission-rio = Rio de Janeiro
mission-berlin = Berlin
mission-london = London
mission-montreal = Montreal
mission-los-alamos = Los Alamos
mission-washington = Washington
mission-cape-town = Cape Town
mission-sydney = Sydney
mission-tokyo = Tokyo
mission-paris = Paris
mission-madrid = Madrid
mission-monte-carlo = Monte Carlo
mission-vatican = Vatican City

## On the page

duet-board = The board, 25 cards
duet-clues = Clues
duet-you = You
duet-side = Side { $side }
duet-line = { $name } { $doing }
duet-open = Either of you may give the first clue.
duet-clue-given = Clue from { $name }: { $clue }
duet-says-open = Either of you may start
duet-says-waiting = { $name } is waiting for you
duet-says-clue = Your clue
duet-says-guess = Your guess
duet-says-thinks = { $name } is thinking
duet-says-guesses = { $name } is guessing
duet-says-dispute = The clue is in dispute
duet-says-restart = Start over?
duet-says-both = You may both guess
duet-says-alone = Only you are still guessing
duet-says-last = The last card…
duet-todo-open = { $name } has not started either.
    .bot = { $name } starts in a moment, unless you do.
    .watch = Nobody has given a clue yet.
duet-todo-first = You have the first clue: a word and a number.
duet-todo-clue = A word and a number: { $name } looks for cards with your leaf.
duet-todo-clue-all = You have found all of yours, so every clue is yours to give from now on.
duet-todo-guess = Tap a card, then its hand. Only { $name }’s key counts.
duet-todo-zero = 0: none of the cards fits. Touch at least one card all the same.
duet-todo-thinks-all = { $name } has found all of theirs and gives every clue from now on.
duet-todo-thinks = { $name } is looking for a clue. You guess next.
    .first = { $name } gives the first clue. You guess next.
    .watch = { $name } is looking for a clue.
duet-todo-guesses = Say nothing now: your clue has to do the work.
    .watch = As often as they like, until a mistake.
duet-todo-decide = You decide whether it is valid.
duet-todo-decides = { $name } decides whether it is valid.
duet-todo-both = { $left ->
        [one] 1 agent is missing
       *[other] { $left } agents are missing
    }, { $theirs } of them for { $name }. One mistake ends the game.
    .bot = { $name } plays what is certain, then it is up to you. { $left ->
            [one] 1 agent is missing.
           *[other] { $left } agents are missing.
        } One mistake ends the game.
duet-todo-alone = { $left ->
        [one] 1 card left.
       *[other] { $left } cards left.
    } One mistake ends the game.
duet-todo-handed = { $theirs ->
        [one] { $name } has 1 card left: the one with your leaf.
       *[other] { $name } has { $theirs } cards left: the ones with your leaf.
    }
duet-todo-nothing = You have nothing left to find.
duet-todo-yours = { $alone } of { $left } only you can find. One mistake ends it.
duet-todo-sudden-watch = { $left ->
        [one] 1 agent is missing.
       *[other] { $left } agents are missing.
    } One mistake ends the game.
duet-todo-last-token = Last token: after this turn comes sudden death.
duet-todo-last-tick = Last token: stopping brings sudden death, a mistake loses the game.
duet-todo-last-two = Two tokens left: a mistake takes both, then comes sudden death.
duet-todo-no-token = No tokens left: stopping brings sudden death, a mistake loses the game.
duet-let-start = Let { $name } start
duet-done = I’m done
duet-done-not = Actually, I’ll go on
duet-done-said = { $name } knows that you are done.
duet-won = All agents found!
duet-lost = Mission failed
duet-fate-won = You won!
duet-fate-lost = You lost.
duet-why-all-found = { $who } found the last one: { $card }.
duet-why-assassin = { $who } touched { $card }, an assassin.
duet-why-out-of-time = { $who } touched { $card }, a bystander, with no tokens left.
duet-why-out-of-tokens = { $who } touched { $card }, a bystander, and the tokens did not cover it.
duet-why-resigned = The game was given up.
duet-why-restart = This game does not count.
duet-avoids = { $name } must avoid these
duet-next-city = Where next?
duet-rematch = 25 new cards and a new key, the same partners.
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
        [one] is thinking of a clue
       *[other] are thinking of a clue
    }
    .you =
        { $count ->
           *[other] are thinking of a clue
        }
duet-doing-gives =
    { $count ->
        [one] gave the clue
       *[other] gave the clue
    }
    .you =
        { $count ->
           *[other] gave the clue
        }
duet-doing-guesses =
    { $count ->
        [one] is guessing
       *[other] are guessing
    }
    .you =
        { $count ->
           *[other] are guessing
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
        [one] is deciding about the clue
       *[other] are deciding about the clue
    }
    .you =
        { $count ->
           *[other] are deciding about the clue
        }
duet-doing-waits =
    { $count ->
        [one] is waiting
       *[other] are waiting
    }
    .you =
        { $count ->
           *[other] are waiting
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
    .you = You have nothing left to find: all agents on your partner’s key are found.
duet-stop = End turn (costs 1 token)
    .brief = End turn (−1)
duet-stop-sure = Yes, end the turn
duet-stop-no = Keep guessing
duet-missed = { $name } missed
    .you = you missed
duet-looks-for = { $name } must find these
    .you = you must find these
duet-agents = Agents
duet-agents-found = { $count } of { $all } agents found
duet-of = { $count }/{ $all }
duet-tokens-left = Tokens
duet-bank = { $left } of { $all } tokens left.
duet-bank-short = { $left } of { $all }
duet-bank-note = A green token pays for a turn. Once the yellow ones are gone, a mistake costs two green ones.
duet-ticks =
    { $count ->
        [one] one turn ended without a mistake
       *[other] { $count } turns ended without a mistake
    }
duet-invalid = invalid, one token lost
duet-objection-note = { $name } says whether it is invalid. If it is, it costs a token.
    .you = You say whether it is invalid. If it is, it costs a token.
duet-own-up = My clue was invalid: pay a token
duet-risk = Your partner may call it invalid. If you agree, you lose a token.
duet-number-high =
    { $left ->
        [one] Only one of your green cards is still to be found.
       *[other] Only { $left } of your green cards are still to be found.
    }
duet-number-zero = 0: none of your cards fits this clue. Your partner still has to touch one.
duet-restart-maybe = Did the clue give away too much?
duet-restart-propose = Suggest starting over
duet-restart-yes = Start over
duet-restart-no = Play on
duet-sudden-rule = One mistake and it is over.
duet-silence = No tokens left. No clues, no talking: touch cards in any order.
    .phone = No clues, no talking. Tap a card, then its hand.
duet-card-found = agent, found by { $name }
duet-card-missed = { $name } missed here
duet-card-closed = closed to both sides
duet-card-own-key = on your key: { $what }
duet-card-key = on { $name }’s key: { $what }
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
map-city-open = open
map-city-far = not open yet
map-city-free = a mission
map-rulebook = route from the rulebook
map-ours = our own route
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
book-undone = { $count ->
        [one] one look taken back
       *[other] { $count } looks taken back
    }
map-fly = Fly to { $name }
map-far = Win { $name } first, then you may fly here.
map-no-book = Without a team book, every city is open. A book keeps your wins and opens the map step by step.
map-about = The numbers are the rulebook’s. So are the routes from Prague; all others are our own reconstruction.

## The team book

book-none = A book for two, or for more
book-none-text = A team book keeps every try at a mission, won or lost, and opens the map for your team. Whoever has its link belongs to the team.
book-yours = Books on this device
book-forget = Remove { $name } from this list
book-result = { $won } won · { $lost } lost
book-progress = { $count } of { $all } missions done
book-tries = Every try
book-tries-at = Tries at { $name }
book-all = Show all
book-empty = Nothing here yet. Fly to Prague: it is the standard game.
book-copy = Copy the team’s link
book-secret = Share this link with your team only: whoever has it can write in the book.
book-date = Date
book-mission = Mission
book-how = How it ended
book-record = Record
book-replay = Watch it again
book-end-all-found = all agents found
book-end-assassin = hit an assassin
book-end-out-of-time = wrong guess, no tokens left
book-end-out-of-tokens = not enough tokens
book-end-resigned = gave up

## In the terminal

duet-found = Agents found: { $found } of { $all }
duet-tokens = Tokens left: { $tokens }
duet-bank-empty = No token left
duet-legend = { $agent }A { $agent }B agent, found by A or B   { $miss }A { $miss }B missed by A or B
duet-legend-look = /key = look at your key
duet-legend-key = { $agent } your partner has to find it   { $bystander } bystander   { $assassin } assassin   { $miss }A { $miss }B missed by A or B
duet-legend-over = Key, first A then B: { $agent } agent   { $bystander } bystander   { $assassin } assassin   { $miss }A { $miss }B missed by A or B
duet-complete = All agents of side { $side } are found; the other side gives the clues.
duet-complete-sudden = All agents of side { $side } are found; only side { $side } still guesses.
duet-ask-guess = Which card? Word or number
duet-ask-restart = Start over? (yes / no)
duet-sudden-begins = No tokens left: sudden death!
duet-key-structure = Each side of the key has 9 agents and 3 assassins. 3 agents are on both sides; of your assassins one is an assassin, one an agent and one a bystander for your partner.

## What a replay tells

told-let-start = { $who } lets the other side start.
told-hand-over = { $who } is done for now.
told-take-back = { $who } goes on after all.
told-restart = { $who } wants to start over.
told-agree = { $who } agrees.
told-disagree = { $who } does not agree.

## Refusals

refusal-own-token = Your side has already missed on “{ $card }”. Choose another card; this one is open to your partner only.
refusal-side-complete = All agents of your side are found. From now on your partner gives the clues.
refusal-two-clues-in-a-row = Your side has given two clues in a row. Now let the other side give one.
refusal-nothing-to-find = You have nothing left to find. Leave the guessing to your partner.
refusal-mission-locked = This mission is not open to you yet. First win one that is connected to it.

## The lesson

learn-duet-board = Here you play together. Among these 25 words are 15 agents, and the two of you have to find them before time runs out.
learn-duet-key = Each of you sees a different half of the key. Green is what your partner has to find with your help. Beware of your three black words, such as { $assassin }: if your partner touches one, you both lose.
learn-duet-clue = Give a clue: { $one } and { $other } are green on your side. Write “{ $clue }”, choose 2 and send it.
learn-duet-found = Your partner has found both and then stopped. Each turn costs one token: nine turns is all you have.
learn-duet-mark = Now it is the other way round. Your partner says “{ $clue }: 2”, and the partner’s half of the key decides, which you do not see. Tap { $card } to mark it.
learn-duet-touch = Press the hand on { $card }: that makes it a guess.
learn-duet-mark-again = An agent! As long as you hit, you may go on. Tap { $card }.
learn-duet-touch-again = And the hand on { $card }.
learn-duet-stop = Both found. You could guess on, even from older clues, but a miss would cost you. Press the button that ends the turn.
learn-duet-miss = On your clue “{ $clue }” your partner touched { $card }, a bystander: the turn is over, and a token lies on the word. Its arrow says who missed there; you may still try that word yourself.
learn-duet-bank = Watch the tokens. When they are used up and agents are still missing, sudden death begins: no more clues, you both guess, and a single miss loses.
learn-duet-end = Find all 15 and you win. A win with nine tokens opens the mission map. Now play.
