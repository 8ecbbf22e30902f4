"""The files in deploy/: they agree with each other and with the program, and work with the programs they are for."""
