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
codenames-objection-note = Their chief decides.
codenames-key-is-yours = Only chiefs see the key. Beyond word and number there is nothing to send.
codenames-dim-rivals = Dim what is not ours
codenames-chief = chief, sees the key
codenames-asked-you = May they give this clue?
codenames-approve = Yes, it is fair
codenames-decline = No
team-red = Red
team-blue = Blue
card-covered-by = covered: { $what }
card-marked-by = marked by { $names }
card-touch = Touch { $word }
