"""A PostgreSQL of our own, that can be killed, stopped and started again."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

from serving import free_port


def programs() -> Path | None:
    """Where initdb and pg_ctl are: on the path, or where Debian puts them."""
    if found := shutil.which("pg_ctl"):
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return versions[-1].parent if versions else None


class Cluster:
    """One server with its data in a folder."""

    def __init__(self, folder: Path):
        found = programs()
        assert found is not None, "there is no PostgreSQL here"
        self._programs, self._folder, self.port = found, folder, free_port()
        self.user, self._as_user = _not_root(folder)
        self._data = folder / "data"
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", self.user, "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Returns when it answers."""
        options = f"-p {self.port} -k {self._folder} -h 127.0.0.1"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")

    def kill(self) -> None:
        """SIGKILL to all its processes at once, as when a machine loses its power."""
        everybody = self._processes()
        for pid in everybody:
            _signal(pid, signal.SIGKILL)
        while any(Path(f"/proc/{pid}").exists() for pid in everybody):
            time.sleep(0.01)

    def freeze(self) -> None:
        for pid in self._processes():
            _signal(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self._processes():
            _signal(pid, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """The postmaster and its children."""
        postmaster = int((self._data / "postmaster.pid").read_text().split()[0])
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(postmaster)], capture_output=True, text=True)
        return [postmaster, *map(int, children.stdout.split())]

    def _run(self, program: str, *args: str) -> None:
        command = [*self._as_user, str(self._programs / program), *args]
        subprocess.run(command, check=True, capture_output=True, cwd=self._folder)


def _signal(pid: int, what: signal.Signals) -> None:
    try:
        os.kill(pid, what)
    except ProcessLookupError:
        return


def _not_root(folder: Path) -> tuple[str, list[str]]:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name, []
    shutil.chown(folder, "postgres")
    for parent in list(folder.parents)[:3]:
        if os.stat(parent).st_uid == 0 and not os.stat(parent).st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)
    return "postgres", ["runuser", "-u", "postgres", "--"]
