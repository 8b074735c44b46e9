"""Another language is a folder on either side: put there, it is spoken, and nothing else has to know it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from slipstream.words.language import LANGUAGES
from tests.words.support import LOCALES, ROOT

SIXTH: Final = "nl"


def linked(source: Path, target: Path, but: str) -> Path:
    """A folder like the source, of links to what is in it, but for one; gives where that belongs."""
    target.mkdir()
    for one in source.iterdir():
        if one.name != but:
            (target / one.name).symlink_to(one)
    return target / but


def spoken(folder: Path, *arguments: str) -> str:
    """What the command line of the package in this folder prints."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    command = [sys.executable, "-c", "from slipstream.cli import main; main()", *arguments]
    return subprocess.run(command, env=environment, text=True, capture_output=True, check=True).stdout


def test_a_folder_of_sentences_is_a_language_of_the_command_line(tmp_path: Path) -> None:
    package = linked(ROOT / "src", tmp_path / "src", "slipstream")
    words = linked(ROOT / "src" / "slipstream", package, "words")
    locales = linked(ROOT / "src" / "slipstream" / "words", words, "locales")
    locales = linked(LOCALES, locales, SIXTH)
    locales.mkdir()  # it lacks all but two texts
    (locales / "cli.ftl").write_text("cli-help-rules = Zoek in de regels.\n    .short = Zoek in de regels.\n")
    (locales / "rules.toml").write_text(
        "endings = '(?:en|s|e)$'\n[rules]\nCORNER-5 = 'Elk punt boven de limiet in een bocht kost 1 Heat.'\n"
    )
    help = spoken(tmp_path / "src", "--language", SIXTH, "rules", "--help")
    assert "Zoek in de regels." in help
    assert "Show this message" in help, "what a language lacks is said in English"
    assert SIXTH in spoken(tmp_path / "src", "--help")
    assert "boven de limiet" in spoken(tmp_path / "src", "--language", SIXTH, "rules", "bochten", "limiet")


def test_the_server_and_the_page_list_no_languages() -> None:
    """The page's own list is made of the folders when it is built (`web/src/words/l10n.test.ts`)."""
    web = ROOT / "web" / "src"
    sources = [*(ROOT / "src" / "slipstream").rglob("*.py"), *web.rglob("*.ts"), *web.rglob("*.svelte")]
    listed = [
        str(path)
        for path in sources
        if not path.name.endswith(".test.ts")
        and all(f"{quote}{name}{quote}" in path.read_text() for name in ("fr", "it") for quote in "'")
    ]
    assert not listed


def test_the_page_is_built_with_any_folder(tmp_path: Path) -> None:
    """The module of the page that knows the languages, built from its sources beside a sixth folder."""
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web" / "src" / "words", web / "src" / "words")
    shutil.copytree(ROOT / "web" / "src" / "net", web / "src" / "net")
    shutil.copytree(ROOT / "web" / "locales", web / "locales")
    shutil.copytree(web / "locales" / "en", web / "locales" / SIXTH)
    pages = web / "locales" / SIXTH / "pages.ftl"
    pages.write_text(pages.read_text(encoding="utf-8").replace("race-now = Race now", "race-now = Race nu"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    script = """
import { build } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
await build({ configFile: false, root: process.cwd(), logLevel: 'error', plugins: [svelte()], build: {
  outDir: 'out', assetsInlineLimit: 0, minify: false,
  rolldownOptions: { input: 'src/words/l10n.ts', preserveEntrySignatures: 'strict' } } });
"""
    (web / "build.mjs").write_text(script)
    subprocess.run(["node", "build.mjs"], cwd=web, check=True, capture_output=True, text=True)
    built = next((web / "out" / "assets").glob("l10n*.js")).read_text(encoding="utf-8")
    assert f"locales/{SIXTH}/pages.ftl" in built
    texts = [path.read_text(encoding="utf-8") for path in (web / "out" / "assets").glob("pages*.ftl")]
    assert len(texts) == len(LANGUAGES) + 1
    assert sum("Race nu" in text for text in texts) == 1
