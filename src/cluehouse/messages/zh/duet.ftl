# Duet: everything that only this game says, on the page and in the terminal.

## Seats

seat-side = { $side } 方 { $number }
seat-partner = { $side } 方 { $number }

## Options

option-duet-language = 词卡语言
option-duet-a = A 方人数
option-duet-b = B 方人数
option-duet-pool = 牌
    .codenames = 行动代号的牌
    .duet = 二重奏的牌
    .mixed = 两副混合
    .pictures = 图画牌
option-duet-tokens = 计时标记的数量，越多越容易
option-duet-mission = 地图上的任务，标记数量由任务决定（回合数-失误数）
option-duet-order = 谁给线索
    .alternate = 双方轮流
    .loose = 一方可以连续给两条
option-duet-names = 可以用多个词的名称作线索吗？
option-duet-acronyms = 可以用缩写作线索吗？
option-duet-titles = 可以用电影名和书名作线索吗？
option-duet-hyphenated = 可以用带连字符的词作线索吗？
option-duet-fixed-names = 可以用多个词的固定名称作线索吗？
option-duet-homonyms = 线索可以利用谐音吗？
option-duet-foreign-words = 可以用日常会说的外语词作线索吗，例如“crêpes”？
option-duet-restart = 线索泄露太多时可以重新开始吗？
option-duet-spoken = 口头说线索吗？（不能有机器人）

## Moves: what they are called, what people may type for them, what they do

move-let-start = 让对方先开始
    .typed = 让先
    .help = 把第一条线索让给对方
move-hand-over = 交给对方
    .typed = 完了
    .help = 突然死亡时：交给对方来猜
move-take-back = 继续猜
    .typed = 还猜
    .help = 只要对方还没点牌，就可以继续猜
move-restart = 重新开始
    .typed = 重来
    .help = 线索泄露太多，提议重新开始
move-agree = 同意
    .typed = 同意 是
    .help = 重新开始
move-disagree = 不同意
    .typed = 不同意 否 不
    .help = 继续玩
move-own-up = 承认
    .typed = 承认 撤回
    .help = 承认自己的线索无效：扣一枚标记，线索照样算数

## What happens

duet-phase-open = 任何一方都可以先给线索。
duet-phase-clue = { $side } 方正在想线索。
duet-phase-guess = { $side } 方猜词。
duet-phase-objection = 线索有争议，由 { $side } 方说明是否无效。
duet-phase-restart = 要重新开始吗？
duet-phase-sudden-death = 突然死亡：不再有线索，猜错一次就输。
duet-touched-agent = { $card }——找到特工！
duet-touched-bystander = { $card }——只是旁观者。
duet-touched-assassin = { $card }——暗杀者！
duet-end-stop = 回合结束。
duet-end-bystander = 回合结束。
duet-end-complete = 那一边已经没有要找的特工了；回合结束。
duet-outcome-resigned = 你们认输了。
duet-outcome-all-found = 特工全部找到。你们赢了！
duet-outcome-assassin = 碰到了暗杀者。你们输了。
duet-outcome-out-of-time = 标记已经用完，又猜错了。你们输了。
duet-outcome-out-of-tokens = 标记不够付这次失误。你们输了。
duet-outcome-restart = 这一局不算。请重新开始。
duet-advice-mind-the-assassins = 每次给线索之前，再看一眼自己的三名暗杀者。
duet-advice-rather-stop = 这条线索是机器人给的。没有把握时不妨停下：一个回合只花一枚标记，暗杀者却会输掉整局。
duet-advice-clues-for-two = 试试指向两张或更多牌的线索，勉强一点也没关系。
duet-advice-more-tokens = 标记又不够了？加上第十枚甚至第十一枚标记吧。
duet-advice-try-nine = 干得好！现在试试只用九枚标记。
duet-advice-mission-map = 任务地图已经解锁：试试柏林、开罗或莫斯科，或者再用九枚标记玩一局。
duet-advice-next-mission = 任务完成。请选择下一座城市。
duet-band-won = { $score } 分。成功了！
duet-band-good = { $score } 分。不错！
duet-band-excellent = { $score } 分。非常出色！
duet-band-map = { $score } 分。太棒了：可以挑战任务地图了。
duet-hint-guess-one-black = 你的三名暗杀者中，有一名在搭档那边是特工：你得把它猜出来。
duet-hint-leave-the-blacks = 你的暗杀者中的那名特工已经找到：另外两张牌千万不要猜。
duet-bank-mistakes =
    { $count ->
        [0] 没有一枚能抵失误。
       *[other] 其中 { $count } 枚能抵失误。
    }
duet-sudden = 突然死亡
duet-penalty = 线索无效，扣一枚标记，但仍然算数。
duet-restart-proposed = { $name }提议重新开始。

