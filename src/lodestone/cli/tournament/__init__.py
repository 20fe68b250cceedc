"""`lodestone tournament`: let bots play each other, and see how strong they are."""
