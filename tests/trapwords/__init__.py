"""The rules of Trapwords, read by a stranger: every test names the rules that it checks."""
