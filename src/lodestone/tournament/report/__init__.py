"""Reports of a tournament: for programs (JSON, CSV) and for people (a page that needs nothing but itself)."""

from lodestone.tournament.report.data import games_csv, report_json, standings_csv
from lodestone.tournament.report.page import report_page

__all__ = ["games_csv", "report_json", "report_page", "standings_csv"]
