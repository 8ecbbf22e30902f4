# What the person who runs a server reads: serve, backup, export, import, forget.

serve-open = Cluehouse is running: { $address } (Ctrl-C stops it)
serve-open-network = From other devices in your network: { $address }
serve-data = Everything is saved in { $folder }
serve-port-taken = Somebody already listens at { $address } ({ $why }). Choose another port: --port 8770, or make play PORT=8770.
serve-cannot-listen = The server cannot listen at { $address } ({ $why }). Check --host and --port.
serve-not-writable = Cannot write to { $folder } ({ $why }). Choose another folder with --data.
store-not-writable = Cannot write to { $file }. Choose another folder with --data.
store-in-use = Another server is using { $file }. Stop it first, or choose another folder with --data.
store-newer = { $file } was written by a newer Cluehouse. Update Cluehouse, then try again.
store-not-a-store = { $file } is not a Cluehouse file. Choose another folder with --data.
store-damaged = { $file } is damaged. Restore a backup, or choose another folder with --data.
store-not-found = There is no data in { $file } yet. Check --data.
store-exists = { $file } already exists and is not overwritten. Choose another name.
store-unreadable = { $file } cannot be read. Restore a backup, or choose another folder with --data.
not-written = { $file } cannot be written ({ $why }). Choose another place.
store-closed = { $file } is already closed. Start the server again.
backup-done = Everything is copied to { $file }.
export-done =
    { $count ->
        [one] 1 record
       *[other] { $count } records
    } written to { $folder }.
import-done = { $file } is saved as { $record }.
forget-done =
    Removed: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $records ->
        [one] 1 record
       *[other] { $records } records
    }.

# `cluehouse log`: who (the part before the colon) does what.
log-no-such-table = There is no table { $code } in { $file }. Check the code and --data.
log-unreadable = Entry { $number } cannot be read ({ $why }).
log-house = House
log-by = { $what } (by { $name })
log-opened = opens table { $code }: { $game }
log-joined = joins the table
log-bot-joined = joins the table (bot, { $level })
log-renamed = is now called { $name }
log-left = leaves the table
log-host = becomes the host
log-settings = changes the settings: { $game } { $options }
log-book-opened = opens the book of team { $team }
log-book-closed = takes the team's book away
log-seated = sits down: { $seat }
log-swapped = swaps { $seat } and { $other }
log-stood = stands up
log-ready = is ready
log-not-ready = is not ready
log-dealt = deals a game: { $seats }; record { $record }, commitment { $hash }
log-moved = plays { $move }
log-proposed-undo = proposes to take moves back
log-proposed-resign = proposes to resign
log-consented = agrees
log-dropped = drops the proposal
log-undone = moves are taken back; { $keep } stay
log-paused = pauses the game
log-resumed = resumes the game
log-sand-turned = turns the hourglass
log-said = says ({ $channel }): { $text }
log-muted = mutes { $name }
log-unmuted = unmutes { $name }
log-halted = closes; clocks stop
log-restarted = opens again; clocks run
