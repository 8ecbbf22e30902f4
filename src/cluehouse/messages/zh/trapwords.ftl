# Trapwords: everything that only this game says, on the page and in the terminal.

## Seats

seat-member =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    } { $number }

## Options

option-trapwords-language = 词语语言
option-trapwords-red = 红队人数
option-trapwords-blue = 蓝队人数
option-trapwords-word-set = 词库
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
option-trapwords-writing-seconds = 写陷阱的秒数（0：不计时）
option-trapwords-reading-seconds = 阅读秒数
option-trapwords-call-seconds = 举报陷阱的秒数
option-trapwords-call-grace-seconds = 为网络延迟多给的秒数
option-trapwords-restrictions = 有违规提示吗（举例、专名、押韵）？
option-trapwords-automatic-stop = 裁判自动中止回合吗？
option-trapwords-tie-break = 两队都打败怪物时，更快的队获胜吗？

## Moves: what they are called, what people may type for them, what they do

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
move-call-illegal = 提示违规
    .typed = 违规
    .help = 提示违规；加上理由编号：违规 2
move-doubt-trap = 怀疑陷阱
    .typed = 怀疑
    .help = 也许说出了陷阱词，回合结束后再定：怀疑 2
move-doubt-illegal = 怀疑违规
    .typed = 疑似违规
    .help = 也许提示违规，回合结束后再定：疑似违规 2
move-accept = 承认
    .typed = 承认 是
    .help = 怀疑属实，本回合失败
move-reject = 否认
    .typed = 否认 否 不
    .help = 怀疑不属实；加上疑问编号和理由编号：否认 1 2
move-withdraw = 撤回
    .typed = 撤回
    .help = 撤回怀疑
move-stop-writing = 停笔
    .typed = 停笔
    .help = 写陷阱的时间到了
move-mark-trap = 标记陷阱
    .typed = 标记陷阱
    .help = 裁判认为一个陷阱有争议
move-hold = 扣下提示
    .typed = 扣下
    .help = 严格裁判会扣下违规的提示
move-breathe-in = 换气
    .typed = 换气
    .help = 洪水的这一口气用完了
move-alert-illegal = 提醒违规
    .typed = 提醒违规
    .help = 裁判告诉听的一方，提示可能违规
move-admit = 认罚
    .typed = 认罚
    .help = 举报成立，这回合失败
move-deny = 不认
    .typed = 不认
    .help = 举报不成立；回合后再议
move-contest-trap = 质疑陷阱
    .typed = 质疑
    .help = 陷阱不公平；加上理由编号：质疑 2
move-concede = 让步
    .typed = 让步
    .help = 陷阱确实不公平，作废
move-insist = 坚持
    .typed = 坚持
    .help = 陷阱有效
move-unanswered = 无人回应
    .typed = 无人回应
    .help = 没有人及时回应
move-alert = 提醒
    .typed = 提醒
    .help = 裁判告诉听的一方可能说出了陷阱词
move-spring = 触发陷阱
    .typed = 触发
    .help = 裁判判定说出了陷阱词
move-lapse = 没有可举报的
    .typed = 没有
    .help = 不能再举报陷阱或违规
move-stopwatch = 秒表
    .typed = 秒表
    .help = 猜对用了多长时间

## What happens

trapwords-phase-writing = 两队互相布置陷阱：红队写 { $red } 个，蓝队写 { $blue } 个。
trapwords-phase-handover =
    轮到{ $side ->
        [red] 红队
       *[blue] 蓝队
    }：{ $name }打开书，阅读秘密词。
trapwords-phase-reading = { $name }已经看过秘密词。请听的一方翻转沙漏。
trapwords-phase-describing = { $name }正在描述。
trapwords-phase-called =
    { $side ->
        [red] 红队正在回应举报。
       *[blue] 蓝队正在回应举报。
    }
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
        [red] 蓝队认输，红队获胜！
       *[blue] 红队认输，蓝队获胜！
    }
trapwords-outcome-monster-beaten =
    { $side ->
        [red] 红队打败了怪物，获胜！
        [blue] 蓝队打败了怪物，获胜！
       *[both] 两队都打败了怪物：共同获胜！
    }
