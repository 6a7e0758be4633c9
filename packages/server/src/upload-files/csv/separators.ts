/** Finds the separator of a CSV file (contract: uploads, section 3). */
import { RecordScanner } from './scanner.ts'

const SEPARATORS = [',', ';', '\t', '|']
/** Lines that are looked at, with the header. */
const JUDGED_LINES = 10

/**
 * The separator that suits the beginning of a file best.
 * @param isWhole Whether the text is the whole file.
 */
export function findSeparator(text: Uint8Array, { isWhole }: { isWhole: boolean }): string {
  const judged = SEPARATORS.map((separator) => ({
    separator,
    merits: meritsOf(widthsOf(text, separator, { isWhole })),
  }))
  const [best] = judged.toSorted((a, b) => compareMerits(b.merits, a.merits))
  return best?.separator ?? ','
}

/** What speaks for a separator, the weightiest first. */
function meritsOf([header = 0, ...others]: readonly number[]): number[] {
  const isEven = others.every((width) => width === header)
  const isShorter = others.every((width) => width <= header)
  return [Number(header > 1), Number(isEven), Number(isShorter), header]
}

/** How many cells the first lines have that are not empty. */
function widthsOf(text: Uint8Array, separator: string, { isWhole }: { isWhole: boolean }): number[] {
  const scanner = new RecordScanner(separator)
  scanner.isLast = isWhole
  const widths: number[] = []
  for (let at = 0; at < text.length && widths.length < JUDGED_LINES;) {
    at = scanner.scan(text, at, text.length)
    if (at < 0) break
    if (scanner.count > 1 || scanner.starts[0]! < scanner.ends[0]!) widths.push(scanner.count)
  }
  return widths
}

function compareMerits(a: readonly number[], b: readonly number[]): number {
  return a.map((merit, index) => merit - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}
