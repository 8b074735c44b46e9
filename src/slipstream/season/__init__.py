"""What happens before a race and between races: drafts, the championship, scoring."""
