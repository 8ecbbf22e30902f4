# Two commands for everybody: `make play` opens the house, `make test` checks it.
# Both set up what they need (uv and a virtual environment, inside this folder).

PYTHON ?= python3
UV := .tools/bin/uv
RUN := .venv/bin/
PAGE_CHECKED := web/node_modules/.checked

# The bench's peer needs Python 3.12: one that is here, or else one that uv fetches.
BENCH_PYTHON = $(or $(shell for p in python3.12 python3.13 python3.14 $$HOME/.pyenv/versions/3.1[2-9]*/bin/python; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null && echo $$p && break; done),3.12)

.PHONY: help play dev cluster page quick test check hooks bench pictures sheets golden notices sbom release site clean types

help:  ## show this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

play: page  ## open the house: a page in your browser (PORT=8770 elsewhere, HOST=0.0.0.0 for phones in your network)
	@$(RUN)cluehouse serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

dev: .venv/ready  ## for development: server and page, both reload when their code changes
	@$(RUN)python web/dev.py $(if $(PORT),--page-port $(PORT))

cluster: page  ## several servers on this machine: PostgreSQL, NATS, three servers, one address (PORT=8770 elsewhere)
	@$(RUN)python deploy/local_cluster.py $(if $(PORT),--port $(PORT))

page: .venv/ready
	@$(RUN)python web/build.py

quick: check $(PAGE_CHECKED)  ## while you work: style, types, layers and the fast tests (under a minute)
	$(RUN)pytest -n auto --dist worksteal -m "not slow"

test: check page  ## all checks and all tests
	$(RUN)python web/build.py run check
	$(RUN)python web/build.py run test
	$(RUN)python -m tests.browser.chromium
	$(RUN)pytest -n auto --dist worksteal

check: .venv/ready  ## style, types, import layers, and the page's generated types
	$(RUN)ruff check .
	$(RUN)ruff format --check .
	$(RUN)mypy
	$(RUN)lint-imports
	$(RUN)python -m web.wire_types --check

# The page's types and tests, only when something that they depend on has changed.
$(PAGE_CHECKED): .venv/ready $(shell find web/src web/pictures web/*.json web/*.ts src/cluehouse/messages src/cluehouse/pictures -type f)
	@test -d web/node_modules || $(RUN)python web/build.py ci --no-audit --no-fund
	$(RUN)python web/build.py run check
	$(RUN)python web/build.py run test
	@touch $@

hooks: .venv/ready  ## let git check before every commit and every push
	$(RUN)pre-commit install

bench: .tools/bin/uv  ## speed, beside a peer in the same run (the peer needs Python 3.12)
	UV_PROJECT_ENVIRONMENT=.venv-bench $(UV) run --frozen --quiet --python $(BENCH_PYTHON) --group bench python -m bench

pictures: page  ## take the README's pictures anew
	$(RUN)python -m tests.browser.chromium
	$(RUN)python -m web.pictures
	CLUEHOUSE_CHROMIUM=$$($(RUN)python -c 'from tests.browser.chromium import find; print(find())') \
	  $(RUN)python web/build.py run sheet -- ../docs/pictures/deck.webp --across 24 --wide 78

sheets: page  ## contact sheets of all screens in all sizes, languages and themes (into .sheets, ONLY="--sizes 360x420" for some)
	$(RUN)python -m tests.browser.chromium
	$(RUN)python -m web.contact_sheets .sheets $(ONLY)

types: .venv/ready  ## write the page's types anew, after a change of options, views, moves, commands or languages
	$(RUN)python -m web.wire_types

notices: page  ## write the licences of others anew, after a change of dependencies
	$(RUN)python -m release.notices

sbom: page  ## write the bill of materials anew, after a change of dependencies
	$(RUN)python -m release.sbom

release: page  ## build and try sdist and wheel in dist/, with release notes (REHEARSE=1: before the changelog has a date)
	$(RUN)python -m release.build $(if $(REHEARSE),--rehearse)

site: .venv/ready  ## the documentation site, in .site/html, with its links checked
	$(RUN)python -m release.site

golden: .venv/ready  ## write the golden playthroughs anew (then read the diff)
	$(RUN)python -m tests.golden

clean:  ## remove everything that make made
	rm -rf .tools .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/cluehouse/server/page dist .site

.tools/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Cluehouse needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 play"; exit 1; }
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

.venv/ready: .tools/bin/uv uv.lock pyproject.toml
	$(UV) sync --frozen --quiet --python $(PYTHON)
	@touch $@
