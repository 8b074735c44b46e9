"""Every test speaks English unless it says otherwise, whatever the language of the machine."""

from __future__ import annotations

import os

os.environ["SLIPSTREAM_LANGUAGE"] = "en"
