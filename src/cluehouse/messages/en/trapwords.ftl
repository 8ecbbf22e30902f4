# Trapwords: everything that only this game says, on the page and in the terminal.

## Seats

seat-member =
    { $side ->
        [red] Red
       *[blue] Blue
    } { $number }

## Options

option-trapwords-language = Language of the words
option-trapwords-red = Players in the red team
option-trapwords-blue = Players in the blue team
option-trapwords-word-set = Word set
    .fantasy = fantasy
    .modern = modern
option-trapwords-chambers = Chambers of the maze; the number is how many traps wait there
option-trapwords-physical-tiles = Only mazes that can be built with the printed tiles?
option-trapwords-starred = Play against a starred, harder monster?
option-trapwords-curse-places = Chambers with a curse, counted from the entrance
option-trapwords-red-torch = Who describes first for the red team
option-trapwords-blue-torch = Who describes first for the blue team
option-trapwords-may-pass-torch = May a describer pass the torch?
option-trapwords-spoken = Are clues and guesses said aloud?
option-trapwords-hourglass = When the time starts to run
    .official = after a short time for reading
    .pressure = as soon as the book is open
    .relaxed = with the first clue
option-trapwords-seconds = Seconds in the hourglass (0: 40 spoken, 75 typed)
option-trapwords-writing-seconds = Seconds for writing traps (0: no clock)
option-trapwords-reading-seconds = Seconds for reading
option-trapwords-call-seconds = Seconds for calling a trap
option-trapwords-call-grace-seconds = Extra seconds for slow connections
option-trapwords-restrictions = Are there illegal clues (examples, names, rhymes)?
option-trapwords-automatic-stop = Does the referee stop a turn by itself?
option-trapwords-tie-break = If both beat the monster, does the faster team win?

## Moves: what they are called, what people may type for them, what they do

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
    .help = go on writing while the others are still writing
move-pass-torch = pass the torch
    .typed = torch
    .help = somebody else in the team describes
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
    .help = ask to guess
move-trapwords-guess = guess
    .typed = guess
    .help = a guess
move-heard = heard a guess
    .typed = heard
    .help = count a guess that was said aloud
move-judge = judge
    .typed = judge
    .help = say whether the guess counts
move-call-trap = trap
    .typed = trap t
    .help = a trap was said; with its number or its word: trap 2
move-call-illegal = illegal clue
    .typed = illegal i
    .help = the clue was illegal; with the number of the reason: illegal 2
move-doubt-trap = doubtful trap
    .typed = doubt d
    .help = perhaps a trap was said; decided after the turn: doubt 2
move-doubt-illegal = doubtful clue
    .typed = doubtful
    .help = perhaps the clue was illegal; decided after the turn: doubtful 2
move-accept = accept
    .typed = accept yes y
    .help = the doubt is right, the turn has failed
move-reject = reject
    .typed = reject no n
    .help = the doubt is wrong; with its number and the number of the reason: reject 1 2
move-withdraw = withdraw
    .typed = withdraw
    .help = drop a doubt
move-stop-writing = time for writing is over
    .typed = pens
    .help = the time for writing is over
move-mark-trap = mark a trap
    .typed = mark
    .help = the referee finds a trap doubtful
move-hold = hold a line back
    .typed = hold
    .help = the referee of a strict table holds back a forbidden line
move-breathe-in = breathe in
    .typed = breath
    .help = the one breath of the Flood is over
move-alert-illegal = alert: illegal clue
    .typed = alert-illegal
    .help = the referee tells the watchers that a clue may be illegal
move-admit = admit
    .typed = admit
    .help = the call is right, the turn has failed
move-deny = deny
    .typed = deny
    .help = the call is wrong; decided after the turn
move-contest-trap = contest the trap
    .typed = contest
    .help = the trap is unfair; with the number of the reason: contest 2
move-concede = concede
    .typed = concede
    .help = the trap was unfair, it is void
move-insist = insist
    .typed = insist
    .help = the trap stands
