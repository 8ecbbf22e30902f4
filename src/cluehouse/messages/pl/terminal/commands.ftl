# What single commands print.

## cluehouse words

words-item-missing = Podaj słowo do pokazania albo plik do sprawdzenia.
words-no-entry = W leksykonie nie ma hasła „{ $word }”.

## cluehouse replay

file-unreadable = Nie mogę otworzyć { $file } ({ $why }). Sprawdź nazwę i spróbuj jeszcze raz.
record-unreachable = Nie mogę pobrać { $address } ({ $why }). Sprawdź adres i spróbuj jeszcze raz.
not-a-record = { $file } nie jest zapisem gry ({ $why }). Podaj plik zapisany po grze.
record-refused = Ten zapis łamie zasady, więc nie mogę pokazać reszty. { $why }
fingerprint-matches = Odcisk się zgadza: to jest obiecane rozdanie.
fingerprint-differs = Odcisk się nie zgadza: to nie jest obiecane rozdanie.
