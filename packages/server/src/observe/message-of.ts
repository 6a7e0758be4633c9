/** Text of anything thrown, for events and for records that people read. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
