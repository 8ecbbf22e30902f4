# Games that have no page of their own: everything they show and ask for is named in plain words.

generic-your-turn = Your turn
generic-waiting = Waiting for the others
generic-do = What you can do
generic-public = On the table
generic-yours = Only you see this
generic-people = Who plays
generic-players = { $least }–{ $most } players
generic-told = { $who }: { $move }
generic-won =
    { $count ->
        [one] { $names } wins ({ $reason }).
       *[other] { $names } win ({ $reason }).
    }
generic-over = The game is over: { $reason }.
generic-yes = yes
generic-no = no
generic-choose = Choose…
generic-range = from { $least } to { $most }
generic-longest = at most { $count } characters
generic-letters = { $count } letters
