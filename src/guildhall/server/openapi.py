"""OpenAPI, with the socket's messages."""

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from guildhall.server.from_page import FROM_PAGE
from guildhall.server.to_page import TO_PAGE, Json

REF = "#/components/schemas/{model}"


def described(app: FastAPI) -> Json:
    """OpenAPI has no sockets: their messages are listed as `FromPage` and `ToPage`."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = schema.setdefault("components", {}).setdefault("schemas", {})
        for name, kind in (("FromPage", FROM_PAGE), ("ToPage", TO_PAGE)):
            schema_of_kind = kind.json_schema(ref_template=REF)
            schemas.update(schema_of_kind.pop("$defs", {}))
            schemas[name] = schema_of_kind
        for operation in (each for path in schema["paths"].values() for each in path.values()):
            for code, answer in operation["responses"].items():
                if int(code) >= 400:  # errors are JSON, also where the answer is text
                    answer["content"] = {"application/json": {"schema": {"$ref": REF.format(model="ErrorAnswer")}}}
        app.openapi_schema = schema
    return app.openapi_schema
