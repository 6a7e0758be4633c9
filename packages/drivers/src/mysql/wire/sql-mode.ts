/**
 * Modes of the server that make the same SQL mean something else, or the same cell another value. The others only say
 * how people spell SQL (`ANSI_QUOTES`, `PIPES_AS_CONCAT`) or what is refused, which is for the server's owner to choose.
 */
const CHANGING_ANSWERS: ReadonlySet<string> = new Set([
  'ALLOW_INVALID_DATES',
  'EMPTY_STRING_IS_NULL',
  'HIGH_NOT_PRECEDENCE',
  'NO_BACKSLASH_ESCAPES',
  'ORACLE',
  'PAD_CHAR_TO_FULL_LENGTH',
  'TIME_ROUND_FRACTIONAL',
  'TIME_TRUNCATE_FRACTIONAL',
])

/** The names in the value of `sql_mode`. */
export function sqlModes(value: unknown): string[] {
  return String(value).split(',').filter(Boolean)
}

/** True for a mode that sessions of ours must not be in. */
export function changesAnswers(mode: string): boolean {
  return CHANGING_ANSWERS.has(mode)
}

/** True when values that do not fit are refused in every table. */
export function isStrict(modes: readonly string[]): boolean {
  return modes.includes('STRICT_ALL_TABLES') || modes.includes('TRADITIONAL')
}
