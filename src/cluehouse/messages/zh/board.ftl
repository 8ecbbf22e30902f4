# Cards, clues and objections: what Codenames and Duet share.

## Words of the game

identity-red = 红方特工
identity-blue = 蓝方特工
identity-bystander = 旁观者
identity-assassin = 暗杀者
identity-green = 要找的特工
number-unlimited = 不限
    .typed = 不限 无限 ∞ *

## Moves: what they are called, what people may type for them, what they do

move-clue = 线索
    .typed = 线索
    .help = 给线索，一个词加一个数字：树 2
move-announce = 说出线索
    .typed = 说了
    .help = 口头说出线索，再输入数字：2
move-spell = 写出线索
    .typed = 写出
    .help = 把说过的词写出来，让大家都看到：写出 树
move-ask-spelling = 询问写法
    .typed = 写法
    .help = 问线索怎么写；给线索的人要先写出来，才能继续猜
move-mark = 标记
    .typed = 标记
    .help = 指一指某张牌，不算正式猜词
move-unmark = 取消标记
    .typed = 取消
    .help = 取消标记
move-guess = 猜
    .typed = 猜
    .help = 指定一张牌：输入词或编号
move-stop = 停
    .typed = 停 停止
    .help = 结束本回合
move-object = 异议
    .typed = 异议
    .help = 在第一次猜词之前指出线索无效
move-uphold = 线索无效
    .typed = 无效 是
    .help = 线索无效
move-waive = 线索有效
    .typed = 放行 否 不
    .help = 让线索通过

## What happens

objection-raised = { $name }对线索提出异议。
    .own = 你对线索提出了异议。
    .yours = { $name }对你的线索提出异议。

## On the page

clue-one-word = 线索，一个词
    .short = 一个词
clue-words = 线索
clue-number = 几张牌
clue-fewer = 减一
clue-more = 加一
clue-unlimited = 不限
clue-give = 给线索
clue-give-anyway = 仍给这条线索
clue-ask = 先问对方队长
clue-referee = 裁判：{ $verdict }。
clue-referee-more = 裁判的完整意见
clue-referee-rest = 更多
clue-referee-fold = 收起
clue-alone = 一个词加一个数字，别的都不说。
clue-said-aloud = 口头说的
clue-said = 我说完了
clue-must-be-one-word = 线索只能是一个词。
clue-say-about = 口头说出线索：一个词加一个数字，然后在这里记下数字。
clue-spell = 显示这个词
clue-spell-word = 怎么写
clue-spell-about = 你可以把说过的词写出来；有人问就必须写。
clue-spell-asked = { $name }问线索怎么写。写出来才能继续猜。
clue-spelling = 怎么写？
clue-spelling-asked = { $name }问了写法，词会显示在这里。
clue-log = 线索记录
    .whole = 全部线索
clue-log-empty = 还没有线索。
objection-object = 对线索提出异议
objection-uphold = 线索无效
objection-waive = 算有效
card-covered-by = 已盖住：{ $what }
card-marked-by = { $names }已标记
card-touch = 猜“{ $word }”
picture-quoted = “{ $name }”
picture-closer = 放大看：{ $card }
picture-touch = 猜这一张
picture-point = 点一张图，标记它并放大看。
pictures-about = 每张牌都是两样东西合成的一幅图。线索照样用词，摆法和密钥不变。

## In the terminal

ask-clue = 你的线索，一个词加一个数字，例如：树 2（? = 帮助）
ask-announce = 口头说出线索，再输入数字（? = 帮助）
ask-more-guesses = 下一张牌，或者：停
ask-objection = 这条线索无效吗？（是 / 否）
clue-is = 线索：{ $clue }
clue-invalid = 无效
objection-waived = 线索有效。

## What a replay tells

told-clue = { $who }给出线索“{ $about }”。
told-announce = { $who }口头说出线索，数字 { $about }。
told-spell = { $who }写出线索：“{ $about }”。
told-ask-spelling = { $who }问线索怎么写。
told-mark = { $who }指了指“{ $about }”。
told-unmark = { $who }不再指“{ $about }”。
told-guess = { $who }点了“{ $about }”。
told-stop = { $who }停手。
told-object = { $who }对线索提出异议。
told-uphold = { $who }判线索无效。
told-waive = { $who }认可这条线索。

## Refusals

refusal-card-unknown = 桌面上没有“{ $card }”。请选择桌面上的牌。
refusal-card-covered = “{ $card }”已经被盖住了。请选择还没盖住的牌。
refusal-guess-first = 每回合至少要猜一次。请先点一张牌，然后才能停。
refusal-already-marked = 已经标记过了。可以取消标记，或者直接猜这张牌。
refusal-not-marked = 你没有标记这张牌。请先标记。
refusal-objection-pending = 有人对线索提出了异议。请等待裁定。
refusal-clue-is-said = 这一桌的线索是口头说的。请说出线索，再记下数字。
refusal-clue-is-typed = 这一桌要打字给线索。请输入一个词和一个数字。
refusal-spelling-pending = 有人问线索怎么写。请等写出来再猜。
refusal-too-late-to-object = 来不及提异议了：必须在第一次猜词之前提出。线索有效，请继续。
