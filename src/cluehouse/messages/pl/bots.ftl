# Bots: how they play and what they say about their moves.

## What bots think of their moves

thought-expected = „{ $clue }” kojarzy mi się z: { $words }.
thought-remembered = Pamiętam wskazówkę „{ $clue }”; mogło chodzić o: { $words }.
thought-stopped = Na tym kończę. Następna karta byłaby zbyt ryzykowna.
thought-title = Co myśli { $who }
thought-hoped = Bez wskazówki najlepiej wygląda { $words }.
thought-next = Następna byłaby karta { $words }, ale to zbyt ryzykowne.
thought-meant = „{ $clue }” to wskazówka do: { $words }.
thought-feared = Może też prowadzić do: { $words }.
thought-warned = „{ $clue }” mówi tylko, czego nie dotykać.
thought-illegal = Sędzia nie zgadza się na „{ $clue }”.
thought-fears = To mogą być pułapki: { $words }.
thought-dreads = Najbardziej prawdopodobna pułapka: { $words }.
thought-ideas = Pomysły: { $words }.

## How bots play

bot-level-dice = bot, losowy
    .about = Nie myśli, tylko rzuca kośćmi. W sam raz, żeby wypróbować stół.
    .short = losowy
bot-level-careful = bot, ostrożny
    .about = Małe, pewne kroki; woli przerwać, niż się pomylić.
    .short = ostrożny
bot-level-even = bot, wyważony
    .about = Gra jak ktoś z wprawą i ryzykuje, kiedy się to opłaca. Jeśli wolisz spokojniejszą grę, wybierz bota dla początkujących.
    .short = wyważony
bot-level-bold = bot, śmiały
    .about = Dużo ryzykuje: śmiałe pomysły, a czasem głośne pudło.
    .short = śmiały
bot-level-beginner = bot dla początkujących
    .about = Proste, codzienne słowa i małe kroki. Dobre towarzystwo na pierwszą grę.
    .short = łagodny
bot-level-program = program
bot-installed-about = Bot doinstalowany na tym serwerze.
bot-level = Jak gra { $name }
bot-levels-about = Bot to program. Widzi tylko to, co wolno widzieć na jego miejscu, i gra według tych samych zasad co wszyscy.
