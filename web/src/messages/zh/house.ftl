# Words that every room uses.

close = 关闭
opening-the-door = 正在开门……
line-lost = 连接断开了。座位为你保留，正在重连。