## Missions

mission-prague = 布拉格
mission-moscow = 莫斯科
mission-bangkok = 曼谷
mission-singapore = 新加坡
mission-cairo = 开罗
mission-baghdad = 巴格达
mission-dubai = 迪拜
mission-mumbai = 孟买
mission-yakutsk = 雅库茨克
mission-shanghai = 上海
mission-hong-kong = 香港
mission-casablanca = 卡萨布兰卡
mission-bogota = 波哥大
mission-rio = 里约热内卢
mission-berlin = 柏林
mission-london = 伦敦
mission-montreal = 蒙特利尔
mission-los-alamos = 洛斯阿拉莫斯
mission-washington = 华盛顿
mission-cape-town = 开普敦
mission-sydney = 悉尼
mission-tokyo = 东京
mission-paris = 巴黎
mission-madrid = 马德里
mission-monte-carlo = 蒙特卡洛
mission-vatican = 梵蒂冈

## On the page

duet-board = 牌面，25 张
duet-clues = 线索
duet-you = 你
duet-side = { $side } 方
duet-line = { $name }{ $doing }
duet-open = 谁先想好，谁就先给线索。
duet-clue-given = { $name }的线索：{ $clue }
duet-says-open = 谁先开始都行
duet-says-waiting = { $name }在等你
duet-says-clue = 轮到你给线索
duet-says-guess = 轮到你猜词
duet-says-thinks = { $name }思考中
duet-says-guesses = { $name }猜词中
duet-says-dispute = 线索有争议
duet-says-restart = 重新开始吗？
duet-says-both = 你们都可以猜
duet-says-alone = 只剩你来猜
duet-says-last = 最后一张……
duet-todo-open = { $name }也还没有开始。
    .bot = 你可以先给线索；稍等一会儿{ $name }就会开始。
    .watch = 还没有人给线索。
duet-todo-first = 由你给第一条线索：一个词加一个数字。
duet-todo-clue = 一个词加一个数字：{ $name }要找的是你标着叶子的牌。
duet-todo-clue-all = 你已经找完了，接下来都由你给线索。
duet-todo-guess = 先点牌，再点小手。对错只看{ $name }的密钥。
duet-todo-zero = 0：没有符合的牌，但至少要点一张牌。
duet-todo-thinks-all = { $name }已经找完了，接下来都由{ $name }给线索。
duet-todo-thinks = { $name }正在想线索，接着由你猜。
    .first = 由{ $name }给第一条线索，接着由你猜。
    .watch = { $name }正在想线索。
duet-todo-guesses = 现在别出声，只能靠线索。
    .watch = 次数不限，猜错为止。
duet-todo-decide = 由你裁定是否有效。
duet-todo-decides = 由{ $name }裁定是否有效。
duet-todo-both = 还差 { $left } 名特工，其中 { $theirs } 名归{ $name }找。错一次就结束。
    .bot = { $name }先点有把握的，其余看你。还差 { $left } 名特工，错一次就结束。
duet-todo-alone = 还剩 { $left } 张牌。错一次就结束。
duet-todo-handed = { $name }还要找 { $theirs } 张牌：你标着叶子的那些。
duet-todo-nothing = 你已经没有要找的牌了。
duet-todo-yours = 还差 { $left } 名特工，其中 { $alone } 名只有你能找。错一次就结束。
duet-todo-sudden-watch = 还差 { $left } 名特工。错一次就结束。
duet-todo-last-token = 最后一枚标记：这回合之后就是突然死亡。
duet-todo-last-tick = 最后一枚标记：停手就进入突然死亡，猜错就输。
duet-todo-last-two = 只剩两枚标记：猜错会全部扣掉，进入突然死亡。
duet-todo-no-token = 标记用完了：停手就进入突然死亡，猜错就输。
duet-let-start = 让{ $name }先开始
duet-done = 我找完了
duet-done-not = 我还要找
duet-done-said = { $name }知道你找完了。
duet-won = 特工全部找到！
duet-lost = 任务失败
duet-fate-won = 你们赢了！
duet-fate-lost = 你们输了。
duet-why-all-found = { $who }找到了最后一名特工：“{ $card }”。
duet-why-assassin = { $who }点中“{ $card }”，那是暗杀者。
duet-why-out-of-time = { $who }点中“{ $card }”，是旁观者，而标记已经用完。
duet-why-out-of-tokens = { $who }点中“{ $card }”，是旁观者，而标记不够抵扣。
duet-why-resigned = 这一局认输了。
duet-why-restart = 这一局不算。
duet-avoids = { $name }要避开
duet-next-city = 接下来去哪里？
duet-rematch = 25 张新牌和新密钥，搭档不变。
duet-doing-opens =
    { $count ->
       *[other] 可以先给线索
    }
    .you =
        { $count ->
           *[other] 可以先给线索
        }
