dungeon-lords-coach-any = x
dungeon-lords-coach-theme = x
dungeon-lords-coach-enough = x
