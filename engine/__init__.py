"""Pure rules: no Discord, no files, no clock, no global randomness."""
