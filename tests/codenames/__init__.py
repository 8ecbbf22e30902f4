"""The rules of Codenames, read by a stranger: every test names the rules that it checks."""
