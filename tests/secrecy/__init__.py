"""No secret can leave the house: what a seat may not know has no influence on a single byte it receives."""
