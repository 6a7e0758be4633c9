/** Names that somebody may have meant. */

/** Up to three names that are close to what is typed, the closest first. */
export function nearest(typed: string, names: readonly string[]): string[] {
  const wanted = typed.toLowerCase()
  if (wanted === '') return []
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const scored = [...new Set(names)].flatMap((name) => {
    const other = name.toLowerCase()
    const isPart = other.includes(wanted) || (other.length > 2 && wanted.includes(other))
    if (isPart && wanted.length > 2) return [{ name, score: 0.5 }]
    const score = Math.abs(other.length - wanted.length) > most ? Infinity : distance(wanted, other)
    return score <= most ? [{ name, score }] : []
  })
  return scored
    .sort((one, other) => one.score - other.score)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** How many letters differ, are missing, too many, or stand swapped. */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
      next.push(least)
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? Infinity
}
