# 学习：入门、规则、小提示。

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

## 行动代号

learn-codenames-board = 二十五个词，每个词背后都藏着一个人：我方红色特工、蓝色特工、旁观者，或者暗杀者。你是红队的队员，只看得见词。
learn-codenames-key = 这是队长看到的密钥。九个红色的词要由你们找出来，八个蓝色的属于对手。谁碰到暗杀者“{ $assassin }”，谁立刻输掉。
learn-codenames-mark = 队长说“{ $clue }：2”，意思是有两个红色的词与它有关。点“{ $card }”做个标记；标记只是想法，不算数。
learn-codenames-touch = 现在正式猜：按“{ $card }”上的手。碰了就不能反悔。
learn-codenames-mark-again = 红色！只要猜中自己的词，就可以接着猜。点“{ $card }”。
learn-codenames-touch-again = 再按“{ $card }”上的手。
learn-codenames-stop = 两个都找到了。猜的次数最多可以比数字多一次，但不必用完。按结束回合的按钮。
learn-codenames-rivals = 蓝队猜中一个词，接着碰到了“{ $card }”：是旁观者。碰到旁观者或对方特工，回合就结束。
learn-codenames-clue = 现在你是队长。“{ $one }”和“{ $other }”有共同点：写“{ $clue }”，选 2。写“{ $tempting }”也说得通，可是会把人引向暗杀者“{ $assassin }”。
learn-codenames-numbers = 队友两个都找到了。线索是一个词加一个数字，不能是桌上未盖住的词，也不能是它的一部分；写的时候裁判会提醒你。
learn-codenames-end = 蓝队碰到了暗杀者“{ $assassin }”，红队当场获胜。平常是先找齐自己所有词的一队赢。就这么简单，去玩吧。

## 二重奏

learn-duet-board = 这里你们是一伙的。这 25 个词里有 15 名特工，要在时间用完之前把他们都找出来。
learn-duet-key = 你们各看得见密钥的一半。绿色的词要由搭档在你的帮助下找到。当心你的三个黑色词，比如“{ $assassin }”：搭档碰到其中一个，你们就一起输。
learn-duet-clue = 给一条线索：“{ $one }”和“{ $other }”在你这面是绿色。写“{ $clue }”，选 2，然后发出。
learn-duet-found = 搭档两个都找到，然后停了手。每回合从银行拿走一枚标记：你们一共只有九个回合。
learn-duet-mark = 现在反过来。搭档说“{ $clue }：2”，由搭档那一半密钥判定，而你看不见它。点“{ $card }”做标记。
learn-duet-touch = 按“{ $card }”上的手，才算正式猜。
learn-duet-mark-again = 是特工！只要猜中就可以继续。点“{ $card }”。
learn-duet-touch-again = 再按“{ $card }”上的手。
learn-duet-stop = 两个都找到了。也可以按以前的线索接着猜，但猜错要付代价。按结束回合的按钮。
learn-duet-miss = 你给出“{ $clue }”，搭档碰了“{ $card }”：是旁观者。回合结束，词上放一枚标记，箭头指明是谁猜错；这个词你自己仍然可以猜。
learn-duet-bank = 留意银行。标记用完而特工还没找齐，就进入突然死亡：不再有线索，两人都来猜，错一次就输。
learn-duet-end = 找齐 15 名特工，你们一起获胜。用九枚标记赢一局，就能打开任务地图。去玩吧。

## 陷阱词

learn-trapwords-maze = 两队穿过五个房间组成的迷宫，去找尽头的怪物。猜中一个词就前进一步。你在红队。
learn-trapwords-trap = 先设陷阱。对手要描述“{ $secret }”，他们所在房间的号码就是陷阱的数目：一个。他们一定会说什么？写“{ $trap }”。
learn-trapwords-ready = 对手不知道你们的陷阱。按“准备好了”锁定清单。
learn-trapwords-watch = 现在蓝队描述，你来监听。说出“{ $trap }”就算踩中陷阱。这一句没有问题。
learn-trapwords-call = 说出来了：“{ $trap }”。趁还来得及，快按铃。
learn-trapwords-caught = 抓住了。他们的回合结束，留在原地。没有及时喊出来的，就当没发生过。
learn-trapwords-guess = 现在轮到你的队友描述，他不知道蓝队设了什么陷阱。你们可以猜五次。写“{ $answer }”。
learn-trapwords-forward = 猜对了，你们前进一个房间。那里有两个陷阱等着你们，再往前是三个：越走越难。
learn-trapwords-torch = 火把轮流传递，现在到了你手里：由你描述。打开书，看看你的秘密词。
learn-trapwords-say = 你的词是“{ $secret }”，蓝队为它设了两个陷阱。避开最先想到的词，写：“{ $line }”
learn-trapwords-end = 猜中了，又前进一步。路上还有诅咒。在怪物的房间里开始一轮，并在它的规则下猜中，就赢了；八轮之后则是怪物赢。去玩吧。

