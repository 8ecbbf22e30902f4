"""`python -m release.sbom [--check]`: write sbom.cdx.json, the bill of materials in the format of CycloneDX 1.6.

It follows from the lock files alone, so two runs give the same bytes: no time, no random number.
"""

import json
import sys
import tomllib
from typing import Any, Final
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from cluehouse import __version__
from release.packages import ROOT, Lock, Package, page_packages, python_packages

SBOM: Final = ROOT / "sbom.cdx.json"
_ALGORITHMS: Final = {"sha256": "SHA-256", "sha512": "SHA-512"}


def sbom() -> str:
    """Return the bill of materials."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = [*python_packages(), *page_packages()]
    own = f"pkg:pypi/{project['name']}@{__version__}"
    lock = Lock()
    direct = [f"pkg:pypi/{name}@{version}" for name, version in lock.needs(lock.own)]
    document: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": project["name"],
                "version": __version__,
                "description": project["description"],
                "licenses": [{"license": {"id": project["license"]}}],
                "purl": own,
            },
            "lifecycles": [{"phase": "pre-build"}],
        },
        "components": [_component(package) for package in packages],
        "dependencies": [
            {"ref": own, "dependsOn": [*direct, *map(_purl, page_packages())]},
            *(_dependency(package) for package in packages),
        ],
    }
    document["serialNumber"] = f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(document, sort_keys=True))}"
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _component(package: Package) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": _purl(package),
        "name": package.name,
        "version": package.version,
        "copyright": "\n".join(package.copyrights),
        "scope": "required",
        "hashes": [{"alg": _ALGORITHMS[name], "content": digest} for name, digest in package.hashes],
        "licenses": [{"expression": package.licence}],
        "purl": _purl(package),
        "externalReferences": [{"type": "website", "url": package.url}],
    }


def _dependency(package: Package) -> dict[str, Any]:
    return {"ref": _purl(package), "dependsOn": [f"pkg:pypi/{name}@{version}" for name, version in package.needs]}


def _purl(package: Package) -> str:
    return f"pkg:{package.kind}/{quote(package.name)}@{package.version}"


def main() -> int:
    """Write the file, or check that it is up to date."""
    text = sbom()
    if "--check" not in sys.argv:
        SBOM.write_text(text, encoding="utf-8")
    elif not SBOM.is_file() or text != SBOM.read_text(encoding="utf-8"):
        print(f"{SBOM.name} is stale: run `make sbom`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
