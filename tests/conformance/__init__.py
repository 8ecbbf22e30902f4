"""The contract of every game, whatever its rules: all registered games must pass this suite."""
