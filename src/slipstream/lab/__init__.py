"""The laboratory: many races under controlled luck, and what can be said from them."""
