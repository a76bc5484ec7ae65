"""The description of the wire: OpenAPI with the socket's messages, and the types of the page made from it."""

import json
import sys
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from guildhall.server import messages

REF = "#/components/schemas/{model}"


def described(app: FastAPI) -> dict[str, Any]:
    """OpenAPI has no sockets: their messages are listed as `FromPage` and `ToPage`."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = schema.setdefault("components", {}).setdefault("schemas", {})
        for name, kind in (("FromPage", messages.FROM_PAGE), ("ToPage", messages.TO_PAGE)):
            told = kind.json_schema(ref_template=REF)
            schemas.update(told.pop("$defs", {}))
            schemas[name] = told
        for operation in (each for path in schema["paths"].values() for each in path.values()):
            for code, answer in operation["responses"].items():
                if int(code) >= 400:  # errors are JSON, also where the answer is text
                    answer["content"] = {"application/json": {"schema": {"$ref": REF.format(model="ErrorTold")}}}
        app.openapi_schema = schema
    return app.openapi_schema


def write(folder: Path) -> None:
    """What web/ is checked against: openapi.json, and a file of types for every game."""
    from guildhall.core.exports import typescript
    from guildhall.core.game import GAMES
    from guildhall.server.app import make_app
    from guildhall.server.settings import Settings

    folder.mkdir(parents=True, exist_ok=True)
    schema = described(make_app(Settings(database="sqlite:///:memory:")))
    (folder / "openapi.json").write_text(json.dumps(schema, indent=1) + "\n", encoding="utf-8")
    for name in GAMES:
        (folder / f"{name}.ts").write_text(typescript(GAMES[name].layout), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