move-unanswered = no answer
    .typed = silence
    .help = nobody answered in time
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

## What happens

trapwords-phase-writing =
    Both teams write traps for each other: red { $red }, blue { $blue }.
trapwords-phase-handover =
    { $side ->
        [red] The red team
       *[blue] The blue team
    } is next; { $name } opens the book and reads the secret word.
trapwords-phase-reading = { $name } has read the word. The watchers turn the hourglass.
trapwords-phase-describing = { $name } is describing the word.
trapwords-phase-called =
    { $side ->
        [red] Red answers a call.
       *[blue] Blue answers a call.
    }
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
        [red] Blue gave up. Red wins!
       *[blue] Red gave up. Blue wins!
    }
trapwords-outcome-monster-beaten =
    { $side ->
        [red] The red team has beaten the monster and wins!
        [blue] The blue team has beaten the monster and wins!
       *[both] Both teams have beaten the monster: you all win!
    }
trapwords-outcome-faster =
    { $side ->
        [red] Both beat the monster, but the red team was faster and wins!
       *[blue] Both beat the monster, but the blue team was faster and wins!
    }
trapwords-outcome-monster = Eight rounds are over. The monster wins.
trapwords-fights =
    { $side ->
        [red] Red is fighting the monster!
       *[blue] Blue is fighting the monster!
    }
trapwords-monster-moved = Nobody got ahead: the monster comes one chamber closer.

## Monsters and curses

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
    .rule = all clues in one breath; typed, within 20 seconds of the first one.
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
    .rule = every sentence says what the thing is not; begin with “not”.

## On the page

trapwords-round-number = Round { $number }
trapwords-over = The end
trapwords-laying = Both teams are laying traps
trapwords-maze = The maze, chambers { $chambers }. Red is in { $red }, blue in { $blue }. { $monster } waits in { $place }.
trapwords-maze-curse = The curse at { $place }: { $curse }.
trapwords-maze-hidden = A curse lies face down at { $place }.
trapwords-burdens = Monster and curses
trapwords-discarded = was turned up and has no power here.
trapwords-broken = Does a clue break a curse? Press “Illegal clue”.
trapwords-torch = holds the torch and describes
trapwords-torch-is = { $name } holds the torch and will describe your word.
trapwords-pass-torch = Pass the torch on
trapwords-list-ready = The list is ready
## On the page: whose turn it is, and what to do

trapwords-now-writing = Your team is writing traps
trapwords-now-ready = Your list is ready
trapwords-now-you = You describe
trapwords-now-mate = { $name } describes, you guess
trapwords-now-them =
    { $side ->
        [red] { $name } describes for red
       *[blue] { $name } describes for blue
    }
trapwords-do-write =
    { $count ->
        [one] Which word will { $name } want to say? One trap to go.
       *[other] Which words will { $name } want to say? { $count } traps to go.
    }
trapwords-do-strike =
    { $count ->
        [one] One too many: strike one out.
       *[other] { $count } too many: strike some out.
    }
trapwords-do-ready = The list is full. Say that it is ready.
trapwords-do-await = { $name } opens the book. You guess as soon as clues come.
trapwords-do-await-watcher = { $name } opens the book. Then listen for your traps.
trapwords-do-turn = Turn the hourglass as soon as { $name } has read the word.
trapwords-do-read = Read your word. The hourglass is about to be turned.
trapwords-do-describe = Describe your word without the words that might be trapped.
trapwords-do-guess =
    { $left ->
        [one] Type what it is. This is your last guess.
       *[other] Type what it is. You have { $left } guesses left.
    }
trapwords-do-guess-aloud =
    { $left ->
        [one] Say what it is. This is your last guess.
       *[other] Say what it is. You have { $left } guesses left.
    }
trapwords-do-listen = Is one of your traps said? Ring at once: it stops the turn.
trapwords-do-listen-aloud = Count their guesses. If one of your traps is said, ring: it stops the turn.
trapwords-do-judge = Does this guess count? You decide.
trapwords-do-watch =
    { $left ->
        [one] The team has one guess left.
       *[other] The team has { $left } guesses left.
    }
