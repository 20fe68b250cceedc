/** The order in which a hand lies: tiles that stay keep their places, new ones come where others have left. */
export function arranged(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = [...now];
  const kept = before.map((tile) => {
    const at = fresh.indexOf(tile);
    if (at < 0) return null;
    fresh.splice(at, 1);
    return tile;
  });
  const filled = kept.map((tile) => tile ?? fresh.shift() ?? null);
  return [...filled, ...fresh].filter((tile) => tile !== null);
}
