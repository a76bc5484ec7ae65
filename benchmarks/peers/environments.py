"""Every peer in an environment of its own under .make/peers, installed from its registry when it is first wanted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PEERS = ROOT / ".make" / "peers"
PACKAGES = {
    "catanatron": ["catanatron>=3.2"],
    "openspiel": ["open_spiel>=2.0"],
    "pgx": ["pgx>=2.6", "jax[cpu]"],
    "pettingzoo": ["pettingzoo[classic]>=1.25"],
    "rlcard": ["rlcard>=1.2"],
}
BOARDGAME = "boardgame.io@0.50.2"
ONE_CORE = {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}


def python_of(peer: str) -> str:
    """The interpreter that has this peer."""
    home = PEERS / peer
    if not (home / "done").exists():
        print(f"installing {peer}", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        subprocess.run([str(home / "bin/pip"), "install", "--quiet", *PACKAGES[peer]], check=True)
        (home / "done").touch()
    return str(home / "bin/python")


def node() -> list[str]:
    """Node with boardgame.io beside it."""
    home, binary = PEERS / "boardgame", shutil.which("node", path=f"{ROOT / '.venv/bin'}:{os.environ['PATH']}")
    if binary is None:
        raise SystemExit("Node is missing: make page installs it.")
    if not (home / "done").exists():
        print("installing boardgame.io", file=sys.stderr, flush=True)
        home.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "boardgame.mjs", home / "boardgame.mjs")
        (home / "package.json").write_text('{"private": true}\n')
        npm = [str(Path(binary).with_name("npm")), "install", "--silent", "--no-audit", "--no-fund", BOARDGAME]
        path = f"{Path(binary).parent}:{os.environ['PATH']}"
        subprocess.run(npm, cwd=home, check=True, env=os.environ | {"PATH": path})
        (home / "done").touch()
    shutil.copy(HERE / "boardgame.mjs", home / "boardgame.mjs")
    return [binary, str(home / "boardgame.mjs")]
