# Decipher: everything that only this game says, on the page and in the terminal.

## Seats

seat-player = 玩家 { $number }

## Words of the game

piece-long = 长条
    .typed = 长条 长
piece-short = 短条
    .typed = 短条 短
piece-big = 大弧
    .typed = 大弧 大
piece-small = 小弧
    .typed = 小弧 小

## Options

option-decipher-language = 词语语言
option-decipher-players = 人数
option-decipher-length = 秘密词的字母数
option-decipher-blind-draw = 部件随机抽取吗？
option-decipher-first-wordsmith = 谁先当造词者（0：随机）

## Moves: what they are called, what people may type for them, what they do

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
move-mark-word = 标记单词
    .typed = 标记
    .help = 裁判不确定这个秘密词是否合规
move-accept-word = 继续
    .typed = 继续
    .help = 看过答案了；所有寻词者都继续后，本轮结束
move-contest-word = 质疑单词
    .typed = 质疑
    .help = 这个词不该用：词典里没有，或者是专名
move-strike-word = 判单词无效
    .typed = 无效
    .help = 这个词不算
move-keep-word = 判单词有效
    .typed = 有效
    .help = 这个词算数
move-close-case = 时间到
    .typed = 关闭
    .help = 没有人及时质疑或回应

## What happens

decipher-phase-word =
    { $name }设定一个 { $length } 个字母的{ $code ->
        [pl] 波兰语单词
        [en] 英语单词
       *[other] 秘密词（{ $language }）
    }。
decipher-phase-give = { $name }给出一个部件。
decipher-phase-place = { $name }要放一个{ $piece }：放在哪一格？
decipher-phase-bonus = { $name }可以付标记要部件、跳过，或者说出答案。
decipher-phase-reveal = 答案已公开。寻词者可以继续，也可以质疑。
decipher-phase-contest = 有人质疑这个词：它算数吗？
decipher-end-solved = { $name }猜出来了：{ $word }！
decipher-end-attempts-spent = 所有尝试都用完了。答案是 { $word }。
decipher-end-passed = 所有人都跳过。答案是 { $word }。
decipher-end-gave-up = 你们放弃了。答案是 { $word }。
decipher-outcome-resigned = 大家放弃了这局游戏。
decipher-outcome-points =
    { $count ->
        [1] { $names }获胜！
       *[other] { $names }并列获胜！
    }
decipher-attempt-wrong = { $name }：“{ $word }”。不是这个词。
decipher-no = 否

## On the page

decipher-you = 你
decipher-players = 造词者和寻词者
decipher-wordsmith-part = 造词者
decipher-fields = 字母格
decipher-field = 第 { $field } 格
decipher-field-letter = 字母 { $letter }
decipher-field-refuses = 不含：{ $pieces }
decipher-field-guess = 你猜 { $letter }
decipher-field-trial = 你的{ $piece }放在这里，再点一次就问
decipher-guess-at = 你给第 { $field } 格猜的字母
decipher-guess-letter = 第 { $field } 格猜 { $letter }
decipher-guess-private = 只有你在这台设备上看得到。
decipher-hand-empty = 手里没有部件
decipher-hand-yours = { $name }给的。点一格放上去再问，或者直接拖过去。只会回答对或不对。
decipher-hand-theirs = { $name }在找它的位置。
decipher-no-title = { $piece }：不在第 { $field } 格
decipher-no-yours = 换一格试试。
decipher-no-theirs = 第 { $field } 格不对，{ $name }再换一格。
decipher-give-title = 给{ $name }哪个部件？
decipher-draw-title = 为{ $name }抽一个部件
decipher-give-smith = 对不对由程序回答。
decipher-give-about = 轮到{ $name }。
decipher-bonus-title =
    { $count ->
        [0] 奖励阶段：暗格已空
       *[other] 奖励阶段：暗格里还有 { $count } 个部件
    }
decipher-bonus-yours = 付一枚奖励标记要部件，跳过，或者说出答案。
decipher-coins = 桌上：{ $count } 枚奖励标记，每枚 2 分；猜出答案得 5 分
decipher-coins-wait = 归猜出的人；2 分可换一个部件
decipher-attempts-left = 还可以试 { $count } 次
decipher-out = 尝试用完了：这一轮先看着。
decipher-word-label = 答案，{ $length } 个字母
decipher-say-word = 说出答案
decipher-ask-field = 问第 { $field } 格
decipher-field-closed = 第 { $field } 格已经否定过
decipher-pick-field = 先选一格
decipher-buy = 付标记要部件
decipher-pass = 跳过
decipher-give-up = 放弃这一轮
decipher-give-up-about = 所有还能猜的寻词者都想看答案时，这一轮就结束。没有人得到答案的分数，那 5 分归造词者。
decipher-stay = 继续找
decipher-chamber = 暗格
decipher-draw = 随机抽一个
decipher-set-title =
    请设定一个 { $length } 个字母的{ $code ->
        [pl] 波兰语单词
        [en] 英语单词
       *[other] 单词（{ $language }）
    }
