"""Builds wheels with the core compiled where a C compiler is there (never with SLIPSTREAM_PURE=1), and with
the page inside: it is built with npm if it is not there yet."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import compile_core  # noqa: E402


class AllOrNothing(build_ext):
    """A module without the library it shares with the others would not import: if one fails, drop all."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except compile_core.ERRORS as error:
            print(f"the core is not compiled: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def build_page() -> None:
    """Build the page into the package."""
    if (ROOT / "src/slipstream/server/static/index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("the page of a wheel is built with Node 20.19 or newer and its npm: please install them")
    for arguments in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *arguments], cwd=ROOT / "web", check=True)


if {"bdist_wheel", "sdist"} & set(sys.argv):
    build_page()

extensions: list[Extension] = []
# Other commands only ask for metadata, and an editable install is compiled in place by ./slipstream.
if {"bdist_wheel", "build_ext"} & set(sys.argv) and os.environ.get("SLIPSTREAM_PURE") != "1":
    obstacle = compile_core.obstacle()
    if obstacle is None:
        extensions = compile_core.extensions(ROOT / ".build" / "wheel")
    else:
        print(f"the core is not compiled: {obstacle}", file=sys.stderr)

setup(ext_modules=extensions, cmdclass={"build_ext": AllOrNothing})
