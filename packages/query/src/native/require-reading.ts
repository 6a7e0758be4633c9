/** Decides whether SQL that people wrote only reads, before an engine sees it. What each engine allows is its own. */
import { remember } from '@querent/contract/lookup/index.ts'
import type { Lexis } from '../dialect/lexis.ts'
import { QueryError } from '../errors.ts'
import { sqlTokens, type SqlToken } from './lexer/sql-tokens.ts'
import { STATEMENT_WORDS } from './statement-words.ts'
import { said, type Said } from '../said.ts'

export interface ReadingRules {
  /** Words that a statement may begin with. */
  begins: ReadonlySet<string>
  /** Those of them that another statement follows, after options. */
  explains: ReadonlySet<string>
  /** Those of `explains` that the name of a table may follow instead. */
  describes: ReadonlySet<string>
  /** What no reading statement holds, see {@link anyPhrase}. */
  phrases: RegExp
  /** Names that are refused at any place, quoted or not. */
  names: RegExp
  /**
   * Names, names with their schema such as `sys.session`, and calls such as `name('text'`, of what shows the account that all questions share, what others
   * run over it, or where the server keeps its files.
   */
  hidden: RegExp
  /** The same of statements, see {@link anyPhrase}. */
  hiddenPhrases: RegExp
  /** Whether a text after FROM names a table. */
  textNames?: boolean
  /** Functions whose calls are refused. */
  functions: RegExp
  /** Functions that run their texts as SQL: these must be literals, and are checked as well. */
  runners: RegExp
}

/** A pattern that matches no name, and no phrase. */
export const NO_NAME = /(?!)/

/** A pattern for whole names, from the sources of patterns. */
export function anyName(...sources: readonly string[]): RegExp {
  return new RegExp(`^(?:${sources.join('|')})$`)
}

/**
 * A pattern for sequences of tokens, from the sources of patterns over words in lower case with a blank between tokens; a
 * name in quotes is `"`, a text `'` and a number `0`.
 */
export function anyPhrase(...sources: readonly string[]): RegExp {
  return new RegExp(`(?<=^| )(?:${sources.join('|')})(?= |$)`)
}

const OPTIONS: ReadonlySet<string> = new Set(
  'analyze analyse verbose extended partitions query plan format = json tree traditional json_v2 text'.split(' '),
)
const SHOWN: Partial<Record<SqlToken['kind'], string>> = { name: '"', text: "'", number: '0' }
const PLAIN_ARGUMENTS = /^(?:(?:'|0|true|false)(?: : : text)?(?: ,)?(?: |$))+$/
/** Texts within texts beyond this are refused. */
const MAX_DEPTH = 5

/**
 * Examines SQL in steps: long SQL takes tens of milliseconds, and others can have their turn in between.
 * @param lexis of the session that the statement is for
 * @throws {QueryError} `invalid-query` naming what does more than read; by the last step at the latest.
 */
export function* readingSteps(sql: string, lexis: Lexis, rules: ReadingRules): Generator<void> {
  const tokens = sqlTokens(sql, lexis)
  yield
  while (isSign(tokens.at(-1), ';')) tokens.pop()
  if (tokens.length === 0) return
  if (tokens.some((token) => isSign(token, ';'))) {
    throw new QueryError('invalid-query', said('Only one statement can be run at a time.'))
  }
  requireOpen(tokens, rules)
  yield
  requireBeginning(tokens, rules)
  requirePhrases(tokens, rules)
  yield
  requireFunctions(tokens, { lexis, rules, depth: 0 })
}

/** @throws {QueryError} naming what shows more than data. */
function requireOpen(tokens: readonly SqlToken[], { hidden, hiddenPhrases, textNames }: ReadingRules): void {
  const [phrase] = hiddenPhrases.exec(outline(tokens)) ?? []
  const isHidden = testedOnce(hidden)
  const name = tokens.find((token, index) => {
    const isTested = isName(token) || (textNames === true && token.kind === 'text')
    return isTested && (isHidden(token.text.toLowerCase()) || isHidden(inContext(tokens, index)))
  })?.text
  const found = phrase?.toUpperCase() ?? name
  if (found === undefined) return
  throw new QueryError(
    'invalid-query',
    `${found} is not available to questions: it shows the account that they all share.`,
  )
}

/** The test of a pattern, asked once for each text: long SQL says the same names again and again. */
function testedOnce(pattern: RegExp): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    return remember(known, text, () => pattern.test(text))
  }
}

/** A name with what follows it: `schema.name`, or a call such as `name('text'` or `name(?`. */
function inContext(tokens: readonly SqlToken[], index: number): string {
  const [name, sign, next, end] = [tokens[index], tokens[index + 1], tokens[index + 2], tokens[index + 3]]
  if (isSign(sign, '.') && isName(next)) return `${name?.text}.${next?.text}`
  if (!isSign(sign, '(')) return ''
  return `${name?.text}(${next?.kind === 'text' && isSign(end, ')') ? `'${next.text.toLowerCase()}'` : '?'}`
}

function requireBeginning(tokens: readonly SqlToken[], rules: ReadingRules): void {
  const at = skipParentheses(tokens, 0)
  if (isMistyped(tokens, at, rules)) return
  const word = requireWord(tokens[at], rules.begins)
  if (!rules.explains.has(word) || (rules.describes.has(word) && isTable(tokens.slice(at + 1)))) return
  requireWord(tokens[skipOptions(tokens, at + 1, rules)], rules.begins.difference(rules.explains))
}