trapwords-do-answer = A call: your team has to answer.
trapwords-do-settle = A doubt is open: your team decides.
trapwords-do-last-call = Guessed! Was a trap said? Call it now or never.
trapwords-do-wait-calls = Guessed! A moment, the last clue can still be called.
## On the television

trapwords-is-describing = { $name } is describing
trapwords-next-describes = { $name } describes next
trapwords-guess-now = { $names }: what is it?
trapwords-guess-now-aloud = { $names }: say your guess out loud.
trapwords-needs =
    { $count ->
        [one] writing one trap
       *[other] writing { $count } traps
    }
trapwords-listening = listening

## On the page: writing traps

trapwords-set-for =
    { $side ->
        [red] Red’s word
       *[blue] Blue’s word
    }; { $name } will describe it
trapwords-traps = Our traps
trapwords-first-trap = Write a trap word
trapwords-no-names = No names, titles, examples or rhymes.
trapwords-list-filled = The list is full
trapwords-another-trap = Another trap word
trapwords-add-trap = Add this trap word
trapwords-list-full = The list is full. Strike a word out first.
trapwords-strike = Strike out { $word }
trapwords-bring-back = Bring back { $word }
trapwords-dread = Mark { $word } as the Word of Dread
trapwords-dreaded = the Word of Dread
trapwords-dread-needed = One trap has to be the Word of Dread: mark it with the skull.
trapwords-of = { $count } of { $needed }
trapwords-chamber = chamber { $number }
trapwords-more = { $causes }: +{ $count }
trapwords-strike-some =
    { $count ->
        [one] strike one out
       *[other] strike { $count } out
    }
trapwords-ready = Our list is ready
trapwords-reopen = Keep writing
trapwords-wait-rivals =
    { $side ->
        [red] Red is still writing.
       *[blue] Blue is still writing.
    }
trapwords-both-ready = Both lists are ready.
trapwords-rivals-ready =
    { $side ->
        [red] red is ready
       *[blue] blue is ready
    }

## On the page: the book and the describer

trapwords-book-yours = The book is yours
trapwords-book-alone = Make sure that nobody else can see the page.
trapwords-open-book = Open the book
trapwords-your-word = Your secret word. Describe it, and stay out of the traps.
trapwords-next-clue = Your next clue
trapwords-say = Say it
trapwords-mouth-shut = You cannot say anything more now.
trapwords-wait-for-sand = The hourglass is about to be turned.
trapwords-text-stays = Your text stays here.
trapwords-say-aloud = Describe it aloud. The others listen for their traps.
trapwords-words-left =
    { $count ->
        [one] Only one word
       *[other] { $count } words at most
    }
trapwords-lines = Clues so far
trapwords-line-said = Clue { $number }: { $text }
trapwords-next-line = { $name } is working on clue { $number }

## On the page: answers

trapwords-guesses =
    { $side ->
        [red] Red’s guesses
       *[blue] Blue’s guesses
    }
trapwords-guessed = { $name } guesses: { $text }
trapwords-your-answer = Your guess
trapwords-guess = Guess
trapwords-guess-aloud = Guess aloud. The other team counts.
trapwords-no-answer-now = You cannot guess right now.
trapwords-last-chance = last chance
trapwords-right = Right
trapwords-wrong = Wrong
trapwords-judging = The other team decides whether it counts.
trapwords-does-it-count = Does it count?
trapwords-hand = Quiet please, I know it!
trapwords-hands =
    { $count ->
        [one] { $names } wants to guess
       *[other] { $names } want to guess
    }
trapwords-heard = You heard a guess
trapwords-heard-right = Right!
trapwords-heard-wrong = Wrong
trapwords-sealed =
    { $count ->
        [one] One sealed trap
       *[other] { $count } sealed traps
    }

## On the page: watching

