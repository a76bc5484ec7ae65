"""A turn is a draft until it is committed."""

from dataclasses import dataclass, field


@dataclass
class Draft:
    """What a seat has done and not yet committed."""

    actions: list[int] = field(default_factory=list)
    before: list[bytes] = field(default_factory=list)  # the record before each step
    waiting: int | None = None  # a last step that wants its confirmation: tried, but not shown
    sealed: bool = False  # a simultaneous choice, made and still secret
