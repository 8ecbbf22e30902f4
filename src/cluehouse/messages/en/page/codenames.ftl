# Codenames.

codenames-board = The board, 25 cards
codenames-score = Agents still to find
codenames-left =
    { $side ->
        [red] Red
       *[blue] Blue
    }: { $count ->
        [one] 1 agent
       *[other] { $count } agents
    } to find
codenames-to-find = to find
codenames-plate-guesses =
    { $side ->
        [red] Red guesses
       *[blue] Blue guesses
    }
codenames-plate-thinks =
    { $side ->
        [red] Red thinks
       *[blue] Blue thinks
    }
codenames-plate-waits =
    { $side ->
        [red] Red waits
       *[blue] Blue waits
    }
codenames-plate-decides =
    { $side ->
        [red] Red decides
       *[blue] Blue decides
    }
codenames-plate-won =
    { $side ->
        [red] Red wins
       *[blue] Blue wins
    }
codenames-plate-lost =
    { $side ->
        [red] Red loses
       *[blue] Blue loses
    }
codenames-you-chief = You: chief
codenames-you-operative = You: operative
codenames-your-clue = Your clue
codenames-your-guess = Your team guesses
codenames-clue = The clue
codenames-clue-given =
    { $side ->
        [red] Red clue
       *[blue] Blue clue
    }: { $clue }
codenames-guesses-left =
    { $count ->
        [one] 1 guess left
       *[other] { $count } guesses left
    }
codenames-overtime = Overtime
codenames-stop = Stop guessing
codenames-cover-ghost = Cover one word of the rival who is not there.
codenames-cover-penalty = Their clue was invalid: you may cover one of your own words, then give your clue.
codenames-decides = { $name } decides
    .you = You decide
codenames-objection-note = { $name } decides.
    .self = Being the chief, they decide as well.
    .you = You decide: if the clue is invalid, their turn is over and you may cover one of your own words.
codenames-object-about = Does the clue break the rules? You may object until the first card is touched; your chief decides.
codenames-risk = Your rivals may object. Then you lose this turn, and they may cover one of their words.
codenames-upheld =
    The clue “{ $clue }” is invalid. The turn is over; { $rival ->
        [red] Red
       *[blue] Blue
    } may cover one of their own words for it.
codenames-penalty-covered = { $card } – covered as a penalty; nobody touched it.
codenames-waived = The clue “{ $clue }” stands.
codenames-invalid = invalid
    .covered = invalid; covered as a penalty: { $card }
codenames-ghost-covered = the ghost covers { $card }
codenames-number-zero = 0: none of your words goes with this clue. Your team has no limit of guesses, but has to guess once.
codenames-number-unlimited = ∞: your team has no limit of guesses, and is not told how many words the clue is for.
codenames-key-is-yours = Only chiefs see the key. Beyond word and number there is nothing to send.
codenames-dim-rivals = Dim what is not ours
codenames-chief = chief, sees the key
codenames-asked-you = May they give this clue?
codenames-asked-waiting = waiting for the other chief. Nobody else hears of it.
codenames-asked-approved = the other chief agrees. You may give this clue.
    .answered = you agreed. They may give this clue.
codenames-asked-declined = the other chief does not agree. Better look for another one.
    .answered = you did not agree. They will look for another one.
codenames-approve = Yes, it is fair
codenames-decline = No
team-red = Red
team-blue = Blue
card-covered-by = covered: { $what }
card-marked-by = marked by { $names }
card-touch = Touch { $word }
