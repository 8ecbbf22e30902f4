# After a game, and replays.

after-turned = 再来一局，把牌翻面
after-new =
    { $game ->
        [decipher] 再来一局
        [trapwords] 再来一局，换新词
       *[other] 再来一局，换新词
    }
after-rotates = 每队的人依次换一个座位：队长换人当。
after-won = 你们赢了！
    .alone = 你赢了！
after-lost = 你们输了。
    .alone = 这次没赢。
after-host-decides = 由房主开始下一局。
after-replay = 看回放
after-share = 分享回放
after-copy-text = 复制记录
after-link-copied = 链接已复制。
after-text-copied = 记录已复制。
after-lobby = 回到准备室
replay-title = 回放
replay-loading = 正在读取记录……
replay-start = 开局
replay-back = 后退一步
replay-forward = 前进一步
replay-play = 播放
replay-pause = 暂停
replay-rail = 游戏进度
replay-key = 显示秘密
findings-found = 找到的特工
findings-right = 猜中率
findings-clues = 线索
findings-understood = 搭档的猜中率
replay-when = { $date }，{ $minutes ->
        [0] 不到一分钟
       *[other] 用时{ $minutes }分钟
    }
finding-best-clue = 最佳线索
    .text = { $who }的“{ $clue } { $number }”找到了{ $cards }。
finding-better-clue = 更好的线索
    .missed = { $who }的“{ $clue } { $number }”引向了“{ $wrong }”。若说“{ $better }”，可以连起{ $meant }。
    .half = { $who }的“{ $clue } { $number }”找到{ $cards }后误碰“{ $wrong }”。若说“{ $better }”，可以连起{ $meant }。
    .short = { $who }的“{ $clue } { $number }”没有全部找到。若说“{ $better }”，可以连起{ $meant }。
finding-narrow-guess = 最险的一猜
    .text = { $who }根据“{ $clue } { $number }”碰了{ $cards }，而暗杀者“{ $wrong }”几乎一样近。{ $agreed ->
        [0] 不过没有机器人会先碰它。
       *[other] { $listeners }个机器人里有{ $agreed }个会碰错。
    }
finding-black-guess = 致命的一猜
    .text = { $who }根据“{ $clue } { $number }”碰到了暗杀者“{ $wrong }”。{ $agreed ->
        [0] 没有机器人会这样碰。
       *[other] { $listeners }个机器人里有{ $agreed }个也会这样碰。
    }
