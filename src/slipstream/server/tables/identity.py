"""Who is who: addresses of tables, secrets of seats, names."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

from slipstream.server.protocol.messages import MAX_NAME
from slipstream.server.protocol.problems import RequestError

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH: Final = 12  # 59 bits: not to be guessed
DRIVER_NAMES: Final = ("Ada", "Bruno", "Carla", "Dan", "Ella", "Fritz")
LEGEND_NAMES: Final = {
    "black": "Rosa", "blue": "Borea", "green": "Verde", "red": "Rosso", "gray": "Vega", "yellow": "Sol",
}  # fmt: skip


def new_id() -> str:
    """An address that nobody guesses."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be an address? What could not is not even looked up."""
    return len(text) == ID_LENGTH and set(text) <= set(ID_LETTERS)


def new_token() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without odd spaces and invisible characters."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(text) <= MAX_NAME or any(unicodedata.category(letter)[0] == "C" for letter in text):
        raise RequestError("bad-name", most=MAX_NAME)
    return text
