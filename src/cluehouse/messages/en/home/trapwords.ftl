# Trapwords: what the start page says about it; its name is said everywhere.

game-trapwords = Trapwords
    .about = Describe a word past traps you cannot see, and fight your way through the maze to the monster.
home-trapwords = Describe a secret word without knowing the traps your rivals have laid.
    .fact = 4 people or more
