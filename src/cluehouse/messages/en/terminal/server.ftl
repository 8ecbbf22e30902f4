# What the person who runs a server reads: serve, backup, export, import, forget.

serve-open = The house is open: { $address } (Ctrl-C closes it)
serve-open-network = From other machines of your network: { $address }
serve-data = Everything is kept in { $folder }
serve-port-taken = Somebody already listens at { $address } ({ $why }). Choose another port: --port 8770, or make play PORT=8770.
serve-cannot-listen = The house cannot listen at { $address } ({ $why }). Check --host and --port.
serve-not-writable = Nothing can be kept in { $folder } ({ $why }). Choose another folder with --data.
store-not-writable = Nothing can be kept in { $file }. Choose another folder with --data.
store-in-use = A house already uses { $file }. Close it first, or choose another folder with --data.
store-newer = { $file } was written by a newer Cluehouse. Update Cluehouse, then try again.
store-not-a-store = { $file } is not a file of Cluehouse. Choose another folder with --data.
store-damaged = { $file } is damaged. Restore a backup, or choose another folder with --data.
store-not-found = There is no house in { $file } yet. Check --data.
store-exists = { $file } is already there and is not overwritten. Choose another name.
store-unreadable = { $file } cannot be read. Restore a backup, or choose another folder with --data.
not-written = { $file } cannot be written ({ $why }). Choose another place.
store-closed = { $file } is closed already. Open the house again.
backup-done = Everything is copied to { $file }.
export-done =
    { $count ->
        [one] 1 record
       *[other] { $count } records
    } written to { $folder }.
import-done = { $file } is kept as { $record }.
forget-done =
    Removed: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $records ->
        [one] 1 record
       *[other] { $records } records
    }.
