# Clues and objections, in Codenames and Duet.

clue-one-word = 提示，一个词
clue-words = 提示
clue-number = 几张牌
clue-unlimited = 不限
clue-give = 给出
clue-ask = 先问对方队长
clue-referee = 裁判：{ $verdict }。
clue-alone = 一个词加一个数字，别的都不说。
clue-log = 提示记录
clue-log-empty = 还没有提示。
objection-raised = { $name } 对提示提出异议。
objection-object = 对提示提出异议
objection-uphold = 提示无效
objection-waive = 让它有效
