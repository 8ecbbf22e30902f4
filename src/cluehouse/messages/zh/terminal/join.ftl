# A seat at a server, from a terminal.

## Coming and going

join-ask-name = 你叫什么名字？
join-ask-referee = 裁判认为线索违规时：
join-referee-strict = 不发出去
join-referee-rulebook = 按规则书，没有人提出异议就有效
join-referee-off = 裁判不说话
join-watch-what = 想看哪一桌？请给出桌号。
join-unreachable = { $house } 没有回应（{ $why }）。请检查地址；用“{ $command }”可以自己开一个服务器。
join-strange = 看不懂 { $house } 的回答。它的版本可能比这个程序旧或新，请更新其中之一。
join-shown-out = 你已经不在这张桌上了：房主请你离开。
join-banned = 房主禁止你进入这一桌，只有房主可以解除。
join-moved = 你的座位已经转到另一台设备。
join-connecting = 暂时连不上 { $house }，正在重试。（Ctrl-C 退出，座位会保留。）
join-come-back = 座位给你留着。回来请用：
join-leave-for-good = 你将彻底离开这张桌子，座位会空出来。如果还想回来，用“退出”就够了。

## The table

join-table = 桌号 { $code } · { $game }
join-words = 词语：{ $words }
join-own-words = 自定义词库
join-clock = 剩余时间：{ $seconds } 秒
join-you = 你
join-host = 房主
join-bot = 机器人
join-away = 离线
join-late = 发牌后加入
join-locked = 桌子已锁定
join-unready = 请大家等一等
join-standing = 没有座位：{ $names }
join-invite = 其他人这样加入：{ $command }
join-record = 本局记录：{ $address }
join-replay = 重看这一局：{ $command } 加上这个地址
join-no-record = 一局结束后才有记录。
join-paused = { $name }暂停了游戏。继续 = 接着玩
join-vote-undo = { $name }想撤回上一步。还没回答：{ $names }
join-vote-resign = { $name }想认输。还没回答：{ $names }
join-alert = 裁判：第 { $line } 行可能踩中了你们的陷阱“{ $trap }”。
join-channel-side = 队内
join-channel-chiefs = 队长
join-channel-gallery = 旁观席

## What is to be typed

join-ask-sit = 输入“坐”和座位，例如：坐 { $seat }（? = 帮助）
join-ask-lobby = 正在等其他人（? = 帮助）
join-ask-start = 开始 = 开局；机器人 加座位 = 让机器人坐那里（? = 帮助）
join-ask-rematch = 再来 = 再来一局；翻面 = 同样的牌翻过来；开始 = 座位不变（? = 帮助）
join-ask-consent = 你同意吗？（是 / 否）
join-ask-paused = 游戏已暂停；继续 = 接着玩（? = 帮助）
join-ask-waiting = 现在轮到别人（? = 帮助）
join-ask-waiting-can = 现在轮到别人；你也可以输入：{ $moves }（? = 帮助）
join-ask-watching = 你在旁观；坐 加座位 = 坐到空座位（? = 帮助）
join-ask-onlooker = 你在旁观（? = 帮助，退出 = 离开）
join-help-quit = {"  "}/退出 – 关闭这个终端，座位会保留
join-not-now = 现在没轮到你。? 显示你能做什么。
join-may-talk = 想说话请输入：说 …
join-no-such-seat = 没有这个座位。请输入其中一个：{ $seats }
join-nobody-of-that-name = 这里没有叫这个名字的人。/谁 显示在场的人。
join-no-such-phrase = 没有这句短语。/短语 显示短语和编号。
join-keep-seats = 如果不换座位，请加：不换
    .typed = 不换
join-nothing-to-judge = 裁判现在没有可以判断的。

## Commands of the table

table-who = 谁
    .typed = 谁
    .help = 座位和在场的人
table-sit = 坐 座位
    .typed = 坐 坐下
    .help = 坐下；/谁 显示座位的叫法
table-stand = 起立
    .typed = 起立 站起
    .help = 站起来，让出座位
table-ready = 准备好
    .typed = 准备好 准备
    .help = 表示可以开始
table-wait = 等等
    .typed = 等等
    .help = 请大家等你一下
table-bot = 机器人 座位 [水平]
    .typed = 机器人
    .help = 让机器人坐那里；水平：dice、beginner、careful、even、bold
table-start = 开始
    .typed = 开始 开局
    .help = 开始游戏
table-settings = 设置
    .typed = 设置
    .help = 换游戏、语言或选项
table-rematch = 再来 [不换]
    .typed = 再来
    .help = 再来一局；每队的人依次换一个座位，加“不换”则座位不变
table-turned = 翻面 [不换]
    .typed = 翻面
    .help = 用这些牌的背面再来一局；加“不换”则座位不变
table-say = 说 内容
    .typed = 说
    .help = 对规则允许的人说话
table-team = 队内 内容
    .typed = 队内
    .help = 只对自己这边说话
table-phrase = 短语 [编号]
    .typed = 短语
    .help = 说一句每个人都能用自己的语言看到的话
table-referee = 裁判 词
    .typed = 裁判
    .help = 问裁判一个词行不行，别人不会知道
table-undo = 悔步
    .typed = 悔步 悔棋
    .help = 请大家让你撤回上一步
table-resign = 认输
    .typed = 认输
    .help = 向自己这边提议认输
table-consent = 是
    .typed = 是 同意
    .help = 同意提议
table-refuse = 否
    .typed = 否 不同意 不
    .help = 不同意，或撤回自己的提议
table-pause = 暂停
    .typed = 暂停
    .help = 暂停游戏和计时
table-resume = 继续
    .typed = 继续
    .help = 接着玩
table-sand = 沙漏
    .typed = 沙漏
    .help = 翻转沙漏
table-name = 改名 名字
    .typed = 改名
    .help = 换一个名字
table-seat = 安排 座位 名字
    .typed = 安排
    .help = 把座位给某人
table-swap = 交换 座位 座位
    .typed = 交换
    .help = 两个座位互换
table-kick = 请离 名字
    .typed = 请离
    .help = 请某人离开，或撤走机器人
table-ban = 封禁 名字
    .typed = 封禁
    .help = 请某人离开，并且不许回来
table-unban = 解封 名字
    .typed = 解封
    .help = 允许被封禁的人回来
table-lock = 锁桌
    .typed = 锁桌
    .help = 不让新人加入
table-unlock = 解锁
    .typed = 解锁
    .help = 重新让新人加入
table-admit = 准许 名字
    .typed = 准许
    .help = 让发牌后加入的人参加
table-host = 房主 名字
    .typed = 房主 桌主
    .help = 把房主交给别人
table-mute = 屏蔽 名字
    .typed = 屏蔽
    .help = 不再看某人的发言
table-unmute = 取消屏蔽 名字
    .typed = 取消屏蔽
    .help = 重新看某人的发言
table-hush = 禁言 名字
    .typed = 禁言
    .help = 不让某人发言
table-voice = 解禁 名字
    .typed = 解禁
    .help = 让某人重新发言
table-book = 日志 [密钥]
    .typed = 日志 手册
    .help = 在本桌使用二重奏队伍的任务日志，或者收起
table-record = 记录
    .typed = 记录
    .help = 上一局的记录在哪里
table-leave = 离桌
    .typed = 离桌
    .help = 彻底离开这张桌子
