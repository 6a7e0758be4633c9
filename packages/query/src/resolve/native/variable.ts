/** Raw variables: `text`, `number`, `date` and `boolean` tags. */
import { ExactDecimal } from '@querent/contract'
import { QueryError } from '../../errors.ts'
import type { TemplateTag } from '../../model/query.ts'
import { rangeOfText } from '../../parameters/date-strings.ts'
import type { ResolveContext } from '../context.ts'
import { join, numberLiteral, param, raw, textLiteral, type Sql } from '../../sql/fragment.ts'
import { parseWallTime, temporalLiteral } from '../../time/literals.ts'
import { add } from '../../time/units.ts'
import { isWithinYears } from '../../time/years.ts'
import type { Quote } from '../../native/lexer/spans.ts'

/**
 * A plain word stands as a literal: `date_trunc({{unit}}, …)` in the SELECT and in GROUP BY are then the same to every
 * engine, which two bound values are not.
 */
const WORD = /^[A-Za-z]\w{0,62}$/
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/
const UNQUOTED_TYPES = new Set(['number', 'date', 'boolean'])

/** One value in the two ways it can be written. */
interface Written {
  sql: Sql
  /** As it stands between quotes, not yet escaped. */
  text: string
}

/**
 * The value of a raw variable. Texts are bound unless they are plain words; between quotes, where nothing can be bound,
 * they are escaped.
 * @throws {QueryError} `invalid-parameter` naming the tag.
 */
export function variableSql(tag: TemplateTag, value: unknown, quote: Quote | null, context: ResolveContext): Sql {
  const values = (Array.isArray(value) ? value.filter((item) => item !== null) : [value]).flatMap((item) =>
    written(tag, item, context),
  )
  if (!quote) return join(values.map(({ sql }) => sql))
  const text = values.map((item) => item.text).join(', ')
  if (quote.holds === 'text') return raw(escaped(text, quote))
  if (UNQUOTED_TYPES.has(tag.type)) return raw(text)
  throw new QueryError(
    'invalid-query',
    `The variable "${tag.name}" is between ${quote.mark} and ${quote.mark}, where no text can be inserted safely.`,
    { data: { tag: tag.name } },
  )
}

function escaped(text: string, { mark, hasBackslashEscapes }: Quote): string {
  const doubled = text.replaceAll(mark, mark + mark)
  return hasBackslashEscapes ? doubled.replaceAll('\\', '\\\\') : doubled
}

function written(tag: TemplateTag, value: unknown, context: ResolveContext): Written[] {
  switch (tag.type) {
    case 'number':
      return numbers(tag, value)
    case 'date':
      return [date(tag, value, context)]
    case 'boolean':
      return [boolean(tag, value, context)]
    default: {
      const text = typeof value === 'string' ? value : plain(value)
      return [{ sql: WORD.test(text) ? textLiteral(text) : param(text), text }]
    }
  }
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function refuse(tag: TemplateTag, value: unknown, expected: string): never {
  const shown = typeof value === 'bigint' ? String(value) : JSON.stringify(value)
  throw new QueryError('invalid-parameter', `The value ${shown} of "${tag.name}" is not a valid ${expected}.`, {
    data: { tag: tag.name },
  })
}

function numbers(tag: TemplateTag, value: unknown): Written[] {
  if (value instanceof ExactDecimal) return numbers(tag, value.digits)
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) {
    return [{ sql: numberLiteral(value), text: String(value) }]
  }
  if (typeof value !== 'string') return refuse(tag, value, 'number')
  // People end lists with a comma.
  const list = value.replace(/,\s*$/, '')
  return list.split(',').map((item) => {
    const text = item.trim().replace(/^\+/, '')
    if (!NUMBER.test(text)) refuse(tag, value, 'number')
    // The digits as they were typed: a long number would lose its last ones as a float.
    return { sql: raw(text.startsWith('-') ? `(${text})` : text), text }
  })
}

/** A day, or a moment of it. Words such as `yesterday` are days too; longer ranges are refused. */
function date(tag: TemplateTag, value: unknown, { clock, dialect }: ResolveContext): Written {
  const text = typeof value === 'string' ? value.trim() : ''
  const moment = parseWallTime(text, clock.timeZone)
  const range = rangeOfText(text, clock)
  const isDay = range?.start && range.end?.equals(add(range.start, 1, 'day'))
  const at = isDay ? range.start : moment?.isDate === false ? moment.at : null
  if (!at || !isWithinYears(at)) return refuse(tag, value, 'date')
  const literal = temporalLiteral(at, isDay ? 'type/Date' : 'type/DateTime', clock)
  return { sql: dialect.dates.plainLiteral(literal), text: literal.text.replace('T', ' ') }
}

function boolean(tag: TemplateTag, value: unknown, { dialect }: ResolveContext): Written {
  const text = String(value).toLowerCase()
  if (text !== 'true' && text !== 'false') return refuse(tag, value, 'boolean')
  return { sql: raw(dialect.booleanLiteral(text === 'true')), text }
}
