# Codenames: everything that only this game says, on the page and in the terminal.

## Seats

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

## Options

option-codenames-language = 词卡语言
option-codenames-variant = 玩法
    .standard = 两队对抗
    .ghost = 一队对抗幽灵（两三人玩，我们的变体）
    .shared = 两名队长，一名队员轮流为双方猜词（三人玩，我们的变体）
option-codenames-red = 红队人数
option-codenames-blue = 蓝队人数
option-codenames-pool = 牌
    .codenames = 行动代号的牌
    .duet = 二重奏的牌
    .mixed = 两副混合
    .pictures = 图画牌
option-codenames-abbreviations = 可以用 NASA 这样的缩写作线索吗？
option-codenames-names = 可以用多个词的名称作线索吗？
option-codenames-titles = 可以用电影名和书名作线索吗？
option-codenames-hyphenated = 可以用带连字符的词作线索吗，例如“T-shirt”？
option-codenames-homonyms = 可以用同音或同形的词作线索吗？
option-codenames-foreign-words = 可以用日常会说的外语词作线索吗，例如“crêpes”？
option-codenames-spoken = 口头说线索吗？（不能有机器人）
option-codenames-timer = 计时
    .off = 关闭
    .warn = 只提醒
    .end-turn = 时间到就停止猜词；给线索超时只提醒
option-codenames-clue-seconds = 给线索的秒数
option-codenames-guess-seconds = 猜词的秒数
option-codenames-first-clue-extra = 第一条线索多给的秒数

## Moves: what they are called, what people may type for them, what they do

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

## What happens

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
codenames-phase-ghost = 现在幽灵要盖住一张蓝方的牌，由队长来选。
codenames-touched-red = { $card }——红方特工！
codenames-touched-blue = { $card }——蓝方特工！
codenames-touched-bystander = { $card }——只是旁观者。
codenames-touched-assassin = { $card }——暗杀者！
codenames-end-stop = 本队停手。
codenames-end-limit = 本回合的猜词次数用完了。
codenames-end-bystander = 回合结束。
codenames-end-rival = 送了对方一个特工；回合结束。
codenames-end-time = 时间到；回合结束。
codenames-end-penalty = 线索无效；没有猜词，回合结束。
codenames-outcome-resigned =
    { $side ->
        [red] 蓝队认输，红队获胜！
       *[blue] 红队认输，蓝队获胜！
    }
codenames-outcome-all-found =
    { $side ->
        [red] 红方特工全部找到，红队获胜！
       *[blue] 蓝方特工全部找到，蓝队获胜！
    }
codenames-outcome-assassin =
    { $side ->
        [red] 蓝队碰到了暗杀者，红队获胜！
       *[blue] 红队碰到了暗杀者，蓝队获胜！
    }
codenames-left =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }：还剩 { $count } 名特工
codenames-guesses-left =
    { $count ->
        [-1] 猜词次数不限
       *[other] 还可猜 { $count } 张
    }
codenames-number-high = 你们队只剩 { $left } 张牌要找。

## On the page

codenames-board = 牌面，25 张
codenames-score = 还要找到的特工
codenames-to-find = 待找
codenames-plate-guesses =
    { $side ->
        [red] 红队猜词中
       *[blue] 蓝队猜词中
    }
codenames-plate-thinks =
    { $side ->
        [red] 红队思考中
       *[blue] 蓝队思考中
    }
codenames-plate-waits =
    { $side ->
        [red] 红队等待中
       *[blue] 蓝队等待中
    }
codenames-plate-decides =
    { $side ->
        [red] 红队裁定中
       *[blue] 蓝队裁定中
    }
codenames-plate-won =
    { $side ->
        [red] 红队赢了
       *[blue] 蓝队赢了
    }
codenames-plate-lost =
    { $side ->
        [red] 红队输了
       *[blue] 蓝队输了
    }