decipher-set-about =
    { $alphabet ->
        [polish] 词典里有的词，用波兰语字母（没有 Q、V、X）。不用专名和缩写。
       *[international] 词典里有的词，用字母 A 到 Z。不用专名和缩写。
    }
decipher-set-known = 选一个别人大概认识的词。
decipher-pieces = 目前用到 { $count } 个部件
decipher-set = 藏好答案
decipher-set-anyway = 仍然藏这个
decipher-set-strict = 本桌裁判严格：不允许的词不能用。
decipher-right = 对
decipher-wrong = 不对
decipher-has-passed = 跳过
decipher-is-willing = 想放弃
decipher-willing = { $names }想放弃这一轮。
decipher-willing-own = 你想放弃这一轮。
decipher-willing-next = 还在猜的人都同意，这一轮就结束；只要再放一个部件或猜一次词，就取消。
decipher-sheet = 计分表
decipher-word = 答案
decipher-running = 进行中
decipher-total = 总分
decipher-alphabet = 字母和它们的部件
decipher-alphabet-about = 所有字母都由四种部件拼成：长条、短条、大弧和小弧。
decipher-fits-field = 第 { $field } 格还可能是什么
decipher-aid = 显示还有哪些字母可能
decipher-times = { $piece } × { $count }
decipher-revealed = 答案揭晓
decipher-for-solution = 答案 { $points }
decipher-for-bonus = 奖励 { $points }
decipher-for-refused = 放错 { $points }
decipher-for-attempts = 没用掉的尝试 { $points }
decipher-for-tried = 别人的尝试 { $points }
decipher-next-round = 进入第 { $round } 轮
decipher-word-is =
    { $code ->
        [pl] 波兰语单词
        [en] 英语单词
       *[other] 单词：{ $language }
    }，{ $length } 个字母
decipher-set-marked = 这个词会被标记，公开后别人可以质疑。
decipher-confirm-title = 仍然要藏 { $word } 吗？
decipher-confirm-why =
    { $code ->
        [not-in-dictionary] 词典里没有这个词。
        [proper-name] 这是专名或缩写。
       *[other] 裁判不允许这个词。
    }它会带上标记，答案公开时别人才看得到，也才能质疑。质疑成立，你这一轮就不得分。
decipher-confirm-hide = 带标记藏起来
decipher-confirm-other = 换一个词
decipher-marked = 裁判的标记：{ $verdict }。
decipher-ruled = 裁判认为：{ $verdict }。
decipher-why =
    { $code ->
        [not-in-dictionary] 词典里没有“{ $said }”。
        [proper-name] “{ $said }”是专名或缩写。
        [form-of-word] “{ $said }”是“{ $word }”的变形。
        [fine] 词典里有“{ $said }”。
       *[other] “{ $said }”不合规则。
    }
decipher-contested =
    { $own ->
        [yes] 你质疑这个词。
       *[no] { $name }质疑这个词。
    }
decipher-judge-yours = 由你决定：这个词算数吗？不回答就算数。
decipher-judge-theirs = 由{ $names }决定。不回答就算数。
decipher-struck = 这个词不算。{ $name }这一轮不得分，寻词者只按剩余的尝试次数得分。
decipher-kept = 这个词算数。
decipher-does-not-count = 不算
decipher-contest = 质疑这个词
decipher-concede = 你说得对，不算
decipher-insist = 这个词算数
decipher-strike = 不算数
decipher-keep = 这个词算数
decipher-looking = { $names }还在看答案。
decipher-to-the-end = 看结果
decipher-said-no = 第 { $field } 格，{ $piece }：不对。
decipher-said-yes = 第 { $field } 格，{ $piece }：对。
decipher-you-have = 你拿到{ $piece }。放在哪一格？
decipher-findings-word = { $who }藏的词：
decipher-now-over = 游戏结束
decipher-now-yours = 轮到你了
decipher-now-sets = { $name }正在选词
decipher-now-gives = { $name }正在给部件
decipher-now-theirs = 轮到{ $name }
decipher-send = 提交
decipher-erase = 删除字母
decipher-best = 本局高光
decipher-best-about = { $name }猜出了{ $smith }的词：{ $points } 分。

## In the terminal

