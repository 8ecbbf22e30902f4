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
refusal-bad-option =
    { $kind ->
        [range] “{ $field }”：请选 { $least } 到 { $most } 之间的数字。
        [numbers] “{ $field }”：请选 { $least } 到 { $most } 之间互不相同的数字。
        [choice] “{ $field }”：请从中选一个：{ $allowed }。
        [unknown] 这个游戏没有“{ $field }”这个选项。请从给出的选项中选择。
       *[other] “{ $field }”的值不合适。请从给出的值中选择。
    }
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
refusal-bad-name = 名字是空的或者太长。请在一行里写 1 到 { $longest } 个字符。
refusal-name-taken = 这里已经有人叫{ $name }了。请换个名字。
refusal-no-such-person = 这个人不在桌边。请从名单里选一位。
refusal-not-host = 只有房主能这样做。请找房主。
refusal-no-transfer = 这个链接已经用过，或者超过了十分钟。请在正在玩的设备上重新生成。
refusal-no-claim = 已经没有人在申请这个座位了。
refusal-not-away = { $name }现在在线。请在那台设备上转移座位，或先把它关掉。
refusal-nobody-to-ask = 现在没有人能确认你的身份。请等房主或其他玩家回来再试，也可以另开一桌。
refusal-claim-waits = 其他人还可以提出反对。请等时间结束，再取回座位。
refusal-table-locked = 这张桌子已锁定，暂时不能有新人加入。请房主解锁。
refusal-banned = 你或同一网络的某个人已被这一桌封禁。只有房主可以解除。
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
refusal-joined-late = { $name }是在发牌之后加入的，可能从别处知道这一局的秘密。房主可以允许{ $name }参加，否则请等下一局。
refusal-already-sitting = 你已经坐在那里了。
refusal-no-bots = 这一桌的线索是口头说的，机器人听不到。请让真人入座，或改为打字给线索。
refusal-no-such-bot = 这个游戏没有名为“{ $bot }”的机器人。请从显示的机器人中选择。
refusal-no-game = 现在没有进行中的游戏。房主可以开始一局。
refusal-game-running = 游戏正在进行。请等这一局结束。
refusal-not-ready = 还有人没准备好。请等一等，或问问他们。
refusal-paused = 游戏已暂停。请先继续。
refusal-not-paused = 游戏没有暂停。
refusal-stale = 在你看过之后，桌上有了变化。请再看一看，然后决定。
refusal-no-sand = 现在不能翻沙漏。
refusal-bad-pack =
    { $fault ->
        [too-few] 自定义词库只有 { $text } 个词，至少需要 { $limit } 个。
        [too-many] 自定义词库有 { $text } 个词，最多 { $limit } 个。
        [too-long] 自定义词库第 { $line } 行：“{ $text }”太长：一张牌最多 { $limit } 个字母，汉字减半。
       *[no-word] 自定义词库第 { $line } 行：“{ $text }”里没有文字。
    }请改好再试。
refusal-no-such-book = 没有这本任务日志。请检查链接。
refusal-no-such-record = 没有这份对局记录。请检查链接。
refusal-no-such-lesson = 这个游戏没有该语言的课程。
refusal-no-such-game = 这里没有叫“{ $game }”的游戏。
refusal-vote-pending = 还有一个提议在等答复。请先处理它。
refusal-no-vote = 没有提议在等你的答复。
refusal-nothing-to-undo = 你没有可以撤回的公开行动。
refusal-bots-object = 这一局里，机器人已经同意撤回过一次泄露秘密的行动，不会再同意。
refusal-silence = 按规则，你现在要保持安静。轮到你时再说。
refusal-hushed = 房主暂时把你禁言了。请找房主。
refusal-ruled-out = 裁判不允许这样（{ $rule }）。
refusal-bad-command = { $reason ->
        [missing] 缺少字段“{ $field }”。
        [unknown] 没有“{ $field }”这个字段。
        [too-long] 字段“{ $field }”的长度不能超过 { $limit }。
        [too-short] 字段“{ $field }”的长度不能少于 { $limit }。
        [too-large] 字段“{ $field }”不能大于 { $limit }。
        [too-small] 字段“{ $field }”不能小于 { $limit }。
        [wrong-type] 字段“{ $field }”的类型应为{ $expected }。
        [not-allowed] 字段“{ $field }”不能用这个值。
        [too-big] 整个请求超过了 { $limit } 字节。
       *[other] 服务器没有看懂这个请求。
    }请改正后再试。
refusal-foreign-page = 这个页面不是从本服务器打开的。请用服务器自己的地址打开；管理员请检查代理是否保留了 Host 标头。
refusal-too-fast = 请求太频繁。请稍等再试。
refusal-too-many-codes = 输错桌号的次数太多。请等几分钟，再核对桌号，或请对方发链接。
refusal-too-busy = 服务器正忙。请过几秒再试。
refusal-too-much-stored = 从这里保存的内容太多，暂时存不下了。请稍后再试。
refusal-too-many-tables = 从这里开的桌子太多了。请稍后再试。
refusal-too-many-connections = 来自这里的连接太多。请关掉一个再试。
refusal-flooding = 这个连接发送的内容太多，已被关闭。请过一分钟再连接。
refusal-not-saved =
    { $reason ->
        [file-lost] 服务器已无法保存，这一步没有生效。管理员需要重启服务器；之前的内容都不会丢失。
        [file-replaced] 服务器已无法保存，这一步没有生效。管理员需要重启服务器。
        [file-truncated] 服务器已无法保存，这一步没有生效。管理员需要重启服务器。
        [damaged] 服务器上这张桌子的数据已损坏，这一步没有生效。请管理员修复。
       *[other] 没能保存，这一步没有生效。请告诉管理员，然后再试。
    }
refusal-data-damaged = 服务器读不出这项数据：数据已损坏。请管理员修复。
refusal-house-closing = 服务器正在重启。请稍后再试，一切都会保留。
refusal-house-error = 服务器出了点问题，什么都没有改变。请再试一次。
