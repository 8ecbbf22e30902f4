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
