"""Speed, measured as ratios against a peer in the same run. Not part of the tests."""
