"""Where the data of other packages lies."""

from importlib.util import find_spec
from pathlib import Path


def folder_of(package: str) -> Path:
    """The folder of a package, which is not loaded for that."""
    found = find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])
