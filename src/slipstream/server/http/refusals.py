"""Refusals: every problem is answered with the same JSON."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match

from slipstream.server import metrics
from slipstream.server.protocol.messages import Error
from slipstream.server.protocol.problems import RequestError


def add_refusals(app: FastAPI) -> None:
    """Let the application answer problems."""
    app.add_exception_handler(RequestError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_problem)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    metrics.REFUSALS.labels(error.key).inc()
    headers = {"retry-after": str(error.arguments["seconds"])} if "seconds" in error.arguments else None
    return JSONResponse(Error(error=error.problem).model_dump(), error.status, headers)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"] and first["loc"][0] == "path" and "id" in first["loc"]:
        return await _refused(request, RequestError("no-such-table"))
    where = ".".join(str(part) for part in first["loc"][1:]) or "body"
    refused = RequestError("malformed", reason=f"{where}: {first['msg']}")
    refused.status = 422
    return await _refused(request, refused)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "not-found", 405: "not-allowed", 400: "malformed"}.get(error.status_code, "malformed")
    refused = RequestError(key, reason=error.detail) if key == "malformed" else RequestError(key)
    refused.status = error.status_code
    answer = await _refused(request, refused)
    if error.status_code == 405:  # of all routes with this address, not only of the first
        routes = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
        methods = {method for route in routes for method in getattr(route, "methods", None) or ()}
        answer.headers["allow"] = ", ".join(sorted(methods))
    return answer
