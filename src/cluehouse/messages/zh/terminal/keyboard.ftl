# A table at one keyboard.

welcome = 欢迎来到 Cluehouse！
not-affiliated = 大家共用一个键盘的游戏。游戏名称归其所有者所有；本项目与他们没有关系。
good-bye = 再见，欢迎再来！
comma = 、
labelled = { $label }：{ $text }

## Commands of the house

command-help = 帮助
    .typed = 帮助
    .help = 这里可以做什么
command-who = 谁
    .typed = 谁
    .help = 换别人来行动
command-key = 密钥
    .typed = 密钥
    .help = 单独看自己这一边的密钥
command-quit = 退出
    .typed = 退出 离开
    .help = 离开桌子
command-yes = 是
    .typed = 是 好 对
command-no = 否
    .typed = 否 不
shortcut-right = 对
    .typed = 对
    .help = 有人猜对了
shortcut-wrong = 错
    .typed = 错
    .help = 有人猜错了

## Questions before a game

ask-language = 语言：
ask-game = 玩哪个游戏？
ask-card-language = 词语的语言：
ask-players = 几个人玩？
ask-rulebook = 其他都按规则书吗？
seats-are = 座位：{ $names }
ask-names = 按这个顺序输入名字，用逗号分开（Enter = 不用名字）：
enter-takes = [Enter = { $usual }]
none = 无
not-in-list = 请输入 1 到 { $most } 的数字。
not-in-range = 请输入 { $least } 到 { $most } 的数字。
yes-or-no = 请回答“是”或“否”。
fingerprint = 本局发牌的指纹，以后可以核对有没有人改动：{ $hash }
press-enter-to-begin = Enter = 开始

## Whose screen it is

hand-over =
    { $count ->
        [1] 请把键盘交给{ $names }。其他人不要看！
       *[other] 请把键盘交给{ $names }。只有他们可以看屏幕！
    }
press-enter = Enter = 显示秘密屏幕
press-enter-when-seen = Enter = 隐藏
ask-who = 谁来行动？编号或名字：
ask-leave = 游戏还没结束，要离开吗？（是 / Enter = 否）
ask-sure = 确定吗？（是 / Enter = 否）
ask-anything = 请行动（? = 帮助）
not-understood = 没看懂。输入 ? 可以看到这里能做什么。
or-do-you-mean = 如果指的是这个词本身，请输入：{ $line }

## After a game

ask-save = 要保存这一局的记录吗？
ask-file = 文件 [Enter = { $usual }]：
file-exists = { $file } 已经存在。请换个名字。
file-failed = 无法写入 { $file }。请换个名字或文件夹。
file-saved = 已保存：{ $file }
ask-again = 接下来呢？
again-turned = 把牌翻过来再来一局
again-new = 同样的人，重新发牌
again-leave = 回家
ask-rotate = 大家依次换一个座位吗？

## Records

seat-table = 全桌
press-enter-for-next = Enter = 下一步，退出 = 离开

## 没有专用界面的游戏

generic-phase = 阶段：{ $phase }
generic-private = 只有你能看到：
generic-moves = { $name }可以：
generic-changed = 变化：{ $fields }
generic-outcome = 游戏结束。获胜：{ $winners }（{ $reason }）
generic-ask-move = 请输入列表中的一个行动及其内容（? = 帮助）
