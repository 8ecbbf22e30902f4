# What the person who runs a server reads: serve, backup, export, import, forget.

serve-open = Cluehouse 已启动：{ $address }（Ctrl-C 停止）
serve-open-network = 同一网络中的其他设备请访问：{ $address }
serve-data = 所有数据保存在 { $folder }
serve-port-taken = { $address } 已被占用（{ $why }）。请换一个端口：--port 8770，或 make play PORT=8770。
serve-cannot-listen = 无法在 { $address } 上监听（{ $why }）。请检查 --host 和 --port。
serve-not-writable = { $folder } 无法写入（{ $why }）。请用 --data 换一个文件夹。
store-not-writable = { $file } 无法写入。请用 --data 换一个文件夹。
store-in-use = { $file } 正被另一个服务器使用。请先停止它，或用 --data 换一个文件夹。
store-newer = { $file } 由更新版本的 Cluehouse 写成。请更新后再试。
store-not-a-store = { $file } 不是 Cluehouse 的文件。请用 --data 换一个文件夹。
store-damaged = { $file } 已损坏。请恢复备份，或用 --data 换一个文件夹。
store-not-found = { $file } 里还没有数据。请检查 --data。
store-exists = { $file } 已存在，不会覆盖。请换个名字。
store-unreadable = { $file } 无法读取。请恢复备份，或用 --data 换一个文件夹。
not-written = { $file } 无法写入（{ $why }）。请换一个地方。
store-closed = { $file } 已经关闭。请重新启动服务器。
backup-done = 已全部复制到 { $file }。
export-done = 已把 { $count } 份记录写入 { $folder }。
import-done = { $file } 已保存为 { $record }。
forget-done = 已删除 { $tables } 张桌子和 { $records } 份记录。
