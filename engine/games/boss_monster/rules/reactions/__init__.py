"""When players may act (windows, standing orders), and how an action gets from the choice to its effect."""
