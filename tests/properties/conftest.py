"""Hypothesis picks the same examples in every run: what fails in CI fails at home."""

from hypothesis import settings

settings.register_profile("slipstream", derandomize=True, deadline=None, database=None)
settings.load_profile("slipstream")
