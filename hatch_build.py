"""The build of a wheel builds the page first."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[misc, type-arg]
    """Puts the built page into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless the house is installed to be worked on: then `make` builds it."""
        script = Path(self.root) / "web" / "build.py"
        if version != "editable" and script.is_file():
            runpy.run_path(str(script), run_name="build")["build_page"]()
