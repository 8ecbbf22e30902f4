# Bots: how they play and what they say about their moves.

## What bots think of their moves

thought-expected = “{ $clue }”让我想到{ $words }。
thought-remembered = 我记得线索“{ $clue }”，可能指“{ $words }”。
thought-stopped = 我到此为止，再猜一张太冒险。
thought-title = { $who }的想法
thought-hoped = 没有线索，{ $words }看来最有可能。
thought-next = 下一张本想猜“{ $words }”，但太冒险。
thought-meant = “{ $clue }”指的是{ $words }。
thought-feared = 也可能让人想到{ $words }。
thought-warned = “{ $clue }”只是提醒不要猜什么。
thought-illegal = 裁判不允许“{ $clue }”。
thought-fears = 可能的陷阱：{ $words }。
thought-dreads = 最可能的陷阱：{ $words }。
thought-ideas = 想到的：{ $words }。

## How bots play

bot-level-dice = 机器人，全凭骰子
    .about = 不思考，全凭掷骰子，适合先试试牌桌。
    .short = 随机
bot-level-careful = 机器人，谨慎型
    .about = 步子小而稳，宁可停手也不出错。
    .short = 谨慎
bot-level-even = 机器人，稳健型
    .about = 像个有经验的玩家，值得才冒险。想玩得轻松些，请选“陪新手”。
    .short = 稳健
bot-level-bold = 机器人，大胆型
    .about = 敢想敢猜：常有妙招，偶尔大失手。
    .short = 大胆
bot-level-beginner = 机器人，陪新手
    .about = 用词简单，步子小，适合陪你玩第一局。
    .short = 陪新手
bot-level-program = 外部程序
bot-installed-about = 服务器管理员另外安装的机器人。
bot-level = { $name }的玩法
bot-levels-about = 机器人是程序：它只看得到自己座位能看的东西，和大家遵守同样的规则。
