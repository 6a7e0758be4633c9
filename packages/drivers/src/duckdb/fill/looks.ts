/** What is asked of a source before it is read: sizes of decimals, orders of texts. Rows may change afterwards: each value is checked. */
import type { DataSource, Dialect, DriverColumn, Row, SessionSettings } from '@querent/query'
import type { CopyRelation, PlannedColumn } from './plan.ts'
import { absent, full, shown, type CopySource, type StoredType } from './stored-type.ts'
import { MOST_LISTS, MOST_PLACES } from './width.ts'

/** Values of a text column whose order is kept, at most. */
const MOST_LISTED = 100_000
/** Digits of decimals in 64 bits, of those that may get longer, and in all. */
const [LONG_DIGITS, SPARE_DIGITS, MOST_DIGITS] = [18, 2, 38]

/** What the rows of SQL are called in a statement that reads them several times. */
const ROWS = 'looked_at_rows'

/** Of statements that hold nothing of people. */
const OWN: SessionSettings = { timeZone: 'UTC', holdsSql: false }

export interface Asking {
  source: DataSource
  dialect: Dialect
  session: SessionSettings
  signal: AbortSignal
  relation: CopyRelation
}

/** The columns of the rows. @throws {QueryError} */
export async function describeRows(asking: Asking): Promise<readonly DriverColumn[]> {
  return (await ask(asking, `SELECT * FROM ${rowsOf(asking)} WHERE 1 = 0`)).columns
}

/** How each column is stored, as far as it can be known before its values are read. @throws {QueryError} */
export async function planColumns(
  columns: readonly DriverColumn[],
  copies: CopySource,
  asking: Asking,
): Promise<PlannedColumn[]> {
  const named = new Set<string>()
  const known = columns.map((column) => {
    // DuckDB does not tell names apart by their case.
    const isTaken = named.has(column.name.toLowerCase()) || column.name.startsWith('~') || column.name === ''
    named.add(column.name.toLowerCase())
    return { column, stored: isTaken ? absent('its name is taken') : copies.typeOf(column) }
  })
  if (known.length === 0) return []
  const ordered = await orderTexts(known, copies, asking)
  const wanted = ordered.flatMap(({ column, isListed }) => (isListed ? [column.name] : []))
  const found = await lookAtRows(known, wanted, copies, asking)
  let lists = 0
  return ordered.map(({ isListed, ...one }) => {
    const hasOrder = isListed && lists < MOST_LISTS && found.few.has(one.column.name)
    if (hasOrder) lists += 1
    return { ...one, stored: found.decimals.get(one.column.name) ?? one.stored, hasOrder }
  })
}

type KnownColumn = Pick<PlannedColumn, 'column' | 'stored'>

/** What the rows themselves say. */
interface Found {
  /** Exact decimals get the size of the largest of them. */
  decimals: ReadonlyMap<string, StoredType>
  /** Names of columns with few values. */
  few: ReadonlySet<string>
}

/** One statement, unless there are very many columns: what a model or SQL gives may take long. */
async function lookAtRows(
  known: readonly KnownColumn[],
  texts: readonly string[],
  { decimalSize }: CopySource,
  asking: Asking,
): Promise<Found> {
  const open = decimalSize === null ? [] : known.filter(({ stored }) => stored.isUnscaled)
  const from = asking.relation.isTable ? rowsOf(asking) : ROWS
  const quoted = (name: string) => asking.dialect.quoteIdentifier(name)
  const sizes = open.flatMap(({ column }) => {
    const { fraction, whole } = decimalSize!(quoted(column.name))
    return [`MIN(${fraction})`, `MAX(${fraction})`, `MAX(${whole})`]
  })
  const counts = texts.map((name) => {
    const some = `SELECT DISTINCT ${quoted(name)} AS v FROM ${from} LIMIT ${MOST_LISTED + 1}`
    return `(SELECT COUNT(*) FROM (${some}) AS d)`
  })
  const numbers = await numbersOf(sizes, counts, from, asking)
  const sized = open.map(({ column: { name } }, index) => {
    const [least, scale, whole] = numbers.slice(index * 3)
    return [name, decimalOf(least ?? 0, scale ?? 0, whole ?? 0)] as const
  })
  const few = texts.filter((_name, index) => (numbers[sizes.length + index] ?? 0) <= MOST_LISTED)
  return { decimals: new Map(sized), few: new Set(few) }
}

