/** SQL as its engine's lexer cuts it, without blanks and comments. */
import type { Lexis } from '../../dialect/lexis.ts'
import { QueryError } from '../../errors.ts'
import { DOLLAR, spanFinder, type Quoted } from './spans.ts'
import { said } from '../../said.ts'

export interface SqlToken {
  /** A word is a keyword or a bare name, a name stands between quotes, a sign is a single character. */
  kind: 'word' | 'name' | 'text' | 'number' | 'sign'
  /** Of words and names in lower case; of names and texts what stands between the quotes. */
  text: string
}

const BLANKS = /[\t\n\v\f\r ]+/y
const WORD = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y
/** Where names may begin with digits, whole numbers are cut like names. */
const DIGIT_WORD = /[\w$\u0080-\uffff]+/y
/** Those that are no names there: they end where their digits do, so that a keyword may follow at once. */
const NUMBER_BEFORE_NAME = /(?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+/y
const NUMBER =
  /0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?/y
const NULL = String.raw`\N`
/** What is a sign on every engine, wherever it is. Long SQL holds many: no pattern is tried on them. */
const SIGNS: ReadonlyMap<string, SqlToken> = new Map(
  [...'(),;=<>+*'].map((text) => [text, { kind: 'sign', text } as const]),
)
const WORD_PART = /[\w$\u0080-\uffff]/
const UNICODE_BLANK = /[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]/g

/**
 * What changes how a query is carried out and nothing else, so that it makes no difference whether a server reads it: words
 * of a SELECT, and the summand by which the dialect keeps MariaDB from calculating an expression too early.
 */
const PLAIN_VERSION_COMMENT =
  /^!\s*(?:\d{5,6}\s+)?(?:(?:sql_(?:no_)?cache|straight_join|sql_(?:small|big|buffer)_result|sql_calc_found_rows|high_priority|\+ 0 \* rand\(\))\s*)*$/i

/**
 * @throws {QueryError} `invalid-query` where engines, or versions of one, do not agree on what is text and what is not.
 */
export function sqlTokens(given: string, lexis: Lexis): SqlToken[] {
  if (given.includes('\0')) throw unreadable('it contains the character NUL')
  const text = lexis.unicodeBlanks ? given.replaceAll(UNICODE_BLANK, ' ') : given
  const spans = spanFinder(text, lexis)
  const tokens: SqlToken[] = []
  let at = 0

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }

  while (at < text.length) {
    const sign = SIGNS.get(text[at]!)
    if (sign !== undefined) {
      tokens.push(sign)
      at += 1
      continue
    }
    if (take(BLANKS) !== undefined) continue
    const ahead = lexis.digitNames ? take(NUMBER_BEFORE_NAME) : undefined
    if (ahead !== undefined) {
      tokens.push({ kind: 'number', text: ahead })
      continue
    }
    const word = take(lexis.digitNames ? DIGIT_WORD : WORD)
    if (word !== undefined) {
      tokens.push({ kind: lexis.digitNames && /^\d+$/.test(word) ? 'number' : 'word', text: lowerCase(word) })
      continue
    }
    const number = take(NUMBER)
    if (number !== undefined) {
      if (!lexis.digitNames && WORD_PART.test(text[at] ?? '')) throw unreadable(`a space is missing after ${number}`)
      tokens.push({ kind: 'number', text: number })
      continue
    }
    const span = spans.at(at)
    if (span?.kind === 'quoted') {
      tokens.push(quotedToken(text, span))
      at = span.end
    } else if (span) {
      if (lexis.versionComments) requirePlainComment(text.slice(at + 2, span.end))
      at = span.end
    } else {
      if (lexis.dollarQuotes && isDollarQuote(text, at)) throw unreadable('a text in dollar quotes is not closed')
      if (lexis.backslashNull && text.startsWith(NULL, at)) {
        tokens.push({ kind: 'word', text: 'null' })
        at += NULL.length
        continue
      }
      tokens.push({ kind: 'sign', text: text[at]! })
      at += 1
    }
  }
  return tokens
}

function quotedToken(text: string, { bodyStart, bodyEnd, isClosed, quote }: Quoted): SqlToken {
  if (!isClosed) throw unreadable(`a ${quote.holds} in quotes is not closed`)
  const { holds, mark } = quote
  const body = text.slice(bodyStart, bodyEnd)
  if (holds === 'dollar text') return { kind: 'text', text: body }
  const content = body.replaceAll(mark + mark, mark)
  if (holds === 'text') return { kind: 'text', text: content }
  if (content.includes('\\') && /^u&$/i.test(text.slice(Math.max(0, bodyStart - 3), bodyStart - 1)))
    throw unreadable('a name contains escapes')
  return { kind: 'name', text: lowerCase(content) }
}

/** In lower case as MySQL has it, where a capital I with a dot is an i, too: its catalog answers to such names. */
function lowerCase(name: string): string {
  return name.replaceAll('\u0130', 'i').toLowerCase()
}

/** Hints may hold names in quotes, and then end elsewhere than a comment does. */
function requirePlainComment(body: string): void {
  if (/^[MT]?!/i.test(body)) {
    if (!PLAIN_VERSION_COMMENT.test(body.replace(/^[MT]/i, '').replace(/\*\/$/, ''))) {
      throw unreadable('a version-specific comment contains more than SELECT options')
    }
  } else if (body.startsWith('+') && /["'`]/.test(body.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, ''))) {
    throw unreadable('a quote in a hint is not closed')
  }
}

function isDollarQuote(text: string, at: number): boolean {
  DOLLAR.lastIndex = at
  return DOLLAR.test(text)
}

function unreadable(why: string): QueryError {
  return new QueryError('invalid-query', said('The SQL cannot be read: {why}.', { why }))
}