function requireWord(token: SqlToken | undefined, allowed: ReadonlySet<string>): string {
  if (token?.kind === 'word' && allowed.has(token.text)) return token.text
  throw refusal(
    token === undefined
      ? said('an empty statement is not allowed')
      : said('a statement that begins with {word} is not allowed', { word: token.text.toUpperCase() }),
  )
}

/** True for a word that begins no statement of any engine, so that the engine can say what is wrong with it, and where. */
function isMistyped(tokens: readonly SqlToken[], at: number, { begins }: ReadingRules): boolean {
  const first = tokens[at]
  // A label may stand before a block of statements.
  if (first?.kind !== 'word' || isSign(tokens[at + 1], ':')) return false
  return !begins.has(first.text) && !STATEMENT_WORDS.has(first.text)
}

function skipParentheses(tokens: readonly SqlToken[], start: number): number {
  let at = start
  while (isSign(tokens[at], '(')) at += 1
  return at
}

/** Where the statement begins that is explained. */
function skipOptions(tokens: readonly SqlToken[], start: number, { begins }: ReadingRules): number {
  let at = start
  while (tokens[at]?.kind !== 'name' && OPTIONS.has(tokens[at]?.text ?? '')) at += 1
  const inner = skipParentheses(tokens, at)
  if (inner === at || begins.has(tokens[inner]?.text ?? '')) return inner
  const close = tokens.findIndex((token, index) => index > at && isSign(token, ')'))
  return close < 0 ? tokens.length : skipParentheses(tokens, close + 1)
}

/** `schema.table`, maybe with the name or a pattern of columns. */
function isTable(tokens: readonly SqlToken[]): boolean {
  const places = tokens.map(({ kind, text }) =>
    kind === 'word' || kind === 'name' ? 'n' : kind === 'text' ? 't' : text,
  )
  return /^n(?:\.n)*[nt]?$/.test(places.join(''))
}

function requirePhrases(tokens: readonly SqlToken[], { phrases }: ReadingRules): void {
  const [found] = phrases.exec(outline(tokens)) ?? []
  if (found === undefined) return
  throw refusal(
    said('{words} is not allowed in it. A name that is spelled like that must be quoted', {
      words: found.toUpperCase(),
    }),
  )
}

function outline(tokens: readonly SqlToken[]): string {
  return tokens.map(({ kind, text }) => SHOWN[kind] ?? text).join(' ')
}

interface Reading {
  lexis: Lexis
  rules: ReadingRules
  depth: number
}

function requireFunctions(tokens: readonly SqlToken[], reading: Reading): void {
  const { runners } = reading.rules
  const [isRefusedName, isRefusedCall] = [testedOnce(reading.rules.names), testedOnce(reading.rules.functions)]
  if (reading.depth > 0) requireOpen(tokens, reading.rules)
  // `(…).name` may call a function, too; `table.name` does not.
  let isAttribute = false
  for (const [index, token] of tokens.entries()) {
    const { text } = token
    if (!isName(token)) continue
    isAttribute = isSign(tokens[index - 1], '.') && (isAttribute || !isName(tokens[index - 2]))
    if (isRefusedName(text)) throw refusal(said('{name} is not allowed in it', { name: text }))
    const isCalled = isSign(tokens[index + 1], '(')
    if (!isCalled && !isAttribute) continue
    if (isRefusedCall(text)) throw refusal(said('the function {name} is not allowed in it', { name: text }))
    if (runners.test(text)) requireTexts(tokens, index, reading)
  }
}

function isName(token: SqlToken | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'name'
}

/** @param index of the name of the function */
function requireTexts(tokens: readonly SqlToken[], index: number, reading: Reading): void {
  const first = index + 2
  let end = first
  while (isArgument(tokens[end])) end += 1
  const texts = isSign(tokens[index + 1], '(') && isSign(tokens[end], ')') ? tokens.slice(first, end) : []
  if (reading.depth >= MAX_DEPTH || !PLAIN_ARGUMENTS.test(outline(texts))) {
    throw refusal(
      said('{name} runs texts, which must be written out as plain literals', { name: String(tokens[index]?.text) }),
    )
  }
  for (const { kind, text } of texts) {
    if (kind !== 'text') continue
    const inner = sqlTokens(text, reading.lexis)
    // Texts may become parts of one statement, where such a comment would go on in the next and hide a part of that.
    if (texts.length > 1 && endsInComment(text, inner, reading.lexis)) {
      throw refusal(said('one of several texts that are run ends in a comment'))
    }
    // Where a text becomes part of a statement, a second one could follow that.
    if (inner.slice(0, -1).some((token) => isSign(token, ';')))
      throw refusal(said('a text that is run can contain only one statement'))
    requireFunctions(inner, { ...reading, depth: reading.depth + 1 })
  }
}

function endsInComment(text: string, tokens: readonly SqlToken[], lexis: Lexis): boolean {
  return sqlTokens(`${text} after`, lexis).length === tokens.length
}

/** What may stand among the arguments, in whatever order. */
function isArgument(token: SqlToken | undefined): boolean {
  return token !== undefined && (token.kind !== 'sign' || token.text === ',' || token.text === ':')
}

function isSign(token: SqlToken | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign
}

function refusal(what: Said): QueryError {
  return new QueryError('invalid-query', said('Queries can only read data: {what}.', { what }))
}
