# Nouns, moves and events of the four games.

## The games

game-codenames = Codenames
    .about = Two teams race to find their own agents among 25 words; their chiefs give one-word clues.
game-duet = Duet
    .about = You find 15 agents together before the tokens run out; each side sees half of the key.
game-trapwords = Trapwords
    .about = Describe a word past traps you cannot see, and fight your way through the maze to the monster.
game-decipher = Decipher
    .about = A secret word grows out of its strokes; seekers lay the pieces and try to read it.

language-en = English
language-pl = Polish (polski)
language-zh = Chinese (中文)

## Who and what

team-name =
    { $side ->
        [red] red
       *[blue] blue
    }
seat-chief =
    { $side ->
        [red] Red chief
       *[blue] Blue chief
    }
seat-operative =
    { $side ->
        [red] Red operative
       *[blue] Blue operative
    } { $number }
seat-shared = Operative
seat-side = Side { $side } { $number }
seat-member =
    { $side ->
        [red] Red
       *[blue] Blue
    } { $number }
seat-player = Player { $number }
seat-clock = Clock
seat-referee = Referee

identity-red = red agent
identity-blue = blue agent
identity-bystander = bystander
identity-assassin = assassin
identity-green = agent to find

number-unlimited = unlimited
    .typed = unlimited ∞ *
piece-long = long bar
    .typed = long
piece-short = short bar
    .typed = short
piece-big = big arc
    .typed = big
piece-small = small bow
    .typed = small

## Moves: what they are called, what people may type for them, what they do

move-clue = clue
    .typed = clue
    .help = give a clue, one word and one number: tree 2
move-ask = ask
    .typed = ask
    .help = show a clue to the other chief first: ask tree 2
move-approve = agree to the clue
    .typed = agree yes y
    .help = the clue may be given
move-decline = decline the clue
    .typed = decline no n
    .help = the clue should not be given
move-cover = cover
    .typed = cover
    .help = cover one of the team’s own words
move-mark = mark
    .typed = mark
    .help = point at a card; it binds nobody
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
move-ruling = ruling
    .typed = ruling
    .help = the referee’s advice
move-time-up = time is up
    .typed = time
    .help = the time is up
move-restart = begin again
    .typed = restart
    .help = propose to begin again, because the clue gave away too much
move-agree = agree
    .typed = agree yes y
    .help = begin again
move-disagree = disagree
    .typed = disagree no n
    .help = play on

move-propose = add a trap
    .typed = add
    .help = put words on the list: just type them
move-strike = strike out
    .typed = strike
    .help = strike a word off the list, by its number or its word
move-dread = mark as dreaded
    .typed = dread
    .help = mark the trap that sends the other team back a chamber
move-ready = ready
    .typed = ready
    .help = hand in the list
move-reopen = open the list again
    .typed = reopen
    .help = write on, as long as the others still write
move-pass-torch = pass the torch
    .typed = torch
    .help = somebody else of the team describes
move-take = open the book
    .typed = take
    .help = read the secret word
move-turn-hourglass = turn the hourglass
    .typed = start
    .help = the time runs from now on
move-say = say
    .typed = say
    .help = a clue
move-hand = raise a hand
    .typed = hand
    .help = ask leave to guess
move-trapwords-guess = guess
    .typed = guess
    .help = an answer
move-heard = heard a guess
    .typed = heard
    .help = count a guess that was said aloud
move-judge = judge
    .typed = judge
    .help = say whether the answer counts
move-call-trap = trap
    .typed = trap t
    .help = a trap was said; with its number or its word: trap 2
move-call-illegal = illegal clue
    .typed = illegal i
    .help = the clue was illegal: the turn is over
move-doubt-trap = doubtful trap
    .typed = doubt d
    .help = perhaps a trap was said; decided after the turn: doubt 2
move-doubt-illegal = doubtful clue
    .typed = doubtful
    .help = perhaps the clue was illegal; decided after the turn
