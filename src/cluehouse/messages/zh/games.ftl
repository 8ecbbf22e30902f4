# 四个游戏的名词、行动和事件。

## 游戏

game-codenames = 行动代号
    .about = 两队比赛，从 25 个词里找出自己的特工；队长每次只给一个词作线索。
game-duet = 行动代号：二重奏
    .about = 大家一起在标记用完之前找出 15 名特工；每一边只看得见一半的密钥。
game-trapwords = 陷阱词
    .about = 绕开看不见的陷阱来描述词语，穿过迷宫，直面怪物。
game-decipher = 破译
    .about = 秘密词由笔画部件慢慢拼成；寻词者摆放部件，设法读出它。

language-en = 英语（English）
language-pl = 波兰语（polski）
language-zh = 中文

## 人与物

team-name =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }
seat-chief =
    { $side ->
        [red] 红队队长
       *[blue] 蓝队队长
    }
seat-operative =
    { $side ->
        [red] 红队队员
       *[blue] 蓝队队员
    } { $number }
seat-shared = 队员
seat-side = { $side } 方 { $number }
seat-member =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    } { $number }
seat-player = 玩家 { $number }
seat-clock = 时钟
seat-referee = 裁判

identity-red = 红方特工
identity-blue = 蓝方特工
identity-bystander = 旁观者
identity-assassin = 暗杀者
identity-green = 要找的特工

number-unlimited = 不限
    .typed = 不限 无限 ∞ *
piece-long = 长条
    .typed = 长条 长
piece-short = 短条
    .typed = 短条 短
piece-big = 大弧
    .typed = 大弧 大
piece-small = 小弧
    .typed = 小弧 小

## 行动：名称、可以输入的字、作用

move-clue = 线索
    .typed = 线索
    .help = 给线索，一个词加一个数字：树 2
move-ask = 征询
    .typed = 征询
    .help = 先把线索给对方队长看：征询 树 2
move-approve = 同意线索
    .typed = 同意 是
    .help = 可以给这条线索
move-decline = 不同意线索
    .typed = 不同意 否 不
    .help = 最好不要给这条线索
move-cover = 盖住
    .typed = 盖住 盖
    .help = 盖住自己队的一个词
move-mark = 标记
    .typed = 标记
    .help = 指一指某张牌，不算正式猜词
move-unmark = 取消标记
    .typed = 取消
    .help = 取消标记
move-guess = 猜
    .typed = 猜
    .help = 指定一张牌：输入词或编号
move-stop = 停
    .typed = 停 停止
    .help = 结束本回合
move-object = 异议
    .typed = 异议
    .help = 在第一次猜词之前指出线索无效
move-uphold = 线索无效
    .typed = 无效 是
    .help = 线索无效
move-waive = 线索有效
    .typed = 放行 否 不
    .help = 让线索通过
move-ruling = 裁定
    .typed = 裁定
    .help = 裁判的建议
move-time-up = 时间到
    .typed = 时间到 时间
    .help = 时间到了
move-restart = 重新开始
    .typed = 重来
    .help = 线索泄露太多，提议重新开始
move-agree = 同意
    .typed = 同意 是
    .help = 重新开始
move-disagree = 不同意
    .typed = 不同意 否 不
    .help = 继续玩

move-propose = 添加陷阱
    .typed = 添加
    .help = 把词写进清单：直接输入即可
move-strike = 划掉
    .typed = 划掉
    .help = 从清单上划掉一个词，用编号或者词
move-dread = 标为恐惧之词
    .typed = 恐惧
    .help = 标出会让对方后退一个房间的陷阱
move-ready = 清单完成
    .typed = 完成
    .help = 交出清单
move-reopen = 重开清单
    .typed = 重开
    .help = 只要对方还在写，就可以继续写
move-pass-torch = 传火把
    .typed = 火把
    .help = 换本队另一个人来描述
move-take = 打开书
    .typed = 打开
    .help = 阅读秘密词
move-turn-hourglass = 翻转沙漏
    .typed = 开始
    .help = 现在开始计时
move-say = 提示
    .typed = 提示
    .help = 一条提示
move-hand = 举手
    .typed = 举手
    .help = 请求猜词
move-trapwords-guess = 猜
    .typed = 猜
    .help = 一个答案
move-heard = 听到一次猜测
    .typed = 听到
    .help = 记下说出口的猜测
move-judge = 判定
    .typed = 判定
    .help = 判定答案算不算对
