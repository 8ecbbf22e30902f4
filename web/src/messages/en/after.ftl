# After a game, and replays.

after-turned = Again, cards turned over
after-new = Again, new cards
after-host-decides = The host starts the next game.
after-replay = Look back
after-share = Share the replay
after-copy-text = Copy the record
after-link-copied = The link is copied.
after-text-copied = The record is copied.
after-lobby = Back to the lobby
replay-title = Replay
replay-loading = Fetching the record …
replay-start = The start
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-rail = Step of the game
replay-key = Show the key
replay-step = { $who }: { $what }
replay-step-about = { $who }: { $what } – { $about }
findings-found = Agents found
findings-right = Touches that were right
findings-clues = Clues
findings-understood = Touches that were right for them
