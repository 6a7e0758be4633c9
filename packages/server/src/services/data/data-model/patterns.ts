/** Suggestions in one answer (contract: databases, section 2). */
export const MAX_SUGGESTIONS = 50

/** Patterns for searching in lower case; `!` takes away a sign's special meaning. */
export function startsWith(text: string): string {
  return `${escaped(text)}%`
}

export function contains(text: string): string {
  return `%${escaped(text)}%`
}

function escaped(text: string): string {
  return text.toLowerCase().replace(/[!%_]/g, '!$&')
}
