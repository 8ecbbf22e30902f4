# Clues and objections, in Codenames and Duet.

clue-one-word = 线索，一个词
clue-words = 线索
clue-number = 几张牌
clue-unlimited = 不限
clue-give = 给出
clue-give-anyway = 仍然给出
clue-ask = 先问对方队长
clue-referee = 裁判：{ $verdict }。
clue-referee-more = 裁判的完整意见
clue-alone = 一个词加一个数字，别的都不说。
clue-log = 线索记录
clue-log-empty = 还没有线索。
objection-raised = { $name } 对线索提出异议。
objection-object = 对线索提出异议
objection-uphold = 线索无效
objection-waive = 让它有效
