# A game that goes on while somebody is missing.

seats-absent = 缺席的人
seat-empty = { $seat }：座位空着。
seat-empty-who = 旁观的人可以坐下，房主也可以添加机器人。
seat-out-of-reach = { $name }暂时离线，座位保留着。
seats-more = 另外还缺 { $count } 人。
seat-now = 新的一局。你现在的座位是：{ $seat }。
