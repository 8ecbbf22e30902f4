# Trapwords.

trapwords-round = Round { $number } of 8
trapwords-round-number = Round { $number }
trapwords-over = The end
trapwords-laying = Traps are being laid
trapwords-describes =
    { $side ->
        [red] Red describes
       *[blue] Blue describes
    }
trapwords-listens =
    { $side ->
        [red] Red listens
       *[blue] Blue listens
    }
trapwords-maze = The maze, chambers { $chambers }. Red is in { $red }, blue in { $blue }. { $monster } waits in { $place }.
trapwords-maze-curse = The curse at { $place }: { $curse }.
trapwords-maze-hidden = A curse lies face down at { $place }.
trapwords-monster-moved = The monster comes one chamber closer.
trapwords-burdens = Monster and curses
trapwords-fights =
    { $side ->
        [red] Red fights it!
       *[blue] Blue fights it!
    }
trapwords-discarded = was turned up and has no power here.
trapwords-broken = Does a clue break a curse? Ring “Illegal clue”.
trapwords-torch = holds the torch and describes
trapwords-pass-torch = Pass the torch on
trapwords-list-ready = The list is ready

## Writing traps
trapwords-set-for =
    { $side ->
        [red] Red
       *[blue] Blue
    } must describe, with { $name } holding the torch
trapwords-traps = Our traps
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
trapwords-strike-some =
    { $count ->
        [one] strike one out
       *[other] strike { $count } out
    }
trapwords-ready = Our list is ready
trapwords-reopen = Write on
trapwords-wait-rivals =
    { $side ->
        [red] Red still writes.
       *[blue] Blue still writes.
    }
trapwords-both-ready = Both lists are ready.
trapwords-rivals-ready =
    { $side ->
        [red] red is ready
       *[blue] blue is ready
    }

## The book and the describer
trapwords-book-yours = The book is yours
trapwords-book-alone = Make sure that nobody else sees the page.
trapwords-open-book = Open the book
trapwords-your-word = Your secret word. Describe it, and stay out of the traps.
trapwords-next-clue = Your next clue
trapwords-say = Say it
trapwords-mouth-shut = You cannot say anything more now.
trapwords-wait-for-sand = In a moment the hourglass is turned.
trapwords-say-aloud = Describe it aloud. The others listen for their traps.
trapwords-words-left =
    { $count ->
        [one] Only one word
       *[other] { $count } words at most
    }
trapwords-lines = Clues so far
trapwords-line-said = Clue { $number }: { $text }
trapwords-next-line = { $name } is at clue { $number }

## Answers
trapwords-guesses = The team’s answers
trapwords-guessed = { $name } answers: { $text }.
trapwords-your-answer = Your answer
trapwords-guess = Answer
trapwords-guess-aloud = Answer aloud. The others count.
trapwords-no-answer-now = No answer from you just now.
trapwords-last-chance = last chance
trapwords-right = Right
trapwords-wrong = Wrong
trapwords-judging = The other team decides whether it counts.
trapwords-does-it-count = Does it count?
trapwords-hand = Ask for silence: I know it
trapwords-hands =
    { $count ->
        [one] { $names } wants to answer
       *[other] { $names } want to answer
    }
trapwords-heard = You heard an answer
trapwords-heard-right = Right!
trapwords-heard-wrong = Wrong
trapwords-sealed =
    { $count ->
        [one] One sealed trap
       *[other] { $count } sealed traps
    }

## Watching
trapwords-our-word = the word we set
trapwords-which-trap = Which trap was it?
trapwords-call = A trap!
trapwords-call-this = Trap: { $trap }
trapwords-callable = clue { $line }, { $seconds } s to call
trapwords-call-at-once = Call it as soon as you hear it
trapwords-nothing-to-call = Nothing to call just now
trapwords-too-late =
    { $line ->
        [0] Too late: nothing was called.
       *[other] Too late: clue { $line } can no longer be called or doubted.
    }
trapwords-doubt = In doubt
    .about = settled later
trapwords-illegal = Illegal clue
trapwords-doubt-illegal = Perhaps illegal
trapwords-alert = Perhaps your trap “{ $trap }”
trapwords-alert-line = Clue { $line } may have sprung your trap “{ $trap }”.
trapwords-bell-with = The bell is with { $names }.

## Doubts
trapwords-doubts = Doubts
trapwords-doubted = in doubt
trapwords-flagged =
    { $line ->
        [0] { $name } doubts what was said.
       *[other] { $name } doubts clue { $line }.
    }
trapwords-doubts-trap =
    { $line ->
        [0] { $name }: was the trap “{ $trap }” said?
       *[other] { $name }: did clue { $line } spring the trap “{ $trap }”?
    }
trapwords-doubts-clue =
    { $line ->
        [0] { $name }: was the clue illegal?
       *[other] { $name }: was clue { $line } illegal?
    }
trapwords-doubts-later = Play on; it is settled after the turn.
trapwords-accept = True, the turn is lost
trapwords-reject = No, it was fair
trapwords-withdraw = Drop the doubt
trapwords-doubt-accepted = Accepted.
trapwords-doubt-rejected = Not accepted: nothing was sprung.
trapwords-doubt-withdrawn = Dropped.
trapwords-settling = A moment: calls and doubts can still change this turn.

## What happened
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
        [red] Red has no answer left.
       *[blue] Blue has no answer left.
    }
trapwords-result-time =
    { $side ->
        [red] Time is up for red.
       *[blue] Time is up for blue.
    }
trapwords-result-word = The word was
trapwords-result-by = { $name } had the answer.
trapwords-result-nobody = Nobody got it.
trapwords-result-line = The clue was: “{ $line }”.
trapwords-result-agreed = { $name } doubted it, and the team agreed.
trapwords-result-called =
    { $side ->
        [red] Called by the red team.
       *[blue] Called by the blue team.
    }
trapwords-result-fair =
    { $line ->
        [0] The doubt of { $name } was not accepted: it was fair.
       *[other] The doubt of { $name } about clue { $line } was not accepted: it was fair.
    }
trapwords-result-fair-own =
    { $line ->
        [0] { $name }, they did not accept your doubt: it was fair.
       *[other] { $name }, they did not accept your doubt about clue { $line }: it was fair.
    }
trapwords-result-traps = Traps:
trapwords-older = Earlier rounds
trapwords-findings-traps = Traps of the others
trapwords-findings-guessed = Words guessed
trapwords-findings-sprung = Traps sprung
