"""Pictures of Fairy Market: what they show, what they hide, and that they stay as they are."""
