# What was done, one sentence a move: for replays.

told-clue = { $who }给出线索“{ $about }”。
told-ask = { $who }先给对方队长看“{ $about }”。
told-approve = { $who }同意这条线索。
told-decline = { $who }不同意这条线索。
told-cover = { $who }盖住{ $about }。
told-mark = { $who }指了指{ $about }。
told-unmark = { $who }不再指{ $about }。
told-guess = { $who }触碰{ $about }。
told-stop = { $who }停手。
told-object = { $who }对线索提出异议。
told-uphold = { $who }判线索无效。
told-waive = { $who }放过这条线索。
told-ruling = 裁判的看法：{ $about }。
told-time-up = 时间到。
told-restart = { $who }想重新开始。
told-agree = { $who }同意。
told-disagree = { $who }不同意。
told-propose = { $who }加了一个陷阱：{ $about }。
told-strike = { $who }划掉{ $about }。
told-dread = { $who }标出陷阱{ $about }。
told-ready = { $who }：清单写好了。
told-reopen = { $who }重新打开清单。
told-pass-torch = { $who }传出火把。
told-take = { $who }翻开书。
told-turn-hourglass = { $who }翻转沙漏。
told-say = { $who }：“{ $about }”
told-hand = { $who }想回答。
told-trapwords-guess = { $who }回答“{ $about }”。
told-heard = 听到一个回答：{ $about }！
told-judge = 判定回答：{ $about }！
told-call-trap = { $who }喊陷阱：{ $about }！
told-call-illegal = { $who }喊线索违规！
told-doubt-trap = { $who }存疑：也许是陷阱{ $about }。
told-doubt-illegal = { $who }对一条线索存疑。
told-accept = { $who }认同质疑。
told-reject = { $who }驳回质疑。
told-withdraw = { $who }收回质疑。
told-alert = 可能说中了陷阱：{ $about }。
told-spring = 触发陷阱{ $about }！
told-lapse = 没有人喊。
told-stopwatch = 时钟记下时间。
told-resign = 一方认输。
told-set-word = { $who }藏好单词{ $about }。
told-give = { $who }给出部件：{ $about }。
told-draw = { $who }抽一个部件。
told-place = { $who }问：{ $about }？{ $answer ->
        [yes] 对。
        [no] 不对。
       *[other] {""}
    }
told-decipher-ask = { $who }再要一个部件。
told-pass = { $who }跳过。
told-attempt = { $who }猜{ $about }：{ $answer ->
        [yes] 猜对了！
       *[other] 不对。
    }
told-give-up = { $who }放弃。