move-call-trap = 陷阱
    .typed = 陷阱
    .help = 说出了陷阱词；加上编号或词：陷阱 2
move-call-illegal = 违规提示
    .typed = 违规
    .help = 提示违规：回合结束
move-doubt-trap = 怀疑陷阱
    .typed = 怀疑
    .help = 也许说出了陷阱词，回合结束后再定：怀疑 2
move-doubt-illegal = 怀疑违规
    .typed = 疑似违规
    .help = 也许提示违规，回合结束后再定
move-accept = 承认
    .typed = 承认 是
    .help = 怀疑属实，本回合失败
move-reject = 否认
    .typed = 否认 否 不
    .help = 怀疑不属实
move-withdraw = 撤回
    .typed = 撤回
    .help = 撤回怀疑
move-alert = 提醒
    .typed = 提醒
    .help = 裁判告诉监听方可能说出了陷阱词
move-spring = 触发陷阱
    .typed = 触发
    .help = 裁判判定说出了陷阱词
move-lapse = 没有要指出的
    .typed = 没有
    .help = 不能再指出陷阱或违规
move-stopwatch = 秒表
    .typed = 秒表
    .help = 猜对用了多长时间

move-resign = 认输
    .typed = 认输
    .help = 一方放弃这局游戏
move-set-word = 设定秘密词
    .typed = 设词
    .help = 设定秘密词
move-give = 给部件
    .typed = 给
    .help = 给一个部件，也可以预先给几个：1 2 1
move-draw = 抽部件
    .typed = 抽
    .help = 随机抽一个部件
move-place = 放部件
    .typed = 放
    .help = 把部件放到某一格：输入格子编号
move-decipher-ask = 要部件
    .typed = 要
    .help = 付一枚奖励标记，要一个部件
move-pass = 跳过
    .typed = 跳过 过
    .help = 不要部件
move-attempt = 尝试
    .typed = 答案
    .help = 说出你认为的答案，花费一次尝试：答案 panda
move-give-up = 放弃
    .typed = 放弃
    .help = 大家都想直接看答案

## 行动代号

codenames-phase-clue =
    { $side ->
        [red] 红队队长
       *[blue] 蓝队队长
    }正在想线索。
codenames-phase-guess =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }猜词。
codenames-phase-objection =
    线索有争议，由{ $rival ->
        [red] 红队队长
       *[blue] 蓝队队长
    }裁定。
codenames-phase-ghost = 现在由幽灵盖住一个蓝方的词；队长来选。
codenames-touched-red = { $card } —— 红方特工！
codenames-touched-blue = { $card } —— 蓝方特工！
codenames-touched-bystander = { $card } —— 只是旁观者。
codenames-touched-assassin = { $card } —— 暗杀者！
codenames-end-stop = 本队到此为止。
codenames-end-limit = 本回合的猜词次数用完了。
codenames-end-bystander = 回合结束。
codenames-end-rival = 送给对方一份礼物；回合结束。
codenames-end-time = 时间到；回合结束。
codenames-end-penalty = 线索无效；没有猜词，回合结束。
codenames-outcome-resigned =
    { $side ->
        [red] 红队获胜：对方认输了。
       *[blue] 蓝队获胜：对方认输了。
    }
codenames-outcome-all-found =
    { $side ->
        [red] 红队获胜：红方特工全部找到！
       *[blue] 蓝队获胜：蓝方特工全部找到！
    }
codenames-outcome-assassin =
    { $side ->
        [red] 红队获胜：对方碰上了暗杀者。
       *[blue] 蓝队获胜：对方碰上了暗杀者。
    }

## 二重奏

