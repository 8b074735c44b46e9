"""Games made of races: set-up, drafts, one race with all that comes before it, seasons."""
