# Decipher: what the start page says about it; its name is said everywhere.

game-decipher = Decipher
    .about = Sekretne słowo powstaje z kresek i łuków; poszukiwacze układają elementy i próbują je odczytać.
home-decipher = Litery rosną kreska po kresce. Kto pierwszy odczyta słowo?
    .fact = 2–4 osoby
