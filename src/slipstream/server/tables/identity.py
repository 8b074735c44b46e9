"""Who is who: addresses of tables, secrets of seats, names."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import string
import unicodedata
from collections.abc import Iterable
from typing import Final

from slipstream.server.protocol.messages import MAX_NAME
from slipstream.server.protocol.problems import RequestError

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
TOKEN_LETTERS: Final = frozenset(string.ascii_letters + string.digits + "-_")
CODE_LETTERS: Final = ID_LETTERS.upper()
CODE_LENGTH: Final = 4
ID_LENGTH: Final = 12  # 59 bits: not to be guessed
JOINER: Final = "\u200d"  # keeps an emoji of several together
#: letters that show nothing: fillers of Hangul, the empty Braille pattern, selectors of variants
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5") | {
    chr(code) for code in range(0xFE00, 0xFE0F)
}
MOST_MARKS: Final = 2  # accents on one letter
LEGEND_NAMES: Final = {
    "black": "Rosa", "blue": "Borea", "green": "Verde", "red": "Rosso", "gray": "Argenta", "yellow": "Sol",
}  # fmt: skip


def new_id() -> str:
    """An address that nobody guesses."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be an address? What could not is not even looked up."""
    return len(text) == ID_LENGTH and set(text) <= set(ID_LETTERS)


def new_code() -> str:
    """What a table is called on a screen: short enough to be typed, so guessing is bounded."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """A secret: of a browser, or of a record that was opened."""
    return secrets.token_urlsafe(24)


def new_proof() -> str:
    """What proves a seat. It never leaves the server: a browser's secret leads to it, see `Holdings`."""
    return secrets.token_hex(32)


DEVICE: Final = 60  # letters of a proof that all seats of one device share


def proof_beside(token: str, taken: Iterable[str]) -> str:
    """What proves one more seat at the same device."""
    there = set(taken)
    return next(one for at in range(1, 10) if (one := f"{token[:DEVICE]}+{at}") not in there)


def proves(token: str, seat: str) -> bool:
    """Does this prove that seat: its own, or one more of the same device?"""
    if hmac.compare_digest(seat, token):
        return True
    return seat[DEVICE : DEVICE + 1] == "+" and hmac.compare_digest(seat[:DEVICE], token[:DEVICE])


def is_beside(seat: str | None) -> bool:
    """Is this one more seat of a device?"""
    return seat is not None and seat[DEVICE : DEVICE + 1] == "+"


def is_token(text: str) -> bool:
    """Could this be a secret of ours?"""
    return 32 <= len(text) <= 64 and set(text) <= TOKEN_LETTERS


def link_secret(browser: str, id: str) -> str:
    """The secret of the private link to the seat of a browser: always the same, and it tells nothing else."""
    found = hmac.new(browser.encode(), b"private link:" + id.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(found).decode().rstrip("=")


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without odd spaces, invisible and direction characters, and towers of accents.

    RequestError if nothing of it can be seen. Characters of control are refused: nobody typed them.
    """
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        if kind in ("Cc", "Cs", "Co", "Cn") and not letter.isspace():
            raise RequestError("bad-name", most=MAX_NAME)
        if kind == "Cf" and letter != JOINER:
            continue
        marks = len(kept) >= MOST_MARKS and all(unicodedata.combining(one) for one in kept[-MOST_MARKS:])
        if letter not in BLANK and not (marks and unicodedata.combining(letter)):
            kept.append(letter)
    text = " ".join("".join(kept).split()).strip(JOINER)
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
    if not seen or len(text) > MAX_NAME:
        raise RequestError("bad-name", most=MAX_NAME)
    return text
