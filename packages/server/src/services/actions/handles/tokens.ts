/** The words and signs of an expression. */

export interface Token {
  kind: 'field' | 'text' | 'number' | 'name' | 'sign' | 'end'
  /** Of a text and a field, what it means; of the rest, as it is written. */
  value: string
}

/** What does not read as an expression, in words. */
export class HandleFault extends Error {}

const TOKEN =
  /\s*(?:\.([A-Za-z_]\w*)|("(?:[^"\\\n]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|(\/\/|[=!<>]=|[<>.|()[\]{}:,?]))/y

/** @throws {HandleFault} */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  const end = source.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (found === null) throw new HandleFault(`This cannot be read: ${source.slice(at, at + 20).trim()}`)
    tokens.push(tokenOf(found))
  }
  return [...tokens, { kind: 'end', value: 'the end' }]
}

function tokenOf([, field, text, number, name, sign = '']: RegExpExecArray): Token {
  if (field !== undefined) return { kind: 'field', value: field }
  if (text !== undefined) return { kind: 'text', value: textOf(text) }
  if (number !== undefined) return { kind: 'number', value: number }
  return name === undefined ? { kind: 'sign', value: sign } : { kind: 'name', value: name }
}

function textOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    throw new HandleFault(`This text cannot be read: ${quoted.slice(0, 40)}`)
  }
}
