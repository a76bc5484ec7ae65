"""The files of the page: packed ones where they lie beside the plain ones and the browser takes them."""

import mimetypes
import os
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first; made when the page is built
FOR_EVER = "public, max-age=31536000, immutable"  # names in assets/ hold a hash of what is in the file
LOOK_AGAIN = "no-cache"


def chosen(file: str | os.PathLike[str], headers: Headers) -> tuple[Path, dict[str, str]]:
    """The file to send for this one, and the headers that say what it is."""
    plain = Path(file)
    kind = mimetypes.guess_type(plain.name)[0] or "application/octet-stream"
    about = {"Vary": "Accept-Encoding", "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind}
    offers = [word.replace(" ", "").lower() for word in headers.get("accept-encoding", "").split(",")]
    takes = {offer.partition(";")[0] for offer in offers if not offer.endswith((";q=0", ";q=0.0"))}
    for name, ending in ENCODINGS.items():
        packed = plain.with_name(plain.name + ending)
        if name in takes and packed.exists():
            return packed, {**about, "Content-Encoding": name}
    return plain, about


def page_file(file: Path, headers: Headers) -> Response:
    """A file whose name stays when it changes."""
    sent, about = chosen(file, headers)
    return FileResponse(sent, headers={**about, "Cache-Control": LOOK_AGAIN})


class Assets(StaticFiles):
    """The folder assets/: kept by browsers for ever."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        sent, about = chosen(full_path, Headers(scope=scope))
        response = super().file_response(sent, os.stat(sent), scope, status_code)
        response.headers.update({**about, "Cache-Control": FOR_EVER})
        return response
