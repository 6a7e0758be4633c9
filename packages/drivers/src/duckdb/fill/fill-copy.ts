/** Fills the file of a copy from its source: the same rows, and for each column how far it is the source's. */
import {
  nameOf,
  QueryError,
  textBatch,
  type CellStream,
  type CopiedColumn,
  type DataSource,
  type Dialect,
  type RowStream,
  type SessionSettings,
  type StoredPlace,
  type TextBatch,
} from '@querent/query'
import { unlink } from 'node:fs/promises'
import { fillFile } from './fill-file.ts'
import { describeRows, planColumns, type Asking } from './looks.ts'
import { fillPlan, type FillPlan, type PlannedColumn, type PlannedPlace } from './plan.ts'
import { beginningOf, greatestSql, plannedAgain, type EarlierVersion } from './part.ts'
import type { FillBase } from './protocol.ts'
import { copySource } from './sources/index.ts'
import { absent, type CopySource } from './stored-type.ts'
import { fitPlaces } from './width.ts'

export interface CopyToFill {
  /** Where nothing is yet; a file that is there after a failure is of no use. */
  path: string
  source: DataSource
  dialect: Dialect
  /** A table, or a SELECT without bound values. */
  rows: { table: StoredPlace } | { sql: string }
  session: SessionSettings
  /** Zones whose wall times of instants are kept. */
  zones: readonly string[]
  /** A column whose greatest value is kept, so that a later version may read new rows alone. */
  growing?: {
    column: string
    /** The version before, where only new rows are to be read; all of them are where that cannot be. */
    since?: EarlierVersion
  }
  signal: AbortSignal
}

export interface FilledCopy {
  /** ISO-8601: the begin of the snapshot. */
  asOf: string
  rows: number
  columns: CopiedColumn[]
  /** How many of the rows were read of the source. */
  added: number
  /** Of the growing column; null without rows, and for a column that cannot grow. */
  greatest: string | null
  /** Whether the other rows are those of the version before. */
  isPart: boolean
}

/** Whether rows of the engine can be kept in copies. */
export function takesCopies(dialect: Dialect): boolean {
  return copySource(dialect) !== undefined
}

/**
 * Reads the rows by one statement. A value that its column cannot hold ends the fill, which begins once more with the next
 * type of the column, at last without it.
 * @throws {QueryError} the source refuses a statement, or its engine is not supported. @throws {QueryCancelled}
 */
export async function fillCopy(copy: CopyToFill): Promise<FilledCopy> {
  const { dialect, rows, zones, path } = copy
  const copies = copySource(dialect)
  if (copies === undefined) throw new QueryError('unsupported-feature', `Rows of ${dialect.engine} are not copied.`)
  const isTable = 'table' in rows
  const relation = { sql: isTable ? nameOf(rows.table, dialect) : `(${rows.sql})`, isTable }
  const asking: Asking = { ...copy, relation }
  const part = await fillPart(copy, asking, copies)
  if (part !== undefined) return part
  let planned = fitPlaces(await planColumns(await describeRows(asking), copies, asking), zones.length)
  for (;;) {
    const plan = fillPlan(planned, relation, { dialect, zones })
    const asOf = new Date().toISOString()
    const filled = await fill(plan, copy)
    if ('rows' in filled) return { asOf, ...filled, columns: plan.columns, isPart: false }
    await unlink(path)
    planned = withoutUnfit(planned, plan.places[filled.unfit])
  }
}

/** New rows beside those of the version before; undefined where all have to be read. */
async function fillPart(copy: CopyToFill, asking: Asking, copies: CopySource): Promise<FilledCopy | undefined> {
  const { growing, dialect, zones } = copy
  const since = growing?.since
  const column = since?.columns.find(({ name }) => name === growing?.column)
  if (since === undefined || column === undefined || greatestSql(column) === undefined) return undefined
  const beginning = beginningOf(column, since, dialect)
  const planned = plannedAgain(await describeRows(asking), since.columns, { copies, zones })
  if (beginning === undefined || planned === undefined) return undefined
  const relation = { ...asking.relation, condition: beginning.condition }
  const plan = fillPlan(planned, relation, { dialect, zones })
  const orders = since.columns.flatMap(({ name, orderColumn }): FillBase['orders'] =>
    orderColumn === null ? [] : [[name, orderColumn]],
  )
  const asOf = new Date().toISOString()
  const base = { path: since.path, column: column.name, from: beginning.from, orders }
  const filled = await fill(plan, copy, base)
  if ('rows' in filled) {
    const ordered = (one: CopiedColumn) => (filled.unordered.includes(one.name) ? null : one.orderColumn)
    const columns = since.columns.map((one) => ({ ...one, orderColumn: ordered(one) }))
    return { asOf, ...filled, columns, isPart: true }
  }
  await unlink(copy.path)
  return undefined
}

async function fill(
  { sql, fill: stored, columns: copied }: FillPlan,
  { source, session, signal, path, growing }: CopyToFill,
  base?: FillBase,
) {
  const grown = copied.find(({ name }) => name === growing?.column)
  const greatest = grown && greatestSql(grown)
  const stream = await source.run({ sql, params: [], ...session, signal, access: 'read', asCells: true })
  const { forms, batches } = cellsOf(stream)
  const columns = stored.map((column, index) => ({ ...column, form: forms[index] ?? 'text' }))
  const more = { ...(base && { base }), ...(greatest !== undefined && { greatest }) }
  return fillFile({ path, columns, batches, signal, ...more })
}

function cellsOf(stream: RowStream): CellStream {
  return stream.cells?.() ?? { forms: [], batches: textsOf(stream) }
}

/** Rows as texts, whatever the engine has. */
async function* textsOf(stream: RowStream): AsyncGenerator<TextBatch> {
  if (stream.texts !== undefined) return yield* stream.texts()
  for await (const rows of stream) if (rows.length > 0) yield textBatch(rows)
}

/** Each column has few types left to try, so that this ends. */
function withoutUnfit(planned: readonly PlannedColumn[], place: PlannedPlace | undefined): PlannedColumn[] {
  if (place === undefined) throw new Error('A value of no column does not fit.')
  return planned.map((one) => {
    if (one !== place.column) return one
    if (place.isOrder) return { ...one, hasOrder: false }
    const stored = one.stored.otherwise ?? absent('it has values that a copy cannot hold')
    return { ...one, stored, hasOrder: one.hasOrder && stored.class === 'full' }
  })
}
