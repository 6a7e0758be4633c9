/** Writing one row of a model's table, as the person who asks: in one transaction, and never more than that row. */
import { ApiError, badRequest, type ImplicitActionKind } from '@querent/contract'
import {
  identifier,
  join,
  param,
  raw,
  render,
  sql,
  type ChangeStep,
  type Dialect,
  type PreparedQuery,
  type Sql,
  type SqlParam,
} from '@querent/query'
import type { TableRow } from '../../../store/index.ts'
import { isKey, type RowColumn } from '../../content/action-content/index.ts'
import { cellOf } from '../writing/cells.ts'
import type { ActionValues } from './values.ts'

/** A statement that reads rows as the person sees them, and how it has to run. */
export interface RowReading extends Pick<PreparedQuery, 'session'> {
  step: ChangeStep
  /** Whether a rule hides rows or columns from the person. */
  isRestricted: boolean
  timeoutMs: number
}

export interface RowTarget {
  kind: ImplicitActionKind
  table: TableRow
  columns: readonly RowColumn[]
  dialect: Dialect
  /** Reads any row. */
  look(): Promise<RowReading>
  /** Reads some columns of the rows whose column has the value. */
  read(where: readonly [RowColumn, SqlParam], columns: readonly RowColumn[]): Promise<RowReading>
}

/** What is carried out in one transaction, and how. */
interface RowChange extends Pick<RowReading, 'session' | 'timeoutMs'> {
  steps: ChangeStep[]
}

/** The column that says which row. @throws {ApiError} 400 where there is none, or where several say it together. */
export function keyOf(columns: readonly RowColumn[]): RowColumn {
  const keys = columns.filter(({ field }) => isKey(field))
  const [key] = keys
  if (key !== undefined && keys.length === 1) return key
  throw badRequest('Must execute implicit action on a table with a single primary key.')
}

/**
 * The steps of the change. What somebody under a rule changes begins with reading the row as the person sees it, which has to give
 * one row: what a rule hides is not there. Afterwards, the person still has to see it.
 * @throws {ApiError} 400 for values that are missing or do not fit, and for a new row that its maker might not see.
 */
export async function rowSteps(target: RowTarget, values: ActionValues): Promise<RowChange> {
  if (target.kind === 'row/create') return createSteps(target, values)
  const key = keyOf(target.columns)
  const cells = cellsOf(target.columns, values)
  const own = cells.find(([column]) => column === key)
  if (own === undefined) throw badRequest(`Missing primary key parameter: "${key.slug}"`)
  const others = cells.filter(([column]) => column !== key)
  const written = others.map(([column]) => column)
  if (others.length === 0 && target.kind === 'row/update') throw badRequest('Implicit parameters must be provided.')
  const { step: seen, isRestricted, ...how } = await target.read(own, [key, ...written])
  const where = sql`WHERE ${nameOf(key)} = ${param(own[1])}`
  if (target.kind === 'row/delete') {
    const deletion = { ...step(target, sql`DELETE FROM ${tableOf(target)} ${where}`), rowCount: 1 }
    return { ...how, steps: isRestricted ? [{ ...seen, rowCount: 1 }, deletion] : [deletion] }
  }
  const set = join(others.map((cell) => sql`${nameOf(cell[0])} = ${valueOf(target, cell)}`))
  const update = step(target, sql`UPDATE ${tableOf(target)} SET ${set} ${where}`)
  // Whoever sees all rows needs no reading where the update itself says what it found.
  if (!isRestricted && target.dialect.countsFoundRows) return { ...how, steps: [{ ...update, rowCount: 1 }] }
  const after = isRestricted ? [{ ...(await target.read(own, [key])).step, rowCount: 1 }] : []
  return { ...how, steps: [{ ...seen, rowCount: 1 }, update, ...after] }
}

/** Null counts as not sent. */
function cellsOf(columns: readonly RowColumn[], values: ActionValues): [RowColumn, SqlParam][] {
  return columns.flatMap((column): [RowColumn, SqlParam][] => {
    const value = values.get(column.slug)
    return value === undefined || value === null ? [] : [[column, cellOf(column, value)]]
  })
}

async function createSteps(target: RowTarget, values: ActionValues): Promise<RowChange> {
  const { isRestricted, session, timeoutMs } = await target.look()
  // A new row could be one that its maker does not see.
  if (isRestricted) throw noSuchRow(target.kind)
  return { session, timeoutMs, steps: insertSteps(target, values) }
}

/** Engines that return what was written do so; others are asked for the row by its key. */
function insertSteps(target: RowTarget, given: ActionValues): ChangeStep[] {
  const key = keyOf(target.columns)
  const cells = cellsOf(target.columns, given)
  if (cells.length === 0) throw badRequest('Implicit parameters must be provided.')
  const names = join(cells.map(([column]) => nameOf(column)))
  const values = join(cells.map((cell) => valueOf(target, cell)))
  const insert = sql`INSERT INTO ${tableOf(target)} (${names}) VALUES (${values})`
  if (target.dialect.grammar !== 'mysql') {
    return [{ ...step(target, sql`${insert} RETURNING *`), rowCount: 1 }]
  }
  const own = cells.find(([column]) => column === key)?.[1]
  const id = own === undefined ? raw('LAST_INSERT_ID()') : param(own)
  const made = sql`SELECT * FROM ${tableOf(target)} WHERE ${nameOf(key)} = ${id}`
  return [
    { ...step(target, insert), rowCount: 1 },
    { ...step(target, made), rowCount: 1 },
  ]
}

function step({ dialect, table }: RowTarget, piece: Sql): ChangeStep {
  const { sql: text, params } = render(piece, dialect)
  return { sql: text, params, table: table.name }
}

const tableOf = ({ dialect, table }: RowTarget): Sql => dialect.tableName(table.schema, table.name)
const nameOf = ({ field }: RowColumn): Sql => identifier(field.name)

function valueOf({ dialect }: Pick<RowTarget, 'dialect'>, [{ field }, cell]: readonly [RowColumn, SqlParam]): Sql {
  return dialect.writtenValue(cell, field.base_type)
}

/** The error for a row that is not there, or that its maker would not see. */
export function noSuchRow(kind: ImplicitActionKind): ApiError {
  const message = kind === 'row/create' ? 'You may not add this row.' : 'The row does not exist.'
  return new ApiError(400, { message })
}
