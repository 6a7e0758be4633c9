/** Dates are grouped by the day, and compared with days by the day, unless a unit says otherwise. */
import { lookup, isA, isBaseType } from '@querent/contract'
import { isDayLike } from '../../clauses/temporal/temporal-values.ts'
import type { Bound } from '../../model/bound.ts'
import type { Call, Expr, ExpressionRef, FieldRef } from '../../model/query.ts'
import { isDateUnit } from '../../model/temporal-unit.ts'

/** What a clause is bound to. */
type Bind = (expr: Expr) => Bound

/** The reference with the unit `day`, where it is one to a date without a unit; any other clause as it is. */
export function withDayBucket(expr: Expr, bind: Bind): Expr {
  if ((expr.kind !== 'field' && expr.kind !== 'expression') || !mayBeCut(expr)) return expr
  return isA(bind(expr).type, 'type/HasDate') ? { ...expr, options: { ...expr.options, 'temporal-unit': 'day' } } : expr
}

/** An id tells its type; a name does so by the options beside it, and without them stays as it is. */
function mayBeCut(ref: FieldRef | ExpressionRef): boolean {
  const { options } = ref
  if (options['temporal-unit'] !== undefined) return false
  if (ref.kind === 'field' && typeof ref.id === 'number') return true
  return [options['base-type'], options['effective-type']].some(
    (type) => type !== undefined && isBaseType(type) && isA(type, 'type/HasDate'),
  )
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=', 'between'])

const MIRRORED: Readonly<Record<string, string>> = lookup({
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
})

/** The comparison with its column first: what is said of columns and values is so on whichever side they stand. */
export function columnFirst(call: Call): Call {
  const [value, column, ...more] = call.args
  const op = MIRRORED[call.op]
  if (op === undefined || !value || !column || more.length > 0) return call
  return namesMoment(value) && !namesMoment(column) ? { ...call, op, args: [column, value] } : call
}

/** The comparison by the day when all its values are days. */
export function comparedByDay(call: Call, bind: Bind): Call {
  const [column, ...values] = call.args
  if (column === undefined || column.kind === 'literal' || !COMPARISONS.has(call.op)) return call
  const given = values.filter((value) => value.kind !== 'literal' || value.value !== null)
  const areDays = given.every((value) => namesMoment(value) && isDayLike(bind(value)))
  return given.length > 0 && areDays ? { ...call, args: [withDays(column, bind), ...values] } : call
}

function namesMoment(value: Expr): boolean {
  return value.kind === 'literal' || (value.kind === 'call' && value.op === 'relative-datetime')
}

/** What gives a date that its arguments hold, or one moved from them. */
const CARRIERS: ReadonlySet<string> = new Set(['case', 'coalesce', 'datetime-add', 'datetime-subtract', '+', '-'])

/** The references by the day also inside what only chooses among dates or moves them by days. */
function withDays(expr: Expr, bind: Bind): Expr {
  if (expr.kind !== 'call') return withDayBucket(expr, bind)
  if (!CARRIERS.has(expr.op) || isMovedByHours(expr)) return expr
  return { ...expr, args: expr.args.map((arg) => withDays(arg, bind)) }
}

function isMovedByHours(call: Call): boolean {
  const units = [call, ...call.args].flatMap((expr) => (expr.kind === 'call' ? [unitOf(expr)] : []))
  return units.some((unit) => unit !== undefined && !isDateUnit(unit))
}

/** The unit by which a clause moves a date. */
function unitOf({ op, args }: Call): string | undefined {
  const unit = op === 'interval' ? args[1] : op === 'datetime-add' || op === 'datetime-subtract' ? args[2] : undefined
  return unit?.kind === 'literal' ? String(unit.value) : undefined
}