codenames-clue-given =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }线索：{ $clue }
codenames-overtime = 已超时
codenames-stop = 停止猜词
codenames-cover-ghost = 替不在场的对手盖住一张牌。
codenames-objection-note = 由{ $name }决定。
    .yours = 由对方队长{ $name }决定；如果线索无效，你们的回合就结束。
    .chief = 由你们的队长{ $name }决定。
    .self = 提出异议的就是队长，由队长自己决定。
    .you = 由你决定：如果线索无效，对方回合结束，你可以盖住自己的一张牌。
codenames-object-about = 线索犯规了？在点第一张牌之前可以提出异议，由你们的队长决定。
codenames-risk = 对手可以提出异议。那样你们就失去这个回合，对手还可以盖住自己的一张牌。
codenames-upheld =
    线索“{ $clue }”无效，回合结束；{ $rival ->
        [red] 红队
       *[blue] 蓝队
    }可以盖住自己的一张牌。
codenames-penalty-covered = { $card }：因对方犯规而盖住，没有人碰过。
codenames-waived = 线索“{ $clue }”有效。
codenames-invalid = 无效
    .covered = 无效；因此盖住：{ $card }
codenames-ghost-covered = 幽灵盖住：{ $card }
codenames-number-zero = 0：你们的牌都与这条线索无关。可以不限次数地猜，但至少要猜一次。
codenames-number-unlimited = ∞：可以不限次数地猜，但不说明线索对应几张牌。
codenames-key-is-yours = 只有队长能看到密钥。能发出去的只有一个词和一个数字。
codenames-dim-rivals = 调暗不属于我们的牌
codenames-chief = 队长，能看到密钥
codenames-asked-you = 可以给这条线索吗？
codenames-asked-waiting = 等对方队长答复。别人不知道。
codenames-asked-approved = 对方队长同意。可以给出这条线索。
    .answered = 你已同意，对方可以给出这条线索。
codenames-asked-declined = 对方队长不同意。最好换一条。
    .answered = 你没有同意，对方会换一条。
codenames-says-own-clue = 轮到你给线索
codenames-says-own-guess = 轮到你们猜
codenames-says-own-chief = 你们的队长思考中
codenames-says-dispute = 线索有争议
codenames-says-ghost = 轮到幽灵
codenames-says-last = 最后一张……
codenames-after-seats = 谁看密钥
codenames-todo-clue = 一个词，加上它对应几张牌。
    .aloud = 大声说出来，再在这里记下数字。
    .penalty = 对方的线索无效：你可以先盖住自己的一张牌。
codenames-todo-guess = 先点牌，再点小手。
codenames-todo-guesses = 还可猜 { $count } 张。
codenames-todo-zero = 0：你们的牌都不符合。次数不限，但至少猜一次。
codenames-todo-unlimited = ∞：次数不限，想猜几张都行。
codenames-todo-own-chief = { $name }正在想线索，接着由你们猜。
codenames-todo-own-guess = 现在别出声，只能靠线索。
codenames-todo-rivals-clue = { $name }正在想线索，下一个轮到你们队。
codenames-todo-rivals-guess = 他们猜错或停手，就轮到你们。
codenames-todo-watch = { $name }正在想线索。
codenames-todo-decide = 由你裁定是否有效。
codenames-todo-decides = 由{ $name }裁定是否有效。
codenames-todo-ghost = 替它盖住一张蓝方的牌。
    .waits = { $name }替它盖住一张蓝方的牌。
codenames-title =
    { $side ->
        [red] 红队赢了！
       *[blue] 蓝队赢了！
    }
codenames-why-all-found =
    { $side ->
        [red] { $who }点中“{ $card }”，{ $count } 名红方特工全部找到。
       *[blue] { $who }点中“{ $card }”，{ $count } 名蓝方特工全部找到。
    }
codenames-why-covered =
    { $side ->
        [red] “{ $card }”被盖住，{ $count } 名红方特工全部找到。
       *[blue] “{ $card }”被盖住，{ $count } 名蓝方特工全部找到。
    }
