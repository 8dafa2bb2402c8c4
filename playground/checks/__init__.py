"""Discord's rules for requests: components, published limits, the API description, rate limits, errors.

Pure functions and data; nothing here knows the world.
"""