trapwords-our-word = the word we set
trapwords-which-trap = Which trap was it?
trapwords-call = A trap!
trapwords-call-this = Trap: { $trap }
trapwords-callable = clue { $line }, { $seconds } s to call
trapwords-call-at-once = Call it as soon as you hear it
trapwords-nothing-to-call = Nothing to call right now
trapwords-too-late =
    { $line ->
        [0] Too late: nothing was called.
       *[other] Too late: clue { $line } can no longer be called or doubted.
    }
trapwords-doubt = Perhaps a trap
trapwords-illegal = Illegal clue
trapwords-not-sure = Not sure? A flag lets them play on; you settle it after the turn.
trapwords-doubt-illegal = Perhaps illegal
trapwords-alert = Perhaps your trap “{ $trap }”
trapwords-alert-line = Clue { $line } may have sprung your trap “{ $trap }”.
trapwords-bell-with = The bell is with { $names }.

## On the page: a call is answered

trapwords-fault-example = an example of the word
trapwords-fault-name = a name or a title
trapwords-fault-sound = sound or letters
trapwords-fault-spelling = only the spelling fits
trapwords-fault-title = a title in disguise
trapwords-fault-private = only you can know this
trapwords-fault-room = something in this room
trapwords-fault-gesture = a gesture or a tune
trapwords-fault-curse = the curse or the monster forbids it
trapwords-unfair-part-of-speech = not a noun, adjective, verb or number
trapwords-unfair-no-word = not a word
trapwords-unfair-repeated = another trap on the list already
trapwords-unfair-too-general = fits everything
trapwords-unfair-habit = aims at somebody’s verbal habit
trapwords-illegal-why = Why is the clue illegal?
trapwords-hearing-trap =
    { $reader ->
        [accuser] Your team rang the bell: was your trap “{ $trap }” said?
       *[other] { $side ->
            [red] Red
           *[blue] Blue
        } rang the bell: { $reader ->
            [accused] did your team say the trap “{ $trap }”?
           *[other] was the trap “{ $trap }” said?
        }
    }
trapwords-hearing-illegal =
    { $reader ->
        [accuser] Your team calls their clue illegal
       *[other] { $side ->
            [red] Red
           *[blue] Blue
        } calls { $reader ->
            [accused] your clue illegal
           *[other] an illegal clue
        }
    }: { $reason }.
trapwords-hearing-contest =
    { $reader ->
        [accuser] Your team contests the trap
       *[other] { $side ->
            [red] Red
           *[blue] Blue
        } contests { $reader ->
            [accused] your trap
           *[other] the trap
        }
    } “{ $trap }”: { $reason }.
trapwords-says-sprung = “{ $trap }” was said
trapwords-says-illegal = The clue is illegal
trapwords-not-answered = not answered yet
trapwords-hearing-confirmed = The referee confirms the call.
trapwords-hearing-unheard = The referee has not heard it: you decide among yourselves.
trapwords-hearing-fair = The referee would allow this trap.
trapwords-hearing-doubtful = The referee finds this trap doubtful.
trapwords-hearing-yours = Your team decides. One answer counts for all of you; no answer means yes.
trapwords-hearing-theirs =
    { $side ->
        [red] Red decides.
       *[blue] Blue decides.
    }
trapwords-contest-yours = You wrote it, so your team decides. No answer means that it stands.
trapwords-admit = True, the turn is lost
trapwords-deny = No, play on
    .about = settled after the turn
trapwords-contest = The trap is unfair
trapwords-contest-why = Why is the trap unfair?
trapwords-concede = Agreed, the trap is void
trapwords-insist = The trap stands
trapwords-withdraw-call = Take the call back
trapwords-void = void
trapwords-marked = doubtful
trapwords-result-void = The trap “{ $trap }” was contested and is void.
trapwords-result-held = The referee held back { $count } forbidden lines; the last one cost the turn.
trapwords-result-fault = The reason: { $reason }.
trapwords-held =
    { $left ->
        [0] The referee held this line back: “{ $text }”. Nobody has seen it. The next one costs the turn.
        [one] The referee held this line back: “{ $text }”. Nobody in your team has seen it. One more is held back, then it costs the turn.
       *[other] The referee held this line back: “{ $text }”.
    }
