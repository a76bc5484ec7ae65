# Guildhall: one command for each thing a person wants to do here.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .make

.PHONY: $(shell sed -nE 's/^([a-z-]+):.*##.*/\1/p' $(MAKEFILE_LIST))  # whatever `make help` lists
help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

setup: $(STAMP)/setup  ## make .venv with all that playing needs; .venv/bin/guildhall is the command

$(STAMP)/venv:
	@mkdir -p $(STAMP)
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Guildhall needs Python 3.11 or later; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	@touch $@

# Everything comes from locks/: versions with hashes, so that all have the same (`make lock` renews them).
LOCKED := $(BIN)/python -m pip install --quiet --require-hashes --requirement
$(STAMP)/package: pyproject.toml locks/setup.txt $(STAMP)/venv
	$(LOCKED) locks/setup.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMP)/setup: $(STAMP)/package $(STAMP)/page
	@touch $@

# The page: Node comes from PyPI, one version everywhere.
$(STAMP)/node: web/package-lock.json $(STAMP)/package
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STAMP)/page: $(shell find web -path web/node_modules -prune -o -type f -print) $(STAMP)/node
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build -- --logLevel warn
	@touch $@

page: $(STAMP)/page  ## build the page in the browser

$(STAMP)/dev: locks/dev.txt $(STAMP)/setup
	$(LOCKED) locks/dev.txt
	@touch $@

play: setup  ## set up, serve the page on http://127.0.0.1:8302 and open it (games are compiled once, meanwhile)
	$(BIN)/guildhall serve --open

check: $(STAMP)/dev  ## ruff, mypy, rooms; eslint, prettier and the types of the page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent lint
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

layout: $(STAMP)/dev  ## whole games of all four at four sizes of the window: nothing moves, is cut off or covered (make browser: one size each)
	$(BIN)/guildhall warm
	GUILDHALL_LAYOUT=all $(BIN)/pytest -n 2 --dist loadgroup tests/browser/test_layout.py

page-speed: $(STAMP)/dev  ## how quickly the page answers a click, and its work in a frame (needs `make play` running)
	$(BIN)/python benchmarks/page_speed.py

types: $(STAMP)/dev  ## make the types of the page anew from the Python side
	$(BIN)/python -m guildhall.server.wire web/src/generated
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent types

pictures: $(STAMP)/dev  ## pictures of the decisive moments of every game into .make/pictures, and those of the README into docs/
	$(BIN)/guildhall warm
	$(BIN)/python tests/browser/pictures.py

faces: $(STAMP)/dev  ## cut the faces of the page anew from their packages
	$(PYTHON) -m pip install --quiet --target $(STAMP)/fonttools fonttools brotli
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=../$(STAMP)/fonttools python make_faces.py

first-move: $(STAMP)/dev  ## from nothing compiled to one's first move and a bot's answer, for every game
	$(BIN)/python benchmarks/first_move.py all --warm

load: $(STAMP)/dev  ## how many moves a second the server carries
	$(BIN)/python benchmarks/server_load.py

attacked: $(STAMP)/dev  ## how long a stranger waits while the server is attacked, one attack after the other (Linux)
	$(BIN)/guildhall warm
	$(BIN)/python benchmarks/attacked.py

faults: $(STAMP)/dev  ## faults of the database under load, each twenty times: nothing lost, nothing seen too soon
	$(BIN)/guildhall warm
	$(BIN)/python tests/server/faults.py

suites: $(STAMP)/dev  ## the outside test suites: PettingZoo's, Gymnasium's, OpenSpiel's and Shimmy's on every game
	$(LOCKED) locks/suites.txt
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
	$(LOCKED) locks/suites.txt
	$(BIN)/python benchmarks/research_speed.py

gpu: setup  ## the rules on a GPU: equal to the CPU's, and how fast (needs CUDA)
	$(BIN)/python -m pip install --quiet --editable ".[gpu]"
	$(BIN)/python benchmarks/gpu.py

train: setup  ## the example: masked PPO on City of Guilds until it beats random players (torch goes into .make/ppo)
	test -x $(STAMP)/ppo/bin/python || $(PYTHON) -m venv $(STAMP)/ppo
	$(STAMP)/ppo/bin/python -m pip install --quiet --editable . gymnasium sb3-contrib
	$(STAMP)/ppo/bin/python examples/maskable_ppo.py

architecture:  ## draw docs/architecture.svg anew from the imports
	$(PYTHON) docs/draw_architecture.py

refusals: $(STAMP)/dev  ## write docs/refusals.md anew: every refusal with an example (read it through)
	$(BIN)/guildhall refusals > docs/refusals.md

contract: $(STAMP)/dev  ## write docs/contract.md anew: what a game is made of
	$(BIN)/guildhall contract > docs/contract.md

golden: $(STAMP)/dev  ## write the golden playthroughs anew (read the diff before you commit it)
	$(BIN)/python tests/playthrough.py

# The biggest first: the others take their versions from it.
LOCK := $(STAMP)/uv/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
lock:  ## renew locks/ from pyproject.toml: the newest versions that it allows, with their hashes
	test -x $(STAMP)/uv/bin/uv || ($(PYTHON) -m venv $(STAMP)/uv && $(STAMP)/uv/bin/pip install --quiet uv)
	$(LOCK) --upgrade --group page --group dev --group suites --output-file locks/suites.txt
	$(LOCK) --upgrade --group page --group dev --constraint locks/suites.txt --output-file locks/dev.txt
	$(LOCK) --upgrade --group page --constraint locks/suites.txt --output-file locks/setup.txt

wheel: $(STAMP)/page  ## dist/guildhall_games-….whl, with the page in it
	$(BIN)/python -m hatchling build -t wheel

clean:  ## remove what make made
	rm -rf .venv $(STAMP) web/node_modules src/guildhall/server/page
