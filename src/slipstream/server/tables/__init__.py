"""A table: its seats, its game, its history, and what is read from that."""