trapwords-held-watchers = Held back by the referee: “{ $text }”.
trapwords-held-guessers =
    { $count ->
        [one] The referee has held back one line.
       *[other] The referee has held back { $count } lines.
    }
trapwords-alert-illegal = Perhaps illegal. { $reason }
trapwords-alert-illegal-line = Clue { $line } may be illegal. { $reason }

## On the page: doubts

trapwords-doubts = Doubts
trapwords-doubted = in doubt
trapwords-flagged =
    { $reader ->
        [accuser] { $line ->
            [0] You doubt what was said.
           *[other] You doubt clue { $line }.
        }
        [accused] { $line ->
            [0] { $name } doubts what your team said.
           *[other] { $name } doubts your team’s clue { $line }.
        }
       *[other] { $line ->
            [0] { $name } doubts what was said.
           *[other] { $name } doubts clue { $line }.
        }
    }
trapwords-doubts-trap =
    { $reader ->
        [accuser] Your doubt
       *[other] { $name }
    }: { $reader ->
        [accused] { $line ->
            [0] did your team say the trap “{ $trap }”?
           *[other] did your team’s clue { $line } spring the trap “{ $trap }”?
        }
       *[other] { $line ->
            [0] was the trap “{ $trap }” said?
           *[other] did clue { $line } spring the trap “{ $trap }”?
        }
    }
trapwords-doubts-clue =
    { $reader ->
        [accuser] Your doubt
       *[other] { $name }
    }: { $reader ->
        [accused] { $line ->
            [0] was your team’s clue illegal?
           *[other] was your team’s clue { $line } illegal?
        }
       *[other] { $line ->
            [0] was the clue illegal?
           *[other] was clue { $line } illegal?
        }
    }
trapwords-doubts-later = Play on; it is settled after the turn.
trapwords-accept = True, the turn is lost
trapwords-reject = No, because …
trapwords-rebuttal-not-said = Nobody said that
trapwords-rebuttal-other-word = It was a different word
trapwords-rebuttal-allowed = The rules allow it
trapwords-reject-why = Why not? The other team reads your answer.
trapwords-withdraw = Drop the doubt
trapwords-doubt-accepted =
    { $reader ->
        [accused] Your team agreed.
       *[other] They agreed.
    }
trapwords-doubt-rejected =
    { $reader ->
        [accused] Your team did not agree
       *[other] They did not agree
    }: { $reason ->
        [not-said] nobody said that
        [other-word] it was a different word
        [allowed] the rules allow it
       *[none] it was fair
    }.
trapwords-doubt-withdrawn = Dropped.
trapwords-doubt-void = The trap was contested and is void.

## On the page: what happened

trapwords-sprung =
    { $side ->
        [red] Red fell into a trap
       *[blue] Blue fell into a trap
    }
trapwords-happened = What happened
trapwords-last-turn = The last turn
trapwords-result-guessed =
    { $side ->
        [red] Red guessed it!
       *[blue] Blue guessed it!
    }
trapwords-result-trap =
    { $side ->
        [red] Red fell into the trap “{ $trap }”.
       *[blue] Blue fell into the trap “{ $trap }”.
    }
trapwords-result-illegal =
    { $side ->
        [red] Illegal clue: red loses the turn.
       *[blue] Illegal clue: blue loses the turn.
    }
trapwords-result-guesses =
    { $side ->
        [red] Red has no guesses left.
       *[blue] Blue has no guesses left.
    }
trapwords-result-time =
    { $side ->
        [red] Time is up for red.
       *[blue] Time is up for blue.
    }