codenames-why-assassin =
    { $side ->
        [red] 蓝队{ $who }点中“{ $card }”，那是暗杀者。
       *[blue] 红队{ $who }点中“{ $card }”，那是暗杀者。
    }
codenames-why-resigned =
    { $side ->
        [red] 蓝队认输。
       *[blue] 红队认输。
    }
codenames-rematch = 25 张新牌，队伍不变。
codenames-rematch-key = 看密钥的不变：红队{ $red }，蓝队{ $blue }。
    .next = 换人看密钥：红队{ $red }，蓝队{ $blue }。
    .one = 由{ $red }看密钥。
codenames-approve = 可以
codenames-decline = 不可以

## In the terminal

codenames-ask-guess = 哪张牌？词或编号（对方还可以输入：异议）
codenames-ask-approve = 你同意这条线索吗？（是 / 否）
codenames-ask-ghost = 幽灵盖住哪张蓝方的牌？词或编号
codenames-covered =
    { $side ->
        [red] “{ $card }”被盖住：红方特工。
       *[blue] “{ $card }”被盖住：蓝方特工。
    }
codenames-penalty = 给线索之前，队长可以盖住自己队的一张牌：盖住 加上牌上的词。
codenames-proposed-waiting = 对方队长问这条线索行不行：{ $clue }
codenames-proposed-approved = 对方队长同意：{ $clue }
codenames-proposed-declined = 对方队长不同意：{ $clue }
codenames-ghost-score = 还有 { $score } 名蓝方特工没被找到：这就是你们的得分。

## What a replay tells

told-ask = { $who }先给对方队长看“{ $about }”。
told-approve = { $who }同意这条线索。
told-decline = { $who }不同意这条线索。
told-cover = { $who }盖住{ $about }。

## Refusals

refusal-not-your-word = “{ $card }”不是你们队的牌。请盖住自己队的牌。
refusal-clue-pending = 对方队长还在考虑你先给对方看的线索。请等待答复，或者不等答复直接给线索。
refusal-clue-approved = 对方队长事先同意了这条线索，所以有效。

## The lesson

learn-codenames-board = 二十五个词，每个词背后都藏着一个人：我方红色特工、蓝色特工、旁观者，或者暗杀者。你是红队的队员，只看得见词。
learn-codenames-key = 这是队长看到的密钥。九个红色的词要由你们找出来，八个蓝色的属于对手。谁碰到暗杀者“{ $assassin }”，谁立刻输掉。
learn-codenames-mark = 队长说“{ $clue }：2”，意思是有两个红色的词与它有关。点“{ $card }”做个标记；标记只是想法，不算数。
learn-codenames-touch = 现在正式猜：按“{ $card }”上的手。碰了就不能反悔。
learn-codenames-mark-again = 红色！只要猜中自己的词，就可以接着猜。点“{ $card }”。
learn-codenames-touch-again = 再按“{ $card }”上的手。
learn-codenames-stop = 两个都找到了。猜的次数最多可以比数字多一次，但不必用完。按结束回合的按钮。
learn-codenames-rivals = 蓝队猜中一个词，接着碰到了“{ $card }”：是旁观者。碰到旁观者或对方特工，回合就结束。
learn-codenames-clue = 现在你是队长。“{ $one }”和“{ $other }”有共同点：写“{ $clue }”，选 2。写“{ $tempting }”也说得通，可是会把人引向暗杀者“{ $assassin }”。
learn-codenames-numbers = 队友两个都找到了。线索是一个词加一个数字，不能是桌上还没盖住的词，也不能是它的一部分；写的时候裁判会提醒你。
learn-codenames-end = 蓝队碰到了暗杀者“{ $assassin }”，红队当场获胜。平常是先找齐自己所有词的一队赢。就这么简单，去玩吧。
