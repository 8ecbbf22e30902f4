# Duet: what the start page says about it; its name is said everywhere.

game-duet = 行动代号：二重奏
    .about = 大家一起在标记用完之前找出 15 名特工；每一边只看得见一半的密钥。
home-duet = 两人同心，与时间赛跑。每人只看得见一半真相。
    .fact = 2 人及以上
mission-map = 26 个任务的地图
