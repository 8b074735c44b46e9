"""Addresses: the application, its guards, its worker processes."""
