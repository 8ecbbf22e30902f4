# Codenames: everything that only this game says, on the page and in the terminal.

## Seats

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

## Options

option-codenames-language = Language of the cards
option-codenames-variant = Variant
    .standard = two teams
    .ghost = one team against a ghost (our variant for two or three)
    .shared = two chiefs, and one operative who guesses for both in turn (our variant for three)
option-codenames-red = Players in the red team
option-codenames-blue = Players in the blue team
option-codenames-pool = Cards
    .codenames = the Codenames deck
    .duet = the Duet deck
    .mixed = both decks
    .pictures = the picture deck
option-codenames-abbreviations = May abbreviations such as NASA be clues?
option-codenames-names = May names of more than one word be clues?
option-codenames-titles = May titles of films and books be clues?
option-codenames-hyphenated = May hyphenated words such as “T-shirt” be clues?
option-codenames-homonyms = May clues use words that only sound or look like another word?
option-codenames-foreign-words = May everyday foreign words such as “crêpes” be clues?
option-codenames-spoken = Are clues said aloud? (no bots then)
option-codenames-timer = Timer
    .off = off
    .warn = warns only
    .end-turn = ends the guessing; a late clue only shows overtime
option-codenames-clue-seconds = Seconds for a clue
option-codenames-guess-seconds = Seconds for the guesses
option-codenames-first-clue-extra = Extra seconds for the first clue

## Moves: what they are called, what people may type for them, what they do

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
    .help = cover one of the team’s own cards

## What happens

codenames-phase-clue =
    { $side ->
        [red] The red chief
       *[blue] The blue chief
    } is thinking of a clue.
codenames-phase-guess =
    { $side ->
        [red] The red team
       *[blue] The blue team
    } is guessing.
codenames-phase-objection =
    The clue is in dispute; { $rival ->
        [red] the red chief
       *[blue] the blue chief
    } decides.
codenames-phase-ghost = Now the ghost covers a blue card; the chief chooses which.
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
        [red] Blue gave up. Red wins!
       *[blue] Red gave up. Blue wins!
    }
codenames-outcome-all-found =
    { $side ->
        [red] All red agents are found. Red wins!
       *[blue] All blue agents are found. Blue wins!
    }
codenames-outcome-assassin =
    { $side ->
        [red] Blue hit the assassin. Red wins!
       *[blue] Red hit the assassin. Blue wins!
    }
codenames-left =
    { $side ->
        [red] Red
       *[blue] Blue
    }: { $count ->
        [one] 1 agent
       *[other] { $count } agents
    } to find
codenames-guesses-left =
    { $count ->
        [-1] any number of guesses
        [one] 1 guess left
       *[other] { $count } guesses left
    }
codenames-number-high =
    { $left ->
        [one] Your team has only one card left to find.
       *[other] Your team has only { $left } cards left to find.
    }

## On the page

codenames-board = The board, 25 cards
codenames-score = Agents still to find
codenames-to-find = to find
codenames-plate-guesses =
    { $side ->
        [red] Red is guessing
       *[blue] Blue is guessing
    }
codenames-plate-thinks =
    { $side ->
        [red] Red is thinking
       *[blue] Blue is thinking
    }
codenames-plate-waits =
    { $side ->
        [red] Red is waiting
       *[blue] Blue is waiting
    }
codenames-plate-decides =
    { $side ->
        [red] Red is deciding
       *[blue] Blue is deciding
    }
codenames-plate-won =
    { $side ->
        [red] Red won
       *[blue] Blue won
    }
codenames-plate-lost =
    { $side ->
        [red] Red lost
       *[blue] Blue lost
    }
codenames-clue-given =
    { $side ->
        [red] Red clue
       *[blue] Blue clue
    }: { $clue }
codenames-overtime = Overtime
codenames-stop = Stop guessing
codenames-cover-ghost = Cover a card for the rival who is not there.
codenames-objection-note = { $name } decides.
    .yours = The rival chief, { $name }, decides. If the clue is invalid, your turn is over.
    .chief = Your chief, { $name }, decides.
    .self = They are the chief, so they decide too.
    .you = You decide: if the clue is invalid, their turn is over and you may cover one of your own cards.
codenames-object-about = Does the clue break the rules? You may object until the first card is touched; your chief decides.
codenames-risk = Your rivals may object. Then you lose this turn, and they may cover one of their cards.
codenames-upheld =
    The clue “{ $clue }” is invalid. The turn is over; { $rival ->
        [red] Red
       *[blue] Blue
    } may cover one of their own cards for it.
codenames-penalty-covered = { $card } – covered as a penalty; nobody touched it.
codenames-waived = The clue “{ $clue }” stands.
codenames-invalid = invalid
    .covered = invalid; covered as a penalty: { $card }
codenames-ghost-covered = the ghost covers { $card }
codenames-number-zero = 0: none of your cards fits this clue. Your team may guess without limit, but has to guess at least once.
codenames-number-unlimited = ∞: your team may guess without limit, and is not told how many cards the clue is for.
codenames-key-is-yours = Only chiefs see the key. A word and a number are all that you can send.
codenames-dim-rivals = Dim what is not ours
codenames-chief = chief, sees the key
codenames-asked-you = May they give this clue?
codenames-asked-waiting = waiting for the other chief. Nobody else hears of it.
codenames-asked-approved = the other chief agrees. You may give this clue.
    .answered = you agreed. They may give this clue.
