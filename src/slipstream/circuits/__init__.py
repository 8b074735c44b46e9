"""Circuits: their files, the drawing of them, and their outline as a picture."""
