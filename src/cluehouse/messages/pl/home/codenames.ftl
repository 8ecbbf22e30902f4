# Codenames: what the start page says about it; its name is said everywhere.

game-codenames = Tajniacy
    .about = Dwie drużyny ścigają się w szukaniu swoich agentów wśród 25 słów; szefowie dają jednowyrazowe wskazówki.
home-codenames = Jedno słowo i liczba. Dwie drużyny szukają swoich agentów, omijając zabójcę.
    .fact = od 4 osób