codenames-asked-declined = the other chief does not agree. Try another one.
    .answered = you did not agree. They will look for another one.
codenames-says-own-clue = Your clue
codenames-says-own-guess = Your team guesses
codenames-says-own-chief = Your chief is thinking
codenames-says-dispute = The clue is in dispute
codenames-says-ghost = The ghost’s turn
codenames-says-last = The last card…
codenames-after-seats = Who sees the key
codenames-todo-clue = One word, and how many cards it fits.
    .aloud = Say it aloud, then record the number here.
    .penalty = First you may cover one of your own cards: their clue was invalid.
codenames-todo-guess = Tap a card, then its hand.
codenames-todo-guesses =
    { $count ->
        [one] 1 guess left.
       *[other] { $count } guesses left.
    }
codenames-todo-zero = 0: none of your cards fits. No limit, but guess at least once.
codenames-todo-unlimited = ∞: no limit. Guess as often as you like.
codenames-todo-own-chief = { $name } is looking for a clue. You guess next.
codenames-todo-own-guess = Say nothing now: your clue has to do the work.
codenames-todo-rivals-clue = { $name } is looking for a clue. Your team is next.
codenames-todo-rivals-guess = Your turn comes when they miss or stop.
codenames-todo-watch = { $name } is looking for a clue.
codenames-todo-decide = You decide whether it stands.
codenames-todo-decides = { $name } decides whether it stands.
codenames-todo-ghost = Cover a blue card for it.
    .waits = { $name } covers a blue card for it.
codenames-title =
    { $side ->
        [red] Red won!
       *[blue] Blue won!
    }
codenames-why-all-found =
    { $side ->
        [red] { $who } touched { $card }. All { $count } red agents are found.
       *[blue] { $who } touched { $card }. All { $count } blue agents are found.
    }
codenames-why-covered =
    { $side ->
        [red] { $card } was covered. All { $count } red agents are found.
       *[blue] { $card } was covered. All { $count } blue agents are found.
    }
codenames-why-assassin =
    { $side ->
        [red] { $who } of the blue team touched { $card }, the assassin.
       *[blue] { $who } of the red team touched { $card }, the assassin.
    }
codenames-why-resigned =
    { $side ->
        [red] Blue gave up.
       *[blue] Red gave up.
    }
codenames-rematch = 25 new cards, same teams.
codenames-rematch-key = The key stays with { $red } (red) and { $blue } (blue).
    .next = The key goes to { $red } (red) and { $blue } (blue).
    .one = { $red } will see the key.
codenames-approve = Yes, it is fair
codenames-decline = No

## In the terminal

codenames-ask-guess = Which card? Word or number (the others may still type: object)
codenames-ask-approve = Do you agree to this clue? (yes / no)
codenames-ask-ghost = Which blue card does the ghost cover? Word or number
codenames-covered =
    { $side ->
        [red] { $card } is covered as a red agent.
       *[blue] { $card } is covered as a blue agent.
    }
codenames-penalty = Before the clue, the chief may cover one of the team’s own cards: cover and its word.
codenames-proposed-waiting = The other chief asks whether this clue is all right: { $clue }
codenames-proposed-approved = The other chief agrees to: { $clue }
codenames-proposed-declined = The other chief does not agree to: { $clue }
codenames-ghost-score =
    { $score ->
        [one] One blue agent is still out there: that is your score.
       *[other] { $score } blue agents are still out there: that is your score.
    }

## What a replay tells

told-ask = { $who } shows the rival chief “{ $about }”.
told-approve = { $who } agrees to the clue.
told-decline = { $who } declines the clue.
told-cover = { $who } covers { $about }.

## Refusals

refusal-not-your-word = “{ $card }” is not one of your team’s cards. Cover one of your own.
refusal-clue-pending = The other chief is still thinking about the clue you showed. Wait for the answer, or give a clue without it.
refusal-clue-approved = The other chief agreed to this clue beforehand, so it stands.

## The lesson

learn-codenames-board = Twenty-five words. Behind each of them somebody hides: one of our red agents, a blue one, a bystander or the assassin. You are an operative of the red team and see only the words.
learn-codenames-key = This is what your chief sees: the key. Nine red words are yours to find, eight blue ones belong to the rivals. Whoever touches the assassin, { $assassin }, loses at once.
learn-codenames-mark = Your chief says “{ $clue }: 2”. Two red words go with it. Tap { $card } to mark it; a mark is only a thought and commits nobody.
learn-codenames-touch = Now make it a guess: press the hand on { $card }. There is no taking it back.
learn-codenames-mark-again = Red! As long as you hit your own words you may go on. Tap { $card }.
learn-codenames-touch-again = And press the hand on { $card }.
learn-codenames-stop = Both found. You may always guess once more than the number, but you need not. Press the button that ends the turn.
learn-codenames-rivals = Blue has guessed one word right, then touched { $card }: a bystander. A bystander or a rival’s agent ends the turn.
learn-codenames-clue = Now you are the chief. { $one } and { $other } go together: write “{ $clue }” and choose 2. “{ $tempting }” would fit as well, but it leads straight to { $assassin }, the assassin.
learn-codenames-numbers = Your team has found both. A clue is one word and one number. It may not be a form or a part of a word still showing; the referee tells you while you write.
learn-codenames-end = Blue has touched { $assassin }, the assassin: red wins at once. Otherwise the first team to find all its words wins. That is all; now play.
