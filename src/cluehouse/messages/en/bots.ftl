# Bots: how they play and what they say about their moves.

## What bots think of their moves

thought-expected = “{ $clue }” makes me think of { $words }.
thought-remembered = I remember “{ $clue }”: it may have been for { $words }.
thought-stopped = I stop here. The next card would be too risky.
thought-title = What { $who } thought
thought-hoped = Without a clue, { $words } seems likeliest.
thought-next = Next would have been { $words }, and that was too risky.
thought-meant = “{ $clue }” is for { $words }.
thought-feared = It could also lead to { $words }.
thought-warned = “{ $clue }” only says what not to touch.
thought-illegal = The referee does not allow “{ $clue }”.
thought-fears = These could be traps: { $words }.
thought-dreads = The likeliest trap is { $words }.
thought-ideas = Ideas: { $words }.

## How bots play

bot-level-dice = bot, random
    .about = Does not think, only rolls dice. Good for trying the table out.
    .short = random
bot-level-careful = bot, careful
    .about = Takes small, safe steps and would rather stop than be wrong.
    .short = careful
bot-level-even = bot, balanced
    .about = Plays like somebody with practice and takes a risk when it is worth it. For a gentler game, choose the bot for beginners.
    .short = balanced
bot-level-bold = bot, bold
    .about = Takes risks: big ideas, and now and then a big miss.
    .short = bold
bot-level-beginner = bot, for beginners
    .about = Simple everyday words and small steps. Good company for a first game.
    .short = for beginners
bot-level-program = a program
bot-installed-about = A bot that was installed on this server in addition.
bot-level = How { $name } plays
bot-levels-about = A bot is a program. It sees only what its seat may see, and plays by the same rules as everybody.
