/** Names of columns that the server makes in English, such as `Sum of Total`, in the reader's language. */
import { locale, t } from './t.ts'
import { unitTitle } from './units.ts'

interface NamedColumn {
  display_name: string
  name?: string
  source?: string
  field_ref?: unknown
  binning_info?: unknown
  unit?: string
}

/** Phrases of the server by what they are in the catalog; the longer one first where one begins with another. */
const PHRASES: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^Cumulative count$/, () => t('Cumulative count')],
  [/^Count$/, () => t('Count')],
  [/^Count of rows matching condition$/, () => t('Count of rows matching the condition')],
  [/^Share of rows matching condition$/, () => t('Share of rows matching the condition')],
  [/^Sum of (.+) matching condition$/, (column) => t('Sum of {column} matching the condition', { column })],
  [
    /^Distinct values of (.+) matching condition$/,
    (column) => t('Distinct values of {column} matching the condition', { column }),
  ],
  [/^Cumulative count of (.+)$/, (column) => t('Cumulative count of {column}', { column })],
  [/^([\d.]+)th percentile of (.+)$/, (share, column) => t('{share}th percentile of {column}', { share, column })],
  [/^Count of (.+)$/, (column) => t('Count of {column}', { column })],
  [/^Cumulative sum of (.+)$/, (column) => t('Cumulative sum of {column}', { column })],
  [/^Sum of (.+)$/, (column) => t('Sum of {column}', { column })],
  [/^Average of (.+)$/, (column) => t('Average of {column}', { column })],
  [/^Distinct values of (.+)$/, (column) => t('Distinct values of {column}', { column })],
  [/^Min of (.+)$/, (column) => t('Min of {column}', { column })],
  [/^Max of (.+)$/, (column) => t('Max of {column}', { column })],
  [/^Median of (.+)$/, (column) => t('Median of {column}', { column })],
  [/^Standard deviation of (.+)$/, (column) => t('Standard deviation of {column}', { column })],
  [/^Variance of (.+)$/, (column) => t('Variance of {column}', { column })],
]
const SIGNS = / ([-+×÷]) /
/** Units that a name of the server ends with, where only the name tells. */
const UNITS = `minute hour day week month quarter year minute-of-hour hour-of-day day-of-week day-of-month day-of-year
  week-of-year month-of-year quarter-of-year`.split(/\s+/)
/** What the server calls columns of aggregations that it names itself. */
const MADE =
  /^(?:avg|count|distinct|max|median|min|percentile|stddev|sum|var|share|sum_where|distinct_where|count_where)(?:_\d+)?$/

/** What a column of a result is called. Names of the database, and those that people gave, stay as they are. */
function localName(column: NamedColumn): string {
  const { display_name: name, source, unit, binning_info: bins } = column
  if (locale().startsWith('en')) return name
  if (source === 'aggregation') return formula(name)
  const own = (text: string) => (isMade(column) ? formula(text) : text)
  const at = name.lastIndexOf(': ')
  const suffix = at > 0 ? name.slice(at + 2) : ''
  const said = unit !== undefined && isUnit(suffix, unit) ? unitTitle(unit) : bins == null ? null : binsTitle(suffix)
  return said === null ? own(name) : t('{name}: {value}', { name: own(name.slice(0, at)), value: said })
}

/** A column of a stage before, which is known by the name that the server gave it. */
function isMade({ name = '', field_ref: ref }: NamedColumn): boolean {
  return MADE.test(name) && Array.isArray(ref) && typeof ref[1] === 'string'
}

/** Aggregations that are computed with, such as `(Sum of Total + Count) ÷ Count`. */
function formula(name: string): string {
  return name
    .split(SIGNS)
    .map((part) => (/^[-+×÷]$/.test(part) ? ` ${part} ` : phrase(part)))
    .join('')
}

function phrase(name: string): string {
  if (name.startsWith('(')) return `(${phrase(name.slice(1))}`
  for (const [pattern, say] of PHRASES) {
    const found = pattern.exec(name)
    if (found !== null) return say(suffixed(found[1] ?? ''), suffixed(found[2] ?? ''))
  }
  return name.endsWith(')') && !name.includes('(') ? `${phrase(name.slice(0, -1))})` : name
}

/** A column that is cut to a unit or to bins within an aggregation, such as `Created At: Month`. */
function suffixed(name: string): string {
  const at = name.lastIndexOf(': ')
  const suffix = name.slice(at + 2)
  const unit = at > 0 ? UNITS.find((one) => isUnit(suffix, one)) : undefined
  const said = unit === undefined ? null : unitTitle(unit)
  return said === null ? name : t('{name}: {value}', { name: name.slice(0, at), value: said })
}

const isUnit = (text: string, unit: string) => text.toLowerCase() === unit.replaceAll('-', ' ')

/** Null for bins of a width, which is the same in each language. */
function binsTitle(text: string): string | null {
  if (text === 'Auto binned') return t('Auto binned')
  const [, count] = /^(\d+) bins?$/.exec(text) ?? []
  return count === undefined ? null : t('{n, plural, one {# bin} other {# bins}}', { n: Number(count) })
}

/** The result with such names; the same where none changes. */
export function withLocalNames<R extends { cols: readonly NamedColumn[] }>(result: R): R {
  const names = result.cols.map(localName)
  if (result.cols.every(({ display_name }, at) => display_name === names[at])) return result
  return {
    ...result,
    cols: result.cols.map((column, at) => ({ ...column, display_name: names[at] ?? column.display_name })),
  }
}
