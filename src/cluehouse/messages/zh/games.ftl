# What several games share: teams, seats, moves, phrases.

## Languages

language-en = 英语（English）
language-pl = 波兰语（polski）
language-zh = 中文

## Teams and seats

team-name =
    { $side ->
        [red] 红队
       *[blue] 蓝队
    }
seat-clock = 时钟
seat-referee = 裁判
team-red = 红队
team-blue = 蓝队
round-of = 第 { $round } 轮，共 { $rounds } 轮

## Phrases that everybody reads in their own language

phrase-one-moment = 稍等一下！
phrase-back = 我回来了！
phrase-hello = 大家好！
phrase-good-luck = 祝好运！
phrase-thanks = 谢谢！
phrase-well-played = 打得漂亮！
phrase-sorry = 抱歉！
phrase-what-do-you-think = 你们觉得呢？
phrase-bye = 再见！
phrase-stood-in = 我没招了，这一步由更简单的机器人代走。

## Moves: what they are called, what people may type for them, what they do

move-ruling = 裁定
    .typed = 裁定
    .help = 裁判的建议
move-time-up = 时间到
    .typed = 时间到 时间
    .help = 时间到了
move-resign = 认输
    .typed = 认输
    .help = 一方放弃这局游戏

## What a replay tells

told-ruling = 裁判的看法：{ $about }。
told-time-up = 时间到。
told-resign = 一方认输。
