# Trapwords: what the start page says about it; its name is said everywhere.

game-trapwords = 陷阱词
    .about = 绕开看不见的陷阱来描述词语，穿过迷宫，直面怪物。
home-trapwords = 描述一个秘密词，却不知道对手设了哪些陷阱。
    .fact = 4 人及以上
