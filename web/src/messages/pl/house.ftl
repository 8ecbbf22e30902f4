# Words that every room uses.

close = Zamknij
opening-the-door = Otwieram drzwi…
line-lost = Połączenie zerwane. Twoje miejsce czeka; zaraz wracamy.
