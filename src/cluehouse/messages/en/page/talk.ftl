# Chat.

talk = Chat
talk-unread =
    { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
talk-lines = Messages
talk-said = { $name }: { $text }
talk-nothing = No messages yet.
talk-phrases = Quick phrases
talk-to = To whom
talk-say-table = Write to everybody…
talk-say-side = Write to your team…
talk-say-chiefs = Write to the other chief…
talk-say-gallery = Write to the spectators…
talk-send = Send
talk-onlooker = Come in to chat.
talk-hushed = The host has muted you for now.
talk-off = At this table, people talk out loud.
talk-silence = The rules say that you must be silent now.
channel-table = everybody
channel-side = your team
channel-chiefs = the chiefs
channel-gallery = spectators
