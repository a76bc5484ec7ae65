"""Visitors have no accounts: a cookie knows a browser again, and a secret in a link opens a chair."""

import hashlib
import secrets
from collections.abc import Mapping

from starlette.responses import Response

COOKIE = "guildhall"
A_YEAR = 365 * 24 * 3600


def new_secret() -> str:
    """144 random bits, short enough for a link."""
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """Nobody guesses the address of somebody else's table."""
    return secrets.token_hex(10)


def visitor_of(cookies: Mapping[str, str]) -> str | None:
    """The visitor whose cookie this is."""
    secret = cookies.get(COOKIE)
    return hashed(secret) if secret and len(secret) <= 100 else None


def welcome(cookies: Mapping[str, str], response: Response, secure: bool) -> str:
    """The visitor, known again or new; a new one gets a cookie."""
    if (visitor := visitor_of(cookies)) is not None:
        return visitor
    secret = new_secret()
    response.set_cookie(COOKIE, secret, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return hashed(secret)
