"""slipstream lab train"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from slipstream.circuits.loader import circuit_names
from slipstream.cli.lab import progress_bar
from slipstream.cli.output import SEED
from slipstream.cli.told import told_command
from slipstream.core.rules import MAX_CARS
from slipstream.drivers.weights import GENERAL, fingerprint, forget, save_model, user_folder
from slipstream.games.setup import RaceSetup
from slipstream.lab.training import Training, train
from slipstream.words.language import say
from slipstream.words.numbers import percent

EXAMPLES: Final = """\
slipstream lab train --circuit my-track.toml
slipstream lab train --circuit usa --races 200000 --tries 2 --out usa.json"""


@told_command("lab-train", examples=EXAMPLES)
@click.option("--circuit", required=True)
@click.option("--races", default=Training.races, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--tries", default=Training.tries, show_default=True, type=click.IntRange(1, 100))
@click.option("--seed", default=Training.seed, show_default=True, type=SEED)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
def command(circuit: str, races: int, tries: int, seed: int, out: Path | None) -> None:
    """slipstream lab train"""
    training = Training(races=races, tries=tries, seed=seed)
    general = circuit == GENERAL
    names = circuit_names() if general else [circuit]
    setups = [RaceSetup(name, cars=MAX_CARS, legends=MAX_CARS - 1) for name in names]
    track = setups[0].course.track
    mark = GENERAL if general else fingerprint(track)
    with progress_bar(say("lab-training")) as told:
        model, settings = train(setups, training, told, general)
    path = out or user_folder() / f"{mark}.json"
    save_model(model, path, GENERAL if general else str(track.id), mark, settings)
    forget(track)
    best = max(settings["won_against_legends"])
    click.echo(say("lab-trained", circuit=circuit, percent=percent(best, 1), file=str(path)))
