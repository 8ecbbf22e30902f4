"""Names, clues, sentences and chat messages for the scenarios, in three languages."""

from typing import Final

from msgspec import Struct


class Riddle(Struct, frozen=True):
    """A secret word of Trapwords with its traps, its descriptions, and a description that springs a trap."""

    word: str
    traps: tuple[str, ...]
    lines: tuple[str, ...]
    slip: str  # a sentence with the first trap
    wrong: str


class Texts(Struct, frozen=True):
    """All texts in one language."""

    people: tuple[str, ...]
    team: str
    groups: dict[str, tuple[str, ...]]  # a clue -> its cards
    lone: str  # the twenty-fifth card …
    foul: str  # … and a forbidden clue with the same root
    long: tuple[str, ...]  # words and phrases that are hard to fit on a card
    riddles: tuple[Riddle, ...]
    five: str  # a word of five letters, for Decipher
    fives: tuple[str, ...]  # wrong guesses
    talk: tuple[str, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """The words of a board."""
        return (*(card for cards in self.groups.values() for card in cards), self.lone)


_ENGLISH: Final = Texts(
    people=("Alice", "Ben", "Chloe", "Daniel", "Emma", "Felix"),
    team="Night owls",
    groups={
        "ocean": ("WHALE", "ANCHOR", "PIRATE"),
        "kitchen": ("SPOON", "OVEN", "PEPPER"),
        "space": ("ROCKET", "COMET", "PLANET"),
        "concert": ("PIANO", "DRUM", "CHOIR"),
        "winter": ("SNOW", "SCARF", "SLEDGE"),
        "desert": ("CAMEL", "CACTUS", "SAND"),
        "fairytale": ("KING", "DRAGON", "TOWER"),
        "countryside": ("APPLE", "TRACTOR", "BARN"),
    },
    lone="BRIDGE",
    foul="bridges",
    long=("HADRIAN'S WALL", "CONSTANTINOPLE", "SLEEPING BEAUTY", "UNCHARACTERISTICALLY", "NEW YORK CITY"),
    riddles=(
        Riddle(
            "CAMEL",
            ("hump", "desert", "sand", "thirsty", "ride", "caravan"),
            ("It walks for days and hardly drinks anything.", "Two mountains on its back, or only one."),
            "Nobody else has a hump like that.",
            "dromedary",
        ),
        Riddle(
            "PIRATE",
            ("ship", "parrot", "treasure", "sea", "hook", "flag"),
            ("He takes what others carry across the water.", "One eye is covered, one leg is made of wood."),
            "He captures one ship after another.",
            "sailor",
        ),
        Riddle(
            "SNOW",
            ("white", "cold", "winter", "flake", "ski", "melt"),
            ("Children wait for it from December on.", "You can build a man of it, with a carrot for a nose."),
            "In the morning everything is white.",
            "ice",
        ),
        Riddle(
            "TRACTOR",
            ("field", "plough", "wheel", "farm", "engine", "green"),
            ("It is slow, loud, and everybody behind it on the road sighs.", "It replaced the horse."),
            "It drives up and down a field all day.",
            "combine",
        ),
    ),
    five="TIGER",
    fives=("TRIES", "LASER"),
    talk=("Shall we begin?", "One more game after this one!"),
)

_POLISH: Final = Texts(
    people=("Ola", "Kuba", "Zofia", "Marek", "Hania", "Tomek"),
    team="Nocne sowy",
    groups={
        "ocean": ("WIELORYB", "KOTWICA", "PIRAT"),
        "kuchnia": ("ŁYŻKA", "PIEKARNIK", "PIEPRZ"),
        "kosmos": ("RAKIETA", "KOMETA", "PLANETA"),
        "koncert": ("FORTEPIAN", "BĘBEN", "CHÓR"),
        "zima": ("ŚNIEG", "SZALIK", "SANIE"),
        "pustynia": ("WIELBŁĄD", "KAKTUS", "PIASEK"),
        "baśń": ("KRÓL", "SMOK", "WIEŻA"),
        "wieś": ("JABŁKO", "TRAKTOR", "STODOŁA"),
    },
    lone="MOST",
    foul="mostek",
    long=("KONSTANTYNOPOL", "LOS ANGELES", "ELEKTROTECHNICZNY", "CZTERY PORY ROKU", "MAŁY KSIĄŻĘ"),
    riddles=(
        Riddle(
            "WIELBŁĄD",
            ("garb", "pustynia", "piasek", "karawana", "jeździć", "Egipt"),
            ("Idzie wiele dni i prawie nic nie pije.", "Na grzbiecie nosi dwie góry albo tylko jedną."),
            "Nikt inny nie ma takiego garbu.",
            "dromader",
        ),
        Riddle(
            "PIRAT",
            ("statek", "papuga", "skarb", "morze", "hak", "bandera"),
            ("Zabiera innym to, co wiozą po wodzie.", "Jedno oko zakryte, jedna noga z drewna."),
            "Napada na jeden statek po drugim.",
            "żeglarz",
        ),
        Riddle(
            "ŚNIEG",
            ("biały", "zimno", "zima", "płatek", "narty", "topnieć"),
            ("Dzieci czekają na niego od grudnia.", "Można z niego ulepić pana z marchewką zamiast nosa."),
            "Rano wszystko jest białe.",
            "lód",
        ),
        Riddle(
            "TRAKTOR",
            ("pole", "pług", "koło", "rolnik", "silnik", "ciągnąć"),
            ("Powolny, głośny, a wszyscy za nim na drodze wzdychają.", "Zastąpił konia."),
            "Cały dzień jeździ po polu tam i z powrotem.",
            "kombajn",
        ),
    ),
    five="ZEBRA",
    fives=("ŻABKA", "PRASA"),
    talk=("Zaczynamy?", "Po tej jeszcze jedna!"),
)

_CHINESE: Final = Texts(
    people=("小雨", "阿杰", "晓梅", "志强", "美玲", "大伟"),
    team="夜猫子",
    groups={
        "远洋": ("鲸鱼", "船锚", "海盗"),
        "厨房": ("勺子", "烤箱", "胡椒"),
        "太空": ("火箭", "彗星", "行星"),
        "音乐会": ("钢琴", "大鼓", "合唱团"),
        "冬天": ("雪花", "围巾", "手套"),
        "干旱": ("骆驼", "仙人掌", "沙子"),
        "童话": ("国王", "巨龙", "高塔"),
        "农村": ("苹果", "拖拉机", "谷仓"),
    },
    lone="桥梁",
    foul="石桥",
    long=("圣诞老人", "上海合作组织", "十字路口", "爱丽丝梦游仙境", "拉斯维加斯"),
    riddles=(
        Riddle(
            "骆驼",
            ("驼峰", "沙漠", "沙子", "商队", "骑", "口渴"),
            ("它走好多天，几乎不喝水。", "背上有两座小山，有时只有一座。"),
            "别的动物都没有驼峰。",
            "羊驼",
        ),
        Riddle(
            "海盗",
            ("船", "鹦鹉", "宝藏", "大海", "钩子", "骷髅"),
            ("别人在水上运的东西，他要抢走。", "一只眼睛蒙着，一条腿是木头的。"),
            "他抢了一条船又一条船。",
            "水手",
        ),
        Riddle(
            "雪花",
            ("白色", "寒冷", "冬天", "六角", "滑雪", "融化"),
            ("孩子们从十二月起就盼着它。", "落在手心，一会儿就不见了。"),
            "早上醒来，到处都是白色。",
            "冰雹",
        ),
        Riddle(
            "拖拉机",
            ("田", "犁", "轮子", "农民", "发动机", "耕地"),
            ("又慢又响，后面的司机都在叹气。", "有了它，就不用牛和马了。"),
            "它整天在田里来回走。",
            "收割机",
        ),
    ),
    five="TIGER",
    fives=("TRIES", "LASER"),
    talk=("可以开始了吗？", "这局完了再来一局！"),
)

TEXTS: Final = {"en": _ENGLISH, "pl": _POLISH, "zh": _CHINESE}