trapwords-outcome-faster =
    { $side ->
        [red] 两队都打败了怪物，但红队更快，红队获胜！
       *[blue] 两队都打败了怪物，但蓝队更快，蓝队获胜！
    }
trapwords-outcome-monster = 八轮结束。怪物获胜。
trapwords-fights =
    { $side ->
        [red] 红队正在与怪物战斗！
       *[blue] 蓝队正在与怪物战斗！
    }
trapwords-monster-moved = 两队都没有前进：怪物逼近了一个房间。

## Monsters and curses

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
    .rule = 所有提示要一口气说完；打字则要在第一条之后的 20 秒内发完。
curse-petrification = 石化
    .rule = 第一次猜测之后描述者变成石头，不能再给提示。
curse-echo = 回声
    .rule = 描述者每个词都要像回声一样说两遍。
curse-noun-plague = 名词瘟疫
    .rule = 提示只能用名词，不能用代词。
curse-word-of-dread = 恐惧之词
    .rule = 有一个陷阱被暗中标记；掉进去的队伍后退一个房间。
curse-snake = 毒蛇
    .rule = 不能用以 S 开头的词；中文看拼音，由大家监督。
curse-thick-net = 密网
    .rule = 清单上多写两个陷阱。
curse-one-chance = 一次机会
    .rule = 每人只能猜一次。
curse-threes = 三词令
    .rule = 最多说三个词，然后等一次猜测。
curse-contrary = 反话
    .rule = 每句话都只能说它不是什么，以“不”字开头。

## On the page

trapwords-round-number = 第 { $number } 轮
trapwords-over = 游戏结束
trapwords-laying = 正在布置陷阱
trapwords-maze = 迷宫，房间 { $chambers }。红队在 { $red } 号房间，蓝队在 { $blue } 号房间。{ $monster }守在 { $place } 号房间。
trapwords-maze-curse = { $place } 号房间的诅咒：{ $curse }。
trapwords-maze-hidden = { $place } 号房间有一张面朝下的诅咒。
trapwords-burdens = 怪物与诅咒
trapwords-discarded = 已翻开，在这里不起作用。
trapwords-broken = 提示违反了诅咒？请按“举报犯规”。
trapwords-torch = 手持火把，负责描述
trapwords-torch-is = { $name }拿着火把，负责描述你们的词。
trapwords-pass-torch = 把火把传给下一位
trapwords-list-ready = 清单已写好
## On the page: whose turn it is, and what to do

trapwords-now-writing = 你们在写陷阱
trapwords-now-ready = 你们的清单已写好
trapwords-now-you = 由你描述
trapwords-now-mate = { $name }描述，你来猜
trapwords-now-them =
    { $side ->
        [red] { $name }为红队描述
       *[blue] { $name }为蓝队描述
    }
trapwords-do-write = { $name }会说哪些词？还差 { $count } 个陷阱。
trapwords-do-strike = 多了 { $count } 个，请划掉。
trapwords-do-ready = 清单写满了，请确认写好。
trapwords-do-await = { $name }正在打开书。一有提示就可以猜。
trapwords-do-await-watcher = { $name }正在打开书。接下来留意你们的陷阱。
trapwords-do-turn = { $name }看完词后，请翻转沙漏。
trapwords-do-read = 看清你的词，沙漏马上翻转。
trapwords-do-describe = 描述你的词，避开可能设了陷阱的词。
trapwords-do-guess =
    { $left ->
        [1] 输入答案。这是最后一次机会。
       *[other] 输入答案。还有 { $left } 次机会。
    }
trapwords-do-guess-aloud =
    { $left ->
        [1] 说出答案。这是最后一次机会。
       *[other] 说出答案。还有 { $left } 次机会。
    }
trapwords-do-listen = 听到你们的陷阱了吗？马上按铃，回合会停下。
trapwords-do-listen-aloud = 数他们的答案；听到你们的陷阱就按铃，回合会停下。
trapwords-do-judge = 这个答案算不算？由你们决定。
trapwords-do-watch = 他们还有 { $left } 次机会。
trapwords-do-answer = 有人举报：由你们回应。
trapwords-do-settle = 有一处存疑：由你们决定。
trapwords-do-last-call = 猜中了！踩中陷阱了吗？现在还能举报。
trapwords-do-wait-calls = 猜中了！稍等，最后一句还可以举报。
## On the television

