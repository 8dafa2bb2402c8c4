"""What people get to see: views, news, the text twin, card faces, and the redeal that tests secrecy."""
