"""Steps of the schema, named by their revision. A step that has been released is never edited again."""
