# Lodestone. The two commands to know: `make play` and `make test`. Both set everything up first.
.DEFAULT_GOAL := help
PYTHON ?= $(shell sh scripts/find-python)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Hundreds of processes start in the tests: what one has compiled the others read.
unexport PYTHONDONTWRITEBYTECODE

WEB := scripts/build_web.py

.PHONY: help play test quick checks web web-checks lint format coverage soak docs bench release playthroughs schema requirements clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play: $(VENV)/.play web ## set up, then open the table in the browser
	@$(BIN)/lodestone

# Two for each processor and one more: many a test waits for a server or a browser.
WORKERS := -n $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN) + 1) --dist worksteal
PYTEST := $(BIN)/python -m pytest $(WORKERS)
# Rooms whose tests need neither Chromium nor PostgreSQL nor a compiled kernel.
QUICK := tests/clustered --ignore=tests/clustered/batch tests/kluster tests/match/clustered tests/match/kluster/test_records.py tests/core/test_chance.py tests/i18n tests/oracle tests/docs/test_readme.py tests/test_rooms.py tests/test_words.py tests/server/describe tests/server/table/test_agreements.py tests/server/test_clustered.py tests/server/test_sockets.py tests/server/test_wire.py

test: checks ## set up, then run every check and test
	@$(BIN)/python -m tests.prepare
	$(PYTEST) --durations=25

quick: checks ## rules, values, server units, the browser's units and lint: for the inner loop
	$(PYTEST) -m "not soak and not lengthy" $(QUICK)

checks: $(VENV)/.dev web
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint web-checks

web-checks: $(VENV)/.dev # types, style and unit tests of the browser table
	@$(BIN)/python $(WEB) check

web: $(VENV)/.play ## build the browser table, if anything in it has changed
	@$(BIN)/python $(WEB)

lint: $(VENV)/.dev ## style, strict types, direction of imports, nothing unused
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture

format: $(VENV)/.dev ## let ruff rewrite what it can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: $(VENV)/.dev web ## the long tests: hours instead of minutes; stop it, and it goes on where it was
	@$(BIN)/python -m tests.prepare
	$(PYTEST) -p tests.ledger -m soak

coverage: $(VENV)/.dev web ## which lines of src/lodestone the tests reach, in all processes
	@rm -rf .coverage && mkdir .coverage
	@$(BIN)/python -m tests.prepare
	$(BIN)/python -m coverage run -m pytest $(WORKERS)
	@$(BIN)/python -m coverage combine --quiet && $(BIN)/python -m coverage report --skip-covered --sort=cover

docs: $(VENV)/.dev ## build the documentation site, which the server then shows at /docs
	@$(BIN)/python scripts/build_docs.py

bench: $(VENV)/.bench ## measure speed beside other engines, in one run
	$(BIN)/python -m benchmarks

release: $(VENV)/.release web docs ## build sdist and wheels into dist/, check them in clean environments on every Python at hand
	$(BIN)/python -m scripts.release

playthroughs: $(VENV)/.dev ## write the golden games and counts in tests/golden anew
	$(BIN)/python -m tests.golden

schema: $(VENV)/.dev ## write docs/schema and the browser's types anew from the protocol
	$(BIN)/python -m lodestone.server.describe

requirements: $(VENV)/.dev ## pin the newest versions anew (needs uv)
	sh scripts/pin-requirements

clean: ## forget the environment and every cache
	rm -rf $(VENV) web/node_modules web/.svelte-check src/lodestone/server/static src/lodestone/server/docs_site.zip .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage build dist

# Each stamp means: the environment has what this list pins. --require-hashes: what was tested is what gets installed.
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Lodestone needs Python 3.11 or newer with venv: install it, or say make PYTHON=/path/to/python3 …" >&2; exit 1; }
	@echo "Setting up $(VENV) with $$($(PYTHON) --version) …"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python could not make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

$(VENV)/.play: requirements/play.txt requirements/node.txt pyproject.toml | $(VENV)/bin/python
	@echo "Installing what the table needs (a minute the first time) …"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(BIN)/python $(WEB) has-node || $(PIP) install --require-hashes -r requirements/node.txt
	@$(BIN)/python $(WEB)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt requirements/docs.txt
	@echo "Installing what the tests need …"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/.release: $(VENV)/.dev requirements/release.txt
	@echo "Installing what checks packages …"
	@$(PIP) install --require-hashes -r requirements/release.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "Installing the programs we measure against …"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@
