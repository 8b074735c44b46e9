"""Environments for researchers: the race for PettingZoo and Gymnasium. docs/environment.md tells more.

>>> import gymnasium
>>> env = gymnasium.make("slipstream/Race-v1", circuit="usa", cars=2, react="auto")
>>> observation, info = env.reset(seed=7)
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ImportError as error:
    raise ImportError(
        f"slipstream.env needs Gymnasium, NumPy and PettingZoo, and {error.name} is not installed. "
        "Install them with: pip install 'slipstream[env]'"
    ) from error

from slipstream.env.aec import AECRace
from slipstream.env.codes import ACTION_VERSION, ACTIONS, BLOCKS, MEANING, PASS, block_of
from slipstream.env.encode import encode
from slipstream.env.layout import LAYOUT, LAYOUT_VERSION
from slipstream.env.parallel import ParallelRace
from slipstream.env.solo import SoloRace

__all__ = [
    "ACTIONS",
    "ACTION_VERSION",
    "BLOCKS",
    "LAYOUT",
    "LAYOUT_VERSION",
    "MEANING",
    "PASS",
    "AECRace",
    "ParallelRace",
    "SoloRace",
    "block_of",
    "encode",
    "env",
    "parallel_env",
    "raw_env",
]

ID = "slipstream/Race-v1"

# as PettingZoo calls them
env = raw_env = AECRace
parallel_env = ParallelRace

if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point=SoloRace)
