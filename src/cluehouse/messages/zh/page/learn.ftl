# Learning: the shelf of lessons and the rules. A game’s own lesson is in the game’s file.

learn-title = 学着玩
learn-lead = 每个游戏两分钟，就在它自己的房间里，每一步都由你来走。
learn-begin = 开始
learn-opening = 正在准备课程……
learn-coach = 课程
learn-step = 第 { $step } 步，共 { $count } 步
learn-back = 退一步
learn-on = 继续
learn-show-me = 示范一下
learn-leave = 离开课程
learn-stray = 差一点。这一课请照上面说的做；点“示范一下”可以替你走这一步。
learn-look-first = 先看一看，再点“继续”。
learn-not-now = 真正的牌桌上可以这样做。这里我们一步一步来。

## The rules

rules-title = { $game }的规则
rules-search = 在规则中查找
rules-nothing = 没有提到“{ $text }”。换个短一点的词试试。
rules-found = 找到 { $count } 段
rules-chapters = 章节
rules-print = 打印
rules-learn = 边玩边学
rules-ids = 小字是规则的编号，裁判引用的就是它。

## Hints for those who play for the first time

hint-close = 知道了，不再显示
