"""What every game promises, whatever its rules: one suite that all four pass, and any fifth must."""
