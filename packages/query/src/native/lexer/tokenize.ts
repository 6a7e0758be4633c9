/**
 * Splits native SQL into text, variables and optional blocks. Tags in comments are not replaced. Tags between quotes
 * are; brackets and braces there that form no tag are text.
 */
import { STANDARD_LEXIS, type Lexis } from '../../dialect/lexis.ts'
import { QueryError } from '../../errors.ts'
import { spanFinder, type Quote, type Quoted } from './spans.ts'
import { said } from '../../said.ts'

export type NativeToken =
  | { kind: 'text'; text: string }
  /** `quote` tells between which quotes it stands, `at` the place in the text where it begins. */
  | { kind: 'tag'; name: string; quote: Quote | null; at: number }
  | { kind: 'block'; tokens: NativeToken[] }

export interface TokenizedSql {
  tokens: NativeToken[]
  /** False when a quoted text never ends: where quotes begin and end is then anybody's guess. */
  isClosed: boolean
}

/** Deeper optional blocks are refused. */
const MAX_BLOCKS = 20
/** Places of variables: each of them is a part of the statement, and others wait while it is put together. */
const MAX_PLACES = 5_000
const SPECIAL = /[-#/'"`$[\]{]/g

/** @throws {QueryError} `invalid-query` for `[[` without `]]`, `{{` without `}}`, empty names and too many variables. */
export function tokenize(text: string, lexis: Lexis = STANDARD_LEXIS): TokenizedSql {
  requireFewPlaces(text)
  const blocks = new Blocks()
  const spans = spanFinder(text, lexis)
  let isClosed = true
  let at = 0

  while (at < text.length) {
    SPECIAL.lastIndex = at
    const special = SPECIAL.exec(text)?.index ?? text.length
    blocks.text(text.slice(at, special))
    at = special
    if (at >= text.length) break
    const span = spans.at(at)
    if (span?.kind === 'quoted') {
      blocks.text(text.slice(at, span.bodyStart))
      for (const token of quotedTokens(text, span)) blocks.add(token)
      blocks.text(text.slice(span.bodyEnd, span.end))
      isClosed &&= span.isClosed
      at = span.end
    } else if (span) {
      blocks.text(text.slice(at, span.end))
      at = span.end
    } else if (text.startsWith('{{', at)) {
      const close = text.indexOf('}}', at + 2)
      const name = text.slice(at + 2, Math.max(close, at + 2)).trim()
      if (close < 0 || name.includes('{{')) {
        throw new QueryError(
          'invalid-query',
          said('Found "{open}" with no terminating "{close}" in the SQL.', { open: '{{', close: '}}' }),
        )
      }
      if (name === '')
        throw new QueryError('invalid-query', said('Found "{mark}" without a name in the SQL.', { mark: '{{}}' }))
      blocks.add({ kind: 'tag', name, quote: null, at })
      at = close + 2
    } else {
      at += blocks.bracket(text, at)
    }
  }
  if (blocks.isOpen)
    throw new QueryError(
      'invalid-query',
      said('Found "{open}" with no terminating "{close}" in the SQL.', { open: '[[', close: ']]' }),
    )
  return { tokens: blocks.tokens, isClosed }
}

function requireFewPlaces(text: string): void {
  let places = 0
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at + 2)) places += 1
  if (places <= MAX_PLACES) return
  throw new QueryError(
    'invalid-query',
    said('The SQL has more than {count} places for variables.', { count: MAX_PLACES }),
  )
}

/** Tokens as they come, in the optional block that is open. */
class Blocks {
  readonly #stack: { tokens: NativeToken[]; brackets: number }[] = [{ tokens: [], brackets: 0 }]

  get tokens(): NativeToken[] {
    return this.#stack[0]!.tokens
  }

  get isOpen(): boolean {
    return this.#stack.length > 1
  }