trapwords-result-word = The word was
trapwords-result-word-was = The word was { $word }.
trapwords-result-by = { $name } guessed it.
trapwords-result-nobody = Nobody got it.
trapwords-result-line = The clue was: “{ $line }”
trapwords-result-agreed = { $name } doubted it, and the team agreed.
trapwords-result-called =
    { $side ->
        [red] Called by the red team.
       *[blue] Called by the blue team.
    }
trapwords-result-fair =
    { $line ->
        [0] { $name }’s doubt was not accepted
       *[other] { $name }’s doubt about clue { $line } was not accepted
    }: { $reason ->
        [not-said] nobody said that
        [other-word] it was a different word
        [allowed] the rules allow it
       *[none] it was fair
    }.
trapwords-result-fair-own =
    { $line ->
        [0] They did not accept your doubt
       *[other] They did not accept your doubt about clue { $line }
    }: { $reason ->
        [not-said] nobody said that
        [other-word] it was a different word
        [allowed] the rules allow it
       *[none] it was fair
    }.
trapwords-result-traps = Traps:
trapwords-said = { $count ->
        [one] What was said (1 clue)
       *[other] What was said ({ $count } clues)
    }
trapwords-older = Earlier rounds
trapwords-findings-traps = Traps of the others
trapwords-findings-guessed = Words guessed
trapwords-findings-sprung = Traps sprung
## On the page: the end

trapwords-fell-guessed = guessed
trapwords-fell-trap = trap
trapwords-fell-illegal = illegal clue
trapwords-fell-guesses = no guesses left
trapwords-fell-time = time
trapwords-score = { $guessed } guessed, { $sprung ->
        [one] one trap
       *[other] { $sprung } traps
    }
trapwords-verdict-beaten =
    { $side ->
        [red] Red beat the monster!
        [blue] Blue beat the monster!
       *[both] Both teams beat the monster!
    }
trapwords-verdict-faster =
    { $side ->
        [red] Red beat the monster faster!
       *[blue] Blue beat the monster faster!
    }
trapwords-verdict-resigned =
    { $side ->
        [red] Red wins!
       *[blue] Blue wins!
    }
trapwords-verdict-monster = The monster wins.
trapwords-verdict-where =
    { $side ->
        [red] Round { $round }. Red reached chamber { $chamber }.
       *[blue] Round { $round }. Blue reached chamber { $chamber }.
    }
trapwords-verdict-given-up =
    { $side ->
        [red] Blue gave up in round { $round }.
       *[blue] Red gave up in round { $round }.
    }
trapwords-verdict-eight = Eight rounds are over. Red reached chamber { $red }, blue chamber { $blue }.
trapwords-rematch = New words and a new maze, same teams.
    .next = New words and a new maze, same teams; the torch starts with the next of each team.

## On the page: the report
trapwords-written-by = { $name } wrote it
trapwords-writes-for =
    { $side ->
        [red] Red lays traps for the word
       *[blue] Blue lays traps for the word
    }
trapwords-struck-by = struck out by { $name }
finding-telling-line = The best clue
    .text = { $number ->
        [1] { $who } says “{ $clue }”, and { $by } guesses { $secret } right away.
       *[other] Clue { $number } by { $who }: “{ $clue }” { $by } guesses { $secret }.
    }
    .brief = { $number ->
        [1] { $who } describes, { $by } guesses right away.
       *[other] { $who } describes, { $by } guesses after clue { $number }.
    }
finding-deadly-trap = The deadliest trap
    .text = { $number ->
        [1] “{ $trap }”, written by { $by } for { $secret }. { $who } falls into it with the very first clue: “{ $clue }”
       *[other] “{ $trap }”, written by { $by } for { $secret }. { $who } falls into it with clue { $number }: “{ $clue }”
    }
    .aloud = “{ $trap }”, written by { $by } for { $secret }. { $who } falls into it.
    .secret = { $who } says the secret word itself: { $secret }.
    .brief = { $by ->
        [none] { $secret }. { $who } says the word itself.
       *[other] { $secret }. { $by } writes it, { $who } falls into it.
    }
