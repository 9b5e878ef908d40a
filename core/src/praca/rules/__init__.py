"""The law as data: terms, requirements, values, readings. Nothing here computes an answer."""
