"""Where connections come in: how many, for how long without a word, and whose turn it is (docs/decisions/0012).

Knows addresses and bytes; imports rates, counts, errors and settings, nothing of tables or messages.
"""
