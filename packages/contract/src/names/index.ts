/** Abbreviations that are written in capitals, however the database writes them. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'id url ip uid uuid guid api co2 csv gdp gps html http iban imdb isbn json kpi pdf sku sql vat'.split(' '),
)

/**
 * A name of the database in words (contract: data-model, section 4): `USER_ID` gives `User ID`, `lastSeen` gives
 * `LastSeen`, `US Gross` stays.
 * @param keepsCapitals Capitals are meant as such: where the name, or one beside it, has small letters too.
 */
export function readableName(name: string, keepsCapitals: boolean = hasSmallLetters(name)): string {
  const words = name.split(/[-_\s]+/).filter((word) => word !== '')
  return words.length === 0 ? name : words.map((word) => readableWord(word, keepsCapitals)).join(' ')
}

/** True for a name that is not written in capitals alone. */
export const hasSmallLetters = (name: string): boolean => /\p{Ll}/u.test(name)

function readableWord(word: string, keepsCapitals: boolean): string {
  const lower = word.toLowerCase()
  if (ABBREVIATIONS.has(lower)) return word.toUpperCase()
  const isCapitals = word === word.toUpperCase()
  const rest = isCapitals && !keepsCapitals ? lower : word
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
