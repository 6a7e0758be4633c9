/**
 * Makes result names unique from left to right, comparing case: `count`, `count_2` (contract: query-language,
 * section 17).
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  return names.map((wanted) => {
    let name = wanted
    let count = next.get(wanted) ?? 2
    for (; taken.has(name); count++) name = `${wanted}_${count}`
    next.set(wanted, count)
    taken.add(name)
    return name
  })
}