finding-late-guess = The closest call
    .text = { $left ->
        [0] { $who } guesses { $secret } with the last guess.
       *[other] { $who } guesses { $secret } with guess { $number } of { $allowed }.
    }
    .aloud = { $left ->
        [0] { $secret } is guessed with the last guess.
       *[other] { $secret } is guessed with guess { $number } of { $allowed }.
    }
    .brief = { $left ->
        [0] The last guess.
       *[other] Guess { $number } of { $allowed }.
    }
finding-near-trap = The closest call
    .text = { $who } says “{ $clue }” and just misses the trap “{ $trap }”. { $by } guesses { $secret }.
    .brief = { $who } just misses the trap “{ $trap }”.

## In the terminal

trapwords-ask-take = You describe now. Enter = open the book and read your word
trapwords-ask-say = Your clue, in your own words; your word is above (? = help)
trapwords-ask-guess = Your guess; whatever you type counts
trapwords-ask-judge = Was that the right word? judge yes or judge no
trapwords-torches = Torches: ◆ { $red }   ● { $blue }
trapwords-set-word =
    { $side ->
        [red] The red team has to guess: { $word }
       *[blue] The blue team has to guess: { $word }
    }
trapwords-describer = { $name } will describe it. Which words will be said?
trapwords-needed =
    { $needed ->
        [one] One trap
       *[other] { $needed } traps
    } needed, { $written } on the list.
trapwords-secret = The secret word: { $word }
trapwords-their-word = They have to guess: { $word }   Traps:
trapwords-guesses-made = Guesses: { $made } of { $all }
trapwords-was-trap-said = Was the trap “{ $trap }” said?
trapwords-was-clue-illegal = Was there an illegal clue?
trapwords-traps-were = The traps were: { $traps }
trapwords-torch-passed = The torch goes to { $name }.
trapwords-restrictions = The describer says neither the secret word nor a part of it, gives no examples, names or titles, no rhymes or letters, and no gestures.
trapwords-ask-trap = Traps, with spaces between them (? = help)
trapwords-ask-ready = Enter = hand in the list
trapwords-ask-hourglass = Enter = turn the hourglass, and off they go
trapwords-ask-watchers = [{ $seconds } of { $all } s] right, wrong, trap 2, illegal, doubt 2, time (? = help)
trapwords-ask-calls = Did you hear a trap or an illegal clue? trap 2, illegal, doubt 2; Enter = no
trapwords-ask-doubt = The describing team answers: accept 1 or reject 1, with the number of the doubt (the watchers may also: withdraw 1)
trapwords-ask-answer = The called team answers: admit, deny or contest 1; the watchers may take the call back: withdraw 0
trapwords-ask-contest = The team that wrote the trap answers: concede or insist
trapwords-reasons = Reasons for an illegal clue: { $reasons }
trapwords-unfair-reasons = Reasons against a trap: { $reasons }
trapwords-rebuttals = Reasons to reject: { $reasons }
trapwords-bell = Time is up!

## What a replay tells

told-propose = { $who } adds a trap: { $about }.
told-strike = { $who } strikes out { $about }.
told-dread = { $who } marks the trap { $about }.
told-ready = { $who }: the list is ready.
told-reopen = { $who } opens the list again.
told-pass-torch = { $who } passes the torch on.
told-take = { $who } opens the book.
told-turn-hourglass = { $who } turns the hourglass.
told-say = { $who }: “{ $about }”
told-hand = { $who } wants to guess.
told-trapwords-guess = { $who } guesses “{ $about }”.
told-heard = A guess is heard. { $about }!
told-judge = The guess is judged. { $about }!
told-call-trap = { $who } calls a trap: { $about }!
told-call-illegal = { $who } calls an illegal clue!
told-doubt-trap = { $who } has a doubt: perhaps the trap { $about }.
told-doubt-illegal = { $who } has a doubt about a clue.
told-accept = { $who } accepts the doubt.
told-reject = { $who } rejects the doubt.
told-withdraw = { $who } withdraws the doubt.
told-stop-writing = The time for writing is over.
told-mark-trap = The referee finds a trap doubtful: { $about }.
told-hold = The referee holds back “{ $about }”.
told-breathe-in = The breath is over.
told-alert-illegal = The referee tells the watchers that a clue may be illegal.
told-admit = { $who } admits it.
told-deny = { $who } denies it.
told-contest-trap = { $who } contests the trap.
told-concede = { $who } agrees: the trap is void.
told-insist = { $who } insists on the trap.
told-unanswered = Nobody answers.
told-alert = Perhaps a trap was named: { $about }.
told-spring = The trap { $about } springs!
told-lapse = { $answer ->
        [guessed] The guess counts.
       *[other] The clue was not called.
    }
