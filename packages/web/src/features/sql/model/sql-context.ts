/** What SQL asks for at the cursor: the word there, and the tables that its statement names. */
import { derivedIn, type DerivedTable } from './derived-tables.ts'
import { isName, nameOf, tokensOf, TOKENS, type Token } from './sql-tokens.ts'

export interface SqlContext {
  /** `tables` after FROM and JOIN, `columns` elsewhere, `none` in strings and comments. */
  wants: 'tables' | 'columns' | 'none'
  /** Names before the word, each followed by a dot: a schema, a table or an alias. */
  qualifiers: readonly string[]
  /** What is typed of the word so far, without its opening quote. */
  word: string
  /** The quote that the word begins with and that is still open. */
  quote: string
  tables: readonly NamedTable[]
  /** Those that the statement makes itself. */
  derived: readonly DerivedTable[]
}

interface NamedTable {
  schema: string | null
  name: string
  alias: string | null
}

const BEFORE_TABLES: ReadonlySet<string> = new Set(['from', 'join', 'into', 'update', 'table'])
const ENDS_TABLES: ReadonlySet<string> = new Set([
  'where',
  'group',
  'order',
  'having',
  'limit',
  'on',
  'using',
  'set',
  'select',
  'values',
  'union',
  'window',
])
/** Words that may follow a table and are not its alias. */
const NO_ALIAS: ReadonlySet<string> = new Set([
  ...ENDS_TABLES,
  'join',
  'inner',
  'left',
  'right',
  'full',
  'cross',
  'outer',
  'natural',
  'offset',
  'fetch',
  'for',
  'except',
  'intersect',
])

/**
 * @param before The text up to the cursor.
 * @param after The text behind it.
 * @param textQuote A quote, other than `'`, that texts are written in: `"` in MySQL.
 */
export function sqlContext(before: string, after: string, textQuote = ''): SqlContext {
  const all = tokensOf(before, textQuote)
  const start = all.findLastIndex(({ text, kind }) => kind === 'other' && text === ';') + 1
  const head = all.slice(start)
  const last = head.at(-1)
  const touches = last !== undefined && before.endsWith(last.text)
  const nothing = { qualifiers: [], word: '', quote: '', tables: [], derived: [] }
  if (isOpenComment(before) || (touches && last.kind === 'text')) return { ...nothing, wants: 'none' }
  const isWord = touches && (last.kind === 'word' || last.kind === 'open')
  const quote = isWord && last.kind === 'open' ? last.text.charAt(0) : ''
  const word = isWord ? last.text.slice(quote.length) : ''
  let end = isWord ? head.length - 1 : head.length
  const qualifiers: string[] = []
  while (head[end - 1]?.text === '.' && isName(head[end - 2])) {
    qualifiers.unshift(nameOf(head[end - 2]!))
    end -= 2
  }
  const behind = tokensOf(after, textQuote)
  const stop = behind.findIndex(({ text }) => text === ';')
  const rest = [...head.slice(0, end), ...(stop < 0 ? behind : behind.slice(0, stop))]
  return {
    wants: wantsTables(head.slice(0, end)) ? 'tables' : 'columns',
    qualifiers,
    word,
    quote,
    tables: tablesIn(rest),
    derived: derivedIn(rest),
  }
}

function isOpenComment(before: string): boolean {
  const found = [...before.matchAll(TOKENS)].at(-1)?.[0] ?? ''
  return (found.startsWith('--') || (found.startsWith('/*') && !found.endsWith('*/'))) && before.endsWith(found)
}

/** Right after FROM and the like, or after a comma in their list. */
function wantsTables(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  if (last === undefined) return false
  if (last.kind === 'word') return BEFORE_TABLES.has(last.text.toLowerCase())
  if (last.text !== ',') return false
  let depth = 0
  for (const { kind, text } of tokens.toReversed()) {
    if (text === ')') depth += 1
    else if (text === '(' && --depth < 0) return false
    else if (kind === 'word' && depth === 0) {
      const word = text.toLowerCase()
      if (BEFORE_TABLES.has(word)) return true
      if (ENDS_TABLES.has(word)) return false
    }
  }
  return false
}

function tablesIn(tokens: readonly Token[]): NamedTable[] {
  const found: NamedTable[] = []
  tokens.forEach((token, at) => {
    const isStart = token.kind === 'word' && BEFORE_TABLES.has(token.text.toLowerCase())
    if (!isStart && !(token.text === ',' && wantsTables(tokens.slice(0, at + 1)))) return
    const names: string[] = []
    let next = at + 1
    while (isName(tokens[next])) {
      names.push(nameOf(tokens[next]!))
      next += 1
      if (tokens[next]?.text !== '.') break
      next += 1
    }
    const name = names.at(-1)
    if (name === undefined) return
    if (tokens[next]?.text.toLowerCase() === 'as') next += 1
    const alias = tokens[next]
    const isAlias = isName(alias) && !(alias?.kind === 'word' && NO_ALIAS.has(alias.text.toLowerCase()))
    found.push({ schema: names.at(-2) ?? null, name, alias: isAlias && alias ? nameOf(alias) : null })
  })
  return found
}
