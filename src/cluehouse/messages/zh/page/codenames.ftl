# Codenames.

codenames-board = 牌面，25 张
codenames-score = 还要找到的特工
codenames-left =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }：还剩 { $count } 名特工
codenames-to-find = 待找
codenames-plate-guesses =
    { $side ->
        [red] 红队猜词
       *[blue] 蓝队猜词
    }
codenames-plate-thinks =
    { $side ->
        [red] 红队思考
       *[blue] 蓝队思考
    }
codenames-plate-waits =
    { $side ->
        [red] 红队等待
       *[blue] 蓝队等待
    }
codenames-plate-decides =
    { $side ->
        [red] 红队裁定
       *[blue] 蓝队裁定
    }
codenames-plate-won =
    { $side ->
        [red] 红队获胜
       *[blue] 蓝队获胜
    }
codenames-plate-lost =
    { $side ->
        [red] 红队落败
       *[blue] 蓝队落败
    }
codenames-you-chief = 你：队长
codenames-you-operative = 你：队员
codenames-your-clue = 轮到你给线索
codenames-your-guess = 你的队伍猜词
codenames-clue = 线索
codenames-clue-given =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }线索：{ $clue }
codenames-guesses-left = 还可猜 { $count } 张
codenames-overtime = 已超时
codenames-stop = 停止猜词
codenames-cover-ghost = 替不在场的对手盖住一个词。
codenames-cover-penalty = 对方的线索无效：你可以先盖住自己的一个词，再给线索。
codenames-decides = 由 { $name } 决定
    .you = 由你决定
codenames-objection-note = 由 { $name } 决定。
    .self = 提出的人就是队长，由其决定。
    .you = 由你决定：如果线索无效，对方回合结束，你可以盖住自己的一个词。
codenames-object-about = 线索犯规了？在碰第一张牌之前可以提出异议，由你们的队长决定。
codenames-risk = 对手可以提出异议。那样你们就失去这个回合，对手还可以盖住自己的一个词。
codenames-upheld =
    线索“{ $clue }”无效，回合结束；{ $rival ->
        [red] 红队
       *[blue] 蓝队
    }可以盖住自己的一个词。
codenames-penalty-covered = { $card }：因对方犯规而盖住，没有人碰过。
codenames-waived = 线索“{ $clue }”有效。
codenames-invalid = 无效
    .covered = 无效；因此盖住：{ $card }
codenames-ghost-covered = 幽灵盖住：{ $card }
codenames-number-zero = 0：你们的词都与这条线索无关。可以不限次数地猜，但至少要猜一次。
codenames-number-unlimited = ∞：可以不限次数地猜，但不说明线索对应几个词。
codenames-key-is-yours = 只有队长能看到密钥。除了词和数字，什么也发不出去。
codenames-dim-rivals = 调暗不属于我们的词
codenames-chief = 队长，能看到密钥
codenames-asked-you = 可以给这条线索吗？
codenames-asked-waiting = 等对方队长答复。别人都不知道。
codenames-asked-approved = 对方队长同意。可以给出这条线索。
    .answered = 你已同意，对方可以给出这条线索。
codenames-asked-declined = 对方队长不同意。最好换一条。
    .answered = 你没有同意，对方会换一条。
codenames-approve = 可以
codenames-decline = 不可以
team-red = 红队
team-blue = 蓝队
card-covered-by = 已翻开：{ $what }
card-marked-by = { $names } 已标记
card-touch = 确认猜 { $word }
