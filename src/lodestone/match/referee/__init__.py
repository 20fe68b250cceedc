"""The referee: answers requests about one game, for real tables and for programs in any language (docs/referee.md)."""

from lodestone.match.referee.clustered import ClusteredReferee
from lodestone.match.referee.kluster import KlusterReferee
from lodestone.match.referee.respond import Answer, Referee

REFEREES: dict[str, type[Referee]] = {"clustered": ClusteredReferee, "kluster": KlusterReferee}

__all__ = ["REFEREES", "Answer", "ClusteredReferee", "KlusterReferee", "Referee"]