duet-doing-thinks =
    { $count ->
       *[other] 正在想线索
    }
    .you =
        { $count ->
           *[other] 想一条线索
        }
duet-doing-gives =
    { $count ->
       *[other] 已给线索
    }
    .you =
        { $count ->
           *[other] 已给线索
        }
duet-doing-guesses =
    { $count ->
       *[other] 正在猜词
    }
    .you =
        { $count ->
           *[other] 请猜词
        }
duet-doing-searches =
    { $count ->
       *[other] 还有特工要找
    }
    .you =
        { $count ->
           *[other] 还有特工要找
        }
duet-doing-decides =
    { $count ->
       *[other] 裁定线索是否有效
    }
    .you =
        { $count ->
           *[other] 请裁定线索是否有效
        }
duet-doing-waits =
    { $count ->
       *[other] 在等待
    }
    .you =
        { $count ->
           *[other] 请等待
        }
duet-doing-done =
    { $count ->
       *[other] 已没有要找的特工
    }
    .you =
        { $count ->
           *[other] 已没有要找的特工
        }
duet-nothing-left = { $name }已没有要找的特工。
    .you = 你已没有要找的特工：搭档密钥上的特工全部找到了。
duet-stop = 结束回合（花 1 枚标记）
    .brief = 结束（−1）
duet-stop-sure = 对，结束回合
duet-stop-no = 继续猜
duet-missed = { $name }的失误
    .you = 你的失误
duet-looks-for = { $name }要找
    .you = 你要找
duet-agents = 特工
duet-agents-found = 已找到 { $count }/{ $all } 名特工
duet-of = { $count }/{ $all }
duet-tokens-left = 剩余标记
duet-bank = 还剩 { $left } 枚计时标记，共 { $all } 枚。
duet-bank-short = { $left }/{ $all }
duet-bank-note = 绿色标记抵一个回合。黄色标记用完后，一次失误要付两枚绿色标记。
duet-ticks = { $count } 个回合没有失误
duet-invalid = 无效，扣一枚标记
duet-objection-note = 由{ $name }说是否无效；无效就扣一枚标记。
    .you = 由你说是否无效；无效就扣一枚标记。
duet-own-up = 我的线索无效，扣一枚标记
duet-risk = 搭档可能认为它无效。如果你承认，就扣一枚标记。
duet-number-high = 你这边的绿色牌只剩 { $left } 张没找到。
duet-number-zero = 0：你的牌都与这条线索无关。搭档仍然要点一张。
duet-restart-maybe = 这条线索泄露得太多了？
duet-restart-propose = 提议重新开始
duet-restart-yes = 重新开始
duet-restart-no = 继续玩
duet-sudden-rule = 错一次就结束。
duet-silence = 标记用完了。不再给线索，也不能商量：随意点牌。
    .phone = 不给线索，不商量。先点牌，再点小手。
duet-card-found = 特工，由{ $name }找到
duet-card-missed = { $name }在此失误
duet-card-closed = 双方都不能再猜
duet-card-own-key = 你的密钥：{ $what }
duet-card-key = { $name }的密钥：{ $what }
duet-edition = 二重奏牌组的牌

## The mission map

map-title = 任务地图
map-done =
    { $count ->
        [0] 二十六座城市
       *[other] 二十六座城市，已完成 { $count } 座
    }
map-city-won = 已完成
map-city-open = 可以前往
map-city-far = 尚未解锁
map-city-free = 任务
map-rulebook = 规则书上的路线
map-ours = 我们补画的路线
map-start-here = 每支队伍的起点
map-after = { $name }之后的下一站
map-opens-after = 完成{ $name }后解锁
map-tokens =
    { $count ->
       *[other] 个回合
    }
map-mistakes =
    { $count ->
       *[other] 次可犯的错误
    }
map-means-plain = 计时标记共 { $tokens } 枚，每一枚都可以抵一次失误。和标准游戏一样，只看时间够不够。
map-means-some = 计时标记共 { $tokens } 枚，其中只有 { $mistakes } 枚能抵失误。此后每次失误要付出两个回合。
map-means-none = 回合不少，但没有一枚标记能抵失误：每次失误都要付出两个回合。
map-ways = 从这里出发
map-tries = 你们在这里的记录
map-no-tries = 还没有尝试过。
book-undone = 翻牌后撤回 { $count } 次
map-fly = 飞往{ $name }
map-far = 先完成{ $name }，才能飞往这里。
map-no-book = 没有任务日志时，每座城市都可以玩。日志会记录胜负，并一步步解锁地图。
map-about = 数字来自规则书，从布拉格出发的路线也是；其余路线是我们补画的。

