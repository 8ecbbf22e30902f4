# What single commands print.

## cluehouse words

words-item-missing = 请写明要看的词，或要检查的文件。
words-no-entry = 词库里没有“{ $word }”。

## cluehouse replay

file-unreadable = 打不开 { $file }（{ $why }）。请检查文件名再试。
record-unreachable = 无法取得 { $address }（{ $why }）。请检查地址后再试。
not-a-record = { $file } 不是游戏记录（{ $why }）。请给我一个游戏后保存的文件。
record-refused = 这份记录违反规则，后面无法显示。{ $why }
fingerprint-matches = 指纹相符：正是当初承诺的发牌。
fingerprint-differs = 指纹不符：不是当初承诺的发牌。