told-stopwatch = The clock notes the time.

## Refusals

refusal-list-frozen = Your list is handed in. You can open it again while the others are still writing.
refusal-list-not-exact = The list needs exactly as many traps as asked for. Add or strike out words until it fits.
refusal-list-full = Your list is full. Strike something out before you add more.
refusal-trap-repeated = “{ $word }” is on your list already. Write another word.
refusal-trap-is-secret = “{ $word }” is the secret word itself, and that is a trap anyway. Write another word.
refusal-dread-unmarked = The other team is under the Word of Dread. First mark the trap that sends them back.
refusal-torch-offered-to-all = The torch has been around the whole team. Whoever holds it now describes.
refusal-answer-pending = A guess is waiting to be judged. First decide whether it counts.
refusal-too-late-to-call = Too late: a trap or an illegal clue counts only when it is called at once. Play on.
refusal-no-guess-left = You have used up your guesses for this turn. Let the rest of your team guess.
refusal-guess-without-word = There is no word in your guess, so it costs you nothing. Type a word.
refusal-words-used-up =
    { $left ->
        [0] Your words are used up. Now your team has to guess.
        [one] You have only one word left. Say it in one word.
       *[other] You have only { $left } words left. Say it in fewer words.
    }
refusal-breath-over = The Flood leaves one breath, and it is over. Now your team has to guess.
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

## The lesson

learn-trapwords-maze = Two teams walk through a maze of five chambers to the monster at its end. A word guessed is a step forward. You are on the red team.
learn-trapwords-trap = First you set traps. The rivals will have to describe { $secret }, and the number of their chamber says how many traps they get: one. What will they surely say? Write “{ $trap }”.
learn-trapwords-ready = The rivals do not know your trap. Press “Our list is ready” to lock the list.
learn-trapwords-watch = Now blue describes, and you watch. Your trap “{ $trap }” and all its forms count. This line is harmless.
learn-trapwords-call = There it is: “{ $trap }”. Ring the bell before the time to call is up.
learn-trapwords-caught = Caught. Their turn is over and they stay where they are. What nobody calls in time never happened.
learn-trapwords-guess = Now your friend describes, without knowing what traps blue has laid. The team has five guesses. Write “{ $answer }”.
learn-trapwords-forward = Right, and your team goes one chamber forward. There two traps will wait for you, then three: it gets harder the further you come.
learn-trapwords-torch = The torch goes round, and now it is yours: you describe. Open the book to read your secret word.
learn-trapwords-say = Your word is { $secret }. Blue has laid two traps for it. Stay clear of what comes to mind first and write: “{ $line }”
learn-trapwords-end = Guessed, another step. Curses wait on the way. Whoever begins a round in the monster’s chamber and guesses the word under its rule wins; after eight rounds the monster does. Now play.

## Hints for new players

hint-trapwords-writing = Write down the words they will want to say first. Every form of a trap counts.
hint-trapwords-describing = The obvious words are probably traps. Describe around them.
hint-trapwords-watching = Listen for your traps and ring the bell at once: after a few seconds it is too late.
hint-trapwords-guessing = Just guess: a wrong guess costs nothing else. Trap words do not bind you.
