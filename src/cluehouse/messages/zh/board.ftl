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

## On the page

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
objection-object = 对线索提出异议
objection-uphold = 线索无效
objection-waive = 算有效
card-covered-by = 已翻开：{ $what }
card-marked-by = { $names }已标记
card-touch = 猜 { $word }

## In the terminal

ask-clue = 你的线索，一个词加一个数字，例如：树 2（? = 帮助）
ask-more-guesses = 下一张牌，或者：停
ask-objection = 这条线索无效吗？（是 / 否）
clue-is = 线索：{ $clue }
clue-invalid = 无效
objection-waived = 线索有效。

## What a replay tells

told-clue = { $who }给出线索“{ $about }”。
told-mark = { $who }指了指{ $about }。
told-unmark = { $who }不再指{ $about }。
told-guess = { $who }点了{ $about }。
told-stop = { $who }停手。
told-object = { $who }对线索提出异议。
told-uphold = { $who }判线索无效。
told-waive = { $who }认可这条线索。

## Refusals

refusal-card-unknown = 桌面上没有“{ $card }”。请选择桌面上的词。
refusal-card-covered = “{ $card }”已经被盖住了。请选择还没盖住的词。
refusal-guess-first = 每回合至少要猜一次。请先点一张牌，然后才能停。
refusal-already-marked = 已经标记过了。可以取消标记，或者直接猜这张牌。
refusal-not-marked = 你没有标记这张牌。请先标记。
refusal-objection-pending = 有人对线索提出了异议。请等待裁定。
refusal-too-late-to-object = 来不及提异议了：必须在第一次猜词之前提出。线索有效，请继续。
