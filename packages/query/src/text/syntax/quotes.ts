/** Quotes of texts and brackets of labels, with what is escaped in them. */
const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ n: '\n', t: '\t', r: '\r', '\\': '\\', '"': '"', "'": "'" }),
)

/** A backslash before any other character stays, so that patterns can be typed as they are. */
export function unescapeText(text: string): string {
  return text.replaceAll(/\\([^])/g, (whole, letter: string) => ESCAPES.get(letter) ?? whole)
}

/** A label without its escapes. */
export function unescapeLabel(text: string): string {
  return text.replaceAll(/\\([[\]\\])/g, '$1').trim()
}

/** A text in quotes: single ones where it holds double ones only. */
export function quoteText(text: string): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"'
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll(quote, `\\${quote}`)
  return quote + escaped + quote
}

/** A label in brackets. */
export function quoteLabel(label: string): string {
  return `[${label.replaceAll(/[[\]\\]/g, String.raw`\$&`).replaceAll('\n', ' ')}]`
}
