"""The house over real sockets."""
