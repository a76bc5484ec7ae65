"""The rules on a GPU: kernels that call what the CPU runs, unchanged, one game a thread, equal to it byte for byte.

Needs CUDA and `pip install "guildhall-games[gpu]"`; elsewhere `why_not()` says what is missing and `kernels_of` raises NoGPU.
Compiling the kernels of a game takes a minute or two, once for each process.
"""

import hashlib
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from guildhall.adapters.random_play import random_game, random_world
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH, Game

THREADS = 128  # in a block
# Optimising once more at link time makes City of Guilds wrong with the assemblers of CUDA 13.0 and 13.4: threads of a warp that
# are done overwrite a register that the others still use (docs/decisions/0009).
LTO = False


class NoGPU(RuntimeError):
    """This machine cannot run the kernels; the sentence says why."""


@cache
def why_not() -> str:
    """Empty where the kernels can run, else what is missing."""
    if find_spec("numba_cuda") is None:
        return 'numba-cuda is not installed (pip install "guildhall-games[gpu]")'
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # some versions of numba-cuda still ask for the old name
    from numba import cuda

    if not cuda.is_available():
        return "there is no CUDA device here, or its driver is missing"
    return ""


def kernels_of(game: Game) -> "Kernels":
    """The kernels of a game, compiled when they are first called."""
    if reason := why_not():
        raise NoGPU(f'no GPU: {reason}. Everything else works without one (on="cpu")')
    return _kernels(game.name)


@cache
def _kernels(name: str) -> "Kernels":
    return Kernels(GAMES[name])


class Kernels:
    """Both kernels of one game. Arrays come and go between the memories; those named last are filled."""

    def __init__(self, game: Game):
        from numba import cuda, types

        share_tables()
        n_actions, i64, u8 = len(game.actions), types.int64, types.uint8

        def games(states, seats, options, seeds, memory, steps, results):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < len(states):
                mask, rng = cuda.local.array(n_actions, u8), cuda.local.array(4, i64)
                news = cuda.local.array((N_NEWS, NEWS_WIDTH), i64)
                steps[i] = random_game(states, i, seats, options, seeds[i], memory, mask, news, rng, results[i])

        def worlds(states, hidden, me, actions, seeds, steps, results):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < len(states):
                mask, rng = cuda.local.array(n_actions, u8), cuda.local.array(4, i64)
                news = cuda.local.array((N_NEWS, NEWS_WIDTH), i64)
                steps[i] = random_world(states, i, hidden, me, actions[i], seeds[i], mask, news, rng, results[i])

        self._cuda = cuda  # as a decorator, cuda.jit(lto=...) forgets what it was told
        self._games, self._worlds = cuda.jit(games, lto=LTO), cuda.jit(worlds, lto=LTO)
        self.seconds = 0.0  # that the last kernel ran, transfers aside

    def random_games(self, *given: Any) -> None:
        """As rollouts.random_games_range has them: states, seats, options, seeds, memory, steps, results."""
        self._run(self._games, *given)

    def random_worlds(self, *given: Any) -> None:
        """As rollouts.random_worlds_range has them: states, hidden, me, actions, seeds, steps, results."""
        self._run(self._worlds, *given)

    def _run(self, kernel: Any, *given: Any) -> None:
        """`states` is first, `steps` and `results` are last: they come back."""
        cuda = self._cuda
        there = [cuda.to_device(x) if isinstance(x, np.ndarray) else x for x in given]
        began, ended = cuda.event(), cuda.event()
        began.record()
        kernel[(len(given[0]) + THREADS - 1) // THREADS, THREADS](*there)
        ended.record()
        ended.synchronize()
        self.seconds = cuda.event_elapsed_time(began, ended) / 1000
        for k in (0, -2, -1):
            there[k].copy_to_host(given[k])


@cache
def share_tables() -> None:
    """Frozen tables go into global memory, one copy of each.

    numba-cuda puts a copy into constant memory at every place where compiled code names a table; ours name the components
    of a game hundreds of times, and constant memory ends at 64 KB. Threads that read different rows are also better served
    by the caches of global memory.
    """
    from llvmlite import ir
    from numba import types
    from numba.cuda.target import CUDATargetContext

    def make_constant_array(self: Any, builder: Any, kind: Any, table: Any) -> Any:
        table = np.ascontiguousarray(table)
        data = table.tobytes()
        name = "table_" + hashlib.sha256(data + str(table.dtype).encode()).hexdigest()[:24]
        shared = builder.module.globals.get(name)
        if shared is None:
            content = ir.ArrayType(ir.IntType(8), len(data))
            shared = ir.GlobalVariable(builder.module, content, name, addrspace=1)
            shared.linkage, shared.global_constant, shared.align = "linkonce_odr", True, 8
            shared.initializer = ir.Constant(content, bytearray(data))
        pointer = builder.addrspacecast(shared, ir.PointerType(ir.IntType(8)), "generic")
        array = self.make_array(kind)(self, builder)
        sizes, strides = ([self.get_constant(types.intp, n) for n in row] for row in (table.shape, table.strides))
        data_pointer = builder.bitcast(pointer, array.data.type)
        self.populate_array(
            array,
            data=data_pointer,
            shape=sizes,
            strides=strides,
            itemsize=array.itemsize,
            parent=array.parent,
            meminfo=None,
        )
        return array._getvalue()

    CUDATargetContext.make_constant_array = make_constant_array
