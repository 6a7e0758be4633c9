/** Which color of the palette each series has. */

/**
 * Places in the palette, by the order of the series. A series that had a color before keeps it, and new ones take those that
 * none had.
 * @param before Places by key.
 */
export function seriesPlaces(keys: readonly string[], count: number, before?: ReadonlyMap<string, number>): number[] {
  if (before === undefined || before.size === 0) return keys.map((_, i) => i)
  const had = new Set(before.values())
  const used = new Set(keys.flatMap((key) => before.get(key) ?? []))
  const palette = Array.from({ length: count }, (_, i) => i)
  return keys.map((key, i) => {
    const kept = before.get(key)
    if (kept !== undefined) return kept
    const free = [i, ...palette].filter((place) => place < count && !used.has(place))
    const place = free.find((one) => !had.has(one)) ?? free[0] ?? i
    used.add(place)
    return place
  })
}
