import { OTHER_SPELLINGS } from '../names.ts'
import { unescapeLabel, unescapeText } from './quotes.ts'

export type TokenKind = 'number' | 'text' | 'column' | 'word' | 'operator' | 'open' | 'close' | 'comma' | 'unknown'

export interface Token {
  kind: TokenKind
  from: number
  to: number
  /** As it is typed. */
  raw: string
  /** Without quotes, brackets and escapes; operators in their usual spelling. */
  value: string
  /** False for a text or a column without its end. */
  isClosed: boolean
}

const BLANK = /\s+/y
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y
const WORD = /[\p{L}_][\p{L}\p{N}_]*/uy
const OPERATOR = /<=|>=|!=|<>|==|[-+*/=<>≠≤≥]/y
const TEXT = { '"': /"((?:[^"\\]|\\[^])*)("?)/y, "'": /'((?:[^'\\]|\\[^])*)('?)/y }
const COLUMN = /\[((?:[^[\]\\\n]|\\.)*)(\]?)/y
const MARKS: ReadonlyMap<string, TokenKind> = new Map(Object.entries({ '(': 'open', ')': 'close', ',': 'comma' }))

/** The tokens of a text in order, blanks left out. Any text has tokens; what is none is `unknown`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const token = tokenAt(text, at)
    if (token) tokens.push(token)
    at = token?.to ?? at + (match(BLANK, text, at)?.[0].length ?? 1)
  }
  return tokens
}

function tokenAt(text: string, from: number): Token | null {
  const make = (kind: TokenKind, raw: string, value = raw, isClosed = true): Token => ({
    kind,
    from,
    to: from + raw.length,
    raw,
    value,
    isClosed,
  })
  const first = text[from] ?? ''
  const mark = MARKS.get(first)
  if (mark) return make(mark, first)
  if (first === '"' || first === "'") {
    const found = match(TEXT[first], text, from)
    // A backslash at the very end escapes nothing.
    if (!found) return make('text', text.slice(from), text.slice(from + 1), false)
    const [raw, inner = '', end] = found
    const rest = end === '' ? text.slice(from) : raw
    return make('text', rest, unescapeText(inner), end !== '')
  }
  if (first === '[') {
    const [raw, inner = '', end] = match(COLUMN, text, from) ?? [first]
    return make('column', raw, unescapeLabel(inner), end === ']')
  }
  const [blank] = match(BLANK, text, from) ?? []
  if (blank) return null
  const [number] = match(NUMBER, text, from) ?? []
  if (number) return make('number', number)
  const [word] = match(WORD, text, from) ?? []
  if (word) return make('word', word)
  const [operator] = match(OPERATOR, text, from) ?? []
  if (operator) return make('operator', operator, OTHER_SPELLINGS[operator] ?? operator)
  return make('unknown', String.fromCodePoint(text.codePointAt(from) ?? 0))
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
