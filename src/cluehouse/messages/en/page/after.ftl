# After a game, and replays.

after-next = What’s next
after-rematch = Rematch
    .together = Play again
after-note =
    .rotate = A new game; everybody moves on by one seat.
    .keep = A new game; everybody keeps their seat.
after-turned = Flip the cards
    .about = A rematch with the backs of these cards.
after-seats = Seats in the next game
    .rotate = move on by one
    .keep = stay the same
after-won = Your team won!
    .alone = You won!
after-lost = Your team lost.
    .alone = Not this time.
after-host-decides = The host starts the next game.
after-replay = Watch replay
after-share = Share it
after-copy-text = Copy the record
after-link-copied = The link is copied.
after-text-copied = The record is copied.
after-lobby = Back to the lobby
after-best = The best moment
replay-again = Play again
    .about = A new table with the same game, settings and bots.
replay-gone = This replay is gone
    .about = No finished game has this address. A letter may be missing, or the game was deleted.
screen-gone = No table with this code
    .about = Check the code on the players’ screens, and open the television from the table’s menu.
replay-title = Replay
replay-loading = Loading the record…
replay-meant = { $said } It was for { $words }.
replay-start = The start
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-rail = Step of the game
replay-key = Show the secrets
undoings = { $count ->
        [one] One move was taken back
       *[other] { $count } moves were taken back
    }
undoing-after = { $step ->
        [0] At the start
       *[other] After move { $step }
    }
undoing-by = { $who } asked to take it back.
undoing-shown = By then something secret had been seen.
replay-late = Joined after the deal: { $names }
findings-found = Agents found
findings-right = Correct guesses
findings-clues = Clues
findings-understood = Correct guesses on them
replay-when = { $date }, { $minutes ->
        [0] less than a minute
        [one] one minute
       *[other] { $minutes } minutes
    }
finding-best-clue = The best clue
    .text = “{ $clue } { $number }” by { $who } found { $cards }.
finding-better-clue = A better clue
    .missed = “{ $clue } { $number }” by { $who } led to { $wrong }. “{ $better }” could have connected { $meant }.
    .half = “{ $clue } { $number }” by { $who } found { $cards }, then led to { $wrong }. “{ $better }” could have connected { $meant }.
    .short = Not every card of “{ $clue } { $number }” by { $who } was found. “{ $better }” could have connected { $meant }.
finding-narrow-guess = The riskiest guess
    .text = “{ $clue } { $number }” by { $by }: { $who } picked { $cards }, although the assassin, { $wrong }, was about as close. { $agreed ->
        [0] Still, no bot would have picked the assassin first.
        [one] One bot in { $listeners } would have gone wrong.
       *[other] { $agreed } bots in { $listeners } would have gone wrong.
    }
finding-black-guess = The fatal guess
    .text = “{ $clue } { $number }” by { $by }: { $who } picked the assassin, { $wrong }. { $agreed ->
        [0] No bot would have picked it first.
        [one] One bot in { $listeners } would have picked it first, too.
       *[other] { $agreed } bots in { $listeners } would have picked it first, too.
    }
