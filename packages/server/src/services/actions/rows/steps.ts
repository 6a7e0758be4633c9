/** Changes of rows as the steps of one transaction. */
import {
  identifier,
  join,
  param,
  raw,
  render,
  sql,
  type ChangeStep,
  type Dialect,
  type Row,
  type Sql,
  type SqlParam,
} from '@querent/query'
import type { RowColumn } from '../../content/action-content/index.ts'
import { isKnown, type KnownChange, type PlannedChange } from './planned.ts'
import type { SeenColumn } from './columns.ts'
import type { SeenTable } from './seen-table.ts'

/** A step, with what it is for. */
export interface RowStep extends ChangeStep {
  does: 'lock' | 'look' | 'write' | 'made' | 'after'
  /** The place of its change, of a step for one. */
  index?: number
}

export interface Target {
  seen: SeenTable
  key: SeenColumn
  dialect: Dialect
}

type Update = Extract<KnownChange, { kind: 'update' }>

/**
 * The rows are locked, and then have to be as they were when they were compared with what the caller saw. After the writes,
 * the caller still has to see them.
 * @param found The current rows of the changes, cells as the engine gave them.
 */
export async function rowSteps(
  target: Target,
  changes: readonly PlannedChange[],
  found: readonly Row[],
): Promise<RowStep[]> {
  const known = changes.filter(isKnown)
  const updates = known.filter((change): change is Update => change.kind === 'update')
  return [
    ...(known.length > 0 ? [lockStep(target, known), { ...(await lookStep(target, known, 'look')), rows: found }] : []),
    ...changes.flatMap((change) => writeSteps(target, change).map((one) => ({ ...one, index: change.index }))),
    ...(updates.length > 0 ? [await lookStep(target, updates, 'after')] : []),
  ]
}

/** One row for each key, whatever rules hide. In the order of the keys, so that no two changes wait for each other. */
function lockStep(target: Target, known: readonly KnownChange[]): RowStep {
  const name = nameOf(target.key)
  const keys = join(known.map(({ keyCell }) => param(keyCell)))
  const rows = sql`SELECT ${name} FROM ${tableOf(target)} WHERE ${name} IN (${keys}) ORDER BY ${name}`
  const locked = target.dialect.locksRows ? sql`${rows} FOR UPDATE` : rows
  return step(target, 'lock', locked, known.length)
}

async function lookStep(
  { seen, key }: Target,
  known: readonly KnownChange[],
  does: 'look' | 'after',
): Promise<RowStep> {
  const { sql: text, params } = await seen.reading(
    key,
    known.map(({ keyCell }) => keyCell),
  )
  return { does, sql: text, params, rowCount: known.length }
}

function writeSteps(target: Target, change: PlannedChange): RowStep[] {
  if (change.kind === 'create') return createSteps(target, change.cells)
  const where = sql`WHERE ${nameOf(target.key)} = ${param(change.keyCell)}`
  if (change.kind === 'delete') return [step(target, 'write', sql`DELETE FROM ${tableOf(target)} ${where}`, 1)]
  const set = join(change.cells.map((cell) => sql`${nameOf(cell[0])} = ${valueOf(target, cell)}`))
  const update = sql`UPDATE ${tableOf(target)} SET ${set} ${where}`
  // MySQL does not count a row that has these values already.
  return [step(target, 'write', update, target.dialect.grammar === 'mysql' ? undefined : 1)]
}

/** Engines that return what was written do so; others are asked for the row by its key. */
function createSteps(target: Target, cells: readonly (readonly [RowColumn, SqlParam])[]): RowStep[] {
  const { dialect, key, seen } = target
  const names = join(cells.map(([column]) => nameOf(column)))
  const values = join(cells.map((cell) => valueOf(target, cell)))
  const given = cells.find(([{ field }]) => field.id === key.field.id)?.[1]
  // A row that was deleted comes back with its key, which the database may want to count up.
  const own = given !== undefined && dialect.grammar === 'postgresql' ? raw(' OVERRIDING SYSTEM VALUE') : raw('')
  const insert = sql`INSERT INTO ${tableOf(target)} (${names})${own} VALUES (${values})`
  const all = join(seen.columns.map((column) => dialect.plainColumn(nameOf(column), column.field.database_type)))
  if (dialect.grammar !== 'mysql') return [step(target, 'made', sql`${insert} RETURNING ${all}`, 1)]
  const id = given === undefined ? raw('LAST_INSERT_ID()') : param(given)
  const made = sql`SELECT ${all} FROM ${tableOf(target)} WHERE ${nameOf(key)} = ${id}`
  return [step(target, 'write', insert, 1), step(target, 'made', made, 1)]
}

function step({ dialect, seen }: Target, does: RowStep['does'], piece: Sql, rowCount: number | undefined): RowStep {
  const { sql: text, params } = render(piece, dialect)
  return { does, sql: text, params, table: seen.table.name, ...(rowCount !== undefined && { rowCount }) }
}

const tableOf = ({ dialect, seen: { table } }: Target): Sql => dialect.tableName(table.schema, table.name)
const nameOf = ({ field }: RowColumn): Sql => identifier(field.name)

function valueOf({ dialect }: Pick<Target, 'dialect'>, [{ field }, cell]: readonly [RowColumn, SqlParam]): Sql {
  return dialect.writtenValue(cell, field.base_type)
}
