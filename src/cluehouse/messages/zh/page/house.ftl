# The start page, the menu of a table, people, votes and time.

close = 关闭
game-over = 游戏结束
opening-the-door = 正在开门……
line-lost = 连接断开了。座位给你留着，正在重连……
bots-preparing = 机器人正在准备，几秒就好，以后不用再等。
go-home = 首页
nowhere-title = 这扇门后面什么也没有
nowhere-text = 这里没有这个页面。也许网址里漏了一个字母。

## The menu of a table

menu = 菜单
settings = 设置
rules = 规则
big-screen = 大屏幕
pause = 暂停游戏
resume = 继续
ask-undo = 请求撤回我的上一步
give-up = 认输
give-up-title = 要认输吗？
give-up-text = 你们这一方将认输。如果有队友，会先征求他们同意。
play-on = 继续玩
back-to-lobby = 回到准备室
who-is-here = 谁在这里
sounds-on = 打开声音
sounds-off = 关闭声音
leave-table = 离开桌子
leave-title = 要离开桌子吗？
leave-text = 你的座位会空出来。凭链接或桌号可以再回来。
leave-text-playing = 游戏还没结束。你的座位会空出来，房主可以交给别人或机器人。
leave-needs-line = 现在没有连接，别人不会知道你离开。请等连接恢复。
stay = 留下
you-look-on = 你在旁观
come-in = 加入

## Votes

requests-fold = 收起
requests-show = 展开
vote-title = 提议
vote-undo = { $name }请求撤回自己的上一步，以及之后的一切。
vote-resign = { $name }想认输。
vote-own-undo = 你请求撤回自己的上一步，以及之后的一切。
vote-own-resign = 你提议认输。
vote-waiting = 还在等：{ $names }。
vote-consent = 同意
vote-refuse = 不同意
vote-withdraw-undo = 取消请求
vote-withdraw-resign = 取消提议
vote-agreed = 你已同意。
undo-done = 已撤回，回到那一步之前。
undo-stands = 那一步仍然有效。

## Time

paused-title = 游戏已暂停
paused-by = { $name }请求休息。计时已停。
paused-text = 计时已停。
clock-clue = 想线索的时间
clock-guess = 猜词的时间
clock-reading = 看词的时间
clock-hourglass = 沙漏
clock-calls = 举报陷阱的时间
clock-answer = 回应举报的时间
clock-writing = 写陷阱的时间
clock-reveal = 看答案的时间
clock-contest = 决定单词是否算数的时间
turn-the-hourglass = 翻转沙漏

## People

seat-free = 空位
sit-here = 坐这里
add-bot = 加机器人
looking-on = 旁观
stand-up = 起身旁观
this-is-you = 你
host = 房主
away = 离线
joined-late = 发牌后加入
hushed = 被禁言
about-person = 对{ $name }的操作
rename = 改名
rename-do = 保存
mute = 屏蔽发言
unmute = 取消屏蔽
hush = 禁言
unhush = 解除禁言
seat-to-bot = 把座位交给机器人
seat-to-person = 把座位交给{ $name }
make-host = 设为房主
let-play = 允许{ $name }参加
kick = 请离
kick-sure = 要请{ $name }离开吗？座位会空出来，凭桌号还可以回来。
kick-not = 不，留下
ban = 封禁
ban-sure = 要封禁{ $name }吗？在你解除之前，对方不能回来，也不能从同一网络换个名字进来。
lock = 锁定桌子
    .about = 新人不能加入，已经在这里的人随时可以回来。
unlock = 解锁桌子
table-locked = 桌子已锁定，新人不能加入。
banned = 已封禁
ban-network = 该设备，以及一天内的同一网络
ban-device = 仅该设备：桌上有人使用同一网络
unban = 解除封禁
unban-name = 解除对{ $name }的封禁
door-locked = 桌子已锁定，新人暂时不能加入。如果你在这里玩过，请用原来的设备回来，或者点自己名字旁边的“这是我”。
door-banned = 你不能进这一桌
door-banned-why = 房主禁止你进入这一桌，只有房主可以解除。
send-bot-away = 移除

## Without a connection

no-line = 连不上服务器。请检查网络后再试。
not-here-title = 进不了这个房间
not-here-text = 和服务器没有连接，或者它刚刚更新过。你在各桌的位置都还保留着。
try-again = 再试一次

## The front of the house

house-line = 一个恰到好处的词，就能猜中。
house-promise = 无需账号，开源，独立项目。
you-play-as = 你的名字
guest = 访客
art-words = 桥梁 剧院 刺猬 飞蛾 天平 食盐
play-with-bots = 和机器人玩
with-bots-how = { $game }：选择角色和机器人水平
with-bots-role = 你的角色
as-chief = 当队长
as-operative = 当队员
bots-play = 机器人类型
settings-language = 语言
with-bots-start = 开始
open-table = 开一桌
home-learn = 怎么玩
have-code = 我有桌号
code-label = 桌号或链接
code-short = 桌号至少有八个字母，例如 ABCD-EFGH。请再核对一下。
to-the-table = 入座
back-to-table = 回到 { $code }
make-day = 日间模式
make-night = 夜间模式

## The door of a table

door-table = { $code } 号桌
door-nobody = 没有 { $code } 这一桌
door-running = 游戏正在进行。可以进来、旁观，或坐空位。
door-waiting = 游戏还没开始。已经在场：
door-over = 这一局已经结束。可以进来等下一局，或回看上一局。
door-replay = 回看上一局
door-farewell = 你已经不在这一桌了。可以重新进来。
door-moved = 你的座位已经转到另一台设备。在这里只能旁观，或换个身份进来。
that-is-me = 这是我
that-is-me-name = 这是我：{ $name }
transfer = 换一台设备继续
transfer-how = 用另一台设备扫码，或在那里打开链接。
transfer-once = 只能用一次，十分钟内有效。不要给别人看：谁用了它，谁就得到你的座位和座位上能看到的一切。之后这台设备不再占座位。
transfer-qr = 把座位转到另一台设备的二维码
transfer-take-title = 在这台设备上继续
transfer-take-text = 你在这一桌的座位会转到这里，原来的设备不再占座位。
transfer-take-instead = 另一台设备的座位会转到这里，取代这台设备现在的座位。
transfer-take = 在这里继续
transfer-door = 回到这一桌的入口
claim-title = 有人回来了
claim-asks = { $claimant }说自己是{ $name }，换了设备。
claim-check = 确定吗？谁拿到座位，谁就看到这个座位能看到的一切。
claim-yes = 对，是{ $name }
claim-no = 不是
claim-waits = 你申请了{ $name }的座位。正在等{ $names }回答。
claim-object = 现在没有人能确认。如果你知道不是这样，请点“不是”。
claim-alone = 你在申请取回{ $name }的座位，但现在没有认识{ $name }的人。如果没有人反对，倒计时结束后就可以取回：
claim-over = 没有人反对，可以取回{ $name }的座位了。
claim-take = 取回座位
claim-refused = 没能拿回{ $name }的座位。请和大家商量，或另选空位。
claim-done = 欢迎回来，{ $name }。
cancel = 取消
your-name = 你的名字
name-needed = 请先写个名字，好让大家认识你。
only-look = 仅旁观
