# Learning: introductions, rules, hints.

learn-title = Learn to play
learn-lead = Two minutes for each game, in its own room. You do the moves yourself.
learn-begin = Begin
learn-opening = Setting up the lesson …
learn-coach = The lesson
learn-step = Step { $step } of { $count }
learn-back = One step back
learn-on = Go on
learn-show-me = Show me
learn-leave = Leave the lesson
learn-stray = Almost. In this lesson, do just what is asked above; “Show me” does it for you.
learn-look-first = Have a look first, then press “Go on”.
learn-not-now = That works at a real table. Here we take one step after another.

## Codenames

learn-codenames-board = Twenty-five words. Behind each of them somebody hides: one of our red agents, a blue one, a bystander or the assassin. You are an operative of the red team and see only the words.
learn-codenames-key = This is what your chief sees: the key. Nine red words are yours to find, eight blue ones belong to the rivals. Whoever touches the assassin, { $assassin }, loses at once.
learn-codenames-mark = Your chief says “{ $clue }: 2”. Two red words have to do with it. Tap { $card } to mark it; a mark is only a thought and binds nobody.
learn-codenames-touch = Now make it a guess: press the hand on { $card }. What is touched stays touched.
learn-codenames-mark-again = Red! As long as you hit your own words you may go on. Tap { $card }.
learn-codenames-touch-again = And press the hand on { $card }.
learn-codenames-stop = Both found. You may always guess one more than the number, but you need not. Press the button that ends the turn.
learn-codenames-rivals = Blue has guessed one word right, then touched { $card }: a bystander. A bystander or a rival’s agent ends the turn.
learn-codenames-clue = Now you are the chief. { $one } and { $other } go together: write “{ $clue }” and choose 2. “{ $tempting }” would fit as well, but it leads straight to { $assassin }, the assassin.
learn-codenames-numbers = Your team has found both. A clue is one word and one number. It may not be a form or a part of a word that lies open; the referee tells you while you write.
learn-codenames-end = Blue has touched { $assassin }, the assassin: red wins at once. Otherwise the first team to find all its words wins. That is all; now play.

## Duet

learn-duet-board = Here you play together. Among these 25 words are 15 agents, and the two of you have to find them before time runs out.
learn-duet-key = Each of you sees another half of the key. Green is what your partner has to find with your help. Beware of your three black words, such as { $assassin }: if your partner touches one, you both lose.
learn-duet-clue = Give a clue: { $one } and { $other } are green on your side. Write “{ $clue }”, choose 2 and send it.
learn-duet-found = Your partner has found both and then stopped. Each turn takes one token from the bank: nine turns is all you have.
learn-duet-mark = Now it is the other way round. Your partner says “{ $clue }: 2”, and the partner’s half of the key decides, which you do not see. Tap { $card } to mark it.
learn-duet-touch = Press the hand on { $card }: that makes it a guess.
learn-duet-mark-again = An agent! As long as you hit, you may go on. Tap { $card }.
learn-duet-touch-again = And the hand on { $card }.
learn-duet-stop = Both found. You could guess on, even from older clues, but a miss would cost you. Press the button that ends the turn.
learn-duet-miss = On your clue “{ $clue }” your partner touched { $card }, a bystander: the turn is over, and a token lies on the word. Its arrow says who missed there; you may still try that word yourself.
learn-duet-bank = Watch the bank. When it is empty and agents are missing, sudden death begins: no more clues, you both guess, and a single miss loses.
learn-duet-end = Find all 15 and you win together. A win with nine tokens opens the map of missions. Now play.

## Trapwords

