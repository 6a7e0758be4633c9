/** What is asked of a source before it is read: sizes of decimals, orders of texts. Rows may change afterwards: each value is checked. */
import type { DataSource, Dialect, DriverColumn, Row, SessionSettings } from '@querent/query'
import type { CopyRelation, PlannedColumn } from './plan.ts'
import { absent, full, shown, type CopySource, type StoredType } from './stored-type.ts'
import { MOST_LISTS, MOST_PLACES } from './width.ts'

/** Values of a text column whose order is kept, at most. */
const MOST_LISTED = 100_000
/** Digits of decimals in 64 bits, of those that may get longer, and in all. */
const [LONG_DIGITS, SPARE_DIGITS, MOST_DIGITS] = [18, 2, 38]

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
  const sized = await sizeDecimals(known, copies, asking)
  return sized.length === 0 ? [] : orderTexts(sized, copies, asking)
}

type KnownColumn = Pick<PlannedColumn, 'column' | 'stored'>

/** Exact decimals get the size of the largest of them. */
async function sizeDecimals(
  known: readonly KnownColumn[],
  { decimalSize }: CopySource,
  asking: Asking,
): Promise<KnownColumn[]> {
  const open = known.filter(({ stored }) => stored.isUnscaled)
  if (decimalSize === null || open.length === 0) return [...known]
  const parts = open.flatMap(({ column }) => {
    const { fraction, whole } = decimalSize(asking.dialect.quoteIdentifier(column.name))
    return [`MIN(${fraction})`, `MAX(${fraction})`, `MAX(${whole})`]
  })
  const found: number[] = []
  for (let from = 0; from < parts.length; from += MOST_PLACES) {
    const some = named(parts.slice(from, from + MOST_PLACES))
    const { rows } = await ask(asking, `SELECT ${some} FROM ${rowsOf(asking)}`)
    found.push(...(rows[0] ?? []).map(Number))
  }
  return known.map((one) => {
    const at = open.indexOf(one) * 3
    return at < 0 ? one : { ...one, stored: decimalOf(found[at] ?? 0, found[at + 1] ?? 0, found[at + 2] ?? 0) }
  })
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

async function orderTexts(known: readonly KnownColumn[], copies: CopySource, asking: Asking): Promise<PlannedColumn[]> {
  const binary = await binaryTexts(known, copies, asking)
  const merged = await mergedTexts(known, copies, asking)
  const planned: PlannedColumn[] = []
  let lists = 0
  for (const given of known) {
    const isMerged = merged.has(given.column.name)
    const one = isMerged ? { ...given, stored: shown('its collation takes different texts for equal ones') } : given
    const { order } = one.stored
    const ordersAlike = order === 'alike' || (order === 'collated' && binary.has(one.column.name))
    const needsList = !ordersAlike && order !== 'other' && one.stored.class === 'full'
    const hasOrder = needsList && lists < MOST_LISTS && (await isFew(one.column.name, asking))
    if (hasOrder) lists += 1
    planned.push({ ...one, ordersAlike, hasOrder })
  }
  return planned
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
  const { rows } = await ask(asking, `SELECT ${named(parts)} FROM ${rowsOf(asking)} LIMIT 1`)
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
  // One row, also of a table without any.
  const { rows } = await ask(
    asking,
    `SELECT ${named(parts)} FROM (SELECT 1 AS one) AS d LEFT JOIN ${rowsOf(asking)} ON TRUE LIMIT 1`,
  )
  return new Set(names.filter((_name, index) => rows[0]?.[index] === true))
}

async function isFew(name: string, asking: Asking): Promise<boolean> {
  const column = asking.dialect.quoteIdentifier(name)
  const some = `SELECT DISTINCT ${column} AS v FROM ${rowsOf(asking)} LIMIT ${MOST_LISTED + 1}`
  const { rows } = await ask(asking, `SELECT COUNT(*) AS n FROM (${some}) AS d`)
  return Number(rows[0]?.[0]) <= MOST_LISTED
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
