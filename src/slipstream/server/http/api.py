"""What all addresses of the API have in common."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import APIRouter

from slipstream.server.protocol.messages import Error


def topic() -> APIRouter:
    """A router for the addresses of one topic."""
    refusals = (400, 403, 404, 405, 409, 413, 422, 429)
    return APIRouter(
        prefix="/api",
        responses={code: {"model": Error, "description": HTTPStatus(code).phrase} for code in refusals},
    )
