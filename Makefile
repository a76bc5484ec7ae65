# Guildhall: one command for each thing a person wants to do here.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .make

.PHONY: help setup play check test browser suites mutants fuzz bench golden clean
help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup: $(STAMP)/setup  ## make .venv with all that playing needs; .venv/bin/guildhall is the command

$(STAMP)/venv:
	@mkdir -p $(STAMP)
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Guildhall needs Python 3.11 or later; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@touch $@

$(STAMP)/setup: pyproject.toml $(STAMP)/venv
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(STAMP)/dev: pyproject.toml $(STAMP)/setup
	$(BIN)/python -m pip install --quiet --group dev
	@touch $@

play: setup  ## set up, compile once, and play City of Guilds in the terminal (the page comes later)
	$(BIN)/guildhall play city_of_guilds

check: $(STAMP)/dev  ## ruff, mypy, rooms
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest tests/test_rooms.py

test: $(STAMP)/dev  ## the tests of core, games, bots and the command line
	$(BIN)/guildhall warm
	$(BIN)/pytest -n 2 --dist loadgroup

browser:  ## the browser tests
	@echo "The page is not built yet: nothing to test in a browser."

suites:  ## the outside test suites
	@echo "The adapters are not built yet: no outside suite to run."

mutants: $(STAMP)/dev  ## break rules on purpose, one at a time: each must be noticed by a test
	$(BIN)/python tests/mutants.py

fuzz: setup  ## the big fuzz: 100,000 games for every game and seat count
	$(BIN)/guildhall fuzz all --games 100000 --seed 1

bench: setup  ## speed of every game
	$(BIN)/guildhall bench

golden: $(STAMP)/dev  ## write the golden playthroughs anew (read the diff before you commit it)
	$(BIN)/python tests/playthrough.py

clean:  ## remove what make made
	rm -rf .venv $(STAMP)
