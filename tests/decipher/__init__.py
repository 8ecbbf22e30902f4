"""The rules of Decipher, tested independently of the code: every test names the rules that it checks."""
