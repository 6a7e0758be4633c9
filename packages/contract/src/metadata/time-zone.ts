const known = new Set<string>()
/** More than there are zones; their names are known in any case. */
const NAMES_KEPT = 1_000

/** True for a name that the runtime knows as a zone; fixed offsets such as `+02:00` are zones too. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    return false
  }
  if (known.size < NAMES_KEPT) known.add(name)
  return true
}
