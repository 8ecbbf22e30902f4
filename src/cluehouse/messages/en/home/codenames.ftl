# Codenames: what the start page says about it; its name is said everywhere.

game-codenames = Codenames
    .about = Two teams race to find their own agents among 25 words; their chiefs give one-word clues.
home-codenames = One word and a number. Two teams look for their agents and steer around the assassin.
    .fact = 4 people or more
