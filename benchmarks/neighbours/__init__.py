"""People who play, and guests who ask for as much as they can, each in processes of their own."""
