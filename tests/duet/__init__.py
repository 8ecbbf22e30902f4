"""The rules of Duet, read by a stranger: every test names the rules that it checks."""
