"""Pictures of Boss Monster."""