move-accept = accept
    .typed = accept yes y
    .help = the doubt is right, the turn has failed
move-reject = reject
    .typed = reject no n
    .help = the doubt is not right
move-withdraw = withdraw
    .typed = withdraw
    .help = drop a doubt
move-alert = alert
    .typed = alert
    .help = the referee tells the watchers that a trap may have been said
move-spring = spring a trap
    .typed = spring
    .help = the referee says that a trap was said
move-lapse = nothing to call
    .typed = nothing
    .help = nothing can be called any more
move-stopwatch = stopwatch
    .typed = stopwatch
    .help = how long the right guess took

move-resign = resign
    .typed = resign
    .help = a side gives the game up
move-set-word = set the word
    .typed = word
    .help = set the secret word
move-give = give
    .typed = give
    .help = give a piece, or several for the next turns: 1 2 1
move-draw = draw
    .typed = draw
    .help = draw a piece blindly
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

## Codenames

codenames-phase-clue =
    { $side ->
        [red] The red chief
       *[blue] The blue chief
    } thinks of a clue.
codenames-phase-guess =
    { $side ->
        [red] The red team
       *[blue] The blue team
    } guesses.
codenames-phase-objection =
    The clue is in dispute; { $rival ->
        [red] the red chief
       *[blue] the blue chief
    } decides.
codenames-phase-ghost = Now the ghost covers a blue word; the chief chooses it.
codenames-touched-red = { $card } – a red agent!
codenames-touched-blue = { $card } – a blue agent!
codenames-touched-bystander = { $card } – only a bystander.
codenames-touched-assassin = { $card } – the assassin!
codenames-end-stop = The team stops here.
codenames-end-limit = That was the last guess of this turn.
codenames-end-bystander = The turn is over.
codenames-end-rival = A gift to the other team; the turn is over.
codenames-end-time = Time is up; the turn is over.
codenames-end-penalty = The clue was invalid; the turn is over without a guess.
codenames-outcome-resigned =
    { $side ->
        [red] The red team wins: the others have given up.
       *[blue] The blue team wins: the others have given up.
    }
codenames-outcome-all-found =
    { $side ->
        [red] The red team wins: all its agents are found!
       *[blue] The blue team wins: all its agents are found!
    }
codenames-outcome-assassin =
    { $side ->
        [red] The red team wins: the others met the assassin.
       *[blue] The blue team wins: the others met the assassin.
    }

## Duet

duet-phase-open = Either side may give the first clue.
duet-phase-clue = Side { $side } thinks of a clue.
duet-phase-guess = Side { $side } guesses.
duet-phase-objection = The clue is in dispute; side { $side } says whether it is invalid.
duet-phase-restart = Shall you begin again?
duet-phase-sudden-death = Sudden death: no more clues, and one mistake loses the game.
duet-touched-agent = { $card } – an agent found!
duet-touched-bystander = { $card } – only a bystander.
duet-touched-assassin = { $card } – an assassin!
duet-end-stop = The turn is over.
duet-end-bystander = The turn is over.
duet-end-complete = Nothing is left to find there; the turn is over.
duet-outcome-resigned = You gave the game up.
duet-outcome-all-found = You have found all agents. You win together!
duet-outcome-assassin = You met an assassin. The game is lost.
duet-outcome-out-of-time = The bank was empty, and a guess was wrong. The game is lost.
duet-outcome-out-of-tokens = The bank could not pay for that mistake. The game is lost.
duet-outcome-restart = This game does not count. Begin again.
duet-advice-mind-the-assassins = Before every clue, look at your three assassins once more.
duet-advice-clues-for-two = Try clues for two words or more, even if they are a stretch.
duet-advice-more-tokens = Out of tokens again? Take the tenth token, or the eleventh.
duet-advice-try-nine = Well done! Now try it with nine tokens.
duet-advice-mission-map = The mission map is open to you now: try Berlin, Cairo or Moscow.
duet-advice-next-mission = Mission accomplished. Choose the next city.
duet-band-won =
    { $score ->
        [one] One point. You made it!
       *[other] { $score } points. You made it!
    }
