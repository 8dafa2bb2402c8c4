"""What people see of Mighty Monsters: views, the text twin, card faces; redeals of what they cannot see."""
