"""Finds faults of the current screen: accessibility, overlaps, cut-off texts, at any size and in any language."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe

from tests.web.visitor import Visitor

CLASHING = r"""() => {
  const board = document.querySelector('.board'), box = board.getBoundingClientRect();
  const size = name => parseFloat(board.style.getPropertyValue(name));
  const key = (x, y) => `${x},${y}`;
  const tiles = [...board.querySelectorAll('.lying rect.body')]
    .map(tile => [(tile.getAttribute('x') - 3) / 100, (tile.getAttribute('y') - 3) / 100]);
  const taken = new Set(tiles.map(([x, y]) => key(x, y)));
  const fits = new Set([...(board.querySelector('.legal.shown')?.getAttribute('d') ?? '').matchAll(/M(-?\d+) (-?\d+)/g)]
    .map(([, x, y]) => key((x - 10) / 100, (y - 10) / 100)));
  for (const [x, y] of tiles) for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
    const [column, row] = [x + dx, y + dy];
    if (taken.has(key(column, row)) || fits.has(key(column, row))) continue;
    const left = box.x + size('--left') + (column + 0.5) * size('--cell');
    const top = box.y + size('--top') + (row + 0.5) * size('--cell');
    if (document.elementFromPoint(left, top)?.closest('.board')) return [left, top];
  }
  return null;
}"""
"""JavaScript: a free cell beside a tile where the chosen tile does not fit."""

# Links within a sentence are as high as their line (WCAG 2.5.8); a field is as large as the label around it.
SMALL_TARGETS = """() => {
  const least = 44;
  const large = box => box.width >= least - 0.5 && box.height >= least - 0.5;
  const inSentence = one => getComputedStyle(one).display === 'inline' &&
    one.parentElement.textContent.trim() !== one.textContent.trim();
  const seen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.unseen, .skip, [inert]');
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    .filter(one => seen(one) && !inSentence(one))
    .filter(one => ![one, one.closest('label')].some(box => box && large(box.getBoundingClientRect())))
    .map(one => `${one.tagName} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}" is only ` +
      `${Math.round(one.getBoundingClientRect().width)}x${Math.round(one.getBoundingClientRect().height)}`);
}"""

# A name that is too long may end in dots where its title tells the whole of it.
CUT_OFF = """() => {
  const told = one => one.closest('[title]')?.title.includes(one.textContent.trim());
  const scrolls = one => /auto|scroll/.test(getComputedStyle(one).overflowX + getComputedStyle(one).overflowY);
  const wide = document.documentElement.scrollWidth;
  const found = wide > innerWidth ? [`the page is ${wide} wide`] : [];
  for (const picture of document.querySelectorAll(':not(svg, svg *) > svg[viewBox][width]')) {
    const flat = picture.checkVisibility() && picture.getBoundingClientRect().width < 1;
    if (flat) found.push('a picture is squeezed flat');
  }
  const unread = '.unseen, .skip, svg, script, style, option';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    const words = text.data.trim().slice(0, 50);
    if (!words || holder.closest(unread) || !holder.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || told(holder)) continue;
    for (let around = holder; around && around !== document.body; around = around.parentElement) {
      if (scrolls(around)) break;
      const style = getComputedStyle(around), edge = around.getBoundingClientRect();
      const cuts = /hidden|clip/.test(style.overflowX + style.overflowY);
      const bordered = parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0;
      const framed = cuts || bordered || around.matches('button, .button, .card, select');
      if (framed && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5 || box.bottom > edge.bottom + 1.5)) {
        found.push(`"${words}" sticks out of ${around.tagName}.${around.className}`);
        break;
      }
    }
    if (box.right > innerWidth + 1 && !holder.closest('.scroll')) found.push(`"${words}" leaves the page`);
  }
  return found;
}"""

# What opens over the page, and the table under its own buttons, may lie over other things.
OVERLAPPING = """() => {
  const top = document.querySelector('dialog[open]') ?? document;
  const targets = [...top.querySelectorAll('button, input, select, textarea, summary, a.button')]
    .filter(one => one.checkVisibility() && !one.closest('.unseen, .toasts'));
  const boxes = targets.map(one => one.getBoundingClientRect());
  const name = one => `${one.tagName} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}"`;
  const found = [];
  targets.forEach((one, at) => targets.slice(at + 1).forEach((other, after) => {
    const [a, b] = [boxes[at], boxes[at + 1 + after]];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const scrolled = one.closest('.bottom, .side') !== other.closest('.bottom, .side');
    if (wide > 2 && high > 2 && !scrolled) found.push(`${name(one)} lies over ${name(other)}`);
  }));
  return found;
}"""

CHECKS = (SMALL_TARGETS, CUT_OFF, OVERLAPPING)


BRING_AXE = f"if (!window.axe) {{ {AXE_SCRIPT} }}"
"""Loads axe unless the page has it already: it is half a million characters long."""

SETTLED = 20
"""Measurements before a fault counts: boards are fitted a few frames after the size of their window has changed."""

EVERYTHING = f"""async () => {{
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return [{", ".join(CHECKS)}].flatMap(check => check());
}}"""


def complaints(visitor: Visitor, axe: bool = True) -> list[str]:
    """All complaints; empty if all is well."""
    for _ in range(SETTLED):
        found: list[str] = visitor.page.evaluate(EVERYTHING)
        if not found:
            break
        visitor.page.wait_for_timeout(100)
    if axe and (report := Axe(BRING_AXE).run(visitor.page)).violations_count:
        found.append(report.generate_report())
    return found
