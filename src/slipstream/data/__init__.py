"""The facts of the game as TOML files, and the one loader that reads them."""
