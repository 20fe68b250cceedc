"""Whether a page can be used by everybody: axe has no complaint, and nothing sticks out sideways."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.web.visitor import Visitor

STICKING_OUT = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > innerWidth)
    .map(one => one.tagName + '.' + one.className)"""


def check(visitor: Visitor) -> None:
    """The page as it is now."""
    found = Axe().run(visitor.page)
    assert found.violations_count == 0, found.generate_report()
    assert visitor.page.evaluate(STICKING_OUT) == []