  get #top() {
    return this.#stack[this.#stack.length - 1]!
  }

  text(text: string): void {
    const { tokens } = this.#top
    const last = tokens[tokens.length - 1]
    if (last?.kind === 'text') last.text += text
    else if (text !== '') tokens.push({ kind: 'text', text })
  }

  add(token: NativeToken): void {
    if (token.kind === 'text') this.text(token.text)
    else this.#top.tokens.push(token)
  }

  /** Takes what begins at a place, a bracket maybe, and tells how many characters it took. */
  bracket(text: string, at: number): number {
    const top = this.#top
    if (text.startsWith('[[', at)) {
      if (this.#stack.length > MAX_BLOCKS) {
        throw new QueryError('invalid-query', said('Optional blocks "[[" are nested too deeply.'))
      }
      this.#stack.push({ tokens: [], brackets: 0 })
      return 2
    }
    if (this.isOpen && top.brackets === 0 && text.startsWith(']]', at)) {
      this.#close()
      return 2
    }
    // Brackets of the SQL's own, as in `a[b[1]]`, do not end a block.
    if (text[at] === '[') top.brackets++
    else if (text[at] === ']' && top.brackets > 0) top.brackets--
    else if (text[at] === ']' && this.isOpen && isText(top.tokens)) this.#reopen()
    this.text(text[at]!)
    return 1
  }

  #close(): void {
    const { tokens } = this.#stack.pop()!
    if (isText(tokens)) this.text(`[[${tokens[0]?.text ?? ''}]]`)
    else this.add({ kind: 'block', tokens })
  }

  /** What looked like a block is a list of lists, one of which has ended. */
  #reopen(): void {
    const { tokens } = this.#stack.pop()!
    if (isText(tokens)) this.text(`[[${tokens[0]?.text ?? ''}`)
    this.#top.brackets++
  }
}

/** A block without a variable is SQL of its own. */
function isText(tokens: readonly NativeToken[]): tokens is readonly Extract<NativeToken, { kind: 'text' }>[] {
  return tokens.every(({ kind }) => kind === 'text')
}

/** Between quotes only what is complete counts: a tag, or a block with a tag in it. */
function quotedTokens(text: string, { bodyStart, bodyEnd, quote }: Quoted): NativeToken[] {
  const body = text.slice(bodyStart, bodyEnd)
  if (!body.includes('{{')) return body === '' ? [] : [{ kind: 'text', text: body }]
  const marks = [...body.matchAll(/\{\{\s*([^{}]*?)\s*\}\}|\[\[|\]\]/g)]
  const stack: { start: number; isEscaped: boolean; tokens: NativeToken[] }[] = [
    { start: 0, isEscaped: false, tokens: [] },
  ]
  let at = 0
  let seen = 0
  let isEscaped = false
  for (const mark of marks) {
    const top = stack[stack.length - 1]!
    const [found, name] = mark
    // Maybe nothing is put in the place of what came before, and a backslash before that counts here.
    if (mark.index > seen) isEscaped = quote.hasBackslashEscapes && endsInEscape(body, seen, mark.index)
    seen = mark.index + found.length
    if (name !== undefined && name !== '') {
      if (isEscaped) throw escapedPlace()
      pushText(top.tokens, body.slice(at, mark.index))
      top.tokens.push({ kind: 'tag', name, quote, at: bodyStart + mark.index })
    } else if (found === '[[' && stack.length <= MAX_BLOCKS) {
      pushText(top.tokens, body.slice(at, mark.index))
      stack.push({ start: mark.index, isEscaped, tokens: [] })
    } else if (found === ']]' && stack.length > 1) {
      pushText(top.tokens, body.slice(at, mark.index))
      stack.pop()
      const outer = stack[stack.length - 1]!.tokens
      const isBlock = top.tokens.some(({ kind }) => kind !== 'text')
      if (isBlock && (isEscaped || top.isEscaped)) throw escapedPlace()
      if (isBlock) outer.push({ kind: 'block', tokens: top.tokens })
      else pushText(outer, body.slice(top.start, mark.index + 2))
    } else {
      continue
    }
    at = mark.index + found.length
  }
  // Blocks that do not end were none.
  while (stack.length > 1) {
    const { tokens } = stack.pop()!
    const outer = stack[stack.length - 1]!.tokens
    pushText(outer, '[[')
    outer.push(...tokens)
  }
  pushText(stack[0]!.tokens, body.slice(at))
  return stack[0]!.tokens
}

/** Whether a part of a text ends in a backslash without a partner. */
function endsInEscape(text: string, start: number, end: number): boolean {
  let first = end
  while (first > start && text[first - 1] === '\\') first -= 1
  return (end - first) % 2 === 1
}

/** What comes next in the quoted text would be escaped: where that is a quote, the text would not end there. */
function escapedPlace(): QueryError {
  return new QueryError(
    'invalid-query',
    said(
      'A variable or an optional part comes after a backslash, where nothing can be inserted safely: write the backslash twice.',
    ),
  )
}

function pushText(tokens: NativeToken[], text: string): void {
  if (text !== '') tokens.push({ kind: 'text', text })
}

/** Names of the tags in the SQL, in order of appearance; empty when the SQL is not well formed. */
export function findTags(text: string): string[] {
  try {
    const names: string[] = []
    collect(tokenize(text).tokens, names)
    return [...new Set(names)]
  } catch {
    return []
  }
}

function collect(tokens: readonly NativeToken[], names: string[]): void {
  for (const token of tokens) {
    if (token.kind === 'tag') names.push(token.name)
    else if (token.kind === 'block') collect(token.tokens, names)
  }
}