## 破译

learn-decipher-board = 造词者藏起一个四个字母的词，把它拆成长条、短条、大弧和小弧。你是寻词者，要把它拼回来。（这个游戏用的是英文字母。）
learn-decipher-try = 造词者递给你一个部件。选第 1 格再按询问的按钮，或者把部件拖过去，看看合不合适。
learn-decipher-no = 不对。这里的这种部件被划掉，造词者得一分。部件还在你手里：试试第 { $field } 格。
learn-decipher-same = 对，留下了。又来一个同样的部件。一个字母可能需要好几个：也放到第 { $field } 格上。
learn-decipher-another = 又对了。这次是短条。哪些字母用到短条？试试第 { $field } 格。
learn-decipher-long = 对。长条：很多字母都有。放到第 { $field } 格上。
learn-decipher-more = 对。又一根长条。放到第 { $field } 格上。
learn-decipher-bonus = 只剩三个部件没有露面：进入奖励阶段。从现在起，每要一个部件就付出一枚值两分的奖励标记。最好现在就读出这个词。
learn-decipher-attempt = 任何时候，不轮到你也行，都可以说出答案；每轮有三次机会。写 { $word }。
learn-decipher-score = 正是 { $word }。解出者得五分，剩下的奖励标记每枚两分，没用掉的机会每次一分。造词者则靠“不对”、别人用掉的机会和付出的奖励标记得分。
learn-decipher-wordsmith = 现在你是造词者。进入下一轮，出一个大家都认识的词：{ $word }。
learn-decipher-end = 你递部件，对不对由系统替你回答。大家轮流当造词者，总分最高者获胜。去玩吧。

## 规则

rules-title = { $game }的规则
rules-search = 在规则中查找
rules-nothing = 没有提到“{ $text }”。换个短一点的词试试。
rules-found = 找到 { $count } 段
rules-chapters = 章节
rules-print = 打印
rules-learn = 边玩边学
rules-ids = 小字是规则的编号，裁判引用的就是它。

## 给第一次玩的人

hint-close = 知道了，不再显示
hint-codenames-clue = 一个词加一个数字。先看暗杀者，再想你们的词有什么共同点。
hint-codenames-guess = 点词做标记，再按手正式猜。最多可以比数字多猜一次。
hint-codenames-wait = 对手在想。双方的线索都留在记录里。
hint-codenames-rivals-guess = 对手在猜。他们猜错时，可能会翻开你们的词。
hint-codenames-own-chief = 你们的队长在想线索。给出之后由你们来猜。
hint-codenames-own-guess = 你的队伍在猜。队长现在不说话：线索要足够。
hint-duet-clue = 你的绿色词要由搭档找到。发出线索前，先看看你的三个黑色词。
hint-duet-guess = 判定用的是搭档那一半密钥，不是你的。你自己的绿色现在说明不了什么。
hint-duet-sudden = 不再有线索。只猜有把握的：错一次就输。
hint-trapwords-writing = 写下他们最先想说的词。陷阱词的各种说法都算。
hint-trapwords-describing = 最直接的词多半是陷阱。绕着说。
hint-trapwords-watching = 听着有没有你们的陷阱，听到立刻按铃：过几秒就晚了。
hint-trapwords-guessing = 大胆猜；猜错只是少一次机会。陷阱词不约束猜的人。
hint-decipher-word = 部件相同的字母，比如 L 和 T、F 和 K，最让人猜不透。
hint-decipher-give = 哪个部件透露得最少？由你决定。
hint-decipher-place = 把部件放到一格里。“不对”会让造词者得一分，但也告诉你一些东西。
hint-decipher-bonus = 再要部件就得付出标记。可以不要，也可以直接说答案。
