# 每个拒绝代码一条消息：哪里不对，应该怎么做。

refusal-no-such-seat = 这张桌子没有这个座位。请从显示的座位中选择。
refusal-no-such-move = 这个游戏没有这种行动。请从给出的行动中选择。
refusal-game-over = 游戏已经结束。想继续玩，请开始新的一局。
refusal-not-now = 现在不能这样做。请从当前可用的行动中选择。
refusal-not-your-turn = 还没轮到你。请等其他人行动完。
refusal-not-your-part = 这是别人的职责，请交给他们来做。
refusal-bad-argument = 这里不能这样填。请从给出的选项中选择。
refusal-bad-text = 请写一行文字，不超过 { $longest } 个字符，不要有看不见的符号。
refusal-one-word-only = 这里只能写一个词。请不要用空格。
refusal-bad-option = 这些设置不能一起使用。请从给出的选项中选择。
refusal-no-such-language = 这里不支持语言“{ $language }”。请从给出的语言中选择。
refusal-too-few-players =
    { $team ->
        [red] 红队
        [blue] 蓝队
        [a] A 方
        [b] B 方
       *[players] 这个游戏
    }至少需要 { $needed } 人。请先让别人加入。
refusal-too-few-words = 词卡不够：需要 { $needed } 张。请换一副更大的牌库。

## 词卡棋盘

refusal-card-unknown = 桌面上没有“{ $card }”。请选择桌面上的词。
refusal-card-covered = “{ $card }”已经被盖住了。请选择还没盖住的词。
refusal-guess-first = 每回合至少要猜一次。请先指一张牌，然后才能停。
refusal-already-marked = 已经标记过了。可以取消标记，或者直接指这张牌。
refusal-not-marked = 你没有标记这张牌。请先标记。
refusal-not-your-word = “{ $card }”不是你们队的词。请盖住自己队的词。
refusal-clue-pending = 对方队长还在考虑你给他看的线索。请等待答复，或者不等答复直接给线索。
refusal-objection-pending = 有人对线索提出了异议。请等待裁定。
refusal-too-late-to-object = 来不及提异议了：必须在第一次猜词之前提出。线索有效，请继续。
refusal-clue-approved = 这条线索事先已经得到同意，因此有效。请让它通过。

## 二重奏

refusal-own-token = 你们这边已经在“{ $card }”上猜错过。请换一个词；这个词只有搭档还能猜。
refusal-side-complete = 你们这边的词已经全部找到。以后由搭档给线索。
refusal-two-clues-in-a-row = 你们这边已经连续给了两条线索。现在请让另一边给一条。
refusal-nothing-to-find = 你已经没有要找的词了。请让搭档来猜。
refusal-mission-locked = 这个任务还没有解锁。请先完成与它相连的任务。

## 陷阱词

refusal-list-frozen = 你们的清单已经交了。只要对方还在写，可以先重新打开。
refusal-list-not-exact = 陷阱的数量必须正好。请添加或划掉一些词。
refusal-list-full = 清单已满。请先划掉一些再添加。
refusal-trap-repeated = “{ $word }”已经在清单上了。请写别的词。
refusal-trap-is-secret = “{ $word }”就是秘密词，它本来就是陷阱。请写别的词。
refusal-dread-unmarked = 对方受到“恐惧之词”的诅咒。请先标出会让他们后退的那个陷阱。
refusal-torch-offered-to-all = 火把已经传遍全队。现在谁拿着火把，谁就来描述。
refusal-answer-pending = 有一个答案还没有判定。请先决定它算不算对。
refusal-too-late-to-call = 太晚了：触发陷阱或违规提示必须当场指出。请继续。
refusal-no-guess-left = 你这回合的猜测次数用完了。请让队友来猜。
refusal-words-used-up =
    { $left ->
        [0] 你的词数用完了。现在只能由队友来猜。
       *[other] 你只剩 { $left } 个词了。请说得短一些。
    }
refusal-one-message-only = 洪水：只能发一条提示，你已经发过了。现在只能由队友来猜。
refusal-clues-frozen = 石化：第一次猜测之后不能再给提示。现在只能由队友来猜。
refusal-echo-needed = 回声：每个词都要连写两遍，例如“奶牛 奶牛”。
refusal-no-s-words = 毒蛇：不能用以 S 开头的词。请换别的词。
refusal-three-words-only = 三词令：一条提示最多 { $left } 个词。请写短一些。
refusal-wait-for-guess = 三词令：每条提示之后要等一次猜测。请先让队友猜。
refusal-say-what-it-is-not = 反话：要说它不是什么，并以“{ $negations }”开头。
refusal-chambers-not-ascending = 迷宫要有五个不同的房间，编号 1 到 10，从小到大。请照此选择。
refusal-chambers-share-a-tile = 3 号和 10 号房间是同一块板的两面。请只选其中一个。

## 破译

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
    { $field } 号格已经拒绝过{ $piece ->
        [long] 长条
        [short] 短条
        [big] 大弧
       *[small] 小弧
    }。请试别的格。
refusal-no-attempt-left = 你这一轮的尝试次数用完了。下一轮会有新的。
refusal-chamber-empty = 暗格空了，没有部件可要。请猜词，或者跳过。
