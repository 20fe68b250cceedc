"""Steps of the schema, named by their revision. A step that has been released is never edited again.

Each says what the schema was then, so steps repeat what `schema` says and share nothing with it.
"""
