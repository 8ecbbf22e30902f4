# Words that every room uses.

close = Close
opening-the-door = Opening the door …
line-lost = The connection is lost. Your seat is kept; we are coming back.
