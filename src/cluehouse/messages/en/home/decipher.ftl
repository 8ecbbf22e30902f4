# Decipher: what the start page says about it; its name is said everywhere.

game-decipher = Decipher
    .about = A secret word grows out of its strokes; seekers lay the pieces and try to read it.
home-decipher = Letters grow stroke by stroke. Who reads the word first?
    .fact = 2–4 people
