"""Stones, spinners and cords on a table: magnetism, friction, touches. SI units.

Knows no seats, turns or rules. May import `lodestone.core` and `lodestone.i18n` only. Importing this
package is cheap; its modules load numba.
"""
