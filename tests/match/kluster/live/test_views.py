"""Views and frames contain what can be seen and felt, and nothing that is hidden (Z5, Q-K25)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.kluster import Boxes, TableOptions
from lodestone.match.kluster.live import Hover, KlusterMatch, Resign, Setting, Take, set_table
from tests.match.kluster.live.tables import hold, place, table


def flipped(setting: Setting) -> Setting:
    """The same table with every pole reversed."""
    made = {
        magnet: msgspec.structs.replace(individual, moment=-individual.moment)
        for magnet, individual in setting.made.items()
    }
    return msgspec.structs.replace(setting, made=made)


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every number and word in plain data, with its path; names of keys, too."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield f"{path}/{key}", str(key)
            yield from leaves(part, f"{path}/{key}")
    elif isinstance(value, list | tuple):
        for at, part in enumerate(value):
            yield from leaves(part, f"{path}/{at}")
    else:
        yield path, value


HIDDEN_WORDS = ("moment", "pole", "sign", "dipole", "remanence", "seed")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_Z5_no_moment_and_no_pole_is_in_a_view_or_frame(seat: int | None) -> None:
    match = table(1, 1, seed=8)
    place(match, 0.0, 0.0)
    hold(match, 60.0, 0.0, height=40.0)
    hidden = {abs(made.moment) for made in match.setting.made.values()}
    for seen in (match.view(seat), match.frame().seen_by(seat)):
        for path, value in leaves(msgspec.to_builtins(seen)):
            if isinstance(value, float):
                assert (
                    all(abs(abs(value) - moment) > 1e-6 for moment in hidden) or "quaternion" in path or "at" in path
                ), path
            elif isinstance(value, str) and path.rsplit("/", 1)[-1] == value and value != "show_poles":
                assert not any(word in value for word in HIDDEN_WORDS), path
    assert match.view(seat).north is None


def test_Z5_with_all_poles_swapped_the_views_are_the_same() -> None:
    """Swapping every pole changes no force, so whoever could tell the two tables apart would see something hidden."""
    setting = set_table(Boxes(1, 1), 2, seed=5)
    first, second = KlusterMatch(setting), KlusterMatch(flipped(setting))
    for match in (first, second):
        play_match(match, [kluster_bot("clumsy", seat) for seat in range(2)], most_turns=6)
        match.do(match.position.seat or 0, Take(match.position.pools[match.position.seat or 0][0]))
        match.do(match.position.seat or 0, Hover(0.0, 0.0, 60.0))
        match.advance(30)
    for seat in (0, 1, None):
        assert msgspec.to_builtins(first.view(seat)) == msgspec.to_builtins(second.view(seat))


def test_Z5_one_pole_swapped_before_anything_is_near_shows_nowhere() -> None:
    setting = set_table(Boxes(1), 2, seed=5)
    for seat in (0, 1, None):
        one, other = KlusterMatch(setting).view(seat), KlusterMatch(flipped(setting)).view(seat)
        assert one == other


def test_the_tug_is_felt_by_the_holder_alone() -> None:
    match = table()
    place(match, 0.0, 0.0)
    hold(match, 30.0, 0.0, height=40.0)
    tug = match.view(1).frame.tug
    assert tug is not None
    assert any(tug.force)
    for seat in (0, None):
        view = match.view(seat)
        assert view.frame.tug is None
        assert view.frame.held is not None  # everybody sees the hand
        assert not view.frame.may_release
    assert match.view(1).frame.may_release


def test_QK25_poles_are_shown_where_the_table_wants_it() -> None:
    match = KlusterMatch(set_table(Boxes(1), 2, 3, table=TableOptions(show_poles=True)))
    north = match.view(None).north
    assert north is not None
    assert north == {magnet: made.north for magnet, made in match.setting.made.items()}


def test_Z5_poles_are_known_when_the_game_is_over() -> None:
    match = table()
    assert match.view(0).north is None
    match.do(1, Resign())
    assert match.view(0).north is not None


def test_a_view_has_sizes_pools_poses_and_cords() -> None:
    match = table(1, 1, seats=5)
    view = match.view(3)
    assert (view.seat, view.turn, view.seats) == (3, 0, 5)
    assert set(view.sizes) == set(match.setting.setup.boxes.magnets)
    assert view.pools == match.position.pools
    assert len(view.frame.lying) == 2
    assert all(body.up is None for body in view.frame.lying)  # spinners have no face up
    assert [len(cord) for cord in view.frame.cords] == [96, 96]


@pytest.mark.parametrize("up", ["a", "b"])
def test_the_face_that_is_up_is_seen(up: str) -> None:
    match = table()
    magnet = match.position.pools[0][0]
    match.do(0, Take(magnet, face=up))  # type: ignore[arg-type]
    held = match.frame().held
    assert held is not None
    assert (held.face, held.body.up) == (up, up)