duet-phase-open = 任何一方都可以先给线索。
duet-phase-clue = { $side } 方正在想线索。
duet-phase-guess = { $side } 方猜词。
duet-phase-objection = 线索有争议，由 { $side } 方说明是否无效。
duet-phase-restart = 要重新开始吗？
duet-phase-sudden-death = 突然死亡：不再有线索，猜错一次就输。
duet-touched-agent = { $card } —— 找到特工！
duet-touched-bystander = { $card } —— 只是旁观者。
duet-touched-assassin = { $card } —— 暗杀者！
duet-end-stop = 回合结束。
duet-end-bystander = 回合结束。
duet-end-complete = 那一边已经没有要找的词了；回合结束。
duet-outcome-resigned = 你们放弃了这局游戏。
duet-outcome-all-found = 特工全部找到。你们一起获胜！
duet-outcome-assassin = 碰上了暗杀者。游戏失败。
duet-outcome-out-of-time = 标记已经用完，又猜错了。游戏失败。
duet-outcome-out-of-tokens = 标记不够付这次失误。游戏失败。
duet-outcome-restart = 这一局不算。请重新开始。
duet-advice-mind-the-assassins = 每次给线索之前，再看一眼自己的三名暗杀者。
duet-advice-clues-for-two = 试试指向两个或更多词的线索，勉强一点也没关系。
duet-advice-more-tokens = 标记又不够了？加上第十枚甚至第十一枚标记吧。
duet-advice-try-nine = 干得好！现在试试只用九枚标记。
duet-advice-mission-map = 任务地图已经开启：试试柏林、开罗或莫斯科。
duet-advice-next-mission = 任务完成。请选择下一座城市。
duet-band-won = { $score } 分。成功了！
duet-band-good = { $score } 分。不错！
duet-band-excellent = { $score } 分。非常出色！
duet-band-map = { $score } 分。太棒了：可以挑战任务地图了。
duet-hint-guess-one-black = 你的三名暗杀者中，有一名在搭档那边是特工：你得把它猜出来。
duet-hint-leave-the-blacks = 你的暗杀者中的那名特工已经找到：另外两个词千万不要猜。

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

## 陷阱词

trapwords-phase-writing = 两队互相布置陷阱：红队写 { $red } 个，蓝队写 { $blue } 个。
trapwords-phase-handover =
    轮到{ $side ->
        [red] 红队
       *[blue] 蓝队
    }：{ $name } 打开书，阅读秘密词。
trapwords-phase-reading = { $name } 已经看过秘密词。请监听方翻转沙漏。
trapwords-phase-describing = { $name } 正在描述。
trapwords-phase-settling =
    { $seconds ->
        [0] 猜对了。
       *[other] 猜对了，用了 { $seconds } 秒。
    }
trapwords-end-guessed = 猜对了！
trapwords-end-trap = 掉进了陷阱“{ $trap }”。
trapwords-end-illegal = 提示违规。
trapwords-end-guesses = 猜测次数用完了。
trapwords-end-time = 时间用完了。
trapwords-outcome-resigned =
    { $side ->
        [red] 红队获胜：对方认输了。
       *[blue] 蓝队获胜：对方认输了。
    }
trapwords-outcome-monster-beaten =
    { $side ->
        [red] 红队打败了怪物，获得胜利！
        [blue] 蓝队打败了怪物，获得胜利！
       *[both] 两队都打败了怪物：共同获胜！
    }
trapwords-outcome-faster =
    { $side ->
        [red] 两队都打败了怪物，但红队更快，红队获胜！
       *[blue] 两队都打败了怪物，但蓝队更快，蓝队获胜！
    }
trapwords-outcome-monster = 八轮结束。怪物获胜。

monster-dragon = 巨龙
    .rule = 与它战斗的队伍只有 3 次猜测机会，而不是 5 次。
    .starred = 与它战斗的队伍只有 2 次猜测机会。
monster-mummy = 木乃伊
    .rule = 与它战斗的队伍每轮得到一个新诅咒。
    .starred = 与它战斗的队伍每轮得到两个新诅咒。
monster-demon = 恶魔
    .rule = 与它战斗的队伍，描述者总共只能说 10 个词。
    .starred = 与它战斗的队伍，描述者总共只能说 6 个词。
monster-troll = 巨魔
    .rule = 对付与它战斗的队伍时，清单的每个偶数行写两个陷阱。
    .starred = 对付与它战斗的队伍时，清单的每一行都写两个陷阱。
monster-vampire = 吸血鬼
    .rule = 与它战斗的队伍时间减半。
    .starred = 与它战斗的队伍时间减半，每猜错一次再少 3 秒。

curse-flood = 洪水
    .rule = 所有提示要一口气说完；打字则只能发一条。
curse-petrification = 石化
    .rule = 第一次猜测之后描述者变成石头，不能再给提示。
curse-echo = 回声
    .rule = 描述者每个词都要像回声一样说两遍。
curse-noun-plague = 名词瘟疫
    .rule = 提示只能用名词，不能用代词。
curse-word-of-dread = 恐惧之词
    .rule = 有一个陷阱被暗中标记；掉进去的队伍后退一个房间。
curse-snake = 毒蛇
    .rule = 不能用以 S 开头的词。
curse-thick-net = 密网
    .rule = 清单上多写两个陷阱。
