/** Texts that a spreadsheet would compute when it opens a CSV file (contract: exports, section 3). */

/** Stands before such a text: spreadsheets show the cell as a text then. */
export const TEXT_MARK = "'"

/** The signs of formulas, what spreadsheets skip before them, and their wide forms, which some languages type. */
const BEGIN = /^[=+\-@\t\r\n＝＋－＠]/
const FIRST_BYTES = new Set([...'=+-@\t\r\n＝'].map((sign) => Buffer.from(sign)[0]))

/**
 * A number with its sign, as in `-5`, `+49 30 1234`, `-1.5e-7`, `-$1,234.50` or `-3 km`. Nothing in it can compute: no
 * second sign, no bracket, no name of a cell or function.
 */
const SIGNED_NUMBER =
  /^[+-]\s?(?:\p{L}{0,3}\p{Sc}|\p{L}{1,3}\s)?\s?\d[\d\s.,'’]*(?:[eE][+-]?\d+)?(?:\s?[\p{L}\p{Sc}%°²³][\p{L}\p{Sc}%°²³ .]*)?$/u

/** Whether a text with this first byte can be a formula at all. */
export function mayBeginFormula(byte: number): boolean {
  return FIRST_BYTES.has(byte)
}

export function isFormula(text: string): boolean {
  return BEGIN.test(text) && !SIGNED_NUMBER.test(text)
}
