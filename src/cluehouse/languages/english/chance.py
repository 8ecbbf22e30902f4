"""English words that look derived or put together, and are not."""

from typing import Final

ONLY_LOOKS: Final = frozenset(
    (
        "flower shower tower counter liver river cover corner number butter letter matter master summer winter "
        "dinner finger hunger silver paper tiger power lower upper barber beaver feather leather weather mother "
        "brother father ladder hammer hamster spider proper temper copper pepper supper quarter charter shelter "
        "filter fever lever clever cider eager offer order other under after over ever never water daughter "
        "laughter bitter later busy ready early silly holy tiny navy army party city story body study duty pony "
        "bully business thousand president resident season reason person message island mushroom pumpkin mandate "
        "cotton target lesson kitten mitten magnet puppet legend cargo hamper budget office justice notice police "
        "average damage manage begin hotel planet market blanket basket ticket pocket rocket jacket bucket racket "
        "cricket carpet carrot cartoon pillow follow hollow fellow hospital arrival signal petal pedal factor "
        "tailor mirror error terror meteor ether whether together gather rather cancer partner manner banner "
        "million billion stallion station ration nation mission passion session pension mansion region legion cushion "
        "fashion champion portion potion lotion section fiction auction union onion medallion battalion version "
        "motion notion city pity charity rarity serial mortal doctor harbor parlor minor major motor "
        "petition guardian native motive captive olive massive forgive survive arrive "
        "belong belongings become before behind beneath beside believe beyond around across about amuse abuse engage "
        "retail report record reply relay remain reveal restore repeat retire require result resort respect respond "
        "rebel refuse regard reject release relief rely remind remove rent passion mission portion position capable "
        "vegetable constable restrain forestall handsome martial partial special social spatial racial "
        "garlic fabric rubric topic tonic comic island rather listen hasten heathen often kitten chicken kitchen "
        "witness harness wilderness governess mattress fortress distress essence sentence "
        "presence absence audience patience science silence violence evidence residence fence pence commence hence "
        "tradition condition expedition ambition archive archery content contest surgeon counter "
        "country encounter console "
        "coalition compassion canvass portable portal preface agate escape station stationery testify "
        "tyrant linen tunic "
        "caper beaker beard gravy harpy jetty irony booty belly fairy penny battery pageant stagger "
        "whippet wander tidy apply "
        "accordion general legal final local royal loyal moral rival vital metal medal capital "
        "hospitality sandal scandal "
        "courage village cabbage cottage package sausage passage language garbage bandage luggage hostage savage"
    ).split()
)
