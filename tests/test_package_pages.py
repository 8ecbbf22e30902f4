"""The docstring of a package says what is in it: every module it names is there, and every module is named."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import cluehouse

ROOT = Path(cluehouse.__file__).parent
PACKAGES = sorted(
    ".".join(("cluehouse", *path.parent.relative_to(ROOT).parts))
    for path in ROOT.rglob("__init__.py")
    if re.search(r"^\w+\.py\b", path.read_text(encoding="utf-8"), re.MULTILINE)
)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_that_lists_its_modules_lists_them_all(package: str) -> None:
    module = import_module(package)
    named = set(re.findall(r"\b(\w+)\.py\b", module.__doc__ or ""))
    modules = {found.name for found in iter_modules(module.__path__)}
    assert named <= modules, f"named, but not there: {named - modules}"
    missing = {found.name for found in iter_modules(module.__path__) if not found.ispkg} - named
    assert not missing, f"not named: {missing}"
