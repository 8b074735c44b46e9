"""Reading plain data with suspicion: every accessor notes a problem instead of raising."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from typing import Any

from slipstream.circuits.problems import Problem, shown


class Table:
    """One table of a circuit file; all tables of a file share the list of problems."""

    def __init__(
        self,
        data: dict[str, Any],
        where: str,
        problems: list[Problem],
        required: Collection[str] = (),
        optional: Collection[str] = (),
    ) -> None:
        self.data = data
        self.where = where
        self.problems = problems
        known = [*required, *optional]
        for name in data:
            if name not in known:
                near = difflib.get_close_matches(str(name), known, n=1)
                if near:
                    self.note("unknown_key_near", name=str(name)[:40], near=near[0])
                else:
                    self.note("unknown_key", name=str(name)[:40], known=", ".join(known))
        for name in required:
            if name not in data:
                self.note("missing_key", name=name)

    def note(self, key: str, **args: str | int | float) -> None:
        self.problems.append(Problem(key, {"where": self.where, **args}))

    def whole(self, name: str, low: int, high: int) -> int | None:
        """A whole number in its range; None if it is missing or wrong (and then noted)."""
        if name not in self.data:
            return None
        value = self.data[name]
        if type(value) is not int or not low <= value <= high:  # bool is not a number here
            self.note("not_whole", name=name, low=low, high=high, value=shown(value))
            return None
        return value

    def number(self, name: str, low: float, high: float) -> float | None:
        if name not in self.data:
            return None
        value = self.data[name]
        if type(value) not in (int, float) or not low <= value <= high:  # not a number fails both
            self.note("not_number", name=name, low=low, high=high, value=shown(value))
            return None
        return float(value)

    def text(self, name: str, most: int = 60) -> None:
        if name not in self.data:
            return
        value = self.data[name]
        if not isinstance(value, str) or not 1 <= len(value) <= most or not value.isprintable():
            self.note("not_text", name=name, most=most, value=shown(value))

    def slug(self, name: str, most: int = 40) -> None:
        value = self.data.get(name)
        sound = isinstance(value, str) and re.fullmatch(f"[a-z0-9_-]{{1,{most}}}", value)
        if name in self.data and not sound:
            self.note("not_id", name=name, most=most, value=shown(value))

    def choice(self, name: str, choices: tuple[str, ...]) -> str | None:
        if name not in self.data:
            return None
        value = self.data[name]
        if not isinstance(value, str) or value not in choices:
            self.note("not_choice", name=name, choices=", ".join(choices), value=shown(value))
            return None
        return value

    def rows(self, name: str, least: int, most: int, items: str) -> list[Any] | None:
        if name not in self.data:
            return None
        value = self.data[name]
        if not isinstance(value, list) or not least <= len(value) <= most:
            given = f"{len(value)}" if isinstance(value, list) else shown(value)
            self.note("not_list", name=name, least=least, most=most, items=items, value=given)
            return None
        return value

    def table(self, value: object, name: str, where: str) -> dict[str, Any] | None:
        """A nested table, or None if `value` is something else."""
        if isinstance(value, dict):
            return value
        self.problems.append(Problem("not_table", {"where": where, "name": name, "value": shown(value)}))
        return None
