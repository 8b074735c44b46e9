"""SVG in, PNG out, in a process of its own: a picture that takes too long is given up and holds up nobody.

python -m slipstream.server.posters.png < poster.svg > poster.png
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

SECONDS: Final = 20.0


def main() -> None:
    from resvg_py import svg_to_bytes

    picture = svg_to_bytes(svg_string=sys.stdin.read(), skip_system_fonts=True)
    sys.stdout.buffer.write(picture)


async def png_of(svg: str) -> bytes | None:
    """The picture as PNG; None if that does not work here."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __spec__.name,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        out, _ = await asyncio.wait_for(process.communicate(svg.encode()), SECONDS)
    except (TimeoutError, asyncio.CancelledError):
        process.kill()
        await process.wait()
        raise
    return out if process.returncode == 0 and out else None


if __name__ == "__main__":
    main()
