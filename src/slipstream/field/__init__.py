"""Minds: drivers that answer in numbers inside the compiled core, and the loop that drives races by them.

A mind is given a race as somebody may see it, or the real one: it reads its own cards and what lies open, so
both lead to the same answers (`tests/field` compares them, race by race).
"""