curse-one-chance = 一次机会
    .rule = 每人只能猜一次。
curse-threes = 三词令
    .rule = 最多说三个词，然后等一次猜测。
curse-contrary = 反话
    .rule = 只能说它不是什么。

## 破译

decipher-phase-word = { $name } 设定一个 { $length } 个字母的秘密词。
decipher-phase-give = { $name } 给出一个部件。
decipher-phase-place = { $name } 要放一个{ $piece }：放在哪一格？
decipher-phase-bonus = { $name } 可以付标记要部件、跳过，或者说出答案。
decipher-end-solved = { $name } 猜出来了：{ $word }！
decipher-end-attempts-spent = 所有尝试都用完了。答案是 { $word }。
decipher-end-passed = 所有人都跳过。答案是 { $word }。
decipher-end-gave-up = 你们放弃了。答案是 { $word }。
decipher-outcome-resigned = 这局游戏被放弃了。
decipher-outcome-points =
    { $count ->
        [1] { $names } 获胜！
       *[other] { $names } 并列获胜！
    }

## 选项

option-codenames-language = 词卡语言
option-codenames-variant = 玩法
    .standard = 两队对抗，按规则书
    .ghost = 一队对抗幽灵（两三人玩，我们的变体）
    .shared = 两名队长，一名队员轮流为双方猜词（三人玩，我们的变体）
option-codenames-red = 红队人数
option-codenames-blue = 蓝队人数
option-codenames-pool = 词卡
    .codenames = 行动代号的牌
    .duet = 二重奏的牌
    .mixed = 两副混合
option-codenames-abbreviations = 可以用 NASA 这样的缩写作线索吗？
option-codenames-names = 可以用多个词的名称作线索吗？
option-codenames-titles = 可以用电影名和书名作线索吗？
option-codenames-homonyms = 可以用只是读音或写法相同的词作线索吗？
option-codenames-timer = 计时
    .off = 关闭
    .warn = 只提醒
    .end-turn = 时间到就结束回合
option-codenames-clue-seconds = 给线索的秒数
option-codenames-guess-seconds = 猜词的秒数
option-codenames-first-clue-extra = 第一条线索多给的秒数

option-duet-language = 词卡语言
option-duet-a = A 方人数
option-duet-b = B 方人数
option-duet-pool = 词卡
    .codenames = 行动代号的牌
    .duet = 二重奏的牌
    .mixed = 两副混合
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
option-duet-restart = 线索泄露太多时可以重新开始吗？

option-trapwords-language = 词语语言
option-trapwords-red = 红队人数
option-trapwords-blue = 蓝队人数
option-trapwords-word-set = 词语
    .fantasy = 奇幻
    .modern = 现代
option-trapwords-chambers = 迷宫的房间：数字就是陷阱数
option-trapwords-physical-tiles = 只用实物板块能拼出的迷宫吗？
option-trapwords-starred = 要对抗更难的星级怪物吗？
option-trapwords-curse-places = 有诅咒的房间（从入口数起）
option-trapwords-red-torch = 红队谁先描述
option-trapwords-blue-torch = 蓝队谁先描述
option-trapwords-may-pass-torch = 描述者可以把火把传给别人吗？
option-trapwords-spoken = 提示和猜测都是口头的吗？
option-trapwords-hourglass = 何时开始计时
    .official = 留一点阅读时间
    .pressure = 一打开书就开始
    .relaxed = 从第一条提示开始
option-trapwords-seconds = 沙漏秒数（0：口头 40 秒，打字 75 秒）
option-trapwords-reading-seconds = 阅读秒数
option-trapwords-call-seconds = 指出陷阱的秒数
option-trapwords-call-grace-seconds = 为网络延迟多给的秒数
option-trapwords-restrictions = 有违规提示吗（举例、专名、押韵）？
option-trapwords-automatic-stop = 裁判自动中止回合吗？
option-trapwords-tie-break = 两队都打败怪物时，更快的队获胜吗？

option-decipher-language = 词语语言
option-decipher-players = 人数
option-decipher-length = 秘密词的字母数
option-decipher-blind-draw = 部件随机抽取，而不是由造词者挑选吗？
option-decipher-first-wordsmith = 谁先当造词者（0：随机）

## 机器人怎么想

thought-expected = “{ $clue }”让我想到{ $words }。
thought-remembered = 我记得线索“{ $clue }”，可能指“{ $words }”。
thought-stopped = 我到此为止，再碰一张太冒险。
