# What one person prefers.

settings-light = Day or night
theme-light = Day
theme-dark = Night
theme-system = Same as device
settings-sounds = Sounds
settings-motion = Motion
    .about = Cards fall, tokens roll. Off: everything changes at once.
settings-celebration = Celebration
    .about = The winner’s symbols fall at the end of a game.
settings-font = Easy-to-read font
    .about = Atkinson Hyperlegible instead of each game’s own font.
settings-hints = Hints for new players
    .about = One line that says what can be done now.
settings-kept = Kept on this device only.
