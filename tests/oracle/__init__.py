"""A naive reference of play, written from the rules alone and sharing nothing with the engine.

The modules ``pack``, ``take``, ``play``, ``deal`` and ``match`` know cards as text ("8d") and the
rules as a plain record of switches; they import nothing of the product, so that a mistake there
cannot hide a mistake here. ``harness`` is the one module that knows both sides and compares them.
"""
