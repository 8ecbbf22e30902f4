# One message for every refusal code that is not a game’s own: what is wrong, and what to do instead.

## In every game

refusal-no-such-seat = 这张桌子没有这个座位。请从显示的座位中选择。
refusal-no-such-move = 这个游戏没有这种行动。请从给出的行动中选择。
refusal-game-over = 游戏已经结束。想继续玩，请开始新的一局。
refusal-not-now = 现在不能这样做。请从当前可用的行动中选择。
refusal-not-your-turn = 还没轮到你。请等其他人行动完。
refusal-not-your-part = 这是别人的职责，请交给他们来做。
refusal-bad-argument = 这里不能这样填。请从给出的选项中选择。
refusal-bad-text = 请写一行文字，不超过 { $longest } 个字符，不要有看不见的符号。
refusal-one-word-only = 这里只能写一个词。请不要用空格。
refusal-bad-option = 这些设置不能一起使用。请从给出的选项中选择。
refusal-no-such-language = 这里不支持语言“{ $language }”。请从给出的语言中选择。
refusal-too-few-players =
    { $team ->
        [red] 红队
        [blue] 蓝队
        [a] A 方
        [b] B 方
       *[players] 这个游戏
    }至少需要 { $needed } 人。请先让别人加入。
refusal-too-few-words = 词卡不够：需要 { $needed } 张。请换一副更大的牌库。

## At a table

refusal-no-such-table = 这里没有这张桌子，或者你不能进入。请检查桌号。
refusal-table-full = 这张桌子已经满了。请另开一桌。
refusal-bad-name = 名字要写在一行里，1 到 { $longest } 个字符。请换一个。
refusal-name-taken = 这里已经有人叫{ $name }了。请换个名字。
refusal-no-such-person = 这个人不在桌边。请从名单里选一位。
refusal-not-host = 只有房主能这样做。请找房主。
refusal-not-seated = 你还没有座位。请先坐下。
refusal-seat-unknown = 桌边没有这个座位。请选显示出来的座位。
refusal-seat-taken = 那里有人坐了。请选空座位，或请房主调换。
refusal-seat-empty =
    { $seat ->
        [red-chief] 红队队长的座位还空着。
        [blue-chief] 蓝队队长的座位还空着。
       *[operative] 猜词者的座位还空着。
    }需要有人或机器人坐上去。
refusal-knows-too-much = 你已经看到这一局的秘密，不能坐那个座位。请等下一局。
refusal-already-sitting = 你已经坐在那里了。
refusal-no-game = 现在没有进行中的游戏。房主可以开始一局。
refusal-game-running = 游戏正在进行。请等这一局结束。
refusal-not-ready = 还有人没准备好。请等一等，或问问他们。
refusal-paused = 游戏已暂停。请先继续。
refusal-not-paused = 游戏没有暂停。
refusal-stale = 在你看过之后，桌上有了变化。请再看一看，然后决定。
refusal-no-sand = 现在不能翻沙漏。
refusal-bad-pack = 自定义词库不能用（第 { $line } 行：{ $text }）。请改好再试。
refusal-no-such-book = 没有这本任务日志。请检查链接。
refusal-no-such-record = 没有这份对局记录。请检查链接。
refusal-no-such-lesson = 这款游戏没有该语言的入门教程。
refusal-no-such-game = 这里没有叫“{ $game }”的游戏。
refusal-vote-pending = 还有一个提议在等答复。请先处理它。
refusal-no-vote = 没有提议在等你的答复。
refusal-nothing-to-undo = 你没有可以收回的公开行动。
refusal-silence = 按规则，你现在要保持安静。轮到你时再说。
refusal-hushed = 房主暂时把你禁言了。请找房主。
refusal-ruled-out = 这张桌子裁判严格，不能这样（{ $rule }）。
refusal-bad-command = 服务器没有看懂这个请求。请再试一次。
refusal-foreign-page = 这个页面不是从本服务器打开的。请用服务器自己的地址打开；管理员请检查代理是否保留了 Host 标头。
refusal-too-fast = 请求太频繁。请稍等再试。
refusal-too-many-tables = 从这里开的桌子太多了。请稍后再试。
refusal-too-many-connections = 来自这里的连接太多。请关掉一个再试。
refusal-not-saved = 没能保存，所以这一步没有发生。请告诉管理员，然后再试。
refusal-house-closing = 服务器正在重启。请稍后再试，一切都会保留。
refusal-house-error = 服务器出了点问题，什么都没有改变。请再试一次。
