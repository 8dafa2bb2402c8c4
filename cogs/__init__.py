"""What Discord users touch; thin, because the rules are in the engine and the tables keep them."""
