# Games that have no page of their own: everything they show and ask for is named in plain words.

generic-your-turn = 轮到你了
generic-waiting = 等待其他玩家
generic-do = 你可以做什么
generic-public = 桌面上
generic-yours = 只有你看得到
generic-people = 玩家
generic-players = { $least }–{ $most } 人
generic-told = { $who }：{ $move }
generic-won = { $names }获胜（{ $reason }）。
generic-over = 游戏结束：{ $reason }。
generic-yes = 是
generic-no = 否
generic-choose = 请选择……
generic-range = { $least } 到 { $most }
generic-longest = 最多 { $count } 个字符
generic-letters = { $count } 个字母
