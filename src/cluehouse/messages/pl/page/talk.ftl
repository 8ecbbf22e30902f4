# Chat.

talk = Czat
talk-unread =
    { $count ->
        [one] Czat, jedna nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }
talk-lines = Wiadomości
talk-said = { $name } pisze: { $text }
talk-nothing = Nie ma jeszcze wiadomości.
talk-phrases = Gotowe zwroty
talk-to = Do kogo
talk-say-table = Napisz do wszystkich…
talk-say-side = Napisz do swojej drużyny…
talk-say-chiefs = Napisz do drugiego szefa…
talk-say-gallery = Napisz do oglądających…
talk-send = Wyślij
talk-onlooker = Wejdź, żeby pisać na czacie.
talk-hushed = Gospodarz na razie cię wyciszył.
talk-off = Przy tym stole rozmawia się na żywo.
talk-silence = Zgodnie z zasadami musisz teraz milczeć.
channel-table = wszyscy
channel-side = twoja drużyna
channel-chiefs = szefowie
channel-gallery = oglądający
