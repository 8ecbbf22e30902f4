# 破译。

decipher-round-of = 第 { $round } 轮，共 { $rounds } 轮
decipher-you = 你
decipher-players = 造词者和寻词者
decipher-wordsmith-part = 造词者
decipher-no = 不
decipher-fields = 字母格
decipher-field = 第 { $field } 格
decipher-field-letter = 字母 { $letter }
decipher-field-refuses = 不要：{ $pieces }
decipher-field-guess = 你猜 { $letter }
decipher-field-trial = 你的{ $piece }放在这里，再按一次就问
decipher-guess-at = 你给第 { $field } 格猜的字母
decipher-guess-letter = 第 { $field } 格猜 { $letter }
decipher-guess-private = 只有你在这台设备上看得到。
decipher-hand-empty = 手里没有部件
decipher-hand-yours = { $name } 给的。点一格放上去再问，或者直接拖过去。只会回答对或不对。
decipher-hand-theirs = { $name } 在找它的位置。
decipher-no-title = { $piece }：不在第 { $field } 格
decipher-no-yours = 换一格试试。
decipher-no-theirs = 第 { $field } 格不对，{ $name } 再换一格。
decipher-give-title = 给 { $name } 哪个部件？
decipher-draw-title = 为 { $name } 抽一个部件
decipher-give-smith = 对不对由程序回答。
decipher-give-about = 轮到 { $name }。
decipher-bonus-title =
    { $count ->
        [0] 奖励阶段：暗格已空
       *[other] 奖励阶段：暗格里还有 { $count } 个部件
    }
decipher-bonus-yours = 付一枚奖励标记要部件，跳过，或者说出答案。
decipher-coins = 桌上：{ $count } 枚奖励标记，每枚 2 分；猜出答案得 5 分
decipher-coins-wait = 归猜出的人；2 分可换一个部件
decipher-attempts-left = 还可以试 { $count } 次
decipher-out = 尝试用完了：这一轮先看着。
decipher-attempt-costs = 不论对错，都用掉一次尝试。
decipher-word-label = 答案，{ $length } 个字母
decipher-say-word = 说出答案
decipher-ask-field = 问第 { $field } 格
decipher-field-closed = 第 { $field } 格已经说不了
decipher-pick-field = 先选一格
decipher-buy = 付标记要部件
decipher-pass = 跳过
decipher-give-up = 放弃这一轮
decipher-give-up-about = 所有还能猜的寻词者都想看答案时，这一轮就结束。没有人得到答案分，那 5 分归造词者。
decipher-stay = 继续找
decipher-chamber = 暗格
decipher-draw = 随机抽一个
decipher-set-title = 设定一个 { $length } 个字母的秘密词
decipher-set-about =
    { $alphabet ->
        [polish] 词典里有的词，用波兰语字母（没有 Q、V、X）。不用专名和缩写。
       *[international] 词典里有的词，用字母 A 到 Z。不用专名和缩写。
    }
decipher-set-known = 选一个别人大概认识的词。
decipher-pieces = 目前用到 { $count } 个部件
decipher-set = 藏好答案
decipher-set-anyway = 仍然藏这个
decipher-set-strict = 本桌裁判严格：不允许的词不能用。
decipher-right = 对
decipher-wrong = 不对
decipher-has-passed = 跳过
decipher-is-willing = 想放弃
decipher-willing = { $names } 想放弃这一轮。
decipher-willing-own = 你想放弃这一轮。
decipher-willing-next = 还在猜的人都愿意，这一轮就结束；再放上一个部件或猜一次词，就不算数了。
decipher-sheet = 计分表
decipher-word = 答案
decipher-running = 进行中
decipher-total = 总分
decipher-alphabet = 字母和它们的部件
decipher-alphabet-about = 所有字母都由四种部件拼成：长条、短条、大弧和小弧。
decipher-fits-field = 第 { $field } 格还可能是什么
decipher-aid = 显示还有哪些字母可能
decipher-times = { $piece } × { $count }
decipher-revealed = 打开盒子
decipher-for-solution = 答案 { $points }
decipher-for-bonus = 奖励 { $points }
decipher-for-refused = 放错 { $points }
decipher-for-attempts = 没用掉的机会 { $points }
decipher-for-tried = 别人的尝试 { $points }
decipher-next-round = 进入第 { $round } 轮
decipher-attempt-wrong = { $name }：“{ $word }”。不是这个词。
decipher-said-no = 第 { $field } 格，{ $piece }：不对。
decipher-said-yes = 第 { $field } 格，{ $piece }：对。
decipher-you-have = 你拿到{ $piece }。放在哪一格？
decipher-findings-word = { $who }藏的词：
