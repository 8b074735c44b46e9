"""Loads the core from its Python sources, although compiled modules lie beside them."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds `slipstream.core.*`, `pace.*` and `field.*`, and looks at nothing but .py files."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(("slipstream.core.", "slipstream.pace.", "slipstream.field.")):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


sys.meta_path.insert(0, SourceFinder)
