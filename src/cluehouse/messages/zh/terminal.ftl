# 一个键盘的桌子。

welcome = 欢迎来到 Cluehouse！
not-affiliated = 大家共用一个键盘的游戏。游戏名称归其所有者所有；本屋与他们没有关系。
good-bye = 再见，欢迎再来！
comma = 、
labelled = { $label }：{ $text }

## 命令

command-help = 帮助
    .typed = 帮助
    .help = 这里可以做什么
command-who = 谁
    .typed = 谁
    .help = 换别人来行动
command-key = 密钥
    .typed = 密钥
    .help = 单独看自己这一边的密钥
command-quit = 退出
    .typed = 退出 离开
    .help = 离开桌子
command-yes = 是
    .typed = 是 好 对
command-no = 否
    .typed = 否 不
shortcut-right = 对
    .typed = 对
    .help = 有人猜对了
shortcut-wrong = 错
    .typed = 错
    .help = 有人猜错了

## 开始前的问题

ask-language = 语言：
ask-game = 玩哪个游戏？
ask-card-language = 词语的语言：
ask-players = 几个人玩？
ask-rulebook = 其他都按规则书吗？
seats-are = 座位：{ $names }
ask-names = 按这个顺序输入名字，用逗号分开（Enter = 不用名字）：
enter-takes = [Enter = { $usual }]
none = 无
not-in-list = 请输入 1 到 { $most } 的数字。
not-in-range = 请输入 { $least } 到 { $most } 的数字。
yes-or-no = 请回答“是”或“否”。
fingerprint = 本局发牌的指纹，以后可以核对有没有人改动：{ $hash }
press-enter-to-begin = Enter = 开始

## 谁的屏幕

hand-over =
    { $count ->
        [1] 请把键盘交给 { $names }。其他人不要看！
       *[other] 请把键盘交给 { $names }。只有他们可以看屏幕！
    }
press-enter = Enter = 显示秘密屏幕
press-enter-when-seen = Enter = 隐藏
ask-who = 谁来行动？编号或名字：
ask-leave = 游戏还没结束，要离开吗？（是 / Enter = 否）
ask-sure = 确定吗？（是 / Enter = 否）
ask-anything = 请行动（? = 帮助）
not-understood = 没看懂。输入 ? 可以看到这里能做什么。
or-do-you-mean = 如果指的是这个词本身，请输入：{ $line }

## 线索与猜词

ask-clue = 你的线索，一个词加一个数字，例如：树 2（? = 帮助）
ask-more-guesses = 下一张牌，或者：停
ask-objection = 这条线索无效吗？（是 / 否）
clue-is = 线索：{ $clue }
clue-invalid = 无效
objection-raised = { $name } 对线索提出异议。
objection-waived = 线索有效。
codenames-left = 红队：还要找 { $red } 个词   蓝队：还要找 { $blue } 个词
codenames-guesses-left =
    { $left ->
        [-1] （猜词次数不限）
       *[other] （还可以猜 { $left } 次）
    }
codenames-number-high = 你们队只剩 { $left } 个词要找。
codenames-ask-guess = 哪张牌？词或编号（对方还可以输入：异议）
codenames-ask-approve = 你同意这条线索吗？（是 / 否）
codenames-ask-ghost = 幽灵盖住哪个蓝方的词？词或编号
codenames-covered =
    { $side ->
        [red] { $card } 被盖住：红方特工。
       *[blue] { $card } 被盖住：蓝方特工。
    }
codenames-penalty = 给线索之前，队长可以盖住自己队的一个词：盖住 加上那个词。
codenames-asked-waiting = 对方队长问这条线索行不行：{ $clue }
codenames-asked-approved = 对方队长同意：{ $clue }
codenames-asked-declined = 对方队长不同意：{ $clue }
codenames-ghost-score = 还有 { $score } 名蓝方特工没被找到：这就是你们的得分。

duet-found = 已找到特工：{ $found }/{ $all }
duet-bank = 剩余标记：{ $tokens }
duet-bank-mistakes = （只付一枚的失误还有 { $mistakes } 次，之后每次付两枚）
duet-bank-empty = 标记用完了
duet-legend = { $agent }A { $agent }B 特工，由 A 或 B 找到   { $miss }A { $miss }B A 或 B 猜错过
duet-legend-look = /密钥 = 看自己的密钥
duet-legend-key = { $agent } 搭档要找的特工   { $bystander } 旁观者   { $assassin } 暗杀者   { $miss }A { $miss }B A 或 B 猜错过
duet-legend-over = 密钥，先 A 后 B：{ $agent } 特工   { $bystander } 旁观者   { $assassin } 暗杀者   { $miss }A { $miss }B A 或 B 猜错过
duet-sudden = 突然死亡
duet-complete = { $side } 方的词全部找到；以后由另一方给线索。
duet-complete-sudden = { $side } 方的词全部找到；现在只有 { $side } 方还要猜。
move-own-up = 承认
    .typed = 承认 撤回
    .help = 承认自己的线索无效：付一枚标记，线索照常使用