duet-band-good = { $score } points. That is good!
duet-band-excellent = { $score } points. Excellent!
duet-band-map = { $score } points. Superb: you are ready for the mission map.
duet-hint-guess-one-black = One of your three assassins is an agent for your partner’s side: you will have to guess it.
duet-hint-leave-the-blacks = The agent among your assassins is found: never guess the other two.

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

## Trapwords

trapwords-phase-writing =
    Both teams write traps for each other: red { $red }, blue { $blue }.
trapwords-phase-handover =
    { $side ->
        [red] The red team
       *[blue] The blue team
    } is next; { $name } opens the book and reads the secret word.
trapwords-phase-reading = { $name } has read the word. The watchers turn the hourglass.
trapwords-phase-describing = { $name } describes the word.
trapwords-phase-settling =
    { $seconds ->
        [0] The word is guessed.
        [one] The word is guessed, after one second.
       *[other] The word is guessed, after { $seconds } seconds.
    }
trapwords-end-guessed = guessed!
trapwords-end-trap = fell into the trap “{ $trap }”.
trapwords-end-illegal = an illegal clue.
trapwords-end-guesses = no guess left.
trapwords-end-time = time ran out.
trapwords-outcome-resigned =
    { $side ->
        [red] The red team wins: the others have given up.
       *[blue] The blue team wins: the others have given up.
    }
trapwords-outcome-monster-beaten =
    { $side ->
        [red] The red team has beaten the monster and wins!
        [blue] The blue team has beaten the monster and wins!
       *[both] Both teams have beaten the monster: you win together!
    }
trapwords-outcome-faster =
    { $side ->
        [red] Both beat the monster, but the red team was faster and wins!
       *[blue] Both beat the monster, but the blue team was faster and wins!
    }
trapwords-outcome-monster = Eight rounds are over. The monster wins.

monster-dragon = Dragon
    .rule = a team that fights it has 3 guesses instead of 5.
    .starred = a team that fights it has only 2 guesses.
monster-mummy = Mummy
    .rule = a team that fights it gets a new curse every round.
    .starred = a team that fights it gets two new curses every round.
monster-demon = Demon
    .rule = the describer of a team that fights it may say 10 words in all.
    .starred = the describer of a team that fights it may say only 6 words in all.
monster-troll = Troll
    .rule = against a team that fights it there are two traps on every even line of the list.
    .starred = against a team that fights it there are two traps on every line of the list.
monster-vampire = Vampire
    .rule = a team that fights it has half the time.
    .starred = a team that fights it has half the time, and every wrong guess takes 3 seconds more.

curse-flood = Flood
    .rule = all clues on one breath; typed, in one single message.
curse-petrification = Petrification
    .rule = after the first guess the describer turns to stone and gives no more clues.
curse-echo = Echo
    .rule = the describer says every word twice, like an echo.
curse-noun-plague = Noun plague
    .rule = clues in nouns only, and no pronouns.
curse-word-of-dread = Word of Dread
    .rule = one trap is marked in secret; whoever falls into it goes back a chamber.
curse-snake = Snake
    .rule = no word that begins with S.
curse-thick-net = Thick net
    .rule = two more traps on the list.
curse-one-chance = One chance
    .rule = everybody may guess only once.
curse-threes = Threes
    .rule = three words at most, then wait for a guess.
curse-contrary = Contrary
    .rule = say only what the thing is not.

## Decipher

decipher-phase-word =
    { $name } sets a secret word of { $length ->
        [one] one letter
       *[other] { $length } letters
    }.
