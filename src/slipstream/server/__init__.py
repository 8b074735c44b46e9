"""The server: lobbies and races over HTTP and WebSocket, every accepted action in a database."""
