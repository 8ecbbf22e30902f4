# The referee: verdicts and reasons. $said is what was written, $word the word that it touches.

## Verdicts

verdict-allowed = dozwolone
verdict-doubtful = wątpliwe
verdict-forbidden = niedozwolone
referee-note = Sędzia widzi słowa, nie intencje: gracze mogą zgłosić sprzeciw.

## Reasons
# .fact: the same without what its giver could say instead, where others read it

reason-fine = Wygląda dobrze.
reason-nothing-said = Nie ma tu żadnego słowa. Napisz słowo.
reason-emoji = „{ $said }” to obrazek, nie słowo. Napisz słowo.
reason-several-words = „{ $said }” to więcej niż jedno słowo. Znajdź jedno słowo albo najpierw się umówcie.
    .fact = „{ $said }” to więcej niż jedno słowo.
reason-hyphenated = „{ $said }” to dwa słowa z łącznikiem. Znajdź jedno słowo albo zgódźcie się na takie wskazówki.
    .fact = „{ $said }” to dwa słowa z łącznikiem.
reason-abbreviation = „{ $said }” to skrót. Użyj całego słowa albo zgódźcie się na skróty.
reason-single-letter = Litera jest w porządku tylko ze względu na znaczenie, nie na pisownię. Niech zdecydują inni.
reason-number-word = Liczba jest w porządku tylko ze względu na znaczenie, nie na liczbę liter. Niech zdecydują inni.
reason-not-in-language = „{ $said }” to słowo z innego języka. Użyj słowa z języka gry.
reason-unknown-word = Słownik nie zna słowa „{ $said }”. Zapytaj, czy znają je wszyscy.
reason-same-word = „{ $said }” to jedno ze słów w grze. Znajdź inne.
    .fact = „{ $said }” to jedno ze słów w grze.
reason-form-of-word = „{ $said }” to forma słowa { $word }. Znajdź inne słowo.
    .fact = „{ $said }” to forma słowa { $word }.
reason-form-or-other-word = „{ $said }” może być formą słowa { $word } albo osobnym słowem. Zapytaj innych.
reason-family-of-word = „{ $said }” należy do rodziny słowa { $word }. Znajdź słowo spoza niej.
    .fact = „{ $said }” należy do rodziny słowa { $word }.
reason-part-of-word = „{ $said }” i { $word } mają wspólną część. Znajdź inne słowo.
    .fact = „{ $said }” i { $word } mają wspólną część.
reason-contains-word = „{ $said }” zawiera słowo { $word }. Znajdź inne słowo.
    .fact = „{ $said }” zawiera słowo { $word }.
reason-kin-of-word = „{ $said }” i { $word } są spokrewnione; o takie słowa bywają spory. Zapytaj innych.
reason-looks-derived = „{ $said }” wygląda na słowo pochodne od { $word }. Zapytaj innych.
reason-accents-missing = Bez polskich znaków „{ $said }” wygląda jak { $word }. Dopisz znaki albo zapytaj innych.
reason-letters-of-word = „{ $said }” kryje się litera po literze w słowie { $word }. W porządku tylko, jeśli chodzi o coś innego.
reason-sounds-like-word = „{ $said }” brzmi jak { $word }. W porządku tylko we własnym znaczeniu.
reason-shares-character = „{ $said }” i { $word } mają wspólny znak { $signs }. Zapytaj innych.
reason-made-of-characters = „{ $said }” składa się ze znaków słowa { $word }. Znajdź inne słowo.
    .fact = „{ $said }” składa się ze znaków słowa { $word }.
