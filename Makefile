# make run       start the bot, or the playground when there is no token
# make cluster   start N=2 processes of the bot that share its shards; needs DATABASE_URL
# make test      set up everything the checks need, and run them all
# make quick     the checks for daily work: lint, and every test that is not marked slow
# make lint      style, types, and which package may import which
# make lock      write the lock files anew after a change of requirements*.txt; UPGRADE=--upgrade renews everything
# make release   run the checks, tag the version in engine/release.py, and pack it
# make image     build the container, with the commit stamped into it (ENGINE=docker)
# make chromium  the browser for the tests of the playground's page, where Debian's packages can be had
# make postgresql  the server for the tests of the second store, where Debian's packages can be had
# make backup    a copy of the database at once, whether or not the bot is running
# make bench     ratios, measured side by side
# make ladder    how strong the computer players are, kept in docs/ladder.jsonl and written to docs/ladder.md: contests go
#                on up to CONTEST=80 games each, as far as four minutes allow; an hour of one core. CONTEST=0 plays nothing
# make fuzz      far more than the tests have time for: GAMES=200 random games for each number of seats and settings,
#                COMPUTER_GAMES=5000 games of computer players, HOSTILE=1000000 hostile answers
# make soak      people play all games on the local Discord under faults of every kind, on both stores, for MINUTES=10,
#                as SEED=1 says; SCRIPT=… repeats a failure. KILLS=1000 cuts off lives of the tables below Discord instead
# make crashes   in every way to act, the bot dies at every write and every request that it leads through, one by one
# make redeal    the same stories with other secrets, COMPARISONS=100000 in each game: nobody may see a difference
# make hard-games  whole games against hard computer players through the real client, with workers and the bot killed
#                in the middle, on both stores; minutes each. HARD_GAMES=dungeon-lords plays one kind only
# make upgrade   people play while the release of the commit FROM=… makes way for this one; needs the history of git
# make matrix    every fault while somebody acts in every way, written to docs/matrix.md

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 200
COMPUTER_GAMES ?= 5000
HOSTILE ?= 1000000
COMPARISONS ?= 100000
HARD_GAMES ?= boss-monster,doodle-dungeon,dungeon-lords,fairy-market,mighty-monsters
CONTEST ?= 80
MINUTES ?= 10
SEED ?= 1
SCRIPT ?=
FROM ?= HEAD^1
KILLS ?=
ENGINE ?= podman
UPGRADE ?=
N ?= 2
CORES := $(shell getconf _NPROCESSORS_ONLN)
# One more than there are cores: tests that talk to the bot wait for it now and then.
WORKERS ?= $(shell expr $(CORES) + 1)
# Bytecode is kept, even where the environment says otherwise: the tests start the bot again and again.
export PYTHONDONTWRITEBYTECODE :=

INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
PYTEST = $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal
# For every platform and every Python from 3.11 on; no address of a registry gets into the files.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-config --custom-compile-command "make lock" $(UPGRADE)

.PHONY: run cluster test quick lint lock release image chromium postgresql backup bench ladder fuzz soak crashes redeal hard-games upgrade matrix clean

run: $(VENV)/running
	$(BIN)/python bot.py

cluster: $(VENV)/running
	$(BIN)/python -m hosting.cluster $(N)

test: lint chromium postgresql
	$(PYTEST)

quick: WORKERS := $(CORES)
quick: lint
	$(PYTEST) -m "not slow"

lint: $(VENV)/checking
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lock: $(VENV)/checking
	$(LOCK) --output-file requirements.lock requirements.txt
	$(LOCK) --output-file requirements-dev.lock --constraints requirements.lock requirements-dev.txt

release: $(VENV)/checking
	$(BIN)/python -m hosting.release

# Podman keeps a HEALTHCHECK in Docker's format only.
image:
	$(ENGINE) build $(if $(findstring podman,$(ENGINE)),--format docker) --file hosting/Containerfile --tag lairkeeper \
		--build-arg COMMIT="$$($(PYTHON) -c 'from engine.release import ROOT, commit_of; print(commit_of(ROOT) or "")')" .

chromium:
	sh tests/browser/get_chromium.sh

postgresql:
	sh tests/tables/get_postgresql.sh

backup: $(VENV)/running
	$(BIN)/python -m cogs.backup

bench: $(VENV)/checking
	$(BIN)/python -m benchmarks

ladder: $(VENV)/running
	nice $(BIN)/python -m engine ladder --games $(CONTEST) --file docs/ladder.jsonl > docs/ladder.md.new
	mv docs/ladder.md.new docs/ladder.md

fuzz: $(VENV)/checking
	CONFORMANCE_SEEDS=$(GAMES) COMPUTER_GAMES=$(COMPUTER_GAMES) HOSTILE_ANSWERS=$(HOSTILE) $(PYTEST) tests/conformance

soak: $(VENV)/checking
	nice $(BIN)/python -m tests.soak $(if $(KILLS),deaths --kills $(KILLS),stories --minutes $(MINUTES) \
		$(if $(SCRIPT),--script $(SCRIPT))) --seed $(SEED)

crashes: $(VENV)/checking
	nice $(BIN)/python -m tests.soak everywhere --seed $(SEED)

redeal: $(VENV)/checking
	nice $(BIN)/python -m tests.conformance.outermost --comparisons $(COMPARISONS) --seed $(SEED)

hard-games: $(VENV)/checking postgresql
	HARD_GAMES=$(HARD_GAMES) HARD_ANSWERS=999 $(BIN)/python -m pytest -n 0 tests/end_to_end/test_thinking.py

upgrade: $(VENV)/checking postgresql
	nice $(BIN)/python -m tests.upgrade --from $(FROM) --seed $(SEED)

matrix: $(VENV)/checking
	nice $(BIN)/python -m tests.soak matrix --seed $(SEED) --page docs/matrix.md

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/running: $(VENV)/bin/python requirements.lock
	$(INSTALL) -r requirements.lock
	touch $@

$(VENV)/checking: $(VENV)/running requirements-dev.lock
	$(INSTALL) -r requirements-dev.lock
	touch $@

clean:
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
