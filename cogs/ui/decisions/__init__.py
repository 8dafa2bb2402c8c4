"""Any decision of any game as controls on a panel, and what is clicked or typed there as a choice."""
