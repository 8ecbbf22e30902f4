# What one person prefers.

settings-light = 日间或夜间
theme-light = 日间
theme-dark = 夜间
theme-system = 跟随设备
settings-sounds = 声音
settings-motion = 动画
    .about = 卡牌落下，标记滚动。关闭后立即显示结果。
settings-celebration = 庆祝动画
    .about = 一局结束时，胜方的标志会飘落下来。
settings-font = 易辨认的字体
    .about = 用 Atkinson Hyperlegible 代替各房间自己的西文字体。
settings-hints = 新手小提示
    .about = 用一句话说明现在能做什么。
settings-kept = 只保存在这台设备上。