decipher-phase-give = { $name } gives a piece.
decipher-phase-place = { $name } has to lay a { $piece }: which field?
decipher-phase-bonus = { $name } may pay for a piece, pass, or try the word.
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

## Options

option-codenames-language = Language of the cards
option-codenames-variant = How you play
    .standard = two teams, as in the rulebook
    .ghost = one team against a ghost (our variant for two or three)
    .shared = two chiefs, and one operative who guesses for both in turn (our variant for three)
option-codenames-red = Players in the red team
option-codenames-blue = Players in the blue team
option-codenames-pool = Cards
    .codenames = the Codenames deck
    .duet = the Duet deck
    .mixed = both decks
option-codenames-abbreviations = May abbreviations such as NASA be clues?
option-codenames-names = May names of several words be clues?
option-codenames-titles = May titles of films and books be clues?
option-codenames-homonyms = May words be clues that only sound or look like another?
option-codenames-timer = Timer
    .off = off
    .warn = warns only
    .end-turn = ends the turn
option-codenames-clue-seconds = Seconds for a clue
option-codenames-guess-seconds = Seconds for the guesses
option-codenames-first-clue-extra = More seconds for the first clue

option-duet-language = Language of the cards
option-duet-a = Players on side A
option-duet-b = Players on side B
option-duet-pool = Cards
    .codenames = the Codenames deck
    .duet = the Duet deck
    .mixed = both decks
option-duet-tokens = Tokens in the bank; more make it easier
option-duet-mission = A mission of the map, with its own tokens (turns-mistakes)
option-duet-order = Who gives clues
    .alternate = the sides take turns
    .loose = a side may give two clues in a row
option-duet-names = May names of several words be clues?
option-duet-acronyms = May abbreviations be clues?
option-duet-titles = May titles of films and books be clues?
option-duet-hyphenated = May words with a hyphen be clues?
option-duet-fixed-names = May fixed names of several words be clues, such as “guinea pig”?
option-duet-homonyms = May clues play with words that sound alike?
option-duet-restart = May you begin again after a clue that gave away too much?

option-trapwords-language = Language of the words
option-trapwords-red = Players in the red team
option-trapwords-blue = Players in the blue team
option-trapwords-word-set = Words
    .fantasy = fantasy
    .modern = modern
option-trapwords-chambers = Chambers of the maze: so many traps wait in each
option-trapwords-physical-tiles = Only mazes that can be built with the printed tiles?
option-trapwords-starred = Play against a starred, harder monster?
option-trapwords-curse-places = Chambers with a curse, counted from the entrance
option-trapwords-red-torch = Who describes first for the red team
option-trapwords-blue-torch = Who describes first for the blue team
option-trapwords-may-pass-torch = May a describer pass the torch on?
option-trapwords-spoken = Are clues and guesses said aloud?
option-trapwords-hourglass = When the time starts to run
    .official = after a short time for reading
    .pressure = as soon as the book is open
    .relaxed = with the first clue
option-trapwords-seconds = Seconds in the hourglass (0: 40 spoken, 75 typed)
option-trapwords-reading-seconds = Seconds for reading
option-trapwords-call-seconds = Seconds for calling a trap
option-trapwords-call-grace-seconds = More seconds for a slow connection
option-trapwords-restrictions = Are there illegal clues (examples, names, rhymes)?
option-trapwords-automatic-stop = Does the referee stop a turn by itself?
option-trapwords-tie-break = If both beat the monster, does the faster team win?

option-decipher-language = Language of the words
option-decipher-players = Players
option-decipher-length = Letters in a secret word
option-decipher-blind-draw = Are pieces drawn blindly, instead of chosen by the wordsmith?
option-decipher-first-wordsmith = Who is wordsmith first (0: chance says)

## What a bot says of its guesses

thought-expected = “{ $clue }” makes me think of { $words }.
thought-remembered = I remember “{ $clue }”: it may have been for { $words }.
thought-stopped = I stop here. The next card would be too risky.
