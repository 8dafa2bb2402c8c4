"""From what people click or type to what they mean: a table, a seat, a date, a choice."""
