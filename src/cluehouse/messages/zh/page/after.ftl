# After a game, and replays.

after-next = 接下来
after-rematch = 再来一局
    .together = 再来一局
after-note =
    .rotate = 新的一局，每人依次换一个座位。
    .keep = 新的一局，座位不变。
after-turned = 翻面再玩
    .about = 再来一局，用这些牌的背面。
after-seats = 下一局的座位
    .rotate = 依次轮换
    .keep = 保持不变
after-won = 你们赢了！
    .alone = 你赢了！
after-lost = 你们输了。
    .alone = 这次没赢。
after-host-decides = 由房主开始下一局。
after-replay = 看回放
after-share = 分享
after-copy-text = 复制记录
after-link-copied = 链接已复制。
after-text-copied = 记录已复制。
after-lobby = 回到准备室
after-best = 本局高光
replay-again = 再来一局
    .about = 开一张新桌：同样的游戏、设置和机器人。
replay-gone = 找不到这个回放
    .about = 这个地址没有已结束的游戏。可能漏了字母，也可能已被删除。
screen-gone = 没有这个桌号
    .about = 请核对玩家屏幕上的桌号，再从菜单打开大屏幕。
replay-title = 回放
replay-loading = 正在读取记录……
replay-meant = { $said }指的是{ $words }。
replay-start = 开局
replay-back = 后退一步
replay-forward = 前进一步
replay-play = 播放
replay-pause = 暂停
replay-rail = 游戏进度
replay-key = 显示秘密
undoings = 撤回了 { $count } 步
undoing-after = { $step ->
        [0] 开局时
       *[other] 第 { $step } 步之后
    }
undoing-by = 由{ $who }请求撤回。
undoing-shown = 撤回前已经看到了秘密。
replay-late = 发牌后加入：{ $names }
findings-found = 找到的特工
findings-right = 猜中率
findings-clues = 线索
findings-understood = 搭档的猜中率
replay-when = { $date }，{ $minutes ->
        [0] 不到一分钟
       *[other] 用时 { $minutes } 分钟
    }
finding-best-clue = 最佳线索
    .text = { $who }的“{ $clue } { $number }”找到了{ $cards }。
finding-better-clue = 更好的线索
    .missed = { $who }的“{ $clue } { $number }”引向了“{ $wrong }”。若说“{ $better }”，可以连起{ $meant }。
    .half = { $who }的“{ $clue } { $number }”找到{ $cards }后误点“{ $wrong }”。若说“{ $better }”，可以连起{ $meant }。
    .short = { $who }的“{ $clue } { $number }”没有全部猜中。若说“{ $better }”，可以连起{ $meant }。
finding-narrow-guess = 最险的一猜
    .text = { $who }根据{ $by }的“{ $clue } { $number }”点了{ $cards }，而暗杀者“{ $wrong }”跟线索也几乎同样接近。{ $agreed ->
        [0] 不过没有机器人会先点它。
       *[other] { $listeners } 个机器人里有 { $agreed } 个会点错。
    }
finding-black-guess = 致命的一猜
    .text = { $who }根据{ $by }的“{ $clue } { $number }”点中了暗杀者“{ $wrong }”。{ $agreed ->
        [0] 没有机器人会这样点。
       *[other] { $listeners } 个机器人里有 { $agreed } 个也会这样点。
    }
