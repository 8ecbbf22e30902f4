# What the person who runs a server reads: serve, backup, restore, export, import, forget.

serve-open = Cluehouse is running: { $address } (Ctrl-C stops it)
serve-open-network = From other devices in your network: { $address }
serve-data = Everything is saved in { $folder }
serve-port-taken = Another program is already listening at { $address } ({ $why }). Choose another port: --port 8770 (in a checkout: make play PORT=8770).
serve-cannot-listen = The server cannot listen at { $address } ({ $why }). Check --host and --port.
serve-not-writable = Cannot write to { $folder } ({ $why }). Choose another folder with --data.
serve-no-cache = The data that bots prepare cannot be written to { $folder } ({ $why }). Name another folder: CLUEHOUSE_CACHE.
serve-without-bus = With --store, several servers share their tables: say with --bus how they reach each other.
serve-without-store = With --bus, several servers share their tables: say with --store which database keeps them.
serve-bus-unreachable = No NATS server answers at { $address }. Check --bus.
store-not-writable = Cannot write to { $file }. Choose another folder with --data.
store-in-use = Another server is using { $file }. Stop it first, or choose another folder with --data.
store-not-yours = { $file } belongs to { $owner }. Run this as that user or as root; if the server runs as you, root can give it to you (chown).
store-newer = { $file } was written by a newer Cluehouse. Update Cluehouse, then try again.
store-not-a-store = { $file } is not a Cluehouse file. Choose another folder with --data.
store-damaged = { $file } is damaged. “cluehouse check” says what can be saved.
store-missing = { $file } is missing, although there was data here. Restore a backup; to start with nothing, remove the file that ends in .heads.
store-not-found = There is no data in { $file } yet. Check --data.
store-exists = { $file } already exists and is not overwritten. Choose another name.
store-unreadable = { $file } cannot be read. “cluehouse check” says what can be saved.
not-written = { $file } cannot be written ({ $why }). Choose another place.
store-unreachable = The database { $file } cannot be reached. Check --store, and that it is running.
store-not-allowed = The database { $file } does not let this server in. Check the user name and the password.
store-closed = { $file } is already closed. Start the server again.
backup-done = Everything is copied to { $file }.
restore-exists = { $file } is there and is not overwritten. Move it away first, and what begins with its name, then try again.
restore-done = Everything from { $backup } is in { $file } again. Start the server.
export-done =
    { $count ->
        [one] 1 record
       *[other] { $count } records
    } written to { $folder }.
import-done = { $file } is saved as { $record }.
forget-nothing = Nothing was removed: { $what } is not in { $file }, or its clock runs.
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
log-transfer-offered = offers the place to another device
log-transferred = goes on at another device
log-claimed = { $name } claims to be this person
log-vouched = vouches for { $name }
log-claim-dropped = the claim of { $name } is dropped
log-reclaimed = is back, and no longer here as { $name }
log-host = becomes the host
log-locked = locks the table
log-unlocked = opens the table again
log-banned = is banned
log-ban-lifted = may come back
log-admitted = may play, although the cards had been dealt
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

# cluehouse check
check-file = Checking the file …
check-progress = Checking the logs: { $done } of { $total } …
check-failed = { $file } could not be checked: { $why }.
check-file-missing = The database is missing. It had { $why } logs.
check-file-damaged = The database is damaged: { $why }
check-journal-damaged = The write-ahead log is damaged: commits that the server would drop: { $number }.
check-heads-damaged = Damaged lines in the .heads file: { $number }.
check-log-damaged = { $log }: a page of the database is damaged.
check-log-empty = { $log }: there are no entries.
check-log-unlisted = { $log }: it is not in the list of logs, so the server does not find it.
check-log-unknown = { $log }: this kind of log is unknown.
check-entry-missing = { $log }: entry { $number } is missing.
check-entry-changed = { $log }: entry { $number } was changed.
check-entries-lost = { $log }: entries { $number } to { $why } were acknowledged and are missing.
check-entry-unreadable = { $log }: entry { $number } cannot be read ({ $why }).
check-entry-impossible = { $log }: entry { $number } does not follow from the entries before it ({ $why }).
check-time-goes-back = { $log }: the time of entry { $number } lies before that of the entry before it.
check-record-differs = { $log }: it differs from the game that was played ({ $why }).
check-repaired-log = { $log }: entries kept: { $kept }, of them found again: { $restored }; lost: { $lost }.
check-repaired = Repaired. Everything as it was before is in { $folder }.
check-counts = Tables: { $tables }; records: { $records }; books: { $books }; entries: { $entries }.
check-problems = Problems: { $count }.
check-sound = No problems.
check-needs-file = A PostgreSQL database checks its pages itself. To replay all tables, copy it and check the copy: cluehouse backup copy.sqlite --store …, then cluehouse check copy.sqlite.
check-hint-restored = Was an older copy put in place by hand? With the server stopped, “cluehouse check --repair” accepts what it lacks, and finds again what other files still hold. “cluehouse restore” puts backups in place without this.
check-hint-repair = With the server stopped, “cluehouse check --repair” saves what can be saved.

# cluehouse move
move-progress = Copied and compared: { NUMBER($percent) } % …
move-done = Everything from { $source } is in { $target }, and every byte was compared. { $source } is as it was: remove it when you no longer need it.
move-counts = Tables: { $tables }; records: { $records }; books: { $books }; entries: { $entries }; bytes: { $size }.
move-fingerprint = Fingerprint: { $hash }
move-in-use = A server uses { $place }. Stop all servers that use it, then try again.
move-not-empty = { $place } already has data. Choose an empty database or a new folder.
move-differs = The copy differs from the original ({ $log }) and was discarded. { $target } is as empty as before.
move-failed = Nothing was moved ({ $why }). { $target } is as empty as before.
move-no-postgres = PostgreSQL needs more packages. Install cluehouse[cluster] in place of cluehouse: pip install "cluehouse[cluster]", pipx install --force "cluehouse[cluster]".

# cluehouse cluster
cluster-no-store = Say with --store which database the servers share.
cluster-node = { $server }  { $state ->
        [alive] alive
       *[gone] gone
    }  version { $version }  { $host }:{ $process }  { $address }
cluster-lease = lease: { $left } s left, renewed { $renewed } s ago, since { $since }
cluster-tables = tables owned: { $tables }, of them running: { $running }
cluster-bus = bus: { $milliseconds } ms there and back
cluster-bus-silent = bus: no answer
cluster-total = Servers alive: { $alive }; tables: { $tables }; running tables without an owner: { $orphans }.
