# Lodestone. The two commands to know: `make play` and `make test`. Both set everything up first.
.DEFAULT_GOAL := help
PYTHON ?= $(shell sh scripts/find-python)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

WEB := scripts/build_web.py

.PHONY: help play test web lint format soak bench playthroughs schema requirements clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play: $(VENV)/.play web ## set up, then open the table in the browser
	@$(BIN)/lodestone

test: $(VENV)/.dev web lint ## set up, then run every check and test
	@$(BIN)/python $(WEB) check
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not soak"

web: $(VENV)/.play ## build the browser table, if anything in it has changed
	@$(BIN)/python $(WEB)

lint: $(VENV)/.dev ## style, strict types, direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev ## let ruff rewrite what it can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: $(VENV)/.dev ## the long tests: hours of games instead of minutes
	$(BIN)/python -m pytest -n auto --dist worksteal -m soak

bench: $(VENV)/.bench ## measure speed beside other engines, in one run
	$(BIN)/python -m benchmarks

playthroughs: $(VENV)/.dev ## write the golden games in tests/playthroughs and tests/counts anew
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.golden_kluster

schema: $(VENV)/.dev ## write docs/schema and the browser's types anew from the protocol
	$(BIN)/python -m lodestone.server.protocol.describe

requirements: $(VENV)/.dev ## pin the newest versions anew (needs uv)
	sh scripts/pin-requirements

clean: ## forget the environment and every cache
	rm -rf $(VENV) web/node_modules src/lodestone/server/static .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist

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

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	@echo "Installing what the tests need …"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "Installing the programs we measure against …"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@
