# Codenames: what the start page says about it; its name is said everywhere.

game-codenames = 行动代号
    .about = 两队比赛，从 25 个词里找出自己的特工；队长每次只给一个词作线索。
home-codenames = 一个词，一个数。两队各找自己的特工，躲开暗杀者。
    .fact = 4 人及以上
