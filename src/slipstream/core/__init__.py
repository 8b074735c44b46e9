"""The rules of one race: pure Python, standard library only, compiled where a compiler is there."""