learn-trapwords-maze = Two teams walk through a maze of five chambers to the monster at its end. A word guessed is a step forward. You are on the red team.
learn-trapwords-trap = First you set traps. The rivals will have to describe { $secret }, and the number of their chamber says how many traps they get: one. What will they surely say? Write “{ $trap }”.
learn-trapwords-ready = The rivals do not know your trap. Press “ready” to freeze the list.
learn-trapwords-watch = Now blue describes, and you watch. Your trap “{ $trap }” and all its forms count. This line is harmless.
learn-trapwords-call = There it is: “{ $trap }”. Ring the bell before the time to call is up.
learn-trapwords-caught = Caught. Their turn is over and they stay where they are. What nobody calls in time never happened.
learn-trapwords-guess = Now your friend describes, without knowing what traps blue has laid. The team has five guesses. Write “{ $answer }”.
learn-trapwords-forward = Right, and your team goes one chamber forward. There two traps will wait for you, then three: it gets harder the further you come.
learn-trapwords-torch = The torch goes round, and now it is yours: you describe. Open the book to read your secret word.
learn-trapwords-say = Your word is { $secret }. Blue has laid two traps for it. Stay clear of what comes to mind first and write: “{ $line }”
learn-trapwords-end = Guessed, another step. Curses wait on the way. Whoever begins a round in the monster’s chamber and guesses the word under its rule wins; after eight rounds the monster does. Now play.

## Decipher

learn-decipher-board = The wordsmith hides a word of four letters, taken apart into long bars, short bars, big arcs and small bows. You are the seeker and put it together again.
learn-decipher-try = The wordsmith hands you a piece. Pick field 1 and press “Ask”, or drag the piece there, to find out whether it belongs.
learn-decipher-no = No. That piece is struck out there, and it gives the wordsmith a point. The piece stays in your hand: try field { $field }.
learn-decipher-same = Yes, it stays. Here is another piece of the same kind. A letter may need several: lay it on field { $field } as well.
learn-decipher-another = Yes again. A short bar this time: which letters need a short bar? Try field { $field }.
learn-decipher-long = Yes. A long bar: many letters have one. Lay it on field { $field }.
learn-decipher-more = Yes. One more long bar. Lay it on field { $field }.
learn-decipher-bonus = Only three pieces are hidden: that is bonus mode. From now on each further piece costs a bonus coin worth two points. Better to read the word now.
learn-decipher-attempt = At any moment, even out of turn, you may try the word; you have three attempts a round. Write { $word }.
learn-decipher-score = { $word } it is. The solver gets five points, two for each bonus coin left, and one for each attempt not used. The wordsmith scores for refusals, attempts and bonus pieces.
learn-decipher-wordsmith = Now you are the wordsmith. Go on to the next round and set a word that the others know: { $word }.
learn-decipher-end = You hand out the pieces, and the house answers yes or no for you. Everybody is wordsmith in turn; the highest total wins. Now play.

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
rules-ids = The small letters are the numbers of the rules, as the referee quotes them.

## Hints for those who play for the first time

hint-close = Understood, do not show it again
hint-codenames-clue = One word and one number. Look at the assassin first, then at what your words share.
hint-codenames-guess = Tap a word to mark it, then press the hand to guess. You may guess one more than the number.
hint-codenames-wait = The rivals are thinking. Their clues stay in the log, and yours too.
hint-codenames-rivals-guess = The rivals are guessing. If they go wrong, they may uncover a word of yours.
hint-codenames-own-chief = Your chief is looking for a clue. You guess once it is given.
hint-codenames-own-guess = Your team is guessing. The chief keeps silent now: the clue has to do.
hint-duet-clue = Your green words are for your partner to find. Before you send a clue, look at your three black ones.
hint-duet-guess = Your partner’s half of the key decides, not yours. Your own greens tell you nothing now.
hint-duet-sudden = No more clues. Guess only what you are sure of: one miss and the game is lost.
hint-trapwords-writing = Write down the words they will want to say first. Every form of a trap counts.
hint-trapwords-describing = The obvious words are probably traps. Describe around them.
hint-trapwords-watching = Listen for your traps and ring the bell at once: after a few seconds it is too late.
hint-trapwords-guessing = Just guess; a wrong answer costs one of your guesses, nothing more. Trap words do not bind you.
hint-decipher-word = Letters made of the same pieces, such as L and T or F and K, keep the seekers guessing.
hint-decipher-give = Which piece tells least? It is yours to choose.
hint-decipher-place = Lay the piece on a field. A no gives the wordsmith a point, and tells you something, too.
hint-decipher-bonus = Further pieces are paid for. You may pass, or try the word.
