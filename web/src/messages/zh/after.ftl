# After a game, and replays.

after-turned = 再来一局，翻面用词
after-new = 再来一局，换新词
after-host-decides = 由桌主开始下一局。
after-replay = 看回放
after-share = 分享回放
after-copy-text = 复制记录
after-link-copied = 链接已复制。
after-text-copied = 记录已复制。
after-lobby = 回到大厅
replay-title = 回放
replay-loading = 正在读取记录……
replay-start = 开局
replay-back = 后退一步
replay-forward = 前进一步
replay-play = 播放
replay-pause = 暂停
replay-rail = 游戏进度
replay-key = 显示密钥
replay-step = { $who }：{ $what }
replay-step-about = { $who }：{ $what } { $about }
findings-found = 找到的特工
findings-right = 触碰命中率
findings-clues = 线索
findings-understood = 搭档触碰命中率
