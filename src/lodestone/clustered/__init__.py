"""Clustered: tiles, board, moves, scoring, positions. Pure rules; imports nothing of ours but `core`.

>>> from lodestone.clustered import new_game
>>> new_game(seats=2, seed=7).hands[0]
(Tile('Th2'), Tile('Ch3'), Tile('Ch2'), Tile('Ss3'), Tile('Cs3'))
"""

from lodestone.clustered.board import Board, PlacedTile
from lodestone.clustered.events import (
    Bonus,
    BonusTaken,
    GameEnded,
    Phase,
    SeatResigned,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from lodestone.clustered.legal import LegalMoves
from lodestone.clustered.moves import Cell, Discard, Move, Placement, Resignation, parse_move, parse_resignation
from lodestone.clustered.position import Position, new_game, new_game_from_stacks, start
from lodestone.clustered.scoring import Score
from lodestone.clustered.setup import MAX_SEATS, Rules, Setup, deal, from_stacks
from lodestone.clustered.standings import Bonuses, Markers
from lodestone.clustered.surface import Cells, Rectangle, Round, Surface
from lodestone.clustered.textboard import TableScore, score_text_board
from lodestone.clustered.tiles import PLAIN_TILES, START, WILD, Fill, Shape, Tile, tile_set

__all__ = [
    "MAX_SEATS",
    "PLAIN_TILES",
    "START",
    "WILD",
    "Board",
    "Bonus",
    "BonusTaken",
    "Bonuses",
    "Cell",
    "Cells",
    "Discard",
    "Fill",
    "GameEnded",
    "LegalMoves",
    "Markers",
    "Move",
    "Phase",
    "PlacedTile",
    "Placement",
    "Position",
    "Rectangle",
    "Resignation",
    "Round",
    "Rules",
    "Score",
    "SeatResigned",
    "Setup",
    "Shape",
    "Surface",
    "TableScore",
    "Tile",
    "TileDiscarded",
    "TileDrawn",
    "TilePlaced",
    "TurnPassed",
    "deal",
    "from_stacks",
    "new_game",
    "new_game_from_stacks",
    "parse_move",
    "parse_resignation",
    "score_text_board",
    "start",
    "tile_set",
]
