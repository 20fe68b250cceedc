"""A match of Clustered: history and take-back, what each seat may see, records that replay."""

from lodestone.match.clustered.match import ClusteredMatch
from lodestone.match.clustered.record import from_record, record_of, to_record
from lodestone.match.clustered.view import View, view_for

__all__ = ["ClusteredMatch", "View", "from_record", "record_of", "to_record", "view_for"]
