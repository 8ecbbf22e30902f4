# After a game, and replays.

after-turned = Again, the other side of the cards
after-new =
    { $game ->
        [decipher] Again
        [trapwords] Again, new words
       *[other] Again, new cards
    }
after-rotates = Within each team everybody moves on by one seat: somebody else will be chief.
after-won = Your team wins!
    .alone = You win!
after-lost = Your team loses.
    .alone = You do not win this time.
after-host-decides = The host starts the next game.
after-replay = Look back
after-share = Share the replay
after-copy-text = Copy the record
after-link-copied = The link is copied.
after-text-copied = The record is copied.
after-lobby = Back to the lobby
replay-title = Replay
replay-loading = Fetching the record …
replay-start = The start
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-rail = Step of the game
replay-key = Show the secrets
findings-found = Agents found
findings-right = Touches that were right
findings-clues = Clues
findings-understood = Touches that were right for them
replay-when = { $date }, { $minutes ->
        [0] less than a minute
        [one] one minute
       *[other] { $minutes } minutes
    }
finding-best-clue = The best clue
    .text = “{ $clue } { $number }” by { $who } found { $cards }.
finding-better-clue = A better clue
    .missed = “{ $clue } { $number }” by { $who } led to { $wrong }. “{ $better }” could have been for { $meant }.
    .half = “{ $clue } { $number }” by { $who } found { $cards }, then led to { $wrong }. “{ $better }” could have been for { $meant }.
    .short = Not everything of “{ $clue } { $number }” by { $who } was found. “{ $better }” could have been for { $meant }.
finding-narrow-guess = The riskiest guess
    .text = { $who } takes { $cards } for “{ $clue } { $number }”, and the assassin { $wrong } is about as close. { $agreed ->
        [0] All the same, no bot would have taken it first.
        [one] One bot in { $listeners } would have gone wrong.
       *[other] { $agreed } bots in { $listeners } would have gone wrong.
    }
finding-black-guess = The fatal guess
    .text = { $who } takes the assassin { $wrong } for “{ $clue } { $number }”. { $agreed ->
        [0] No bot would have followed.
        [one] One bot in { $listeners } would have followed.
       *[other] { $agreed } bots in { $listeners } would have followed.
    }
