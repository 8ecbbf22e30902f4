# Duet: what the start page says about it; its name is said everywhere.

game-duet = Tajniacy: Duet
    .about = Razem szukacie 15 agentów, zanim skończą się żetony; każda strona widzi połowę klucza.
home-duet = We dwoje przeciw czasowi. Każde z was widzi połowę prawdy.
    .fact = od 2 osób
mission-map = Mapa 26 misji
