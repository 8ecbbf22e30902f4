# What several games share: teams, seats, moves, phrases.

## Languages

language-en = angielski (English)
language-pl = polski
language-zh = chiński (中文)

## Teams and seats

team-name =
    { $side ->
        [red] czerwoni
       *[blue] niebiescy
    }
seat-clock = Zegar
seat-referee = Sędzia
team-red = Czerwoni
team-blue = Niebiescy
round-of = Runda { $round } z { $rounds }

## Phrases that everybody reads in their own language

phrase-one-moment = Chwileczkę!
phrase-back = Już jestem!
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thanks = Dzięki!
phrase-well-played = Dobra gra!
phrase-sorry = Przepraszam!
phrase-what-do-you-think = Co myślicie?
phrase-bye = Na razie!
phrase-stood-in = Brak mi pomysłu, więc ten ruch wykonuje za mnie prostszy bot.

## Moves: what they are called, what people may type for them, what they do

move-ruling = orzeczenie
    .typed = orzeczenie
    .help = rada sędziego
move-time-up = koniec czasu
    .typed = czas c
    .help = czas minął
move-resign = poddanie gry
    .typed = poddaj
    .help = strona poddaje grę

## What a replay tells

told-ruling = Opinia sędziego: { $about }.
told-time-up = Czas minął.
told-resign = Jedna strona się poddaje.
