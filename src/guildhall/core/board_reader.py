"""What lies on the table, read out of records again and again: for every viewer, after every move.

Most fields say the same to most viewers, and what they said before: it is remembered by the numbers that said it. So what a
reader answers is shared, and must not be changed by whoever gets it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from guildhall.core.fields import Field, Layout
from guildhall.core.readable import teller

REMEMBERED = 2000  # answers of a field; then it begins anew


class Remembered:
    """A function from numbers to JSON, which remembers what it has answered."""

    def __init__(self, layout: Layout, field: Field):
        self._read: Callable[[Any], Any] = teller(layout.axes, field.axes, field.meaning)
        self._answers: dict[bytes, Any] = {}

    def __call__(self, numbers: Any) -> Any:
        key = numbers.tobytes()
        if (answer := self._answers.get(key)) is None:
            if len(self._answers) >= REMEMBERED:
                self._answers.clear()
            answer = self._answers[key] = self._read(numbers.tolist())
        return answer


class BoardReader:
    """Reads records and facts of one layout."""

    def __init__(self, layout: Layout):
        self._layout, names = layout, layout.dtype.names or ()
        self._fields = [(f.name, names.index(f.name), Remembered(layout, f)) for f in layout.on_the_table]
        self._singles = {f.name: teller(layout.axes, f.axes, f.meaning) for f in layout.on_the_table}
        self._facts = []
        for fact in layout.facts:
            begin, shape = layout.fact_at[fact.name], layout.shape(fact)
            self._facts.append((fact.name, slice(begin, begin + int(np.prod(shape))), shape, Remembered(layout, fact)))

    def state(self, record: Any) -> dict[str, Any]:
        """What lies on the table, as `Layout.view` without memory tells it."""
        if not isinstance(record, np.void):  # a mirror, where rules run as plain Python
            return self._layout.view(record, memory=False)
        values, state = record.item(), {}
        for name, i, read in self._fields:
            value = values[i]
            state[name] = read(value) if type(value) is np.ndarray else self._singles[name](value)
        return state

    def facts(self, row: Any) -> dict[str, Any]:
        """The facts, as `Layout.tell_facts` tells them."""
        flat = np.asarray(row)
        return {name: read(flat[part].reshape(shape)) for name, part, shape, read in self._facts}


@cache
def board_reader(layout: Layout) -> BoardReader:
    return BoardReader(layout)
