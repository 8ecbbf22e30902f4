# What was done, one sentence a move: for replays.

told-clue = { $who } gives the clue “{ $about }”.
told-ask = { $who } shows the rival chief “{ $about }”.
told-approve = { $who } agrees to the clue.
told-decline = { $who } declines the clue.
told-cover = { $who } covers { $about }.
told-mark = { $who } points at { $about }.
told-unmark = { $who } no longer points at { $about }.
told-guess = { $who } touches { $about }.
told-stop = { $who } stops.
told-object = { $who } objects to the clue.
told-uphold = { $who } declares the clue invalid.
told-waive = { $who } lets the clue stand.
told-ruling = The referee’s opinion: { $about }.
told-time-up = Time is up.
told-restart = { $who } wants to begin again.
told-agree = { $who } agrees.
told-disagree = { $who } does not agree.
told-propose = { $who } adds a trap: { $about }.
told-strike = { $who } strikes out { $about }.
told-dread = { $who } marks the trap { $about }.
told-ready = { $who }: the list is ready.
told-reopen = { $who } opens the list again.
told-pass-torch = { $who } passes the torch on.
told-take = { $who } opens the book.
told-turn-hourglass = { $who } turns the hourglass.
told-say = { $who }: “{ $about }”
told-hand = { $who } wants to answer.
told-trapwords-guess = { $who } answers “{ $about }”.
told-heard = An answer is heard. { $about }!
told-judge = The answer is judged. { $about }!
told-call-trap = { $who } calls a trap: { $about }!
told-call-illegal = { $who } calls an illegal clue!
told-doubt-trap = { $who } has a doubt: perhaps the trap { $about }.
told-doubt-illegal = { $who } has a doubt about a clue.
told-accept = { $who } accepts the doubt.
told-reject = { $who } rejects the doubt.
told-withdraw = { $who } withdraws the doubt.
told-alert = Perhaps a trap was named: { $about }.
told-spring = The trap { $about } springs!
told-lapse = Nobody called anything.
told-stopwatch = The clock notes the time.
told-resign = One side gives up.
told-set-word = { $who } hides the word { $about }.
told-give = { $who } gives a piece: { $about }.
told-draw = { $who } draws a piece.
told-place = { $who } asks: { $about }? { $answer ->
        [yes] Yes.
        [no] No.
       *[other] {""}
    }
told-decipher-ask = { $who } asks for one more piece.
told-pass = { $who } passes.
told-attempt = { $who } tries { $about }: { $answer ->
        [yes] right!
       *[other] wrong.
    }
told-give-up = { $who } gives up.
