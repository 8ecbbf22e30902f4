# Trapwords.

trapwords-round = 第 { $number } 轮，共 8 轮
trapwords-round-number = 第 { $number } 轮
trapwords-over = 游戏结束
trapwords-laying = 正在布置陷阱
trapwords-describes =
    { $side ->
        [red] 红队正在描述
       *[blue] 蓝队正在描述
    }
trapwords-listens =
    { $side ->
        [red] 红队监听
       *[blue] 蓝队监听
    }
trapwords-maze = 迷宫，房间 { $chambers }。红队在 { $red } 号房间，蓝队在 { $blue } 号房间。{ $monster }守在 { $place } 号房间。
trapwords-maze-curse = { $place } 号房间的诅咒：{ $curse }。
trapwords-maze-hidden = { $place } 号房间有一张面朝下的诅咒。
trapwords-monster-moved = 怪物逼近了一个房间。
trapwords-burdens = 怪物与诅咒
trapwords-fights =
    { $side ->
        [red] 红队正在战斗！
       *[blue] 蓝队正在战斗！
    }
trapwords-discarded = 已翻开，在这里不起作用。
trapwords-broken = 提示违反了诅咒？请按“提示违规”。
trapwords-torch = 手持火炬，负责描述
trapwords-pass-torch = 把火炬传给下一位
trapwords-list-ready = 清单已写好

## 写陷阱
trapwords-set-for =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }要描述这个词，火炬在 { $name } 手中
trapwords-traps = 我们的陷阱
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

## 书与描述者
trapwords-book-yours = 书交到了你手里
trapwords-book-alone = 请确认没有别人能看到这一页。
trapwords-open-book = 打开书
trapwords-your-word = 你的秘密词。描述它，别踩到陷阱。
trapwords-next-clue = 下一句提示
trapwords-say = 说出来
trapwords-mouth-shut = 你现在不能再说了。
trapwords-wait-for-sand = 沙漏马上就会翻转。
trapwords-say-aloud = 请大声描述。对手正在听有没有踩到陷阱。
trapwords-words-left = 最多 { $count } 个词
trapwords-lines = 已说的提示
trapwords-line-said = 第 { $number } 句：{ $text }
trapwords-next-line = { $name } 正在想第 { $number } 句

## 猜测
trapwords-guesses = 队友猜测
trapwords-guessed = { $name } 猜：{ $text }。
trapwords-your-answer = 你的答案
trapwords-guess = 猜
trapwords-guess-aloud = 请大声说出答案，对手会计数。
trapwords-no-answer-now = 你现在不能猜。
trapwords-last-chance = 最后一次机会
trapwords-right = 对
trapwords-wrong = 错
trapwords-judging = 由对手判断算不算。
trapwords-does-it-count = 这个答案算吗？
trapwords-hand = 请安静，我知道了
trapwords-hands = { $names } 想要回答
trapwords-heard = 听到了一个答案
trapwords-heard-right = 猜对了！
trapwords-heard-wrong = 猜错
trapwords-sealed = { $count } 个未公开的陷阱

## 监听
trapwords-our-word = 我们设下的词
trapwords-which-trap = 是哪个陷阱？
trapwords-call = 踩到陷阱
trapwords-call-this = 陷阱：{ $trap }
trapwords-callable = 第 { $line } 句还可按 { $seconds } 秒
trapwords-call-at-once = 一听到就按
trapwords-nothing-to-call = 现在没有可按的
trapwords-too-late =
    { $line ->
        [0] 太晚了：没有叫停。
       *[other] 太晚了：第 { $line } 句已不能叫停或存疑。
    }
trapwords-doubt = 存疑
    .about = 回合后再议
trapwords-illegal = 提示违规
trapwords-doubt-illegal = 可能违规
trapwords-alert = 可能踩到你们的陷阱“{ $trap }”
trapwords-alert-line = 第 { $line } 句可能踩到了你们的陷阱“{ $trap }”。
trapwords-bell-with = 持铃：{ $names }

## 存疑
trapwords-doubts = 存疑
trapwords-doubted = 存疑
trapwords-flagged =
    { $line ->
        [0] { $name } 提出了疑问。
       *[other] { $name } 对第 { $line } 句有疑问。
    }
trapwords-doubts-trap =
    { $line ->
        [0] { $name }：是否说出了陷阱“{ $trap }”？
       *[other] { $name }：第 { $line } 句是否踩到了陷阱“{ $trap }”？
    }
trapwords-doubts-clue =
    { $line ->
        [0] { $name }：提示是否违规？
       *[other] { $name }：第 { $line } 句是否违规？
    }
trapwords-doubts-later = 继续进行，回合后再议。
trapwords-accept = 没错，这回合失败
trapwords-reject = 不，没有问题
trapwords-withdraw = 撤回疑问
trapwords-doubt-accepted = 已承认。
trapwords-doubt-rejected = 未承认：没有踩到陷阱。
trapwords-doubt-withdrawn = 已撤回。
trapwords-settling = 稍等：叫停和存疑仍可能改变本回合。

## 经过
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
trapwords-result-by = { $name } 猜中了。
trapwords-result-nobody = 没有人猜中。
trapwords-result-line = 提示：“{ $line }”。
trapwords-result-agreed = { $name } 提出疑问，对方承认了。
trapwords-result-called =
    { $side ->
        [red] 由红队指出。
       *[blue] 由蓝队指出。
    }
trapwords-result-fair =
    { $line ->
        [0] { $name } 的疑问未获承认：没有问题。
       *[other] { $name } 对第 { $line } 句的疑问未获承认：没有问题。
    }
trapwords-result-fair-own =
    { $line ->
        [0] { $name }，你的疑问未获承认：没有问题。
       *[other] { $name }，你对第 { $line } 句的疑问未获承认：没有问题。
    }
trapwords-result-traps = 陷阱：
trapwords-older = 之前的轮次
trapwords-findings-traps = 对手的陷阱
trapwords-findings-guessed = 猜中的词
trapwords-findings-sprung = 踩中的陷阱