duet-ask-guess = 哪张牌？词或编号
duet-ask-restart = 要重新开始吗？（是 / 否）
duet-restart-proposed = { $name } 提议重新开始。
duet-penalty = 线索无效，付一枚标记；仍按有效线索继续。
duet-sudden-begins = 标记用完：突然死亡！
duet-key-structure = 密钥每一面有 9 名特工和 3 名暗杀者。有 3 名特工两面都是；你的暗杀者在搭档那边，一名是暗杀者，一名是特工，一名是旁观者。

## 陷阱词

trapwords-round = 第 { $round } 轮，共 { $rounds } 轮
trapwords-torches = 火把：◆ { $red }   ● { $blue }
trapwords-fights =
    { $side ->
        [red] 红队与怪物战斗！
       *[blue] 蓝队与怪物战斗！
    }
trapwords-set-word =
    { $side ->
        [red] 红队要猜的词：{ $word }
       *[blue] 蓝队要猜的词：{ $word }
    }
trapwords-describer = 描述者是 { $name }。会说出哪些词呢？
trapwords-needed = 需要 { $needed } 个陷阱，清单上有 { $written } 个。
trapwords-secret = 秘密词：{ $word }
trapwords-their-word = 他们要猜：{ $word }   陷阱：
trapwords-guesses = 已猜 { $made } 次，共 { $all } 次
trapwords-doubt = 说出了陷阱“{ $trap }”吗？
trapwords-doubt-illegal = 有违规提示吗？
trapwords-traps-were = 陷阱是：{ $traps }
trapwords-torch-passed = 火把交给 { $name }。
trapwords-monster-moved = 没有队伍前进：怪物逼近一个房间。
trapwords-restrictions = 描述者不能说秘密词或它的一部分，不能举例，不能用专名和标题，不能用押韵和字母，也不能做手势。
trapwords-ask-trap = 输入陷阱词，用空格分开（? = 帮助）
trapwords-ask-ready = Enter = 交出清单
trapwords-ask-hourglass = Enter = 翻转沙漏，开始
trapwords-ask-watchers = [{ $seconds }/{ $all } 秒] 对、错、陷阱 2、违规、怀疑 2、时间到（? = 帮助）
trapwords-ask-calls = 听到陷阱词或违规提示了吗？陷阱 2、违规、怀疑 2；Enter = 没有
trapwords-ask-doubt = 描述方回答：承认 1 或 否认 1，加上编号（监听方也可以：撤回 1）
trapwords-bell = 时间到！

## 破译

decipher-round = 第 { $round } 轮，共 { $rounds } 轮
decipher-wordsmith = 造词者：{ $name }
decipher-no = 否
decipher-attempts = 剩余尝试：{ $left }
decipher-tried = 试过：{ $words }
decipher-bonus = 奖励阶段：桌上有 { $tokens } 枚奖励标记，暗格里有 { $pieces } 个部件。
decipher-bonus-begins = 只剩三个部件：进入奖励阶段。
decipher-word = 你的词：{ $word }
decipher-chamber = 暗格里：{ $pieces }
decipher-ask-word = 你的秘密词，{ $length } 个字母
decipher-ask-give = 给哪个部件？输入编号；也可以预先给几个：1 2 1
decipher-ask-draw = Enter = 抽一个部件
decipher-ask-place = 格子编号；或者：答案 加上那个词（? = 帮助和字母）
decipher-ask-bonus = 要、跳过，或者：答案 加上那个词
decipher-ask-attempt = 答案 加上那个词
decipher-refused = { $field } 号格说“否”：这里放不下{ $piece }。
decipher-fits = { $field } 号格说“是”：{ $piece }留下了。
decipher-wrong = { $name }，{ $word } 不对。
decipher-passed = { $name } 跳过。
decipher-letters = 部件和它们组成的字母：

## 没有专用界面的游戏

generic-phase = 阶段：{ $phase }
generic-private = 只有你能看到：
generic-moves = { $name }可以：
generic-changed = 变化：{ $fields }
generic-outcome = 游戏结束。获胜：{ $winners }（{ $reason }）
generic-ask-move = 请输入列表中的一个行动及其内容（? = 帮助）

## 游戏之后

ask-save = 要保存这一局的记录吗？
ask-file = 文件 [Enter = { $usual }]：
file-exists = { $file } 已经存在。请换个名字。
file-failed = 无法写入 { $file }。请换个名字或文件夹。
file-saved = 已保存：{ $file }
ask-again = 接下来呢？
again-turned = 把牌翻过来再战一局
again-new = 同样的人，重新发牌
again-leave = 回家

## 记录

seat-table = 全桌
press-enter-for-next = Enter = 下一步，退出 = 离开
file-unreadable = 打不开 { $file }。请检查文件名再试。
record-unreachable = 无法取得 { $address }（{ $why }）。请检查地址后再试。
not-a-record = { $file } 不是游戏记录（{ $why }）。请给我一个游戏后保存的文件。
record-refused = 这份记录违反规则，后面无法显示。{ $why }
fingerprint-matches = 指纹相符：正是当初承诺的发牌。
fingerprint-differs = 指纹不符：不是当初承诺的发牌。
