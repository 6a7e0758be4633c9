/** Servers may send megabytes for an error; nobody reads more than this. */
const MOST_CHARS = 10_000

/** Text of anything thrown, for events and for records that people read; the name of an error without a message. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error && error.message !== '' ? error.message : String(error)
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text
}
