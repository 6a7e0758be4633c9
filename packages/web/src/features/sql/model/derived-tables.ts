/** Tables that a statement makes itself: common table expressions, and subqueries with a name. */
import { isName, nameOf, type Token } from './sql-tokens.ts'

export interface DerivedTable {
  name: string
  columns: readonly string[]
  /** All columns of these are among its own, by `*`. */
  all: readonly string[]
}

const NOT_LAST: ReadonlySet<string> = new Set(['end', 'null', 'true', 'false'])
const ENDS_COLUMNS: ReadonlySet<string> = new Set(['from', 'where', 'union', 'limit', 'order', 'group'])

export function derivedIn(tokens: readonly Token[]): DerivedTable[] {
  return tokens.flatMap((token, at) => {
    if (token.text !== '(' || wordAt(tokens, at + 1) !== 'select') return []
    const end = closing(tokens, at)
    const { name, columns } = headOf(tokens, at) ?? {
      name: isSource(tokens, at) ? aliasOf(tokens, end) : undefined,
      columns: [],
    }
    if (name === undefined) return []
    const inner = tokens.slice(at + 2, end)
    const made = selected(inner)
    return [{ name, ...(columns.length > 0 ? { columns, all: [] } : made) }]
  })
}

const wordAt = (tokens: readonly Token[], at: number): string | undefined =>
  tokens[at]?.kind === 'word' ? tokens[at].text.toLowerCase() : undefined

/** Whether rows are read from the parenthesis, as after FROM. */
const isSource = (tokens: readonly Token[], open: number) =>
  /^(?:from|join|lateral|,)$/i.test(tokens[open - 1]?.text ?? '')

/** The place of the parenthesis that closes the one at a place, or the end. */
function closing(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]?.text === '(') depth += 1
    else if (tokens[at]?.text === ')' && (depth -= 1) === 0) return at
  }
  return tokens.length
}

/** `name (a, b) AS NOT MATERIALIZED` before the parenthesis. */
function headOf(tokens: readonly Token[], open: number): { name: string; columns: string[] } | undefined {
  let at = open - 1
  while (['materialized', 'not'].includes(wordAt(tokens, at) ?? '')) at -= 1
  if (wordAt(tokens, at) !== 'as') return undefined
  at -= 1
  const columns: string[] = []
  if (tokens[at]?.text === ')') {
    for (at -= 1; at >= 0 && tokens[at]?.text !== '('; at -= 1)
      if (isName(tokens[at])) columns.unshift(nameOf(tokens[at]!))
    at -= 1
  }
  return isName(tokens[at]) ? { name: nameOf(tokens[at]!), columns } : undefined
}

/** `AS name` or `name` behind the parenthesis. */
function aliasOf(tokens: readonly Token[], close: number): string | undefined {
  const at = wordAt(tokens, close + 1) === 'as' ? close + 2 : close + 1
  const token = tokens[at]
  if (!isName(token) || ENDS_COLUMNS.has(wordAt(tokens, at) ?? '')) return undefined
  return nameOf(token!)
}

/** What comes out of a SELECT, from behind that word. */
function selected(tokens: readonly Token[]): Pick<DerivedTable, 'columns' | 'all'> {
  const columns: string[] = []
  let depth = 0
  let isAll = false
  let last: Token | undefined
  const take = () => {
    if (last?.text === '*') isAll = true
    else if (isName(last) && !NOT_LAST.has(last!.text.toLowerCase())) columns.push(nameOf(last!))
    last = undefined
  }
  for (const token of tokens) {
    if (depth === 0 && token.kind === 'word' && ENDS_COLUMNS.has(token.text.toLowerCase())) break
    if (token.text === '(') depth += 1
    if (token.text === ')') depth -= 1
    if (depth === 0 && token.text === ',') take()
    else last = token
  }
  take()
  return { columns, all: isAll ? sourcesOf(tokens) : [] }
}

/** Names behind FROM and JOIN. */
function sourcesOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((_, at) => {
    if (!['from', 'join'].includes(wordAt(tokens, at) ?? '')) return []
    let next = at + 1
    while (tokens[next + 1]?.text === '.' && isName(tokens[next + 2])) next += 2
    return isName(tokens[next]) ? [nameOf(tokens[next]!)] : []
  })
}
