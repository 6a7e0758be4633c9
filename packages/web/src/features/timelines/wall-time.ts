/** Instants and what clocks show at them. */

/** What a clock in a zone shows at an instant, such as `2026-05-04T10:00:00`. */
export function wallTime(instant: string, zone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: knownZone(zone),
  })
  return format.format(Date.parse(instant)).replace(' ', 'T')
}

/** The instant at which a clock in a zone shows a wall time, in ISO 8601. */
export function instantOf(wall: string, zone: string): string {
  const clock = Date.parse(`${wall}Z`)
  const offsetAt = (time: number) => Date.parse(`${wallTime(new Date(time).toISOString(), zone)}Z`) - time
  // The offset holds at the instant itself, which is known only once an offset is.
  const near = clock - offsetAt(clock)
  return new Date(clock - offsetAt(near)).toISOString().replace('.000Z', 'Z')
}

/** The zone, or UTC where the browser does not know it. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
