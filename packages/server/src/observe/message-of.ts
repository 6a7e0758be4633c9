/** Text of anything thrown, for events and for records that people read; the name of an error without a message. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
