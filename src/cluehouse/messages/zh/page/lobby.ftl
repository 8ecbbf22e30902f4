# Before a game.

bench-red = 红队
bench-blue = 蓝队
bench-a = A 方
bench-b = B 方
bench-all = 桌旁
arrivals = { $names }来了。
arrivals-todo = 请安排座位，或直接开始，让新来的人旁观。
arrivals-full = 没有空位了。可以拖到别人的座位上交换，或直接开始，让其他人旁观。
perhaps = { $name }？
seats-later = 有人入座后，这里会出现新的座位。
just-came-in = 刚到
take-a-seat = 请选一个座位，或等房主安排。没有座位就旁观。
picked = { $name }坐哪里？请选座位。
pick-seat-for = 给{ $name }选座位
pick-seat = 选座位
put-here = 坐这里
seat-here = 安排在这里
seat-somebody = { $what }：{ $name }，{ $seat }
chief = 队长
operative = 队员
role-of = { $name }的角色
add-bot-level = 加机器人：{ $level }
sees-the-key = 队长，看密钥
guesses = 队员，猜词
needs-a-moment = 请大家等一下
sit-at = 坐这里：{ $seat }
add-bot-at = 加机器人：{ $level }，{ $seat }
send-away = 移除{ $name }
last-game = 上一局
shuffle-teams = 随机分队
fill-with-bots = 空位交给机器人
start-game = 开始游戏
one-moment = 请稍等
i-am-ready = 我准备好了
can-start = 人齐了，可以开始。
host-starts = 人齐了，等房主开始。
missing-everybody =
    还没有人入座，共 { $count } 个空位。{ $ways ->
        [people] 这一桌口头说线索，机器人听不到，只能真人来玩。
        [host] 请坐下，或加机器人。
       *[guest] 请坐下；房主可以加机器人。
    }
missing-seat-empty =
    还空着：{ $seat }。{ $ways ->
        [people] 这一桌口头说线索，机器人听不到，只能真人来玩。
        [host] 请坐下，或加机器人。
       *[guest] 请坐下，或请房主加机器人。
    }
missing-too-few-players =
    { $team ->
        [red] 红队
        [blue] 蓝队
        [a] A 方
        [b] B 方
       *[players] 这个游戏
    }至少需要 { $needed } 人。{ $ways ->
        [people] 这一桌口头说线索，机器人听不到，只能真人来玩。
        [host] 请人坐下，或加机器人。
       *[guest] 请坐下，或请房主加机器人。
    }
missing-ready = { $names }请大家等一下。
watching = { $count } 人在旁观

## The invitation

invite = 邀请
invite-do = 邀请
invite-qr = 扫码进入 { $code } 号桌
invite-how = 用手机扫一扫，或者念出桌号。
invite-localhost = 这个网址只有这台电脑能打开。要邀请别人，请用“--host 0.0.0.0”（“make play HOST=0.0.0.0”）启动服务器，再打开它显示的网址。
copy-link = 复制链接
share = 分享
copied = 已复制。
copy-by-hand = 这里不能自动复制，请手动选择：{ $text }

## What the table agrees on

how-we-play = 本桌设置
all-options = 全部选项
game-changed = 房主改玩《{ $game }》。你的座位：{ $seat }。
game-changed-unseated = 房主改玩《{ $game }》，座位不够了。你先旁观，除非房主调换座位。
game-changed-watching = 房主改玩《{ $game }》。
settings-changed = 房主更改了：{ $what }。
settings-game = 游戏
settings-words = 词语语言
settings-referee = 裁判
referee-strict = 严格
    .about = 裁判禁止的线索发不出去。
referee-rulebook = 按规则书
    .about = 线索有效，除非对手提出异议；那时按规则书处罚。
referee-off = 关闭
    .about = 裁判不说话，由大家自己决定。
settings-talk = 文字聊天
    .about = 谁能在什么时候对谁说话，由规则决定。
settings-rivals-talk = 等待中的一队可以打字吗？
settings-sand = 由玩家自己翻沙漏吗？
settings-pace = 机器人节奏
pace-0 = 立刻
pace-500 = 半秒
pace-2000 = 两秒
pace-5000 = 五秒
pace-own = { $seconds } 秒
own-words = 自定义词库
    .about = 代替内置词库
own-words-how = 词或短语，用换行、逗号、分号、空格或制表符分隔。可以从表格粘贴，也可以粘贴词库链接。
own-words-example = 纽约，热狗，火山……
own-words-lay = 用这些词玩
own-words-checking = 正在检查……
own-words-more = 还有 { $count } 处。
words-count = { $count } 个词
words-limits = 需要 { $least } 到 { $most } 个。
words-leave-out = 去掉这 { $count } 个
words-preview = 牌面预览
words-change = 修改词库
words-share = 分享词库
words-link = 复制词库链接
words-link-copied = 已复制。打开链接的人都能用这些词玩。
words-link-long = 词太多，一个链接放不下（8000 个字符）。请减少一些，或直接发送词表。
words-shared = 用这些词来玩
words-open = 开一桌：{ $game }
words-use = 用在 { $code } 号桌
words-damaged = 链接不完整。请对方再发一次，并完整复制。
no-mission = 不选任务，普通游戏
team-book = 任务日志
    .about = 记录胜负，解锁地图
team-book-none = 无
team-book-open = 打开
team-book-lay = 使用日志
team-book-away = 收起日志
team-book-new = 新队伍的名字
team-book-begin = 新建日志
team-book-old = 或粘贴已有日志的链接

## The big screen

screen-join = 扫码入座或旁观
screen-no-clock = 不计时，慢慢想
screen-full = 全屏
screen-free = { $count } 个空位
screen-sitting = 请用手机入座；由房主开始游戏。
