"""The page's TypeScript types are generated from the server's types."""

from web.wire_types import FOLDER, generate


def test_the_generated_types_are_up_to_date() -> None:
    assert {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.*")} == generate()


def test_a_field_is_optional_only_if_it_may_be_missing() -> None:
    files = generate()
    sent, accepted = files["codenames.ts"], files["wire.ts"]
    assert '  timer: "end-turn" | "off" | "warn";' in sent  # has a default but is always sent
    assert "  penalty?: boolean;" in sent  # a default that is not sent
    assert "  level?: string;" in accepted  # a default that need not be sent


def test_tuples_and_maps_keep_their_shape() -> None:
    files = generate()
    assert "  marks?: [string, string][];" in files["codenames.ts"]
    assert '  positions: Partial<Record<"blue" | "red", number>>;' in files["trapwords.ts"]
