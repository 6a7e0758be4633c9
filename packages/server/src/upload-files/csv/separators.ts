/** Finds the separator of a CSV file (contract: uploads, section 3). */
import { CsvParser } from './parser.ts'

const SEPARATORS = [',', ';', '\t', '|']
/** Lines that are looked at, with the header. */
const JUDGED_LINES = 10

/**
 * The separator that suits the beginning of a file best.
 * @param isWhole Whether the text is the whole file.
 */
export function findSeparator(text: string, { isWhole }: { isWhole: boolean }): string {
  const judged = SEPARATORS.map((separator) => ({ separator, merits: meritsOf(text, separator, isWhole) }))
  const [best] = judged.toSorted((a, b) => compareMerits(b.merits, a.merits))
  return best?.separator ?? ','
}

/** What speaks for a separator, the weightiest first. */
function meritsOf(text: string, separator: string, isWhole: boolean): number[] {
  const parser = new CsvParser(separator)
  const { rows } = isWhole ? parser.parseEnd(text) : parser.parse(text)
  const widths = rows.filter((row) => row.length > 1 || row[0] !== '').map((row) => row.length)
  const [header = 0, ...others] = widths.slice(0, JUDGED_LINES)
  const isEven = others.every((width) => width === header)
  const isShorter = others.every((width) => width <= header)
  return [Number(header > 1), Number(isEven), Number(isShorter), header]
}

function compareMerits(a: readonly number[], b: readonly number[]): number {
  return a.map((merit, index) => merit - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}
