"""Scenes, worked examples, invariants and random games: what holds the rules to their word."""
