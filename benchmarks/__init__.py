"""How fast the bot is: ratios measured side by side in one run, because seconds depend on the machine."""
