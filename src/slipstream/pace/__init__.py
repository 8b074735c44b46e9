"""Pace: how many rounds a car still needs, and a policy that drives by it. Compiled with the core."""
