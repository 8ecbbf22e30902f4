# Before a game.

bench-red = 红队
bench-blue = 蓝队
bench-a = A 方
bench-b = B 方
bench-all = 桌旁
free-seat = 空位
sees-the-key = 队长，看密钥
guesses = 队员，猜词
needs-a-moment = 请大家等一下
sit-at = 坐这里：{ $seat }
add-bot-at = 加机器人：{ $seat }
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
        [host] 请坐下，或加机器人。
       *[guest] 请坐下；房主可以加机器人。
    }
missing-seat-empty =
    还空着：{ $seat }。{ $ways ->
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
        [host] 请人坐下，或加机器人。
       *[guest] 请坐下，或请房主加机器人。
    }
missing-ready = { $names }请大家等一下。
watching = { $count } 人在旁观

## The invitation

invite = 邀请
invite-code = 桌号
invite-qr = 扫码进入 { $code } 号桌
invite-how = 用手机扫一扫，或者念出这八个字母。
invite-localhost = 这个网址只在这台电脑上有效。要邀请别人，请用“make play HOST=0.0.0.0”启动，再用这台电脑在局域网里的地址打开页面。
copy-link = 复制链接
share = 分享
copied = 已复制。
copy-by-hand = 这里不能自动复制，请手动选择：{ $text }

## What the table agrees on

how-we-play = 本桌设置
all-options = 全部选项
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
own-words-how = 每行一个词，至少 25 个。波兰语、中文、英语或混用都可以。
own-words-lay = 用这些词玩
own-words-checking = 正在检查……
own-words-more = 还有 { $count } 处。
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
