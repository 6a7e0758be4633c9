/**
 * A version that is made of the one before and of new rows alone: which rows are read again, and how columns are stored so that
 * both fit together. What has changed further back than that is not seen.
 */
import { isA, type BaseType } from '@querent/contract'
import {
  identifier,
  inlineParams,
  numberLiteral,
  render,
  Time,
  type CopiedColumn,
  type Dialect,
  type DriverColumn,
} from '@querent/query'
import { ROWS, type PlannedColumn } from './plan.ts'
import { absent, full, shown, type CopySource, type StoredType } from './stored-type.ts'

/** The version before. */
export interface EarlierVersion {
  path: string
  columns: readonly CopiedColumn[]
  /** The greatest value of the growing column: a whole number, of dates and times microseconds since 1970. */
  greatest: string
  /** How far before it rows are read again: days of dates and times, else units. */
  lookBack: number
}

/** From where on rows are read again, as the source and as DuckDB compare it. */
interface Beginning {
  /** Rows without a value are read as well: nothing says how old they are. */
  condition: string
  /** A literal of DuckDB. */
  from: string
}

const DAY_US = 86_400_000_000n
const US_NS = 1000n
const usAt = (day: string): bigint => Time.Instant.from(`${day}T00:00Z`).epochNanoseconds / US_NS
/** Years that every engine has. */
const FIRST_US = usAt('1000-01-01')
const LAST_US = usAt('9999-01-01')
const MOMENTS: ReadonlyMap<string, BaseType> = new Map([
  ['date', 'type/Date'],
  ['timestamp', 'type/DateTime'],
  ['timestamp with time zone', 'type/DateTimeWithTZ'],
])
const WHOLE = /^u?(?:tiny|small|big)?int(?:eger)?$/

/** How the greatest value of a column is read; undefined for a column that cannot grow. */
export function greatestSql(column: CopiedColumn): string | undefined {
  if (column.class !== 'full') return undefined
  const most = `max("${column.name.replaceAll('"', '""')}")`
  if (WHOLE.test(column.databaseType)) return `${most}::VARCHAR`
  // An instant would be cast by the zone of the machine.
  if (column.databaseType === 'date') return `epoch_us(${most}::TIMESTAMP)::VARCHAR`
  return MOMENTS.has(column.databaseType) ? `epoch_us(${most})::VARCHAR` : undefined
}

/** Undefined where the greatest value is none to calculate with. */
export function beginningOf(
  { name, databaseType }: Pick<CopiedColumn, 'name' | 'databaseType'>,
  { greatest, lookBack }: Pick<EarlierVersion, 'greatest' | 'lookBack'>,
  dialect: Dialect,
): Beginning | undefined {
  const column = print(identifier(ROWS, name), dialect)
  const condition = (value: string) => `(${column} >= ${value} OR ${column} IS NULL)`
  const type = MOMENTS.get(databaseType)
  if (type === undefined) {
    const from = BigInt(greatest) - BigInt(lookBack)
    return { condition: condition(print(numberLiteral(from), dialect)), from: `CAST('${from}' AS HUGEINT)` }
  }
  const us = BigInt(greatest) - BigInt(lookBack) * DAY_US
  if (us < FIRST_US || us > LAST_US) return undefined
  const moment = Time.Instant.fromEpochNanoseconds(us * US_NS)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
  const text = isA(type, 'type/DateTime')
    ? moment.toString({ smallestUnit: 'microsecond' })
    : moment.toPlainDate().toString()
  const offset = type === 'type/DateTimeWithTZ' ? 'Z' : ''
  const shorter = text.replace(/\.?0+$/, (zeros) => (text.includes('.') ? '' : zeros))
  const value = dialect.dates.plainLiteral({ kind: 'temporal', type, text: shorter, offset })
  const own = databaseType === 'timestamp with time zone' ? 'TIMESTAMPTZ' : databaseType.toUpperCase()
  return { condition: condition(print(value, dialect)), from: `CAST('${text}${offset}' AS ${own})` }
}

/** The columns stored as before; undefined where one cannot be. */
export function plannedAgain(
  described: readonly DriverColumn[],
  before: readonly CopiedColumn[],
  { copies, zones }: { copies: CopySource; zones: readonly string[] },
): PlannedColumn[] | undefined {
  if (described.length !== before.length) return undefined
  const planned = described.map((column, index) => {
    const known = before[index]!
    const stored = known.name === column.name ? storedAgain(copies.typeOf(column), known) : undefined
    if (stored === undefined) return undefined
    const kept = Object.keys(known.wallTimes)
    if (kept.length > 0 && kept.join() !== zones.join()) return undefined
    const isInstant = stored.isInstant && kept.length > 0
    // Places in the order are those of the version before: the source would count only new values.
    return { column, stored: { ...stored, isInstant }, ordersAlike: known.ordersAlike, hasOrder: false }
  })
  return planned.includes(undefined) ? undefined : planned.filter((one) => one !== undefined)
}

function storedAgain(usual: StoredType, { class: kind, note, databaseType, differsAsText }: CopiedColumn) {
  if (kind === 'absent') return absent(note ?? '')
  if (usual.isUnscaled && kind === 'full')
    return full(differsAsText ? databaseType : `${databaseType}!`, { differsAsText })
  for (let one: StoredType | null = usual; one !== null; one = one.otherwise) {
    const isSame = one.class === kind && one.type.replace('!', '') === databaseType
    if (isSame && one.differsAsText === differsAsText) return { ...one, otherwise: null }
  }
  return kind === 'shown' && databaseType === 'varchar' ? shown(note ?? '') : undefined
}

function print(value: Parameters<typeof render>[0], dialect: Dialect): string {
  return inlineParams(render(value, dialect), dialect)
}
