/** The text of a value that a line holds; null is null. */
export type LineValue = string | null

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
])

/** The values of whole lines, as `Load.rows` has them. */
export function* lineValues(text: string): Generator<LineValue[]> {
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    yield valuesOf(text.slice(start, end))
    start = end + 1
  }
}

function valuesOf(line: string): LineValue[] {
  const values: LineValue[] = line.split('\t')
  if (!line.includes('\\')) return values
  return values.map((value) => (value === null || value === '\\N' ? null : plain(value)))
}

function plain(value: string): string {
  if (!value.includes('\\')) return value
  return value.replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPED.get(sign) ?? sign)
}
