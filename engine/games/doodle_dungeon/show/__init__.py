"""What people see of Doodle Dungeon: views, the text twin, card faces; redeals of what they cannot see."""
