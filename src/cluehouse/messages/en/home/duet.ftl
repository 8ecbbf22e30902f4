# Duet: what the start page says about it; its name is said everywhere.

game-duet = Duet
    .about = You find 15 agents together before the tokens run out; each side sees half of the key.
home-duet = The two of you against the clock. Each sees half of the truth.
    .fact = 2 people or more
mission-map = Map of 26 missions
