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

# `cluehouse log`: who (the part before the colon) does what.
log-no-such-table = { $file } 中没有桌子 { $code }。请检查代码和 --data。
log-unreadable = 第 { $number } 条无法读取（{ $why }）。
log-house = 系统
log-by = { $what }（由 { $name } 操作）
log-opened = 开桌 { $code }：{ $game }
log-joined = 加入
log-bot-joined = 加入（机器人，{ $level }）
log-renamed = 改名为 { $name }
log-left = 离开
log-host = 成为桌主
log-settings = 更改设置：{ $game } { $options }
log-book-opened = 打开队伍 { $team } 的记录册
log-book-closed = 收起队伍的记录册
log-seated = 入座：{ $seat }
log-swapped = 交换座位 { $seat } 和 { $other }
log-stood = 离座
log-ready = 准备好了
log-not-ready = 还没准备好
log-dealt = 发牌：{ $seats }；记录 { $record }，指纹 { $hash }
log-moved = 行动：{ $move }
log-proposed-undo = 提议悔步
log-proposed-resign = 提议认输
log-consented = 同意
log-dropped = 撤回提议
log-undone = 已悔步，保留 { $keep } 步
log-paused = 暂停游戏
log-resumed = 继续游戏
log-sand-turned = 翻转沙漏
log-said = 说（{ $channel }）：{ $text }
log-muted = 屏蔽 { $name }
log-unmuted = 取消屏蔽 { $name }
log-halted = 关闭，计时停止
log-restarted = 重新打开，计时继续