trapwords-is-describing = { $name }正在描述
trapwords-next-describes = 接下来由{ $name }描述
trapwords-guess-now = { $names }：是什么？
trapwords-guess-now-aloud = { $names }：请大声说出答案。
trapwords-needs = 要写 { $count } 个陷阱
trapwords-listening = 请说答案

## On the page: writing traps

trapwords-set-for =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }的词，由{ $name }描述
trapwords-traps = 我们的陷阱
trapwords-first-trap = 写一个陷阱词
trapwords-no-names = 不能说人名、地名、作品名，不能举例，也不能押韵。
trapwords-list-filled = 已写满
trapwords-another-trap = 再写一个陷阱词
trapwords-add-trap = 加入这个陷阱词
trapwords-list-full = 清单已满，请先划掉一个词。
trapwords-strike = 划掉“{ $word }”
trapwords-bring-back = 恢复“{ $word }”
trapwords-dread = 把“{ $word }”标为恐惧之词
trapwords-dreaded = 恐惧之词
trapwords-dread-needed = 必须有一个陷阱是恐惧之词：请用骷髅标出来。
trapwords-of = { $count } / { $needed }
trapwords-chamber = { $number } 号房间
trapwords-more = { $causes }：+{ $count }
trapwords-strike-some = 请划掉 { $count } 个
trapwords-ready = 我们写好了
trapwords-reopen = 继续写
trapwords-wait-rivals =
    { $side ->
        [red] 红队还在写。
       *[blue] 蓝队还在写。
    }
trapwords-both-ready = 两份清单都写好了。
trapwords-rivals-ready =
    { $side ->
        [red] 红队已写好
       *[blue] 蓝队已写好
    }

## On the page: the book and the describer

trapwords-book-yours = 书在你手里了
trapwords-book-alone = 请确认没有别人看得到屏幕。
trapwords-open-book = 打开书
trapwords-your-word = 你的秘密词。描述它，别踩到陷阱。
trapwords-next-clue = 下一句提示
trapwords-say = 说出来
trapwords-mouth-shut = 你现在不能再说了。
trapwords-wait-for-sand = 沙漏马上就会翻转。
trapwords-text-stays = 你写的内容会留在这里。
trapwords-say-aloud = 请大声描述。对手正在听有没有踩到陷阱。
trapwords-words-left = 最多 { $count } 个词
trapwords-lines = 已说的提示
trapwords-line-said = 第 { $number } 句：{ $text }
trapwords-next-line = { $name }正在想第 { $number } 句

## On the page: answers

trapwords-guesses =
    { $side ->
        [red] 红队的答案
       *[blue] 蓝队的答案
    }
trapwords-guessed = { $name }猜：{ $text }
trapwords-your-answer = 你的答案
trapwords-guess = 猜
trapwords-guess-aloud = 请大声说出答案，对手会计数。
trapwords-no-answer-now = 你现在不能猜。
trapwords-last-chance = 最后一次机会
trapwords-right = 对
trapwords-wrong = 错
trapwords-judging = 算不算由对手决定。
trapwords-does-it-count = 这个答案算吗？
trapwords-hand = 安静，我知道了！
trapwords-hands = { $names }想猜
trapwords-heard = 听到了一个答案
trapwords-heard-right = 猜对了！
trapwords-heard-wrong = 猜错
trapwords-sealed = { $count } 个未公开的陷阱

## On the page: watching

trapwords-our-word = 我们设下的词
trapwords-which-trap = 是哪个陷阱？
trapwords-call = 踩到陷阱
trapwords-call-this = 陷阱：{ $trap }
trapwords-callable = 第 { $line } 句，还有 { $seconds } 秒可举报
trapwords-call-at-once = 一听到就举报
trapwords-nothing-to-call = 现在没有可举报的提示
trapwords-too-late =
    { $line ->
        [0] 太晚了：没有人举报。
       *[other] 太晚了：第 { $line } 句已不能举报或存疑。
    }
trapwords-doubt = 可能踩陷阱
trapwords-illegal = 举报犯规
trapwords-not-sure = 拿不准？先插旗，不打断回合，回合后再议。
trapwords-doubt-illegal = 可能违规
trapwords-alert = 可能踩到你们的陷阱“{ $trap }”
trapwords-alert-line = 第 { $line } 句可能踩到了你们的陷阱“{ $trap }”。
trapwords-bell-with = 持铃：{ $names }

