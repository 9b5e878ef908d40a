"""The judge: what about this case, and why?

The tree walker (:mod:`.walker`) is the reference; the compiled form (:mod:`.compiler`) is what runs; where facts are
missing, :mod:`.outcomes` asks what every possible answer to them would give.
"""
