"""What a release says about the work of others: their licences, and a list of all components.

    packages   the packages that Cluehouse is made of, from the lock files and what is installed
    notices    `python -m release.notices` writes web/public/licences.txt
    sbom       `python -m release.sbom` writes sbom.cdx.json, a bill of materials in the format of CycloneDX

Both files are in the repository; `make check` says when they are stale.
"""