## On the page: a call is answered

trapwords-fault-example = 举了秘密词的例子
trapwords-fault-name = 专名或作品名
trapwords-fault-sound = 提到读音或字形
trapwords-fault-spelling = 只在字面上有关
trapwords-fault-title = 变相说出作品名
trapwords-fault-private = 只有你们才知道的事
trapwords-fault-room = 提到房间里的东西
trapwords-fault-gesture = 手势或哼唱
trapwords-fault-curse = 诅咒或怪物不允许
trapwords-unfair-part-of-speech = 不是名词、形容词、动词或数词
trapwords-unfair-no-word = 没有这个词
trapwords-unfair-repeated = 与另一个陷阱重复
trapwords-unfair-too-general = 用在哪儿都行
trapwords-unfair-habit = 专抓别人的口头禅
trapwords-illegal-why = 这条提示哪里违规？
trapwords-hearing-trap =
    { $reader ->
        [accuser] 你们队按了铃：对方说出你们的陷阱“{ $trap }”了吗？
       *[other] { $side ->
            [red] 红队
           *[blue] 蓝队
        }按铃：{ $reader ->
            [accused] 你们队踩中陷阱“{ $trap }”了吗？
           *[other] 踩中陷阱“{ $trap }”了吗？
        }
    }
trapwords-hearing-illegal =
    { $reader ->
        [accuser] 你们队举报对方提示违规
       *[other] { $side ->
            [red] 红队
           *[blue] 蓝队
        }举报{ $reader ->
            [accused] 你们的提示违规
           *[other] 提示违规
        }
    }：{ $reason }。
trapwords-hearing-contest =
    { $reader ->
        [accuser] 你们队质疑陷阱
       *[other] { $side ->
            [red] 红队
           *[blue] 蓝队
        }质疑{ $reader ->
            [accused] 你们的陷阱
           *[other] 陷阱
        }
    }“{ $trap }”：{ $reason }。
trapwords-says-sprung = 踩中了陷阱“{ $trap }”
trapwords-says-illegal = 提示违规
trapwords-not-answered = 尚未回答
trapwords-hearing-confirmed = 裁判认定举报成立。
trapwords-hearing-unheard = 裁判没有听到，请大家自己商定。
trapwords-hearing-fair = 裁判认为这个陷阱可以。
trapwords-hearing-doubtful = 裁判认为这个陷阱有争议。
trapwords-hearing-yours = 由你们队决定，一个人回答即可；不回答就算承认。
trapwords-hearing-theirs =
    由{ $side ->
        [red] 红队
       *[blue] 蓝队
    }决定。
trapwords-contest-yours = 陷阱是你们写的，由你们队决定；不回答就算有效。
trapwords-admit = 没错，这回合失败
trapwords-deny = 不对，继续
    .about = 回合后再议
trapwords-contest = 这个陷阱不公平
trapwords-contest-why = 这个陷阱哪里不公平？
trapwords-concede = 同意，陷阱作废
trapwords-insist = 陷阱有效
trapwords-withdraw-call = 撤回举报
trapwords-void = 作废
trapwords-marked = 有争议
trapwords-result-void = 陷阱“{ $trap }”受到质疑，已作废。
trapwords-result-held = 裁判扣下了 { $count } 句违规提示，最后一句让这回合失败。
trapwords-result-fault = 理由：{ $reason }。
trapwords-held =
    { $left ->
        [0] 裁判扣下了这句：“{ $text }”。队友没有看到。再有一句违规，这回合就失败。
        [1] 裁判扣下了这句：“{ $text }”。队友没有看到。还能扣下一句，之后再违规就算失败。
       *[other] 裁判扣下了这句：“{ $text }”。
    }
trapwords-held-watchers = 裁判扣下的提示：“{ $text }”。
trapwords-held-guessers = 裁判扣下了 { $count } 句提示。
trapwords-alert-illegal = 可能违规。{ $reason }
trapwords-alert-illegal-line = 第 { $line } 句可能违规。{ $reason }

## On the page: doubts

