# What several games share: teams, seats, moves, phrases.

## Languages

language-en = English
language-pl = Polish (polski)
language-zh = Chinese (中文)

## Teams and seats

team-name =
    { $side ->
        [red] red
       *[blue] blue
    }
seat-clock = Clock
seat-referee = Referee
team-red = Red
team-blue = Blue
round-of = Round { $round } of { $rounds }

## Phrases that everybody reads in their own language

phrase-one-moment = One moment!
phrase-back = I’m back!
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-what-do-you-think = What do you think?
phrase-bye = Bye!
phrase-stood-in = I’m stuck, so a simpler bot is making this move for me.

## Moves: what they are called, what people may type for them, what they do

move-ruling = ruling
    .typed = ruling
    .help = the referee’s advice
move-time-up = time is up
    .typed = time
    .help = the time is up
move-resign = resign
    .typed = resign
    .help = a side gives the game up

## What a replay tells

told-ruling = The referee’s opinion: { $about }.
told-time-up = Time is up.
told-resign = One side gives up.