/** The values of aggregates over the rows, and then those of other expressions. */
async function numbersOf(
  aggregates: readonly string[],
  others: readonly string[],
  from: string,
  asking: Asking,
): Promise<number[]> {
  const found: number[] = []
  const parts = aggregates.length + others.length
  for (let at = 0; at < parts; at += MOST_PLACES) {
    const some = aggregates.slice(at, at + MOST_PLACES)
    const rest = others.slice(Math.max(0, at - aggregates.length), Math.max(0, at + MOST_PLACES - aggregates.length))
    const select = `SELECT ${named([...some, ...rest])}${some.length === 0 ? '' : ` FROM ${from}`}`
    const { isTable, sql } = asking.relation
    const { rows } = await ask(asking, isTable ? select : `WITH ${ROWS} AS ${sql} ${select}`)
    found.push(...(rows[0] ?? []).map(Number))
  }
  return found
}

/**
 * Wide enough for values that are two digits longer, else as wide as can be. Where all have the same scale, as those of a column that
 * declares one do, a value with another one does not fit.
 */
function decimalOf(least: number, scale: number, whole: number): StoredType {
  if (scale > MOST_DIGITS) return absent('its fractions are too long')
  const digits = scale + whole + SPARE_DIGITS <= LONG_DIGITS ? LONG_DIGITS : MOST_DIGITS
  const loose = full(`decimal(${MOST_DIGITS},${scale})`, { differsAsText: true })
  const wide = least === scale ? full(`decimal(${MOST_DIGITS},${scale})!`, { otherwise: loose }) : loose
  if (digits === MOST_DIGITS || least !== scale) return wide
  return full(`decimal(${digits},${scale})!`, { otherwise: wide })
}

/** A column, and whether its order has to be kept beside it. */
type OrderedColumn = Omit<PlannedColumn, 'hasOrder'> & { isListed: boolean }

async function orderTexts(known: readonly KnownColumn[], copies: CopySource, asking: Asking): Promise<OrderedColumn[]> {
  const binary = await binaryTexts(known, copies, asking)
  const merged = await mergedTexts(known, copies, asking)
  return known.map((given) => {
    const isMerged = merged.has(given.column.name)
    const one = isMerged ? { ...given, stored: shown('its collation takes different texts for equal ones') } : given
    const { order } = one.stored
    const ordersAlike = order === 'alike' || (order === 'collated' && binary.has(one.column.name))
    const isListed = !ordersAlike && order !== 'other' && one.stored.class === 'full'
    return { ...one, ordersAlike, isListed }
  })
}

/** Names of the text columns that the source orders by their bytes. */
async function binaryTexts(
  known: readonly KnownColumn[],
  { collation, collations, isBinary }: CopySource,
  asking: Asking,
): Promise<ReadonlySet<string>> {
  const names = known.filter(({ stored }) => stored.order === 'collated').map(({ column }) => column.name)
  if (names.length === 0) return new Set()
  const usual =
    collations === null ? [] : (await ask({ ...asking, session: OWN }, collations)).rows.map(([name]) => String(name))
  const isUsualBinary = usual.length > 0 && usual.every((name) => isBinary(name))
  if (collation === null) return new Set(isUsualBinary ? names : [])
  const parts = names.map((name) => collation(asking.dialect.quoteIdentifier(name)))
  const { rows } = await ask(asking, `SELECT ${named(parts)} FROM ${noRow(asking)}`)
  return new Set(
    names.filter((_name, index) => {
      const found = String(rows[0]?.[index] ?? '')
      return found === '"default"' ? isUsualBinary : isBinary(found)
    }),
  )
}

/** Names of the text columns in which texts are equal that have other characters. */
async function mergedTexts(
  known: readonly KnownColumn[],
  { mergesTexts }: CopySource,
  asking: Asking,
): Promise<ReadonlySet<string>> {
  const names = known.filter(({ stored }) => stored.order === 'collated').map(({ column }) => column.name)
  if (mergesTexts === undefined || names.length === 0) return new Set()
  const parts = names.map((name) => mergesTexts(asking.dialect.quoteIdentifier(name)))
  const { rows } = await ask(asking, `SELECT ${named(parts)} FROM ${noRow(asking)}`)
  return new Set(names.filter((_name, index) => rows[0]?.[index] === true))
}

/** One row, whose columns are null: none of the rows is read. */
function noRow(asking: Asking): string {
  return `(SELECT 1 AS one) AS d LEFT JOIN ${rowsOf(asking)} ON 1 = 0`
}

function rowsOf({ relation, dialect }: Asking): string {
  return `${relation.sql} AS ${dialect.quoteIdentifier('copied_rows')}`
}

function named(parts: readonly string[]): string {
  return parts.map((part, index) => `${part} AS c${index}`).join(', ')
}

async function ask(
  { source, session, signal }: Asking,
  sql: string,
): Promise<{ columns: readonly DriverColumn[]; rows: Row[] }> {
  const stream = await source.run({ sql, params: [], ...session, signal, access: 'read' })
  const rows: Row[] = []
  for await (const batch of stream) rows.push(...batch)
  return { columns: stream.columns, rows }
}
