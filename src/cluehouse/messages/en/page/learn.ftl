# Learning: the shelf of lessons and the rules. A game’s own lesson is in the game’s file.

learn-title = Learn to play
learn-lead = Two minutes for each game, in its own room. You make the moves yourself.
learn-begin = Begin
learn-opening = Setting up the lesson…
learn-coach = The lesson
learn-step = Step { $step } of { $count }
learn-back = One step back
learn-on = Continue
learn-show-me = Show me
learn-leave = Leave the lesson
learn-stray = Almost. In this lesson, do just what is asked above; “Show me” does it for you.
learn-look-first = Have a look first, then press “Continue”.
learn-not-now = That works at a real table. Here we take one step after another.

## The rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-nothing = Nothing is said about “{ $text }”. Try a shorter word.
rules-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
rules-chapters = Chapters
rules-print = Print
rules-learn = Learn it by playing
rules-ids = In small print: the numbers of the rules, as the referee quotes them.

## Hints for those who play for the first time

hint-close = Got it, don’t show this again
