# What the person who runs a server reads: serve, backup, restore, export, import, forget.

serve-open = Cluehouse 已启动：{ $address }（Ctrl-C 停止）
serve-open-network = 同一网络中的其他设备请访问：{ $address }
serve-data = 所有数据保存在 { $folder }
serve-port-taken = { $address } 已被占用（{ $why }）。请换一个端口：--port 8770（在源码目录中：make play PORT=8770）。
serve-cannot-listen = 无法在 { $address } 上监听（{ $why }）。请检查 --host 和 --port。
serve-not-writable = { $folder } 无法写入（{ $why }）。请用 --data 换一个文件夹。
serve-no-cache = 机器人准备的数据无法写入 { $folder }（{ $why }）。请用 CLUEHOUSE_CACHE 换一个文件夹。
serve-without-bus = 使用 --store 时，多台服务器共用牌桌：请用 --bus 指定它们如何互相连接。
serve-without-store = 使用 --bus 时，多台服务器共用牌桌：请用 --store 指定保存牌桌的数据库。
serve-bus-unreachable = { $address } 上没有 NATS 服务器应答。请检查 --bus。
store-not-writable = { $file } 无法写入。请用 --data 换一个文件夹。
store-in-use = { $file } 正被另一个服务器使用。请先停止它，或用 --data 换一个文件夹。
store-not-yours = { $file } 属于用户 { $owner }。请以该用户或 root 的身份执行；如果服务器以你的身份运行，可由 root 用 chown 转交给你。
store-newer = { $file } 由更新版本的 Cluehouse 写成。请更新后再试。
store-not-a-store = { $file } 不是 Cluehouse 的文件。请用 --data 换一个文件夹。
store-damaged = { $file } 已损坏。“cluehouse check”会说明哪些数据还能挽救。
store-missing = { $file } 不见了，而这里原本有数据。请恢复备份；若要从头开始，请删除以 .heads 结尾的文件。
store-not-found = { $file } 里还没有数据。请检查 --data。
store-exists = { $file } 已存在，不会覆盖。请换个名字。
store-unreadable = { $file } 无法读取。“cluehouse check”会说明哪些数据还能挽救。
not-written = { $file } 无法写入（{ $why }）。请换一个地方。
store-unreachable = 无法连接数据库 { $file }。请检查 --store，并确认数据库正在运行。
store-not-allowed = 数据库 { $file } 拒绝访问。请检查用户名和密码。
store-closed = { $file } 已经关闭。请重新启动服务器。
backup-done = 已全部复制到 { $file }。
restore-exists = { $file } 已存在，不会覆盖。请先把它和以它的名字开头的文件移走，然后重试。
restore-done = { $backup } 中的全部数据已恢复到 { $file }。请启动服务器。
export-done = 已把 { $count } 份记录写入 { $folder }。
import-done = { $file } 已保存为 { $record }。
forget-nothing = 没有删除任何内容：{ $file } 里没有 { $what }，或它的计时正在进行。
forget-done = 已删除 { $tables } 张桌子和 { $records } 份记录。

# `cluehouse log`: who (the part before the colon) does what.
log-no-such-table = { $file } 中没有桌子 { $code }。请检查桌号和 --data。
log-unreadable = 第 { $number } 条无法读取（{ $why }）。
log-house = 系统
log-by = { $what }（由{ $name }操作）
log-opened = 开桌 { $code }：{ $game }
log-joined = 加入
log-bot-joined = 加入（机器人，{ $level }）
log-renamed = 改名为{ $name }
log-left = 离开
log-transfer-offered = 把座位转到另一台设备
log-transferred = 在另一台设备上继续
log-claimed = { $name }自称是这个人
log-vouched = 替{ $name }作证
log-claim-dropped = { $name }的申请作废
log-reclaimed = 回来了，不再以{ $name }的身份在场
log-host = 成为房主
log-locked = 锁定桌子
log-unlocked = 解锁桌子
log-banned = 被封禁
log-ban-lifted = 解除封禁
log-admitted = 发牌后加入，获准参加
log-settings = 更改设置：{ $game } { $options }
log-book-opened = 打开“{ $team }”队的任务日志
log-book-closed = 收起队伍的任务日志
log-seated = 入座：{ $seat }
log-swapped = 交换座位 { $seat } 和 { $other }
log-stood = 离座
log-ready = 准备好了
log-not-ready = 还没准备好
log-dealt = 发牌：{ $seats }；记录 { $record }，指纹 { $hash }
log-moved = 行动：{ $move }
log-proposed-undo = 提议撤回
log-proposed-resign = 提议认输
log-consented = 同意
log-dropped = 撤回提议
log-undone = 已撤回，保留 { $keep } 步
log-paused = 暂停游戏
log-resumed = 继续游戏
log-sand-turned = 翻转沙漏
log-said = 说（{ $channel }）：{ $text }
log-muted = 屏蔽{ $name }
log-unmuted = 取消屏蔽{ $name }
log-halted = 关闭，计时停止
log-restarted = 重新打开，计时继续

