"""People as tests and the page use them: what Discord's own client lets somebody do, and what they see."""