reason-only-sound = „{ $said }” i { $word } mają wspólny znak tylko ze względu na brzmienie.
reason-names-picture = „{ $said }” nazywa to, co jest na obrazku: { $word }. Na karcie nie ma słów, więc zapytaj innych, czy tak wolno.
reason-not-a-trap-word = „{ $said }” nie jest rzeczownikiem, przymiotnikiem, czasownikiem ani liczebnikiem. Wybierz takie słowo.
reason-too-common = „{ $said }” jest zbyt pospolite na pułapkę. Wybierz słowo związane z sekretnym słowem.
reason-trap-pronoun = „{ $said }” to zaimek. Pułapka to rzeczownik, przymiotnik, czasownik albo dokładny liczebnik.
reason-trap-article = „{ $said }” to rodzajnik. Pułapka to rzeczownik, przymiotnik, czasownik albo dokładny liczebnik.
reason-trap-auxiliary = „{ $said }” to forma czasownika „być”, „mieć” albo „móc”. Bez nich nie da się mówić.
reason-trap-preposition = „{ $said }” to przyimek. Pułapka to rzeczownik, przymiotnik, czasownik albo dokładny liczebnik.
reason-trap-conjunction = „{ $said }” to spójnik. Pułapka to rzeczownik, przymiotnik, czasownik albo dokładny liczebnik.
reason-trap-adverb = „{ $said }” to przysłówek. Pułapka to rzeczownik, przymiotnik, czasownik albo dokładny liczebnik.
reason-trap-particle = „{ $said }” to partykuła albo wykrzyknik. Pułapka to rzeczownik, przymiotnik, czasownik albo dokładny liczebnik.
reason-trap-vague-number = „{ $said }” to liczebnik nieokreślony. Pułapką może być tylko dokładna liczba.
reason-trap-abbreviation = „{ $said }” to skrót. Napisz całe słowo.
reason-trap-name = „{ $said }” to nazwa własna. Opisującemu i tak nie wolno jej użyć. Zapytaj innych.
reason-trap-general = „{ $said }” pasuje do opisu czegokolwiek. Pułapka ma się wiązać z sekretnym słowem. Zapytaj innych.
reason-trap-habit = „{ $said }” mówi się odruchowo. Pułapka nie może polować na czyjś nawyk. Zapytaj innych.
reason-trap-or-other-part = „{ $said }” może być pułapką jako rzeczownik, przymiotnik albo czasownik, ale bywa też inną częścią mowy. Zapytaj innych.
reason-not-a-word = Słowa „{ $said }” nie zna ani słownik, ani nikt inny. Wybierz inne.
reason-is-secret = „{ $said }” to właśnie sekretne słowo, a ono i tak jest pułapką. Wybierz inne.
reason-repeated = „{ $said }” już jest na liście jako { $word }. Wybierz inne.
reason-sprung = „{ $said }” uruchamia pułapkę „{ $word }”.
reason-says-secret = „{ $said }” zdradza sekretne słowo { $word }.
reason-spelling-hint = „{ $said }” mówi o brzmieniu albo pisowni. Opisz, co słowo znaczy.
reason-proper-name = „{ $said }” to nazwa własna. Użyj zwykłego słowa.
reason-letter-hint = „{ $said }” zdradza litery słowa. Opisz, co słowo znaczy.
reason-length-hint = „{ $said }” mówi o długości słowa. Opisz, co słowo znaczy.
reason-translation-hint = „{ $said }” mówi, jak to się nazywa w innym języku. Wy decydujecie, czy to w porządku.
reason-rhyme-hint = „{ $said }” mówi o rymie. Opisz, co słowo znaczy.
reason-sound-hint = „{ $said }” mówi o brzmieniu słowa. Opisz, co słowo znaczy.
reason-spelt-out = „{ $said }” to literowanie. Opisz, co słowo znaczy.
reason-look-alike = „{ $said }” wygląda albo brzmi jak { $word }. W porządku tylko we własnym znaczeniu.
reason-title = „{ $said }” to nazwa własna albo tytuł. Opisz słowo bez nich.
reason-disguised-title = „{ $said }” może oznaczać jakiś tytuł. Zapytaj, czy o niego chodzi.
reason-abbreviation-of-name = „{ $said }” to skrót nazwy własnej. Użyj zwykłego słowa.
reason-not-a-noun = „{ $said }” nie jest rzeczownikiem, a Rzeczownikoza nie pozwala na nic innego.
reason-not-a-denial = „{ $said }” nie mówi, czym to nie jest, a klątwa Na opak pozwala tylko na to.
reason-right-answer = To jest to słowo.
reason-derived-answer = „{ $said }” to tylko słowo pokrewne. Zgadujcie dalej.
reason-wrong-answer = To nie to słowo. Zgadujcie dalej.
reason-wrong-length = „{ $said }” ma złą liczbę liter. Wybierz słowo o umówionej długości.
reason-not-in-dictionary = Słownik nie zna słowa „{ $said }”. Wybierz słowo, które każdy może sprawdzić.

## Own word lists

pack-good = { $count ->
        [one] { $count } słowo, wszystko w porządku.
        [few] { $count } słowa, wszystko w porządku.
       *[many] { $count } słów, wszystko w porządku.
    }
pack-too-few = Różnych słów jest tylko { $text }, a potrzeba co najmniej { $limit }.
pack-too-many = Słów jest { $text }, a może być najwyżej { $limit }.
pack-too-long = „{ $text }” nie zmieści się na karcie. Mieszczą się { $limit } litery albo o połowę mniej chińskich znaków.
pack-no-word = „{ $text }” nie jest słowem: nie ma w nim liter.
pack-repeated = Pominięte: „{ $text }” to to samo słowo co „{ $other }”.