trapwords-doubts = 存疑
trapwords-doubted = 存疑
trapwords-flagged =
    { $reader ->
        [accuser] { $line ->
            [0] 你提出了疑问。
           *[other] 你对第 { $line } 句有疑问。
        }
        [accused] { $line ->
            [0] { $name }对你们说的话有疑问。
           *[other] { $name }对你们的第 { $line } 句有疑问。
        }
       *[other] { $line ->
            [0] { $name }提出了疑问。
           *[other] { $name }对第 { $line } 句有疑问。
        }
    }
trapwords-doubts-trap =
    { $reader ->
        [accuser] 你的疑问
       *[other] { $name }
    }：{ $reader ->
        [accused] { $line ->
            [0] 你们是否说出了陷阱“{ $trap }”？
           *[other] 你们的第 { $line } 句是否踩到了陷阱“{ $trap }”？
        }
       *[other] { $line ->
            [0] 是否说出了陷阱“{ $trap }”？
           *[other] 第 { $line } 句是否踩到了陷阱“{ $trap }”？
        }
    }
trapwords-doubts-clue =
    { $reader ->
        [accuser] 你的疑问
       *[other] { $name }
    }：{ $reader ->
        [accused] { $line ->
            [0] 你们的提示是否违规？
           *[other] 你们的第 { $line } 句是否违规？
        }
       *[other] { $line ->
            [0] 提示是否违规？
           *[other] 第 { $line } 句是否违规？
        }
    }
trapwords-doubts-later = 继续进行，回合后再议。
trapwords-accept = 没错，这回合失败
trapwords-reject = 不，因为……
trapwords-rebuttal-not-said = 没有人这么说
trapwords-rebuttal-other-word = 那是另一个词
trapwords-rebuttal-allowed = 规则允许
trapwords-reject-why = 为什么不承认？对方会看到理由。
trapwords-withdraw = 撤回疑问
trapwords-doubt-accepted =
    { $reader ->
        [accused] 你们队承认了。
       *[other] 对方承认了。
    }
trapwords-doubt-rejected =
    { $reader ->
        [accused] 你们队没有承认
       *[other] 对方没有承认
    }：{ $reason ->
        [not-said] 没有人这么说
        [other-word] 那是另一个词
        [allowed] 规则允许
       *[none] 没有问题
    }。
trapwords-doubt-withdrawn = 已撤回。
trapwords-doubt-void = 陷阱受到质疑，已作废。

## On the page: what happened

trapwords-sprung =
    { $side ->
        [red] 红队掉进了陷阱
       *[blue] 蓝队掉进了陷阱
    }
trapwords-happened = 经过
trapwords-last-turn = 上一回合
trapwords-result-guessed =
    { $side ->
        [red] 红队猜对了！
       *[blue] 蓝队猜对了！
    }
trapwords-result-trap =
    { $side ->
        [red] 红队掉进了陷阱“{ $trap }”。
       *[blue] 蓝队掉进了陷阱“{ $trap }”。
    }
trapwords-result-illegal =
    { $side ->
        [red] 提示违规：红队这回合失败。
       *[blue] 提示违规：蓝队这回合失败。
    }
trapwords-result-guesses =
    { $side ->
        [red] 红队的猜测次数用完了。
       *[blue] 蓝队的猜测次数用完了。
    }
trapwords-result-time =
    { $side ->
        [red] 红队时间到。
       *[blue] 蓝队时间到。
    }
trapwords-result-word = 秘密词：
trapwords-result-word-was = 秘密词：{ $word }。
trapwords-result-by = { $name }猜中了。
trapwords-result-nobody = 没有人猜中。
trapwords-result-line = 提示：“{ $line }”
trapwords-result-agreed = { $name }提出疑问，对方承认了。
trapwords-result-called =
    { $side ->
        [red] 由红队举报。
       *[blue] 由蓝队举报。
    }
trapwords-result-fair =
    { $line ->
        [0] { $name }的疑问未获承认
       *[other] { $name }对第 { $line } 句的疑问未获承认
    }：{ $reason ->
        [not-said] 没有人这么说
        [other-word] 那是另一个词
        [allowed] 规则允许
       *[none] 没有问题
    }。