# cluehouse check
check-file = 正在检查文件……
check-progress = 正在检查数据：{ $done } / { $total }……
check-failed = 无法检查 { $file }：{ $why }。
check-file-missing = 数据库不见了，里面原有 { $why } 份数据。
check-file-damaged = 数据库已损坏：{ $why }
check-journal-damaged = 预写日志（WAL）已损坏：服务器会丢弃 { $number } 个提交。
check-heads-damaged = .heads 文件中损坏的行数：{ $number }。
check-log-damaged = { $log }：数据库的一页已损坏。
check-log-empty = { $log }：没有条目。
check-log-unlisted = { $log }：不在目录中，服务器找不到它。
check-log-unknown = { $log }：未知的类型。
check-entry-missing = { $log }：缺少第 { $number } 条。
check-entry-changed = { $log }：第 { $number } 条被改动过。
check-entries-lost = { $log }：已确认的第 { $number } 至 { $why } 条丢失了。
check-entry-unreadable = { $log }：第 { $number } 条无法读取（{ $why }）。
check-entry-impossible = { $log }：第 { $number } 条与之前的条目不符（{ $why }）。
check-time-goes-back = { $log }：第 { $number } 条的时间早于前一条。
check-record-differs = { $log }：与实际进行的游戏不一致（{ $why }）。
check-repaired-log = { $log }：保留 { $kept } 条，其中找回 { $restored } 条；丢失 { $lost } 条。
check-repaired = 已修复。修复前的文件都在 { $folder }。
check-counts = 桌子：{ $tables }；对局记录：{ $records }；任务日志：{ $books }；条目：{ $entries }。
check-problems = 问题数：{ $count }。
check-sound = 没有问题。
check-needs-file = PostgreSQL 会自行校验数据页。要重放所有桌子，请先复制再检查副本：cluehouse backup copy.sqlite --store …，然后 cluehouse check copy.sqlite。
check-hint-restored = 是不是手动换上了较旧的副本？请停止服务器后运行“cluehouse check --repair”：它会接受缺失的部分，并找回其他文件里仍有的数据。用“cluehouse restore”恢复备份就不会出现这种情况。
check-hint-repair = 停止服务器后，“cluehouse check --repair”会挽救还能挽救的数据。

# cluehouse move
move-progress = 已复制并核对：{ NUMBER($percent) }%……
move-done = { $source } 的全部数据已转到 { $target }，并已逐字节核对。{ $source } 保持原样，不再需要时可以删除。
move-counts = 桌子：{ $tables }；对局记录：{ $records }；任务日志：{ $books }；条目：{ $entries }；字节：{ $size }。
move-fingerprint = 指纹：{ $hash }
move-in-use = 有服务器正在使用 { $place }。请先停止所有使用它的服务器，然后重试。
move-not-empty = { $place } 里已有数据。请选择空的数据库或新的文件夹。
move-differs = 副本与原数据不一致（{ $log }），已丢弃。{ $target } 仍和之前一样是空的。
move-failed = 没有转移任何数据（{ $why }）。{ $target } 仍和之前一样是空的。
move-no-postgres = 使用 PostgreSQL 需要额外的软件包。请安装 cluehouse[cluster] 代替 cluehouse：pip install "cluehouse[cluster]"，pipx install --force "cluehouse[cluster]"。

# cluehouse cluster
cluster-no-store = 请用 --store 指定这些服务器共用的数据库。
cluster-node = { $server }  { $state ->
        [alive] 运行中
       *[gone] 已离线
    }  版本 { $version }  { $host }:{ $process }  { $address }
cluster-lease = 租约：剩余 { $left } 秒，{ $renewed } 秒前续约，始于 { $since }
cluster-tables = 负责的桌子：{ $tables }，其中进行中：{ $running }
cluster-bus = 消息总线：往返 { $milliseconds } 毫秒
cluster-bus-silent = 消息总线：无应答
cluster-total = 运行中的服务器：{ $alive }；桌子：{ $tables }；无主的进行中桌子：{ $orphans }。
