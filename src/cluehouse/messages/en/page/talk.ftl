# Chat.

talk = Talk
talk-unread =
    { $count ->
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }
talk-lines = What was said
talk-nothing = Nothing has been said yet.
talk-phrases = Quick phrases
talk-to = To whom
talk-say-table = Write to everybody …
talk-say-side = Write to your team …
talk-say-chiefs = Write to the other chief …
talk-say-gallery = Write to those who look on …
talk-send = Say it
talk-onlooker = Come in to talk.
talk-hushed = The host has taken your voice away for now.
talk-off = At this table people talk aloud.
talk-silence = The rules ask for silence from you now.
channel-table = everybody
channel-side = your team
channel-chiefs = the chiefs
channel-gallery = those who look on
