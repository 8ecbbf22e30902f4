"""The rules of Decipher, read by a stranger: every test names the rules that it checks."""
