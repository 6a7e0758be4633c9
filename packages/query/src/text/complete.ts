import { columnLabel } from './columns.ts'
import { functionName, functionNamed, isAggregate, namedFunctions, signature } from './functions.ts'
import { openCalls, signatureAt } from './signature.ts'
import { quoteLabel, tokenize, type Token } from './syntax/index.ts'
import type { LanguageClause, TextContext } from './types.ts'

export interface Suggestion {
  kind: 'column' | 'segment' | 'metric' | 'function' | 'operator' | 'word'
  /** What is shown. */
  label: string
  /** What replaces the text between `from` and `to`. */
  insert: string
  /** The signature of a function, the type of a column. */
  detail: string
  help: string
}

export interface Completion {
  from: number
  to: number
  /** The best first. */
  suggestions: Suggestion[]
}

/** What may be typed at a place. Values of columns are not among it. */
export function complete(text: string, position: number, context: TextContext): Completion {
  const tokens = tokenize(text)
  const token = tokens.find((one) => isAt(one, position))
  const from = token?.from ?? position
  const to = token?.to ?? position
  const typed = text.slice(from, position)
  const answer = (typed: string, suggestions: readonly Suggestion[]): Completion => {
    return { from, to, suggestions: ranked(typed, suggestions) }
  }
  if (token?.kind === 'column') {
    // A name without its end goes to the cursor, and not over all that follows.
    const found = answer(typed.slice(1), named(context))
    return token.isClosed ? found : { ...found, to: position }
  }
  if (token?.kind === 'text') {
    const found = answer(typed.slice(1), words(text, from, context))
    return token.isClosed ? found : { ...found, to: position }
  }
  if (token?.kind === 'number') return answer(typed, [])
  const before = tokens.findLast((one) => one.to <= from && one !== token)
  if (endsValue(before)) return answer(typed, token ? OPERATORS : [])
  const calls = openCalls(tokens, from)
  return answer(typed, [...words(text, from, context), ...named(context), ...functions(calls, context)])
}

function isAt({ kind, from, to, isClosed }: Token, position: number): boolean {
  if (kind === 'word' || kind === 'number') return from < position && position <= to
  if (kind === 'column' || kind === 'text') return from < position && (position < to || (!isClosed && position === to))
  return false
}

/** True behind what an operator has to follow. */
function endsValue(token: Token | undefined): boolean {
  if (token?.kind === 'word') return !/^(?:and|or|not)$/i.test(token.raw)
  return token !== undefined && ['number', 'text', 'column', 'close'].includes(token.kind)
}

const OPERATORS: readonly Suggestion[] = [
  { kind: 'operator', label: 'and', insert: 'and', detail: '', help: 'True where both conditions are true.' },
  { kind: 'operator', label: 'or', insert: 'or', detail: '', help: 'True where one of the conditions is true.' },
]

/** Words that the argument may be, such as units. */
function words(text: string, position: number, context: TextContext): Suggestion[] {
  const { takes, help = '' } = signatureAt(text, position, context) ?? {}
  return (takes?.values ?? []).map((word) => {
    return { kind: 'word', label: word, insert: `"${word}"`, detail: takes?.name ?? '', help }
  })
}

/** All that stands in brackets. */
function named({ kind, columns, segments = [], metrics = [] }: TextContext): Suggestion[] {
  const ofColumns = columns.map((column): Suggestion => {
    const label = columnLabel(column, columns)
    const type = (column.effective_type ?? column.base_type).replace('type/', '')
    return { kind: 'column', label, insert: quoteLabel(label), detail: type === '*' ? '' : type, help: '' }
  })
  const saved = (is: 'segment' | 'metric', { name }: { name: string }): Suggestion => {
    return { kind: is, label: name, insert: quoteLabel(name), detail: '', help: `The saved ${is} with this name.` }
  }
  const ofMetrics = kind === 'aggregation' ? metrics.map((one) => saved('metric', one)) : []
  return [...ofColumns, ...ofMetrics, ...segments.map((one) => saved('segment', one))]
}

/** Functions that may stand inside of those that are open. */
function functions(calls: readonly string[], context: TextContext): Suggestion[] {
  const isOverRows = calls.some((name) => {
    const clause = functionNamed(name, context.language)
    return clause !== undefined && isAggregate(clause) && clause.name !== 'offset'
  })
  return offeredFunctions(context, context.kind === 'aggregation' && !isOverRows).map(functionSuggestion)
}

/** Functions that a formula of this kind may call, those that it mostly begins with first. */
export function offeredFunctions(
  { kind, language, features }: TextContext,
  mayAggregate = kind === 'aggregation',
): LanguageClause[] {
  const offered = namedFunctions(language)
    .filter((clause) => !isSaved(clause) && (mayAggregate || !isAggregate(clause)))
    .filter(({ feature }) => feature === null || !features || features.includes(feature))
  const first = (clause: LanguageClause) => (kind === 'aggregation' ? isAggregate(clause) : clause.role === kind)
  return [...offered.filter(first), ...offered.filter((clause) => !first(clause))]
}

/** Saved content is offered by its name. */
function isSaved({ name }: LanguageClause): boolean {
  return name === 'segment' || name === 'metric'
}

function functionSuggestion(clause: LanguageClause): Suggestion {
  const name = functionName(clause.name)
  const insert = clause.args.length === 0 ? `${name}()` : `${name}(`
  return { kind: 'function', label: name, insert, detail: signature(clause), help: clause.help }
}

/** Those that begin so, then those of which a word does, then those that hold it. */
function ranked(typed: string, suggestions: readonly Suggestion[]): Suggestion[] {
  const wanted = typed.trim().toLowerCase()
  const rank = ({ label }: Suggestion) => {
    const at = label.toLowerCase().indexOf(wanted)
    if (at <= 0) return at
    return /[\p{L}\p{N}]/u.test(label[at - 1] ?? '') && !/\p{Lu}/u.test(label[at] ?? '') ? 2 : 1
  }
  const found = suggestions.map((suggestion) => ({ suggestion, rank: rank(suggestion) }))
  return found
    .filter((one) => one.rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ suggestion }) => suggestion)
}