trapwords-result-fair-own =
    { $line ->
        [0] 你的疑问未获承认
       *[other] 你对第 { $line } 句的疑问未获承认
    }：{ $reason ->
        [not-said] 没有人这么说
        [other-word] 那是另一个词
        [allowed] 规则允许
       *[none] 没有问题
    }。
trapwords-result-traps = 陷阱：
trapwords-said = 说过的提示（{ $count } 句）
trapwords-older = 之前的轮次
trapwords-findings-traps = 对手的陷阱
trapwords-findings-guessed = 猜中的词
trapwords-findings-sprung = 踩中的陷阱
## On the page: the end

trapwords-fell-guessed = 猜中
trapwords-fell-trap = 踩中陷阱
trapwords-fell-illegal = 违规提示
trapwords-fell-guesses = 机会用完
trapwords-fell-time = 时间到
trapwords-score = 猜中 { $guessed } 个，踩中 { $sprung } 个陷阱
trapwords-verdict-beaten =
    { $side ->
        [red] 红队打败了怪物！
        [blue] 蓝队打败了怪物！
       *[both] 两队都打败了怪物！
    }
trapwords-verdict-faster =
    { $side ->
        [red] 红队更快打败了怪物！
       *[blue] 蓝队更快打败了怪物！
    }
trapwords-verdict-resigned =
    { $side ->
        [red] 红队获胜！
       *[blue] 蓝队获胜！
    }
trapwords-verdict-monster = 怪物获胜。
trapwords-verdict-where =
    { $side ->
        [red] 第 { $round } 轮。红队走到 { $chamber } 号房间。
       *[blue] 第 { $round } 轮。蓝队走到 { $chamber } 号房间。
    }
trapwords-verdict-given-up =
    { $side ->
        [red] 蓝队在第 { $round } 轮认输。
       *[blue] 红队在第 { $round } 轮认输。
    }
trapwords-verdict-eight = 八轮结束。红队走到 { $red } 号房间，蓝队走到 { $blue } 号房间。
trapwords-rematch = 换新词和新迷宫，队伍不变。
    .next = 换新词和新迷宫，队伍不变；火把从下一位开始。

## On the page: the report
trapwords-written-by = { $name }写下
trapwords-writes-for =
    { $side ->
        [red] 红队为这个词设陷阱
       *[blue] 蓝队为这个词设陷阱
    }
trapwords-struck-by = { $name }划掉
finding-telling-line = 最佳提示
    .text = { $number ->
        [1] { $who }说“{ $clue }”，{ $by }立刻猜中“{ $secret }”。
       *[other] { $who }的第 { $number } 句：“{ $clue }”。{ $by }猜中“{ $secret }”。
    }
    .brief = { $number ->
        [1] { $who }描述，{ $by }立刻猜中。
       *[other] { $who }描述，{ $by }听到第 { $number } 句猜中。
    }
finding-deadly-trap = 最致命的陷阱
    .text = { $number ->
        [1] { $by }为“{ $secret }”设下“{ $trap }”，{ $who }第一句就踩中：“{ $clue }”
       *[other] { $by }为“{ $secret }”设下“{ $trap }”，{ $who }第 { $number } 句踩中：“{ $clue }”
    }
    .aloud = { $by }为“{ $secret }”设下“{ $trap }”，{ $who }踩中。
    .secret = { $who }说出了秘密词“{ $secret }”。
    .brief = { $by ->
        [none] { $who }说出了秘密词“{ $secret }”。
       *[other] { $by }为“{ $secret }”设下，{ $who }踩中。
    }
finding-late-guess = 最险的一猜
    .text = { $left ->
        [0] { $who }用最后一次机会猜中“{ $secret }”。
       *[other] { $who }第 { $number } 次猜中“{ $secret }”（共 { $allowed } 次）。
    }
    .aloud = { $left ->
        [0] 最后一次机会猜中“{ $secret }”。
       *[other] 第 { $number } 次猜中“{ $secret }”（共 { $allowed } 次）。
    }
    .brief = { $left ->
        [0] 最后一次机会。
       *[other] 第 { $number } 次猜中（共 { $allowed } 次）。
    }
finding-near-trap = 有惊无险
    .text = { $who }说“{ $clue }”，险些踩中陷阱“{ $trap }”。{ $by }猜中“{ $secret }”。
    .brief = { $who }险些踩中陷阱“{ $trap }”。

