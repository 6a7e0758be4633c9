/** The columns of a result, sorted by what their cells are. */
import { isMap } from './is-map.ts'
import { currencyOfName } from './money.ts'

/** A value of a result. Integers beyond 2^53 and exact decimals come as text or bigint. */
export type Cell = string | number | bigint | boolean | object | null

export type ColumnKind = 'number' | 'date' | 'datetime' | 'instant' | 'time' | 'boolean' | 'text' | 'other'

export interface Column {
  /** Place of its cells in a row. */
  index: number
  name: string
  title: string
  kind: ColumnKind
  semanticType: string | null
  /** Temporal unit of a bucketed or extracted column. */
  unit: string | null
  /** `breakout`, `aggregation`, `fields`, `native` … */
  source: string
  /** Legacy form, e.g. `["field", 7, null]`. */
  fieldRef: unknown
  /** Width of the bins of a binned number. */
  binWidth: number | null
  /** The texts that stand for its values, by value; null where the values stand for themselves. */
  labels: ReadonlyMap<unknown, string> | null
  /** True for the column of such texts, which is no value of its own. */
  isLabel: boolean
  /** The field's own formatting: the layer below `column_settings`. */
  settings: Readonly<Record<string, unknown>>
}

/** The unit of a date that is shown as it came: none. */
const NO_UNIT = 'default'

const NUMBER = /^type\/(?:Number|Integer|BigInteger|Float|Decimal)$/
const TEXT = /^type\/(?:Text|TextLike|UUID|MySQLEnum|PostgresEnum|IPAddress|OracleCLOB)$/

/** What the cells of a type are. */
export function kindOfType(type: string): ColumnKind {
  if (NUMBER.test(type)) return 'number'
  if (type === 'type/Date') return 'date'
  if (type === 'type/Instant' || type.startsWith('type/DateTimeWith')) return 'instant'
  if (type === 'type/DateTime') return 'datetime'
  if (type.startsWith('type/Time')) return 'time'
  if (type === 'type/Boolean') return 'boolean'
  return TEXT.test(type) ? 'text' : 'other'
}

/** Reads what a result says of a column; what is missing or of another form counts as unknown. */
export function readColumn(raw: unknown, index: number): Column {
  const col = isMap(raw) ? raw : {}
  const text = (key: string) => (typeof col[key] === 'string' ? col[key] : null)
  const name = text('name') ?? `column_${index + 1}`
  const binning = isMap(col['binning_info']) ? col['binning_info']['bin_width'] : undefined
  const kind = kindOfType(text('effective_type') ?? text('base_type') ?? 'type/*')
  const title = text('display_name') ?? name
  const currency = kind === 'number' ? (currencyOfName(title) ?? currencyOfName(name)) : undefined
  const isMoney =
    kind === 'number' && (currency !== undefined || /^(?:small)?money$/i.test(text('database_type') ?? ''))
  const own = isMap(col['settings']) ? col['settings'] : {}
  return {
    index,
    name,
    title,
    kind,
    semanticType: text('semantic_type') ?? (isMoney ? 'type/Currency' : null),
    unit: text('unit') === NO_UNIT ? null : text('unit'),
    source: text('source') ?? '',
    fieldRef: col['field_ref'],
    labels: null,
    isLabel: false,
    binWidth: typeof binning === 'number' && binning > 0 ? binning : null,
    settings: currency === undefined ? own : { currency, ...own },
  }
}

const CURRENCY_TYPES = new Set(
  ['Currency', 'Income', 'Discount', 'Price', 'GrossMargin', 'Cost'].map((t) => `type/${t}`),
)

/** True when the numbers are amounts of money: by the settings, else by the semantic type. */
export function isCurrencyColumn(semanticType: string | null, settings: { number_style?: string }): boolean {
  if (settings.number_style !== undefined) return settings.number_style === 'currency'
  return semanticType !== null && CURRENCY_TYPES.has(semanticType)
}

/** True for keys, whose digits are a name and not an amount. */
export function isKeyColumn(semanticType: string | null): boolean {
  return semanticType === 'type/PK' || semanticType === 'type/FK'
}

/** True for latitudes and longitudes, whose every digit counts. */
export function isCoordinateColumn(semanticType: string | null): boolean {
  return semanticType === 'type/Latitude' || semanticType === 'type/Longitude' || semanticType === 'type/Coordinate'
}

/** True for dates, times and both. */
export function isTemporal({ kind }: Pick<Column, 'kind'>): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'instant' || kind === 'time'
}

/** True for what has a place on a time axis. */
export function isDate({ kind }: Pick<Column, 'kind'>): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'instant'
}
