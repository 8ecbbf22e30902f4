# A game that goes on while somebody is missing.

seats-absent = 缺席的人
seat-empty = { $seat }：座位空着。
seat-empty-who = 旁观的人可以坐下，房主也可以添加机器人。
seat-out-of-reach = { $name }暂时离线，座位保留着。
seats-more = 另外还缺 { $count } 人。
seat-now = 新的一局。你现在的座位是：{ $seat }。

## Somebody who came in after the deal

late-title = 开局后加入
late-asks = { $name }在开局后加入。可以让其上场，也可以旁观到下一局。
late-full = { $name }在开局后加入，座位已满，先旁观到下一局。
late-seat = { $name }的座位
late-instead = { $seat }，替换{ $name }
late-watches = 先旁观
late-waits = 你来之前已经开局。{ $host }可以让你现在上场，在此之前请先旁观。下一局你可以坐任何空位。
late-waits-full = 你来之前已经开局，座位已满。请先旁观，下一局你可以坐任何空位。
late-admitted = 你可以上场了：请坐一个空位，或等房主安排。
seat-given = 你上场了！你的座位：{ $seat }。
