/** How wide texts are in Inter, without a browser; kerning is left out, so real texts are a little narrower. */
import { WIDTHS } from './widths.ts'

/** Of letters that the table does not hold, in ems. */
const WIDE = 1
const OTHER = 0.62

type Weight = 'regular' | 'semibold'
const tables: Record<Weight, Map<number, number>> = { regular: new Map(), semibold: new Map() }
for (const [first, regular, semibold] of WIDTHS) {
  for (let i = 0; i * 2 < regular.length; i += 1) {
    tables.regular.set(first + i, Number.parseInt(regular.slice(i * 2, i * 2 + 2), 36) / 1000)
    tables.semibold.set(first + i, Number.parseInt(semibold.slice(i * 2, i * 2 + 2), 36) / 1000)
  }
}

/** Of a text in ems. */
type Measure = (text: string, weight: number) => number

let measureOthers: Measure | undefined

/** From now on, texts with letters that the table does not hold are measured so, by those who have fonts at hand. */
export function measureOthersBy(measure: Measure): void {
  measureOthers = measure
}

/** The width of a text in pixels. */
export function textWidth(text: string, size: number, weight = 400): number {
  const table = tables[weight >= 500 ? 'semibold' : 'regular']
  let width = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const known = table.get(code)
    if (known === undefined && measureOthers !== undefined) return measureOthers(text, weight) * size
    width += known ?? widthOfOther(code)
  }
  return width * size
}

function widthOfOther(code: number): number {
  const isMark =
    (code >= 0x300 && code < 0x370) || (code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f)
  if (isMark) return 0
  return (code >= 0x1100 && code <= 0x11ff) || (code >= 0x2e80 && code < 0xfb00) || code >= 0x1f000 ? WIDE : OTHER
}
