const LAST_BLANK = 32
/** First bytes of signs beyond ASCII among which are blanks. */
const MAY_BE_BLANK: ReadonlySet<number> = new Set([0xc2, 0xe1, 0xe2, 0xe3, 0xef])

/** Whether a cell has nothing but blanks. */
export function isBlank(bytes: Buffer, start: number, end: number): boolean {
  if (start >= end) return true
  const first = bytes[start]!
  if (first > LAST_BLANK && (first < 0x80 || !MAY_BE_BLANK.has(first))) return false
  return bytes.toString('utf8', start, end).trim() === ''
}
