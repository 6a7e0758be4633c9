/** Columns and formulas as words. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { t } from '../../../i18n/t.ts'
import { unitTitle } from '../../../i18n/units.ts'
import { isClause, isMap, isReference } from '../clause.ts'
import { columnOf } from '../columns.ts'
import type { Clause, Column } from '../types.ts'
import { sayValue } from './say-value.ts'

const INFIX: Readonly<Record<string, string>> = lookup({
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '=': '=',
  '!=': '≠',
  '<': '<',
  '>': '>',
  '<=': '≤',
  '>=': '≥',
})

/** The name of the column without its buckets; the name it is stored under where nothing better is known. */
export function sayColumn(ref: Clause, columns: readonly Column[]): string {
  const found = columnOf(ref, columns)
  const given = ref[1]['display-name']
  if (found !== null) return withoutUnit(found.display_name, found)
  return typeof given === 'string' ? given : typeof ref[2] === 'number' ? t('Unknown column') : String(ref[2])
}

/** The name with its unit or bins: `Created At: Month`. */
export function sayBucketed(ref: Clause, columns: readonly Column[]): string {
  const name = sayColumn(ref, columns)
  const bucket = sayBucket(ref)
  return bucket === null ? name : t('{column}: {bucket}', { column: name, bucket })
}

/** The unit or bins of a reference; null without. */
export function sayBucket(ref: Clause): string | null {
  const unit = ref[1]['temporal-unit']
  if (typeof unit === 'string') return unit === 'default' ? null : unitTitle(unit)
  const { binning } = ref[1]
  if (!isMap(binning)) return null
  if (binning['strategy'] === 'num-bins') return t('{count} bins', { count: binning['num-bins'] })
  if (binning['strategy'] === 'bin-width') return t('bins of {width}', { width: sayValue(binning['bin-width']) })
  return t('Auto binned')
}

/** A formula: columns by their names, arithmetic between its terms, functions by their names. */
export function sayFormula(value: unknown, columns: readonly Column[]): string {
  if (isReference(value)) return sayBucketed(value, columns)
  if (!isClause(value)) return typeof value === 'string' ? `"${value}"` : sayValue(value)
  const [op, , ...args] = value
  const sign = INFIX[op]
  if (sign !== undefined && args.length > 1) {
    return args
      .map((arg) => (isInfix(arg) ? `(${sayFormula(arg, columns)})` : sayFormula(arg, columns)))
      .join(` ${sign} `)
  }
  const said = args.flatMap((arg) => (Array.isArray(arg) && !isClause(arg) ? arg.flat() : [arg]))
  return `${op}(${said.map((arg) => sayFormula(arg, columns)).join(', ')})`
}

function isInfix(value: unknown): boolean {
  return isClause(value) && value[0] in INFIX
}

/** The unit that a described column carries in its name. */
function withoutUnit(name: string, { ref }: Column): string {
  const bucket = sayBucket(ref)
  return bucket !== null && name.endsWith(`: ${bucket}`) ? name.slice(0, -bucket.length - 2) : name
}
