# The referee: verdicts and reasons. $said is what was written, $word the word that it touches.

## Verdicts

verdict-allowed = 允许
verdict-doubtful = 有争议
verdict-forbidden = 不允许
referee-note = 裁判只看字词，看不到用意：大家仍可提出异议。

## Reasons
# .fact: the same without what its giver could say instead, where others read it

reason-fine = 没有问题。
reason-nothing-said = 里面没有词。请写一个词。
reason-emoji = “{ $said }”是图案，不是词。请写一个词。
reason-several-words = “{ $said }”不止一个词。请只用一个词，或先商量好。
    .fact = “{ $said }”不止一个词。
reason-hyphenated = “{ $said }”是连起来的两个词。请只用一个词，或允许这类词。
    .fact = “{ $said }”是连起来的两个词。
reason-abbreviation = “{ $said }”是缩写。请用完整的词，或允许缩写。
reason-single-letter = 字母只能取其含义，不能暗示拼写。请大家决定。
reason-number-word = 数字只能取其含义，不能用来数字数。请大家决定。
reason-not-in-language = “{ $said }”是别的语言的词。请用本局语言的词。
reason-unknown-word = 词典里没有“{ $said }”。请问问大家是否都懂。
reason-same-word = “{ $said }”就是场上的词。请换一个。
    .fact = “{ $said }”就是场上的词。
reason-form-of-word = “{ $said }”是“{ $word }”的变形。请换一个词。
    .fact = “{ $said }”是“{ $word }”的变形。
reason-form-or-other-word = “{ $said }”可能是“{ $word }”的变形，也可能是另一个词。请问问大家。
reason-family-of-word = “{ $said }”和“{ $word }”属于同一词族。请换一个词。
    .fact = “{ $said }”和“{ $word }”属于同一词族。
reason-part-of-word = “{ $said }”是“{ $word }”的一部分。请换一个词。
    .fact = “{ $said }”是“{ $word }”的一部分。
reason-contains-word = “{ $said }”包含“{ $word }”。请换一个词。
    .fact = “{ $said }”包含“{ $word }”。
reason-kin-of-word = “{ $said }”和“{ $word }”同源，常有争议。请问问大家。
reason-looks-derived = “{ $said }”看起来是从“{ $word }”来的。请问问大家。
reason-accents-missing = 去掉符号后“{ $said }”就像“{ $word }”。请写全符号，或问问大家。
reason-letters-of-word = “{ $said }”的字母就藏在“{ $word }”里。只有另有所指才算公平。
reason-sounds-like-word = “{ $said }”听起来像“{ $word }”。只能取它自己的意思。
reason-shares-character = “{ $said }”和“{ $word }”都有“{ $signs }”字。请问问大家。
reason-made-of-characters = “{ $said }”由“{ $word }”的字组成。请换一个词。
    .fact = “{ $said }”由“{ $word }”的字组成。
reason-only-sound = “{ $said }”与“{ $word }”有相同的字，但意思不一定相关。
reason-names-picture = “{ $said }”说出了图上画的东西：{ $word }。牌上没有字，是否允许，请大家商量。
reason-not-a-trap-word = “{ $said }”不是名词、形容词、动词或数词。请换这样的词。
reason-too-common = “{ $said }”太常用，不能当陷阱。请选与秘密词有关的词。
reason-trap-pronoun = “{ $said }”是代词。陷阱只能是名词、形容词、动词或确切的数词。
reason-trap-article = “{ $said }”是冠词。陷阱只能是名词、形容词、动词或确切的数词。
reason-trap-auxiliary = “{ $said }”是“是”“有”“能”一类的词，说话离不开它，不能当陷阱。
reason-trap-preposition = “{ $said }”是介词或方位词。陷阱只能是名词、形容词、动词或确切的数词。
reason-trap-conjunction = “{ $said }”是连词。陷阱只能是名词、形容词、动词或确切的数词。
reason-trap-adverb = “{ $said }”是副词或只表示时间的词。陷阱只能是名词、形容词、动词或确切的数词。
reason-trap-particle = “{ $said }”是助词或叹词。陷阱只能是名词、形容词、动词或确切的数词。
reason-trap-vague-number = “{ $said }”是不确切的数量。只有确切的数词才能当陷阱。
reason-trap-abbreviation = “{ $said }”是缩写。请写完整的词。
reason-trap-name = “{ $said }”是专名，描述者本来就不能说。请问问大家。
reason-trap-general = “{ $said }”可以用来描述任何东西。陷阱应与秘密词有关。请问问大家。
reason-trap-habit = “{ $said }”是人们的口头禅。陷阱不能专抓别人的说话习惯。请问问大家。
reason-trap-or-other-part = “{ $said }”作名词、形容词或动词时可以当陷阱，但也常作别的词类。请问问大家。
reason-not-a-word = “{ $said }”不是一个词，词典里没有，也没有人用。请换一个。
reason-is-secret = “{ $said }”就是秘密词，它本来就是陷阱。请换一个。
reason-repeated = “{ $said }”已在清单上（{ $word }）。请换一个。
reason-sprung = “{ $said }”踩中了陷阱“{ $word }”。
reason-says-secret = “{ $said }”泄露了秘密词“{ $word }”。
reason-spelling-hint = “{ $said }”说的是读音或写法。请描述词的意思。
reason-proper-name = “{ $said }”是专名。请用普通的词。
reason-letter-hint = “{ $said }”透露了词里的字或字母。请描述词的意思。
reason-length-hint = “{ $said }”说的是词的长短。请描述词的意思。
reason-translation-hint = “{ $said }”说的是它在别的语言里叫什么。算不算犯规，由大家决定。
reason-rhyme-hint = “{ $said }”说的是押韵。请描述词的意思。
reason-sound-hint = “{ $said }”说的是读音。请描述词的意思。
reason-spelt-out = “{ $said }”把词拼出来了。请描述词的意思。
reason-look-alike = “{ $said }”和“{ $word }”音形相近。只能取它自己的意思。
reason-title = “{ $said }”是专名或作品名。请不要用它来描述。
reason-disguised-title = “{ $said }”可能暗指某部作品。请问问是不是。
reason-abbreviation-of-name = “{ $said }”是专名的缩写。请用普通的词。
reason-not-a-noun = “{ $said }”不是名词，而名词瘟疫只准说名词。
reason-not-a-denial = “{ $said }”不是在说它不是什么，而反话只准这样说。
reason-right-answer = 答对了。
reason-derived-answer = “{ $said }”只是相关的词。请继续猜。
reason-wrong-answer = 不是这个词。请继续猜。
reason-wrong-length = “{ $said }”字母数不对。请选约定长度的词。
reason-not-in-dictionary = 词典里没有“{ $said }”。请选大家都能查到的词。

## Own word lists

pack-good = 共 { $count } 个词，没有问题。
pack-too-few = 不同的词只有 { $text } 个，至少需要 { $limit } 个。
pack-too-many = 共 { $text } 个词，最多 { $limit } 个。
pack-too-long = “{ $text }”太长：一张牌最多 { $limit } 个字母，汉字减半。
pack-no-word = “{ $text }”不是词：里面没有文字。
pack-repeated = 已去掉“{ $text }”：和“{ $other }”是同一个词。
