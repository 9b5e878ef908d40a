"""What tests of a plugin, or of the core, can build on; nothing else of Praça imports it.

Random cases (:mod:`.generators`) and random rules (:mod:`.random_rules`) need hypothesis, on which Praça itself does
not depend.
"""
