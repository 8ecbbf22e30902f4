# Chat.

talk = 聊天
talk-unread = 聊天，{ $count } 条新消息
talk-lines = 聊天记录
talk-said = { $name }：{ $text }
talk-nothing = 还没有消息。
talk-phrases = 快捷短语
talk-to = 对谁说
talk-say-table = 对所有人说……
talk-say-side = 对队友说……
talk-say-chiefs = 对另一位队长说……
talk-say-gallery = 对观众说……
talk-send = 发送
talk-onlooker = 进来才能聊天。
talk-hushed = 房主暂时把你禁言了。
talk-off = 这一桌大家当面说话。
talk-silence = 按规则，你现在要保持安静。
channel-table = 所有人
channel-side = 队友
channel-chiefs = 两位队长
channel-gallery = 观众
