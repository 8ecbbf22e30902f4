# Decipher: what the start page says about it; its name is said everywhere.

game-decipher = 破译
    .about = 秘密词由笔画部件慢慢拼成；寻词者摆放部件，设法读出它。
home-decipher = 字母一笔一笔长出来。谁先读出这个词？（词语为英语或波兰语）
    .fact = 2–4 人
