"""What the server and a page say to each other."""
