# What a language model that plays in the lab is told.

model-task = 你正在玩《{ $game }》，座位是：{ $seat }。这局游戏使用的语言是{ $language }，说的、写的每个词都要用这种语言。请尽力取胜。
model-rules = 游戏简介：
model-table = 你现在看到的：
model-moves = 你现在可以采取的行动（请把尖括号里的名称换成具体的值）：
model-values = { $field }：从这些值中选一个：{ $values }
model-number = { $field }：{ $least } 到 { $most } 之间的数字
model-word = { $field }：一个词
model-text = { $field }：任意一行文字
model-spelling = { $field }：一个由 { $count } 个字母组成的词
model-wait = 暂不行动，先让别人来
model-answer = 请只回答一行：从上面的行动中选一个，严格按照所列格式书写，不要写别的内容。例如：{ $example }
model-unreadable = 这不是可以识别的行动。请只回答一行，例如：{ $example }
model-not-offered = “{ $move }”不在你现在可以采取的行动之中，或者其中有不允许的值。请换一个行动。
model-refused = “{ $move }”被拒绝了。{ $why }请换一个行动。
model-ruled-out = 裁判不允许这个词：它和桌上的某个词太接近，或者违反了给线索的其他规则。
