"""The version of the messages: pages that were made for another one load themselves anew."""

import json
from hashlib import sha256

from guildhall.server.from_page import FROM_PAGE
from guildhall.server.to_page import TO_PAGE


def _shape(schema: object) -> object:
    """A schema without its prose."""
    if isinstance(schema, dict):
        return {key: _shape(value) for key, value in schema.items() if key not in ("description", "title")}
    return [_shape(value) for value in schema] if isinstance(schema, list) else schema


# Changes when, and only when, the shape of a message does.
WIRE = sha256(json.dumps([_shape(kind.json_schema()) for kind in (FROM_PAGE, TO_PAGE)]).encode()).hexdigest()[:12]
