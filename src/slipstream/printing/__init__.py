"""Circuits on paper, and the letters of our display face as shapes."""
