"""Pictures of Doodle Dungeon: pencil on squared paper."""
