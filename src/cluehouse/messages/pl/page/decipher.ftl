# Decipher.

decipher-round-of = Runda { $round } z { $rounds }
decipher-you = ty
decipher-players = Słowotwórca i poszukiwacze
decipher-wordsmith-part = słowotwórca
decipher-no = NIE
decipher-fields = Pola liter
decipher-field = Pole { $field }
decipher-field-letter = litera { $letter }
decipher-field-refuses = nie pasuje: { $pieces }
decipher-field-guess = twój domysł: { $letter }
decipher-field-trial = tu leży twój element ({ $piece }): jeszcze raz, by zapytać
decipher-guess-at = Twoja litera na polu { $field }
decipher-guess-letter = Litera { $letter } na polu { $field }
decipher-guess-private = Widzisz ją tylko ty, tylko na tym urządzeniu.
decipher-hand-empty = Brak elementu w ręce
decipher-hand-yours = Podaje { $name }. Dotknij pola i zapytaj albo przeciągnij tam element. Odpowiedź to tylko „tak” albo „nie”.
decipher-hand-theirs = { $name } szuka dla niego pola.
decipher-no-title = { $piece }: nie na polu { $field }
decipher-no-yours = Spróbuj na innym polu.
decipher-no-theirs = Na polu { $field } odpowiedź brzmi „nie”; { $name } próbuje dalej.
decipher-give-title = Jaki element dostanie { $name }?
decipher-draw-title = Element dostaje { $name }: losuj
decipher-give-smith = Dom sam odpowie „tak” albo „nie”.
decipher-give-about = Teraz kolej: { $name }.
decipher-bonus-title =
    { $count ->
        [0] Tryb bonusowy: skrytka jest pusta
        [one] Tryb bonusowy: w skrytce jeszcze { $count } element
        [few] Tryb bonusowy: w skrytce jeszcze { $count } elementy
       *[many] Tryb bonusowy: w skrytce jeszcze { $count } elementów
    }
decipher-bonus-yours = Zapłać żetonem bonusowym za element, spasuj albo podaj słowo.
decipher-coins =
    { $count ->
        [one] Na planszy: { $count } żeton bonusowy po 2 punkty i 5 za rozwiązanie
        [few] Na planszy: { $count } żetony bonusowe po 2 punkty i 5 za rozwiązanie
       *[many] Na planszy: { $count } żetonów bonusowych po 2 punkty i 5 za rozwiązanie
    }
decipher-coins-wait = punkty dla tego, kto odgadnie; za 2 można dostać element
decipher-attempts-left =
    { $count ->
        [one] Została { $count } próba
        [few] Zostały { $count } próby
       *[many] Zostało { $count } prób
    }
decipher-out = Nie masz już prób: do końca rundy tylko patrzysz.
decipher-attempt-costs = Kosztuje jedną próbę, trafioną czy nie.
decipher-word-label =
    { $length ->
        [few] Słowo, { $length } litery
       *[many] Słowo, { $length } liter
    }
decipher-say-word = Odgaduję słowo
decipher-ask-field = Pytam o pole { $field }
decipher-field-closed = Pole { $field }: już było „nie”
decipher-pick-field = Wybierz pole
decipher-buy = Płacę za element
decipher-pass = Pas
decipher-give-up = Poddaję rundę
decipher-give-up-about = Runda kończy się, gdy wszyscy poszukiwacze, którzy mogą jeszcze próbować, chcą zobaczyć słowo. Rozwiązania nikt nie dostaje, a jego 5 punktów bierze słowotwórca.
decipher-stay = Szukam dalej
decipher-chamber = Skrytka
decipher-draw = Losuję element
decipher-set-title =
    { $length ->
        [few] Ustal sekretne słowo: { $length } litery
       *[many] Ustal sekretne słowo: { $length } liter
    }
decipher-set-about =
    { $alphabet ->
        [polish] Słowo ze słownika, z polskich liter (bez Q, V, X). Bez nazw własnych i skrótów.
       *[international] Słowo ze słownika, z liter od A do Z. Bez nazw własnych i skrótów.
    }
decipher-set-known = Wybierz słowo, które inni zapewne znają.
decipher-pieces =
    { $count ->
        [one] Na razie { $count } element
        [few] Na razie { $count } elementy
       *[many] Na razie { $count } elementów
    }
decipher-set = Ukrywam słowo
decipher-set-anyway = Ukrywam mimo to
decipher-set-strict = Sędzia jest tu surowy: niedozwolonego słowa nie przyjmie.
decipher-right = trafione
decipher-wrong = nietrafione
decipher-has-passed = pas
decipher-is-willing = chce się poddać
decipher-willing =
    { $count ->
        [one] { $names } chce poddać rundę.
       *[many] { $names } chcą poddać rundę.
    }
decipher-willing-own = Chcesz poddać rundę.
decipher-willing-next = Runda skończy się, jeśli zechcą tego wszyscy, którzy jeszcze szukają; położony element albo próba to odwołuje.
decipher-sheet = Karta wyników
decipher-word = Słowo
decipher-running = trwa
decipher-total = Razem
decipher-alphabet = Litery i ich elementy
decipher-alphabet-about = Wszystkie litery powstają z czterech rodzajów elementów: długich i krótkich kresek, dużych i małych łuków.
decipher-fits-field = Co jeszcze może stać na polu { $field }
decipher-aid = Pokazuj, jakie litery jeszcze pasują
decipher-times = { $piece } × { $count }
decipher-revealed = Szkatułka otwarta
decipher-for-solution = za rozwiązanie { $points }
decipher-for-bonus = za bonusy { $points }
decipher-for-refused = za NIE { $points }
decipher-for-attempts = za niewykorzystane próby { $points }
decipher-for-tried = za cudze próby { $points }
decipher-next-round = Do rundy { $round }
decipher-attempt-wrong = { $name }: „{ $word }”. To nie to słowo.
decipher-said-no = Pole { $field }, { $piece }: nie.
decipher-said-yes = Pole { $field }, { $piece }: tak.
decipher-you-have = Masz element: { $piece }. Na które pole?
decipher-findings-word = Słowo ({ $who }):
