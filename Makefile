# make run       start the bot, or the playground when there is no token
# make test      set up everything the checks need, and run them all
# make lint      style, types, and the arrows between the rooms
# make chromium  the browser for the tests of the playground's page, where Debian's packages can be had
# make backup    a copy of the database at once, whether or not the bot is running
# make bench     ratios, measured side by side
# make fuzz      random play for longer than the tests have time for (GAMES=2000)

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 200
# One more than there are cores: tests that talk to the bot wait for it now and then.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.PHONY: run test lint chromium backup bench fuzz clean

run: $(VENV)/running
	$(BIN)/python bot.py

test: lint chromium
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal

lint: $(VENV)/checking
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

chromium:
	sh tests/browser/get_chromium.sh

backup: $(VENV)/running
	$(BIN)/python -m cogs.backup

bench: $(VENV)/checking
	$(BIN)/python -m benchmarks

fuzz: $(VENV)/checking
	CONFORMANCE_SEEDS=$(GAMES) $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal tests/conformance

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/running: $(VENV)/bin/python requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/checking: $(VENV)/running requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
