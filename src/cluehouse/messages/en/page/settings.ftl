# What one person prefers.

settings-language = Language
settings-light = Day or night
theme-light = Day
theme-dark = Night
theme-system = As the device
settings-sounds = Sounds
settings-motion = Motion
    .about = Cards fall, tokens roll. Off: everything changes at once.
settings-font = Letters that are easy to tell apart
    .about = Atkinson Hyperlegible, in place of the rooms’ own faces.
settings-hints = Hints for new players
    .about = One line that says what can be done now.
settings-kept = Kept on this device only.
