"""The languages: sentences by key, and what the engine says in keys made into sentences."""