decipher-wordsmith = 造词者：{ $name }
decipher-attempts = 剩余尝试：{ $left }
decipher-tried = 试过：{ $words }
decipher-bonus = 奖励阶段：桌上有 { $tokens } 枚奖励标记，暗格里有 { $pieces } 个部件。
decipher-bonus-begins = 只剩三个部件：进入奖励阶段。
decipher-your-word = 你的词：{ $word }
decipher-in-chamber = 暗格里：{ $pieces }
decipher-ask-word = 你的秘密词，{ $length } 个字母
decipher-ask-give = 给哪个部件？输入编号；也可以预先给几个：1 2 1
decipher-ask-draw = Enter = 抽一个部件
decipher-ask-place = 格子编号；或者：答案 加上那个词（? = 帮助和字母）
decipher-ask-bonus = 要、跳过，或者：答案 加上那个词
decipher-ask-attempt = 答案 加上那个词
decipher-ask-reveal = Enter = 继续；或者：质疑
decipher-ask-contest = 有效还是无效：这个词算数吗？
decipher-refused = 第 { $field } 格：没有这个{ $piece }。
decipher-fits = 第 { $field } 格：{ $piece }放对了。
decipher-passed = { $name }跳过。
decipher-letters = 部件和它们组成的字母：

## What a replay tells

told-set-word = { $who }藏好单词{ $about }。
told-give = { $who }给出部件：{ $about }。
told-draw = { $who }抽一个部件。
told-place = { $who }问：{ $about }？{ $answer ->
        [yes] 对。
        [no] 不对。
       *[other] {""}
    }
told-decipher-ask = { $who }再要一个部件。
told-pass = { $who }跳过。
told-attempt = { $who }猜{ $about }：{ $answer ->
        [yes] 猜对了！
       *[other] 不对。
    }
told-give-up = { $who }放弃。
told-mark-word = 裁判标记了这个词：{ $about }。
told-accept-word = { $who }继续。
told-contest-word = { $who }质疑这个词。
told-strike-word = { $who }认为这个词不算。
told-keep-word = { $who }认为这个词算数。
told-close-case = 时间到。

## Refusals

refusal-language-without-letters = 破译需要一种用字母拼写的语言。请选择这样的语言。
refusal-wrong-length = 词必须正好是 { $length } 个字母。请换一个词。
refusal-letter-unknown = 这套字母表里没有“{ $letter }”。请选不含它的词。
refusal-not-enough-tiles = 字母“{ $letter }”只有 { $tiles } 块。请换一个词。
refusal-not-enough-pieces =
    盒子里只有 { $pieces } 个{ $piece ->
        [long] 长条
        [short] 短条
        [big] 大弧
       *[small] 小弧
    }，这个词需要更多。请换一个词。
refusal-piece-not-hidden =
    暗格里已经没有{ $piece ->
        [long] 长条
        [short] 短条
        [big] 大弧
       *[small] 小弧
    }了。请给别的部件。
refusal-field-refused =
    第 { $field } 格已经否定过{ $piece ->
        [long] 长条
        [short] 短条
        [big] 大弧
       *[small] 小弧
    }。请试别的格。
refusal-no-attempt-left = 你这一轮的尝试次数用完了。下一轮会有新的。
refusal-chamber-empty = 暗格空了，没有部件可要。请猜词，或者跳过。

## The lesson

learn-decipher-board = 造词者藏起一个四个字母的词，把它拆成长条、短条、大弧和小弧。你是寻词者，要把它拼回来。（这个游戏用的是英文字母。）
learn-decipher-try = 造词者递给你一个部件。选第 1 格再按询问的按钮，或者把部件拖过去，看看合不合适。
learn-decipher-no = 不对。这里的这种部件被划掉，造词者得一分。部件还在你手里：试试第 { $field } 格。
learn-decipher-same = 对，留下了。又来一个同样的部件。一个字母可能需要好几个：也放到第 { $field } 格上。
learn-decipher-another = 又对了。这次是短条。哪些字母用到短条？试试第 { $field } 格。
learn-decipher-long = 对。长条：很多字母都有。放到第 { $field } 格上。
learn-decipher-more = 对。又一根长条。放到第 { $field } 格上。
learn-decipher-bonus = 只剩三个部件没有露面：进入奖励阶段。从现在起，每要一个部件就付出一枚值两分的奖励标记。最好现在就读出这个词。
learn-decipher-attempt = 任何时候，不轮到你也行，都可以说出答案；每轮有三次机会。写 { $word }。
learn-decipher-score = 正是 { $word }。解出者得五分，剩下的奖励标记每枚两分，没用掉的机会每次一分。造词者则靠“不对”、别人用掉的机会和付出的奖励标记得分。
learn-decipher-wordsmith = 现在你是造词者。进入下一轮，出一个大家都认识的词：{ $word }。
learn-decipher-end = 你递部件，对不对由程序替你回答。大家轮流当造词者，总分最高者获胜。去玩吧。

## Hints for new players

hint-decipher-word = 部件相同的字母，比如 L 和 T、F 和 K，最让人猜不透。
hint-decipher-give = 哪个部件透露得最少？由你决定。
hint-decipher-place = 把部件放到一格里。“不对”会让造词者得一分，但也告诉你一些东西。
hint-decipher-bonus = 再要部件就得付出标记。可以不要，也可以直接说答案。
