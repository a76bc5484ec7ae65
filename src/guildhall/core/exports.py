"""What others derive from FIELDS: the types of the page, and the layout of observations for environments."""

from typing import Any, NamedTuple

import numpy as np

from guildhall.core.fields import NONE, UNKNOWN, Field, Layout


def typescript(layout: Layout) -> str:
    """The JSON view of a game's record as TypeScript; holes are null."""
    lines = [f"// Made from FIELDS of {layout.name}; do not edit."]
    for axis, slugs in layout.axes.items():
        if not isinstance(slugs, int):
            lines.append(f"export type {_title(axis)} = {' | '.join(_quoted(slug) for slug in slugs)};")
    lines.append(f"export interface {_title(layout.name)}State {{")
    lines += [f"  {field.name}: {_type(layout, field)};" for field in layout.on_the_table]
    lines += ["}", f"export interface {_title(layout.name)}Facts {{"]
    lines += [f"  {fact.name}: {_type(layout, fact)};" for fact in layout.facts]
    return "\n".join([*lines, "}", ""])


def _type(layout: Layout, field: Field) -> str:
    meaning = field.meaning
    slugs = layout.axes.get(meaning.of, 0)
    told = "boolean" if meaning.kind == "flag" else "number"
    if meaning.kind == "count" and meaning.low == NONE:
        told = "number | 'none'"
    if meaning.kind in ("id", "set") and not isinstance(slugs, int):
        told = _title(meaning.of) + (" | 'none'" if meaning.low == NONE else "")
        told = f"{told}[]" if meaning.kind == "set" else told
    told = told if field.seen == "all" else f"{told} | null"
    for axis in reversed(field.axes):
        told = f"({told})[]" if isinstance(layout.axes[axis], int) else f"Record<{_title(axis)}, {told}>"
    return told


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _quoted(slug: str) -> str:
    return f"'{slug}'"


class Feature(NamedTuple):
    """One number of an observation: a count scaled to at most 1, a flag, one value of an id, or one member of a set."""

    field: str
    at: tuple[int, ...]
    kind: str  # count, flag, id, set
    value: int  # of an id: the value that makes it 1; of a set: the bit; of a count: what it is divided by


def observation_layout(layout: Layout) -> list[Feature]:
    """Every number of an observation, in order; what nobody sees is left out. A hole is 0 throughout."""
    features = []
    for f in layout.fields:
        if f.seen == "nobody":
            continue
        for index in np.ndindex(layout.shape(f)):
            low, high = max(f.meaning.low, 0), f.meaning.high
            if f.meaning.kind == "id":
                features += [Feature(f.name, index, "id", value) for value in range(low, high + 1)]
            elif f.meaning.kind == "set":
                features += [Feature(f.name, index, "set", bit) for bit in range(high.bit_length())]
            else:
                features.append(Feature(f.name, index, f.meaning.kind, high))
    return features


def observe(layout: Layout, hidden: Any) -> Any:
    """A hidden record as a flat array of numbers between 0 and 1, as observation_layout describes it."""
    out = []
    for feature in observation_layout(layout):
        number: Any = getattr(hidden, feature.field)
        for i in feature.at:
            number = number[i]
        out.append(_seen(int(number), feature))
    return np.array(out, np.float32)


def _seen(number: int, feature: Feature) -> float:
    if number == UNKNOWN:
        return 0.0
    if feature.kind == "id":
        return float(number == feature.value)
    if feature.kind == "set":
        return float(number >> feature.value & 1)
    return max(number, 0) / max(feature.value, 1)
