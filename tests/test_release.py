"""What a release says about the work of others is complete and up to date."""

import json
import re
from importlib import metadata
from typing import Any

import pytest

from release import notices, packages, sbom


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(sbom.SBOM.read_text(encoding="utf-8"))
    return document


def test_the_notices_are_up_to_date() -> None:
    assert notices.notices() == notices.NOTICES.read_text(encoding="utf-8"), "run `make notices`"


def test_the_bill_of_materials_is_up_to_date_and_always_the_same() -> None:
    assert sbom.sbom() == sbom.sbom() == sbom.SBOM.read_text(encoding="utf-8"), "run `make sbom`"


def test_every_package_that_is_installed_with_cluehouse_is_named() -> None:
    names = {package.name for package in packages.python_packages()}
    always = [need for need in metadata.requires("cluehouse") or () if "extra ==" not in need]
    assert {re.split(r"[^\w-]", need)[0] for need in always} <= names
    text = notices.NOTICES.read_text(encoding="utf-8")
    assert [name for name in names if f"\n{name}, " not in text] == []


@pytest.mark.parametrize(
    "work",
    [
        "CC-BY-SA-4.0",
        "Creative Commons Attribution-ShareAlike 4.0",
        "SUBTLEX",
        "SGJP",
        "OpenCC",
        "Unicode, Inc.",
        "Jost",
    ]
    + ["Fluent Emoji", "universal-sentence-encoder-multilingual", "jieba", "END OF TERMS AND CONDITIONS"],
)
def test_the_notices_name_works_that_ask_for_it(work: str) -> None:
    assert work in notices.NOTICES.read_text(encoding="utf-8")


def test_every_package_has_a_licence_an_address_and_an_author() -> None:
    for package in (*packages.python_packages(), *packages.page_packages()):
        assert package.licence, package.name
        assert package.url.startswith("http"), package.name
        assert package.copyrights, package.name


def test_what_the_bill_of_materials_refers_to_is_in_it(bill: dict[str, Any]) -> None:
    references = [component["bom-ref"] for component in bill["components"]]
    assert len(references) == len(set(references))
    known = {*references, bill["metadata"]["component"]["bom-ref"]}
    assert {dependency["ref"] for dependency in bill["dependencies"]} == known
    assert {need for dependency in bill["dependencies"] for need in dependency["dependsOn"]} == set(references)
