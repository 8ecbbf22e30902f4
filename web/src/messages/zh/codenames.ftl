# Codenames.

codenames-board = 牌面，25 张
codenames-score = 还要找到的特工
codenames-left =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }：还剩 { $count } 名特工
codenames-to-find = 待找
codenames-your-clue = 轮到你给提示
codenames-your-guess = 你的队伍猜词
codenames-clue = 提示
codenames-clue-given =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }提示：{ $clue }
codenames-guesses-left = 还可猜 { $count } 张
codenames-overtime = 已超时
codenames-stop = 停止猜词
codenames-cover-ghost = 替不在场的对手盖住一个词。
codenames-cover-penalty = 对方的提示无效：你可以先盖住自己的一个词，再给提示。
codenames-objection-note = 由对方队长决定。
codenames-key-is-yours = 只有队长能看到密钥。除了词和数字，什么也发不出去。
codenames-dim-rivals = 调暗不属于我们的词
codenames-chief = 队长，能看到密钥
codenames-asked-you = 可以给这个提示吗？
codenames-approve = 可以
codenames-decline = 不可以
team-red = 红队
team-blue = 蓝队
card-covered-by = 已翻开：{ $what }
card-marked-by = { $names } 已标记
card-touch = 确认猜 { $word }
