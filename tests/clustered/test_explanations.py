"""Why a move is refused, in sentences a player understands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lodestone
from lodestone.clustered import PLAIN_TILES, Phase, Rectangle, Rules, new_game_from_stacks, parse_move
from lodestone.core import IllegalMove
from lodestone.i18n import catalogue
from tests.clustered.tables import arrange, play, stack

SOURCES = [
    *Path(lodestone.__file__).parent.joinpath("core").rglob("*.py"),
    *Path(lodestone.__file__).parent.joinpath("clustered").rglob("*.py"),
    *Path(lodestone.__file__).parent.joinpath("match").rglob("*.py"),
]
KEY = re.compile(r'"((?:illegal|setup|notation|record|request|game|nothing)-[a-z-]+)"')


@pytest.mark.parametrize(
    ("tile", "name", "words"),
    [
        ("Td1", "1 striped triangle", "shape and fill differ"),
        ("Th2", "2 hollow triangles", "shape and count differ"),
        ("Sd2", "2 striped squares", "fill and count differ"),
        ("Cs3", "3 solid circles", "shape, fill and count all differ"),
    ],
)
def test_the_sentence_names_the_neighbour_and_what_differs(tile: str, name: str, words: str) -> None:
    position = arrange("### Sh1", [tile, "Sh1"])
    with pytest.raises(IllegalMove) as refused:
        play(position, f"{tile}@2,0")
    sentence = f"{name} cannot lie beside 1 hollow square: {words}. Neighbours must share at least two of the three."
    assert str(refused.value) == sentence
    (reason,) = refused.value.reasons
    assert (reason.rule, reason.key, reason.cell) == ("C12", "illegal-neighbour", (1, 0))


def test_every_pair_of_tiles_is_worded_by_what_differs() -> None:
    for laid in PLAIN_TILES:
        for tile in PLAIN_TILES:
            position = arrange(f"### {laid}", [str(tile), "Sh1"])
            reasons = position.explain(parse_move(f"{tile}@2,0"))
            names = [
                name
                for name, one, other in zip(("shape", "fill", "count"), str(laid), str(tile), strict=True)
                if one != other
            ]
            if len(names) < 2:
                assert reasons == ()
                continue
            (reason,) = reasons
            clause = reason.message.split(": ")[1].split(". Neighbours")[0]
            assert [name for name in ("shape", "fill", "count") if name in clause] == names


def test_several_reasons_are_told_in_one_breath() -> None:
    position = arrange("### Sh1 / Td2 ...", ["Cs3", "Sh1"])
    with pytest.raises(IllegalMove) as refused:
        play(position, "Cs3@1,1")
    assert str(refused.value) == (
        "3 solid circles cannot lie beside 2 striped triangles: shape, fill and count all differ. "
        "Neighbours must share at least two of the three. "
        "3 solid circles cannot lie beside 1 hollow square: shape, fill and count all differ. "
        "Neighbours must share at least two of the three."
    )


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("Sh2@9,9", "Nothing lies next to that cell: a tile must touch another along a side."),
        ("Sh2@0,0", "A tile is already there: start tile."),
        ("Sh2@1,0", "A tile is already there: 1 hollow square."),
        ("Cs3@2,0", "This tile is not in your hand: 3 solid circles."),
        ("-Cs3", "This tile is not in your hand: 3 solid circles."),
        ("-Sh2", "You may not discard while one of your tiles fits, for instance this one: 2 hollow squares."),
    ],
)
def test_every_refusal_has_its_sentence(move: str, sentence: str) -> None:
    position = arrange("### Sh1", ["Sh2", "Sh1"])
    with pytest.raises(IllegalMove) as refused:
        play(position, move)
    assert str(refused.value) == sentence
    assert [reason.message for reason in position.explain(parse_move(move))] == [sentence]


def test_of_an_occupied_cell_nothing_more_is_said() -> None:
    position = arrange("### Sh1 Sh2 Sh3", ["Cs3", "Sh1"])
    assert [reason.key for reason in position.explain(parse_move("Cs3@2,0"))] == ["illegal-occupied"]


def test_off_the_table_and_alone_are_both_said() -> None:
    rules = Rules(surface=Rectangle(-1, 1, -1, 1))
    position = new_game_from_stacks([stack()], rules=rules)
    assert [reason.key for reason in position.explain(parse_move("Sh1@5,5"))] == ["illegal-off-table", "illegal-alone"]
    assert [reason.key for reason in position.explain(parse_move("Sh1@1,0"))] == []


def test_in_the_fast_game_the_trim_comes_first() -> None:
    position = new_game_from_stacks([stack()], rules=Rules(fast=True))
    assert position.phase is Phase.TRIM
    assert [reason.message for reason in position.explain(parse_move("Sh1@1,0"))] == [
        "Discard down to five tiles first."
    ]


def used_keys() -> set[str]:
    found = {key for file in SOURCES for key in KEY.findall(file.read_text(encoding="utf-8"))}
    return found - {"illegal-move"}  # a code of the referee's answers, not a sentence


def test_every_key_of_the_engine_is_in_the_english_catalogue() -> None:
    keys = used_keys()
    assert len(keys) > 25
    assert sorted(key for key in keys if key not in catalogue("en")) == []


def test_every_refusal_in_the_catalogue_is_used() -> None:
    locale = Path(lodestone.__file__).parent / "i18n" / "locales" / "en"
    text = "\n".join(file.read_text(encoding="utf-8") for file in locale.glob("*.ftl"))
    written = set(re.findall(r"^((?:illegal|setup|notation|record)-[a-z-]+) =", text, re.MULTILINE))
    everywhere = {
        key
        for file in Path(lodestone.__file__).parent.rglob("*.py")
        for key in KEY.findall(file.read_text(encoding="utf-8"))
    }
    assert sorted(written - everywhere) == []