## The team book

book-none = 两人或多人的任务日志
book-none-text = 日志记录每一次任务，无论胜负，并为队伍解锁地图。有链接的人就是队员。
book-yours = 这台设备上的日志
book-forget = 从列表中移除{ $name }
book-result = 胜 { $won } · 负 { $lost }
book-progress = 已完成 { $count }/{ $all } 个任务
book-tries = 所有记录
book-tries-at = { $name }的记录
book-all = 全部显示
book-empty = 这里还是空的。先飞往布拉格：那就是标准游戏。
book-copy = 复制队员链接
book-secret = 这个链接只给队员：有链接的人都能写这本日志。
book-date = 日期
book-mission = 任务
book-how = 结果
book-record = 记录
book-replay = 再看一遍
book-end-all-found = 特工全部找到
book-end-assassin = 碰到暗杀者
book-end-out-of-time = 标记用完后猜错
book-end-out-of-tokens = 标记不够
book-end-resigned = 认输

## In the terminal

duet-found = 已找到特工：{ $found }/{ $all }
duet-tokens = 剩余标记：{ $tokens }
duet-bank-empty = 标记用完了
duet-legend = { $agent }A { $agent }B 特工，由 A 或 B 找到   { $miss }A { $miss }B A 或 B 猜错过
duet-legend-look = /密钥 = 看自己的密钥
duet-legend-key = { $agent } 搭档要找的特工   { $bystander } 旁观者   { $assassin } 暗杀者   { $miss }A { $miss }B A 或 B 猜错过
duet-legend-over = 密钥，先 A 后 B：{ $agent } 特工   { $bystander } 旁观者   { $assassin } 暗杀者   { $miss }A { $miss }B A 或 B 猜错过
duet-complete = { $side } 方的特工全部找到；以后由另一方给线索。
duet-complete-sudden = { $side } 方的特工全部找到；现在只有 { $side } 方还要猜。
duet-ask-guess = 哪张牌？词或编号
duet-ask-restart = 要重新开始吗？（是 / 否）
duet-sudden-begins = 标记用完了：突然死亡！
duet-key-structure = 密钥每一面有 9 名特工和 3 名暗杀者。有 3 名特工两面都是；你的暗杀者在搭档那边，一名是暗杀者，一名是特工，一名是旁观者。

## What a replay tells

told-let-start = { $who }让对方先开始。
told-hand-over = { $who }找完了，交给对方。
told-take-back = { $who }还要继续找。
told-restart = { $who }想重新开始。
told-agree = { $who }同意。
told-disagree = { $who }不同意。

## Refusals

refusal-own-token = 你们这边已经在“{ $card }”上猜错过。请换一张牌；这张牌只有搭档还能猜。
refusal-side-complete = 你们这边的特工已经全部找到。以后由搭档给线索。
refusal-two-clues-in-a-row = 你们这边已经连续给了两条线索。现在请让另一边给一条。
refusal-nothing-to-find = 你已经没有要找的特工了。请让搭档来猜。
refusal-mission-locked = 这个任务还没有解锁。请先完成与它相连的任务。

## The lesson

learn-duet-board = 这里你们是一伙的。这 25 个词里有 15 名特工，要在时间用完之前把他们都找出来。
learn-duet-key = 你们各看得见密钥的一半。绿色的词要由搭档在你的帮助下找到。当心你的三个黑色词，比如“{ $assassin }”：搭档碰到其中一个，你们就一起输。
learn-duet-clue = 给一条线索：“{ $one }”和“{ $other }”在你这面是绿色。写“{ $clue }”，选 2，然后发出。
learn-duet-found = 搭档两个都找到，然后停了手。每回合从标记池拿走一枚标记：你们一共只有九个回合。
learn-duet-mark = 现在反过来。搭档说“{ $clue }：2”，由搭档那一半密钥判定，而你看不见它。点“{ $card }”做标记。
learn-duet-touch = 按“{ $card }”上的手，才算正式猜。
learn-duet-mark-again = 是特工！只要猜中就可以继续。点“{ $card }”。
learn-duet-touch-again = 再按“{ $card }”上的手。
learn-duet-stop = 两个都找到了。也可以按以前的线索接着猜，但猜错要付代价。按结束回合的按钮。
learn-duet-miss = 你给的线索是“{ $clue }”，搭档碰了“{ $card }”：是旁观者。回合结束，词上放一枚标记，箭头指明是谁猜错；这个词你自己仍然可以猜。
learn-duet-bank = 留意标记池。标记用完而特工还没找齐，就进入突然死亡：不再有线索，两人都来猜，错一次就输。
learn-duet-end = 找齐 15 名特工，你们就赢了。用九枚标记赢一局，就能解锁任务地图。去玩吧。
