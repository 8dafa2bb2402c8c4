"""Rows that belong to one feature each: the SQL of votes, clocks, results, faults, followers and privacy."""
