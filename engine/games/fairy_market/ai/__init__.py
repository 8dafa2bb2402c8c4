"""The computer player; it sees a view and a decision, as people do."""