## In the terminal

trapwords-ask-take = 现在由你来描述。Enter = 打开书看你的词
trapwords-ask-say = 用自己的话写提示；你的词在上面（? = 帮助）
trapwords-ask-guess = 你的答案；输入什么都算一次猜测
trapwords-ask-judge = 这个答案对吗？判定 是 或 判定 否
trapwords-torches = 火把：◆ { $red }   ● { $blue }
trapwords-set-word =
    { $side ->
        [red] 红队要猜的词：{ $word }
       *[blue] 蓝队要猜的词：{ $word }
    }
trapwords-describer = 描述者是{ $name }。会说出哪些词呢？
trapwords-needed = 需要 { $needed } 个陷阱，清单上有 { $written } 个。
trapwords-secret = 秘密词：{ $word }
trapwords-their-word = 他们要猜：{ $word }   陷阱：
trapwords-guesses-made = 已猜 { $made } 次，共 { $all } 次
trapwords-was-trap-said = 说出了陷阱“{ $trap }”吗？
trapwords-was-clue-illegal = 有违规提示吗？
trapwords-traps-were = 陷阱是：{ $traps }
trapwords-torch-passed = 火把交给{ $name }。
trapwords-restrictions = 描述者不能说秘密词或它的一部分，不能举例，不能用专名和标题，不能用押韵和字母，也不能做手势。
trapwords-ask-trap = 输入陷阱词，用空格分开（? = 帮助）
trapwords-ask-ready = Enter = 交出清单
trapwords-ask-hourglass = Enter = 翻转沙漏，开始
trapwords-ask-watchers = [{ $seconds }/{ $all } 秒] 对、错、陷阱 2、违规、怀疑 2、时间到（? = 帮助）
trapwords-ask-calls = 听到陷阱词或违规提示了吗？陷阱 2、违规、怀疑 2；Enter = 没有
trapwords-ask-doubt = 描述方回答：承认 1 或 否认 1，加上编号（听的一方也可以：撤回 1）
trapwords-ask-answer = 被举报的一方回应：认罚、不认，或质疑 1；听的一方可以撤回举报：撤回 0
trapwords-ask-contest = 写陷阱的一方回应：让步或坚持
trapwords-reasons = 提示违规的理由：{ $reasons }
trapwords-unfair-reasons = 质疑陷阱的理由：{ $reasons }
trapwords-rebuttals = 否认的理由：{ $reasons }
trapwords-bell = 时间到！

## What a replay tells

told-propose = { $who }加了一个陷阱：{ $about }。
told-strike = { $who }划掉{ $about }。
told-dread = { $who }标出陷阱{ $about }。
told-ready = { $who }：清单写好了。
told-reopen = { $who }重新打开清单。
told-pass-torch = { $who }传出火把。
told-take = { $who }翻开书。
told-turn-hourglass = { $who }翻转沙漏。
told-say = { $who }：“{ $about }”
told-hand = { $who }想猜。
told-trapwords-guess = { $who }猜“{ $about }”。
told-heard = 听到一个答案：{ $about }！
told-judge = 判定答案：{ $about }！
told-call-trap = { $who }举报陷阱：{ $about }！
told-call-illegal = { $who }举报提示违规！
told-doubt-trap = { $who }有疑问：也许踩中了陷阱{ $about }。
told-doubt-illegal = { $who }对一条提示有疑问。
told-accept = { $who }承认疑问。
told-reject = { $who }不承认疑问。
told-withdraw = { $who }撤回疑问。
told-stop-writing = 写陷阱的时间到了。
told-mark-trap = 裁判认为陷阱有争议：{ $about }。
told-hold = 裁判扣下了“{ $about }”。
told-breathe-in = 这一口气用完了。
told-alert-illegal = 裁判提醒听的一方：提示可能违规。
told-admit = { $who }认罚。
told-deny = { $who }否认。
told-contest-trap = { $who }质疑这个陷阱。
told-concede = { $who }让步：陷阱作废。
told-insist = { $who }坚持陷阱有效。
told-unanswered = 没有人回应。
told-alert = 可能踩中了陷阱：{ $about }。
told-spring = 踩中陷阱{ $about }！
told-lapse = { $answer ->
        [guessed] 猜中有效。
       *[other] 这句没有人举报。
    }
