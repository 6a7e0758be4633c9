/** What the words of several kinds of content share. */

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** What was done to a value that can be empty. */
export function verbOf(before: unknown, after: unknown): 'added' | 'removed' | 'changed' {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}
