"""Several processes on one bot: who has which shards, who may identify, who publishes the commands."""