told-stopwatch = 时钟记下时间。

## Refusals

refusal-list-frozen = 你们的清单已经交了。只要对方还在写，可以先重新打开。
refusal-list-not-exact = 陷阱的数量必须正好。请添加或划掉一些词。
refusal-list-full = 清单已满。请先划掉一些再添加。
refusal-trap-repeated = “{ $word }”已经在清单上了。请写别的词。
refusal-trap-is-secret = “{ $word }”就是秘密词，它本来就是陷阱。请写别的词。
refusal-dread-unmarked = 对方受到“恐惧之词”的诅咒。请先标出会让他们后退的那个陷阱。
refusal-torch-offered-to-all = 火把已经传遍全队。现在谁拿着火把，谁就来描述。
refusal-answer-pending = 有一个答案还没有判定。请先决定它算不算对。
refusal-too-late-to-call = 太晚了：踩中陷阱或提示违规必须当场举报。请继续。
refusal-no-guess-left = 你这回合的猜测次数用完了。请让队友来猜。
refusal-guess-without-word = 答案里没有词，不算一次机会。请输入一个词。
refusal-words-used-up =
    { $left ->
        [0] 你的词数用完了。现在只能由队友来猜。
       *[other] 你只剩 { $left } 个词了。请说得短一些。
    }
refusal-breath-over = 洪水只给一口气，现在已经用完。接下来只能由队友来猜。
refusal-clues-frozen = 石化：第一次猜测之后不能再给提示。现在只能由队友来猜。
refusal-echo-needed = 回声：每个词都要连写两遍，例如“奶牛 奶牛”。
refusal-no-s-words = 毒蛇：不能用以 S 开头的词。请换别的词。
refusal-three-words-only = 三词令：一条提示最多 { $left } 个词。请写短一些。
refusal-wait-for-guess = 三词令：每条提示之后要等一次猜测。请先让队友猜。
refusal-say-what-it-is-not = 反话：要说它不是什么，并以“{ $negations }”开头。
refusal-chambers-not-ascending = 迷宫要有五个不同的房间，编号 1 到 10，从小到大。请照此选择。
refusal-chambers-share-a-tile = 3 号和 10 号房间是同一块板的两面。请只选其中一个。

## The lesson

learn-trapwords-maze = 两队穿过五个房间组成的迷宫，去找尽头的怪物。猜中一个词就前进一步。你在红队。
learn-trapwords-trap = 先设陷阱。对手要描述“{ $secret }”，他们所在房间的号码就是陷阱的数目：一个。他们一定会说什么？写“{ $trap }”。
learn-trapwords-ready = 对手不知道你们的陷阱。按“我们写好了”锁定清单。
learn-trapwords-watch = 现在蓝队描述，你来听。说出“{ $trap }”就算踩中陷阱。这一句没有问题。
learn-trapwords-call = 说出来了：“{ $trap }”。趁还来得及，快按铃。
learn-trapwords-caught = 抓住了。他们的回合结束，留在原地。没有及时举报的，就当没发生过。
learn-trapwords-guess = 现在轮到你的队友描述，但不知道蓝队设了哪些陷阱。你们可以猜五次。写“{ $answer }”。
learn-trapwords-forward = 猜对了，你们前进一个房间。那里有两个陷阱等着你们，再往前是三个：越走越难。
learn-trapwords-torch = 火把轮流传递，现在到了你手里：由你描述。打开书，看看你的秘密词。
learn-trapwords-say = 你的词是“{ $secret }”，蓝队为它设了两个陷阱。避开最先想到的词，写：“{ $line }”
learn-trapwords-end = 猜中了，又前进一步。路上还有诅咒。在怪物的房间里开始一轮，并在它的规则下猜中，就赢了；八轮之后则是怪物赢。去玩吧。

## Hints for new players

hint-trapwords-writing = 写下他们最先想说的词。包含陷阱词的说法也算。
hint-trapwords-describing = 最直接的词多半是陷阱。绕着说。
hint-trapwords-watching = 听着有没有你们的陷阱，听到立刻按铃：过几秒就晚了。
hint-trapwords-guessing = 大胆猜；猜错只是少一次机会。陷阱词不限制猜的人。
