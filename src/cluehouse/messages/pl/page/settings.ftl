# What one person prefers.

settings-language = Język
settings-light = Dzień czy noc
theme-light = Dzień
theme-dark = Noc
theme-system = Jak urządzenie
settings-sounds = Dźwięki
settings-motion = Ruch
    .about = Karty opadają, żetony się toczą. Bez ruchu wszystko zmienia się od razu.
settings-font = Litery łatwe do rozróżnienia
    .about = Atkinson Hyperlegible zamiast krojów poszczególnych pokoi.
settings-hints = Podpowiedzi dla początkujących
    .about = Jedno zdanie o tym, co można teraz zrobić.
settings-kept = Zapamiętane tylko na tym urządzeniu.
