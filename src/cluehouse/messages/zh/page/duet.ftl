# Duet: the room.

duet-board = 牌面，25 张
duet-clue = 线索
duet-clues = 线索
duet-you = 你
duet-side = { $side } 方
duet-line = { $name } { $doing }
duet-open = 谁先想好，谁就先给线索。
duet-your-clue = 轮到你给线索
duet-your-guess = 轮到你猜词
duet-clue-given = { $name } 的线索：{ $clue }
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
       *[other] 给出线索
    }
    .you =
        { $count ->
           *[other] 已给出线索
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
       *[other] 还有词要找
    }
    .you =
        { $count ->
           *[other] 还有词要找
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
       *[other] 已没有要找的词
    }
    .you =
        { $count ->
           *[other] 已没有要找的词
        }
duet-nothing-left = { $name } 已没有要找的词。
    .you = 你已没有要找的词：搭档密钥上的词全部找到了。
duet-stop = 结束回合，交出一枚标记
duet-stop-sure = 是的，替大家结束
duet-stop-no = 继续猜
duet-missed = { $name } 的失误
    .you = 你的失误
duet-looks-for = { $name } 要找
    .you = 你要找
duet-agents = 特工
duet-agents-found = 已找到 { $count }/{ $all } 名特工
duet-of = { $count }/{ $all }
duet-tokens-left = 剩余标记
duet-bank = 还剩 { $left } 枚计时标记，共 { $all } 枚。
duet-bank-short = { $left }/{ $all }
duet-bank-mistakes =
    { $count ->
        [0] 没有一枚能抵失误。
       *[other] 其中 { $count } 枚能抵失误。
    }
duet-bank-note = 绿色标记只能抵一个回合。黄色标记用完后，一次失误要付两枚绿色标记。
duet-ticks = { $count } 个回合顺利结束
duet-invalid = 无效，失去一枚标记
duet-objection-note = 由给线索的一方说明是否无效；无效要付一枚标记。
duet-own-up = 我的线索无效：付一枚标记
duet-penalty = 线索无效，付出一枚标记，照常猜下去。
duet-risk = 搭档可能认为它无效。如果你承认，就失去一枚标记。
duet-number-zero = 0：你的词都与这条线索无关。搭档仍然要碰一张牌。
duet-restart-maybe = 这条线索泄露得太多了？
duet-restart-propose = 提议重新开始
duet-restart-proposed = { $name } 提议重新开始。
duet-restart-yes = 重新开始
duet-restart-no = 继续玩
duet-sudden = 突然死亡
duet-sudden-rule = 错一次就结束。
duet-silence = 标记用完了。不再给线索，也不能商量：任意顺序触碰卡牌。
duet-card-found = 特工，由 { $name } 找到
duet-card-missed = { $name } 在此失误
duet-card-closed = 双方都不能再猜
duet-card-own-key = 你的密钥：{ $what }
duet-card-key = { $name } 的密钥：{ $what }
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
map-city-far = 尚未开放
map-city-free = 任务
map-rulebook = 规则书上的路线
map-ours = 我们补画的路线
map-start-here = 每支队伍的起点
map-after = { $name }之后的下一站
map-opens-after = 完成{ $name }后开放
map-tokens =
    { $count ->
       *[other] 个回合
    }
map-mistakes =
    { $count ->
       *[other] 次可犯的错误
    }
map-means-plain = 计时标记共 { $tokens } 枚，每一枚都可以用来抵一次失误。失误并不可怕，拖延才可怕。
map-means-some = 计时标记共 { $tokens } 枚，其中只有 { $mistakes } 枚能抵失误。此后每次失误要付出两个回合。
map-means-none = 回合不少，但没有一枚标记能抵失误：每次失误都要付出两个回合。
map-ways = 从这里出发
map-tries = 你们在这里的记录
map-no-tries = 还没有尝试过。
map-fly = 飞往{ $name }
map-far = 先完成{ $name }，才能飞往这里。
map-no-book = 没有队伍手册时，每座城市都可以玩。手册会记录胜负，并一步步开放地图。
map-about = 数字来自规则书，从布拉格出发的路线也是；其余路线是我们补画的。

## The team book

book-none = 两人或多人的队伍手册
book-none-text = 手册记录每一次任务，无论胜负，并为队伍开放地图。拿到链接的人就是队员。
book-yours = 这台设备上的手册
book-forget = 从列表中移除 { $name }
book-result = 胜 { $won } · 负 { $lost }
book-progress = 已完成 { $count }/{ $all } 个任务
book-tries = 所有记录
book-tries-at = { $name }的记录
book-all = 全部显示
book-empty = 这里还是空的。先飞往布拉格：那就是标准游戏。
book-copy = 复制队员链接
book-secret = 这个链接只给队员：拿到它的人就能写这本手册。
book-date = 日期
book-mission = 任务
book-how = 结果
book-record = 记录
book-replay = 再看一遍
book-end-all-found = 特工全部找到
book-end-assassin = 遇到暗杀者
book-end-out-of-time = 标记用完后猜错
book-end-out-of-tokens = 标记不够付
book-end-resigned = 放弃
