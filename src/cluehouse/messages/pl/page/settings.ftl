# What one person prefers.

settings-light = Dzień czy noc
theme-light = Dzień
theme-dark = Noc
theme-system = Jak w systemie
settings-sounds = Dźwięki
settings-motion = Animacje
    .about = Karty opadają, żetony się toczą. Bez animacji wszystko zmienia się od razu.
settings-celebration = Fajerwerki na koniec
    .about = Po zakończeniu gry opadają symbole zwycięzców.
settings-font = Czytelniejsza czcionka
    .about = Atkinson Hyperlegible zamiast czcionek poszczególnych gier.
settings-hints = Podpowiedzi dla początkujących
    .about = Jedno zdanie o tym, co można teraz zrobić.
settings-kept = Zapamiętane tylko na tym urządzeniu.
