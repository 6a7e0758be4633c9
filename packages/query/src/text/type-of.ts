/** The type of a clause, as far as it follows from the types of columns. */
import { isClause } from './clause.ts'
import { columnOfRef } from './columns.ts'
import { clauseNamed } from './functions.ts'
import type { Clause, Language, TextContext } from './types.ts'
import {
  commonNumber,
  commonType,
  isLiteral,
  kindOfType,
  literalType,
  movedType,
  UNKNOWN,
  type Typed,
} from './value-types.ts'

/** Type of the value of a clause; `type/*` where it cannot be told. */
export function typeOf(clause: Clause, context: TextContext): string {
  const [op, , value] = clause
  // A percentile is described as its column is.
  const isPercentile = op === 'median' || op === 'percentile'
  const { type } = typed(isPercentile ? value : clause, context)
  return isPercentile && type === 'type/Boolean' ? 'type/Integer' : type
}

function typed(value: unknown, context: TextContext): Typed {
  if (!isClause(value)) return { type: literalType(value), literal: value }
  const [op, options, ...args] = value
  switch (op) {
    case 'value':
      return {
        type: String(options['effective-type'] ?? options['base-type'] ?? literalType(args[0])),
        literal: args[0],
      }
    case 'field':
    case 'expression':
    case 'aggregation':
      return { type: typeOfRef(value, context) }
    case 'metric':
      return { type: context.metrics?.find(({ id }) => id === args[0])?.base_type ?? UNKNOWN }
    case 'case':
    case 'if':
      return { type: caseType(args, context) }
    case 'interval':
      return { type: 'type/Interval', unit: args[1] }
    default:
      return {
        type: resultType(
          [op, options, ...args],
          args.map((arg) => typed(arg, context)),
          context.language,
        ),
      }
  }
}

/** Of a column, bucketed or not. */
export function typeOfRef(ref: Clause, context: TextContext): string {
  const column = columnOfRef(ref, context.columns)
  const unit = ref[1]['temporal-unit']
  const { units } = context.language
  if (units.some(({ name, kind }) => name === unit && kind === 'extraction')) return 'type/Integer'
  const own = ref[1]['effective-type'] ?? ref[1]['base-type']
  return column?.effective_type ?? column?.base_type ?? (typeof own === 'string' ? own : UNKNOWN)
}

function caseType([branches, ...fallback]: readonly unknown[], context: TextContext): string {
  const pairs = Array.isArray(branches) ? branches : []
  const values = pairs.map((pair: unknown) => (Array.isArray(pair) ? typed(pair[1], context) : { type: UNKNOWN }))
  return commonType([...values, ...fallback.map((value) => typed(value, context))])
}

/** Type of what a clause makes of arguments of these types. */
export function resultType([op, options]: Clause, args: readonly Typed[], language: Language): string {
  const clause = clauseNamed(op, language)
  if (clause?.result) return clause.result
  const first = args[0] ?? { type: UNKNOWN }
  switch (clause?.name) {
    case '+':
    case '-':
      return args.some(({ type }) => type === 'type/Interval') ? movedByIntervals(args) : commonNumber(args)
    case '*':
      return commonNumber(args)
    case 'coalesce':
      return commonType(args)
    case 'abs':
      return first.type === 'type/Boolean' ? 'type/Integer' : first.type
    case 'ceil':
    case 'floor':
    case 'round':
    case 'integer':
      return first.type === 'type/BigInteger' ? first.type : 'type/Integer'
    case 'datetime-add':
    case 'datetime-subtract':
      return movedType(ofDateText(first), args[2]?.literal)
    case 'datetime':
      return isInstant(options['mode'] ?? 'iso', first) ? 'type/DateTimeWithLocalTZ' : 'type/DateTime'
    case 'absolute-datetime':
      return ofDateText(first)
    default:
      return isLiteral(first) && first.literal === null ? UNKNOWN : first.type
  }
}

/** Numbers count from a moment that has a zone. */
function isInstant(mode: unknown, { type }: Typed): boolean {
  return String(mode).startsWith('unix-') || (mode === 'iso' && kindOfType(type) === 'number')
}

function movedByIntervals(args: readonly Typed[]): string {
  const date = args.find(({ type }) => kindOfType(type) !== 'interval') ?? { type: UNKNOWN }
  return args.reduce((type, { unit }) => movedType(type, unit), ofDateText(date))
}

/** Text in place of a date is one. */
function ofDateText(value: Typed): string {
  if (typeof value.literal !== 'string') return movedType(value.type, undefined)
  return /^\d{4}(?:-\d\d){0,2}$/.test(value.literal) ? 'type/Date' : 'type/DateTime'
}
