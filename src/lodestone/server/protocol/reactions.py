"""Reactions: what can be said without words. Names, not pictures: each client draws its own."""

REACTIONS = ("thumbs_up", "clap", "laugh", "wow", "think", "oops", "heart", "wave")
