# Chat.

talk = Rozmowa
talk-unread =
    { $count ->
        [one] Rozmowa, jedna nowa wypowiedź
        [few] Rozmowa, { $count } nowe wypowiedzi
       *[many] Rozmowa, { $count } nowych wypowiedzi
    }
talk-lines = Co powiedziano
talk-nothing = Nikt jeszcze nic nie powiedział.
talk-phrases = Krótkie zwroty
talk-to = Do kogo
talk-say-table = Napisz do wszystkich…
talk-say-side = Napisz do swojej drużyny…
talk-say-chiefs = Napisz do drugiego szefa…
talk-say-gallery = Napisz do oglądających…
talk-send = Powiedz
talk-onlooker = Wejdź, żeby rozmawiać.
talk-hushed = Gospodarz na razie odebrał ci głos.
talk-off = Przy tym stole rozmawia się na żywo.
talk-silence = Zasady wymagają teraz od ciebie milczenia.
channel-table = wszyscy
channel-side = twoja drużyna
channel-chiefs = szefowie
channel-gallery = oglądający
