"""Tournaments of bots: who meets whom on which deal, playing it on many cores, ratings and reports.

May import `bots` and what is below it. The pieces: `plan` says what is to be played, `schedule` which games follow from
it and from the results so far, `playing` plays them, `log` keeps results, `standings` rates them, `report_data` and
`report_page` write it all down.
"""

from lodestone.tournament.log import ResultLog
from lodestone.tournament.plan import Entrant, TournamentPlan
from lodestone.tournament.playing import play_game, run
from lodestone.tournament.results import GameResult
from lodestone.tournament.schedule import ScheduledGame, next_games
from lodestone.tournament.standings import Rating, ratings

__all__ = [
    "Entrant",
    "GameResult",
    "Rating",
    "ResultLog",
    "ScheduledGame",
    "TournamentPlan",
    "next_games",
    "play_game",
    "ratings",
    "run",
]
