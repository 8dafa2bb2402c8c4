"""One cog per area; every module here is loaded by itself."""
