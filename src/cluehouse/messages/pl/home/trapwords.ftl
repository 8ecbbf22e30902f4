# Trapwords: what the start page says about it; its name is said everywhere.

game-trapwords = Labirynt słów
    .about = Opisz słowo, omijając pułapki, których nie widzisz, i przejdź przez labirynt do potwora.
home-trapwords = Opisz sekretne słowo, nie znając pułapek, które zastawili rywale.
    .fact = od 4 osób
