const UPPER_CASE_WORDS: ReadonlySet<string> = new Set(['id', 'url', 'ip', 'uid', 'uuid', 'guid'])

/**
 * A name of the database in words (contract: data-model, section 4): `USER_ID` gives `User ID`, `lastSeen` gives
 * `LastSeen`.
 */
export function readableName(name: string): string {
  const words = name.split(/[-_\s]+/).filter((word) => word !== '')
  return words.length === 0 ? name : words.map(readableWord).join(' ')
}

function readableWord(word: string): string {
  const lower = word.toLowerCase()
  if (UPPER_CASE_WORDS.has(lower)) return word.toUpperCase()
  const isOneCase = word === word.toUpperCase() || word === lower
  const rest = isOneCase ? lower : word
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
