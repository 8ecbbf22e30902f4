"""`make golden`: write all playthroughs again."""

from tests.golden import RECORDS, told

for record in RECORDS:
    record.with_suffix(".playthrough").write_text(told(record), encoding="utf-8")
    print(record.stem)
