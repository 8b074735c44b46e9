"""Compiles src/slipstream/core, pace and field in place with mypyc: either all of it, or none.

Whatever happens, no extension is left that does not belong to the sources as they are now. Messages go
to standard error; the exit code is 1 when the core ends up not compiled.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
CORE = SRC / "slipstream" / "core"
# pace and field drive the core: millions of calls between them
FOLDERS = (CORE, SRC / "slipstream" / "pace", SRC / "slipstream" / "field")
GROUP = "slipstream_core"  # all modules share one library, so that calls between them are plain C calls
# without it, a function of a shared library might be replaced from outside, and none is inlined
FREE_TO_INLINE = "-fno-semantic-interposition"
# its own names are its own business: they need not be looked up one by one when it is loaded
OWN_NAMES = "-Wl,-O1,-Bsymbolic"
ERRORS = (BaseError, CCompilerError)  # what building an extension raises


def obstacle() -> str | None:
    """Why the core cannot be compiled on this machine, if so."""
    if sys.implementation.name != "cpython":
        return f"mypyc needs CPython, this is {sys.implementation.name}"
    if os.name == "posix":
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if not shutil.which(compiler):
            return f"no C compiler ({compiler})"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "no Python headers (Debian: python3-dev)"
    return None


def extensions(build: Path) -> list[Extension]:
    """The extension modules of the core, with their C files written to `build`."""
    from mypyc.build import mypycify

    # Relative, since setuptools wants it so and mypy's messages then read better.
    files = [file for folder in FOLDERS for file in sorted(folder.rglob("*.py"))]
    sources = [str(file.relative_to(ROOT)) for file in files if file.name != "__init__.py"]
    options = [
        "--strict",
        "--config-file=",  # what is compiled does not depend on how the rest is checked
        "--follow-imports=silent",  # interpreted modules are read for their types only
        f"--cache-dir={os.path.relpath(build, ROOT)}.types",  # types may be checked at the same time
    ]
    with contextlib.chdir(ROOT):
        modules = mypycify(
            options + sources,
            opt_level="3",
            debug_level="0",
            group_name=GROUP,
            target_dir=os.path.relpath(build, ROOT),
        )
    found = [module for module in modules if isinstance(module, Extension)]  # all: setuptools is imported
    if os.name == "posix":
        for module in found:
            module.extra_compile_args.append(FREE_TO_INLINE)
    if sys.platform == "linux":
        for module in found:
            module.extra_link_args.append(OWN_NAMES)
    return found


def compiled() -> Iterator[Path]:
    """The extensions that lie beside the sources, of any Python version."""
    for suffix in (".so", ".pyd"):
        yield from SRC.glob(f"{GROUP}__mypyc*{suffix}")
        for folder in FOLDERS:
            yield from folder.rglob(f"*{suffix}")


def build(where: Path) -> list[Path]:
    """Compile everything below `where`; the extensions, in the layout of `src`."""
    command = build_ext(Distribution({"name": "slipstream", "ext_modules": extensions(where / "c")}))
    command.build_lib = os.path.relpath(where / "lib", ROOT)
    command.build_temp = os.path.relpath(where / "objects", ROOT)
    with contextlib.chdir(ROOT):
        command.ensure_finalized()
        command.run()
    return [ROOT / file for file in command.get_outputs()]


def main() -> int:
    for stale in list(compiled()):  # first, so that none survives whatever happens below
        stale.unlink()
    problem = obstacle()
    if problem is None:
        print("· compiling the core", file=sys.stderr)
        where = ROOT / ".build" / "core"
        shutil.rmtree(where, ignore_errors=True)
        try:
            with contextlib.redirect_stdout(sys.stderr):
                files = build(where)
        except SystemExit:  # mypyc has printed its reasons
            problem = "mypyc refuses it"
        except ERRORS:  # the C compiler has printed its own
            problem = "the C compiler failed"
        else:
            for file in sorted(files, key=lambda file: len(file.parts)):  # the shared library first
                file.replace(SRC / file.relative_to(where / "lib"))
    if problem is not None:
        print(f"· the core is not compiled and runs as plain Python, slower ({problem})", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
