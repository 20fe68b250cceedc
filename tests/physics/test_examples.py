"""The examples in the docstrings of lodestone.physics work."""

import doctest
import importlib
import pkgutil

import pytest

import lodestone.physics

MODULES = [info.name for info in pkgutil.iter_modules(lodestone.physics.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    module = importlib.import_module(f"lodestone.physics.{name}")
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_modules_list_what_they_offer(name: str) -> None:
    module = importlib.import_module(f"lodestone.physics.{name}")
    assert all(hasattr(module, word) for word in module.__all__)
