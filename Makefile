# Guildhall: one command for each thing a person wants to do here.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .make

.PHONY: help setup page play check test browser suites mutants fuzz bench strength search-speed research-speed gpu train load golden types clean
help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup: $(STAMP)/setup  ## make .venv with all that playing needs; .venv/bin/guildhall is the command

$(STAMP)/venv:
	@mkdir -p $(STAMP)
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Guildhall needs Python 3.11 or later; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@touch $@

$(STAMP)/package: pyproject.toml $(STAMP)/venv
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(STAMP)/setup: $(STAMP)/package $(STAMP)/page
	@touch $@

# The page: Node comes from PyPI, one version everywhere.
$(STAMP)/node: web/package-lock.json $(STAMP)/package
	$(BIN)/python -m pip install --quiet --group page
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STAMP)/page: $(shell find web -path web/node_modules -prune -o -type f -print) $(STAMP)/node
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build -- --logLevel warn
	@touch $@

page: $(STAMP)/page  ## build the page in the browser

$(STAMP)/dev: pyproject.toml $(STAMP)/setup
	$(BIN)/python -m pip install --quiet --group dev
	@touch $@

play: setup  ## set up, serve the page on http://127.0.0.1:8302 and open it (games are compiled once, meanwhile)
	$(BIN)/guildhall serve --open

check: $(STAMP)/dev  ## ruff, mypy, rooms, and the types of the page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	$(BIN)/pytest tests/test_rooms.py

test: $(STAMP)/dev  ## the tests of core, games, bots, server and the command line
	$(BIN)/guildhall warm
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test
	$(BIN)/pytest -n 2 --dist loadgroup --ignore tests/browser --ignore tests/suites

CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
browser: $(STAMP)/dev  ## the browser tests, in a real Chromium (installed where it is missing)
	@test -n "$(CHROMIUM)" || (apt-get update -qq && apt-get install -qq -y chromium)
	$(BIN)/guildhall warm
	$(BIN)/pytest -n 2 --dist loadgroup tests/browser

types: $(STAMP)/dev  ## make the types of the page anew from the Python side
	$(BIN)/python -m guildhall.server.wire web/src/generated
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent types

load: $(STAMP)/dev  ## how many moves a second the server carries
	$(BIN)/python benchmarks/server_load.py

suites: $(STAMP)/dev  ## the outside test suites: PettingZoo's, Gymnasium's, OpenSpiel's and Shimmy's on every game
	$(BIN)/python -m pip install --quiet --group suites
	$(BIN)/guildhall warm
	$(BIN)/pytest -n 2 --dist loadgroup tests/suites

mutants: $(STAMP)/dev  ## break rules on purpose, one at a time: each must be noticed by a test
	$(BIN)/python tests/mutants.py

fuzz: setup  ## the big fuzz: 100,000 games for every game and seat count
	$(BIN)/guildhall fuzz all --games 100000 --seed 1

bench: setup  ## speed of every game
	$(BIN)/guildhall bench

strength: setup  ## each level of bots against the one below it, in every game; hours
	$(BIN)/python benchmarks/strength.py levels

search-speed: setup  ## search beside OpenSpiel's and catanatron's, in one run
	$(BIN)/python benchmarks/search_speed.py

research-speed: setup  ## our games beside OpenSpiel, Pgx, PettingZoo, RLCard, catanatron and boardgame.io, in one run
	$(BIN)/python -m pip install --quiet --group suites
	$(BIN)/python benchmarks/research_speed.py

gpu: setup  ## the rules on a GPU: equal to the CPU's, and how fast (needs CUDA)
	$(BIN)/python -m pip install --quiet --editable ".[gpu]"
	$(BIN)/python benchmarks/gpu.py

train: setup  ## the example: masked PPO on City of Guilds until it beats random players (torch goes into .make/ppo)
	test -x $(STAMP)/ppo/bin/python || $(PYTHON) -m venv $(STAMP)/ppo
	$(STAMP)/ppo/bin/python -m pip install --quiet --editable . gymnasium sb3-contrib
	$(STAMP)/ppo/bin/python examples/maskable_ppo.py

golden: $(STAMP)/dev  ## write the golden playthroughs anew (read the diff before you commit it)
	$(BIN)/python tests/playthrough.py

clean:  ## remove what make made
	rm -rf .venv $(STAMP) web/node_modules src/guildhall/server/page
