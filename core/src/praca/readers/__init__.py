"""The readers of a law: each reads the same declarations in its own way, and none is known to the plugins."""
