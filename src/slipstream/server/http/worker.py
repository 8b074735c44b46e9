"""One of several server processes: its settings come from the process that started it."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import threading
import time
from typing import Final

from fastapi import FastAPI

from slipstream.server.http.app import create_app
from slipstream.server.http.patience import PatientProtocol
from slipstream.server.logs import set_up_logs
from slipstream.server.settings import Settings

VARIABLE: Final = "SLIPSTREAM_SERVER"


def hand_down(settings: Settings) -> None:
    """Leave the settings to the processes that will be started."""
    os.environ[VARIABLE] = json.dumps({**dataclasses.asdict(settings), "parent": os.getpid()})


def create() -> FastAPI:
    """The application of this process."""
    values = json.loads(os.environ[VARIABLE])
    threading.Thread(target=_end_with, args=(values.pop("parent"),), daemon=True).start()
    set_up_logs()
    lists = {name: tuple(value) for name, value in values.items() if isinstance(value, list)}
    settings = Settings(**{**values, **lists})
    PatientProtocol.settle(settings)
    return create_app(settings)


def _end_with(parent: int) -> None:
    """Nobody would start this process again, or stop it: end when the one that started it is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
