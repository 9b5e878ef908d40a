"""Prose: rulings in the words of the people who read them, in Portuguese and English."""
