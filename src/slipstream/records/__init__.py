"""Games written down: records and snapshots, the way through them, results and stories."""
