"""The one picture a question is about: small enough to stand above its controls on a phone.

Every module draws a few kinds of question; `sheet` has the strips they share.
"""
