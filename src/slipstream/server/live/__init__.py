"""Tables that people sit at now: connections, and the drivers that think beside them."""
