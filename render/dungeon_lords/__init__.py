"""Pictures of Dungeon Lords: the ministry's ledger, with stamps."""
