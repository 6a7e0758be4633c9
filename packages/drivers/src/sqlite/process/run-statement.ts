import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Row } from '@querent/query'
import { batchRows, MAX_ROW_BYTES, ROW_TOO_LARGE } from '../../shared/statements/row-limit.ts'
import type { SqliteDatabase } from './database.ts'
import { cellConverter } from '../cells.ts'
import type { CellConverter, SqliteValue } from '../cells.ts'
import { decodeTagged } from '../../shared/processes/tagged-values.ts'
import type { ColumnMessage, RunMessage } from './protocol.ts'
import type { EncodedParam, RowsMessage } from '../../shared/processes/tagged-values.ts'
import { requireSingleStatement } from './single-statement.ts'
import { baseTypeOf } from '../types.ts'

/** Where a statement's results go. `rows` may wait; it gives false when the rest is not wanted. */
export interface Channel {
  columns(columns: ColumnMessage[]): void
  rows(message: RowsMessage): boolean
}

/** A batch is sent early when its text cells reach this many characters, so that wide rows do not pile up. */
const BATCH_CHARACTERS = 4_000_000

/** Runs one statement to its end; false when the channel stopped it. Errors are SQLite's. */
export function runStatement(database: SqliteDatabase, message: RunMessage, channel: Channel): boolean {
  const rows = startStatement(database.connection(), message)
  try {
    channel.columns(rows.columns)
    return sendRows(rows, channel)
  } finally {
    rows.close()
  }
}

interface StartedStatement {
  columns: ColumnMessage[]
  /** How many rows it has changed; of a statement that gives rows, nothing. */
  changed?: number
  /** The next row, undefined at the end. */
  next(): SqliteValue[] | undefined
  close(): void
}

/** Prepares a statement and begins it. @throws SQLite's errors. */
export function startStatement(connection: DatabaseSync, { sql, params: encoded }: RunMessage): StartedStatement {
  const params = encoded.map(decodeParam)
  const statement = connection.prepare(sql)
  requireSingleStatement(sql, statement.sourceSQL)
  statement.setReadBigInts(true)
  statement.setReturnArrays(true)
  const columns = describeColumns(statement)
  if (columns.length === 0) {
    const { changes } = statement.run(...params)
    return { columns, changed: Number(changes), next: () => undefined, close: () => {} }
  }
  // Declared by node:sqlite as records; setReturnArrays makes them arrays.
  const rows: Iterator<unknown> = statement.iterate(...params)
  const step = () => {
    const { done, value } = rows.next()
    return done === true || !Array.isArray(value) ? undefined : value
  }
  return { columns, next: step, close: () => rows.return?.() }
}

function describeColumns(statement: StatementSync): ColumnMessage[] {
  return statement.columns().map(({ name, type }) => ({
    name,
    databaseType: (type ?? '').toLowerCase(),
    baseType: baseTypeOf(type ?? ''),
  }))
}

function sendRows(rows: StartedStatement, channel: Channel): boolean {
  const converters = rows.columns.map(({ baseType }) => cellConverter(baseType))
  for (;;) {
    const batch = readBatch(rows, converters)
    if (batch.rows.length === 0) return true
    if (!channel.rows(batch)) return false
  }
}

/** The next rows in the form that travels; none at the end. */
export function readBatch(source: StartedStatement, converters: CellConverter[]): RowsMessage {
  const message: RowsMessage = { rows: [], patches: [] }
  let characters = 0
  const most = batchRows(converters.length)
  while (message.rows.length < most && characters < BATCH_CHARACTERS) {
    const values = source.next()
    if (!values) break
    if (sizeOf(values) > MAX_ROW_BYTES) throw new Error(ROW_TOO_LARGE)
    characters += addRow(message, values, converters)
  }
  return message
}

/** Characters and bytes of the values that can be long. */
function sizeOf(values: readonly SqliteValue[]): number {
  let size = 0
  for (const value of values) {
    if (typeof value === 'string') size += value.length
    else if (value instanceof Uint8Array) size += value.length
  }
  return size
}

/** Adds the row in the form that travels; gives the number of characters in its texts. */
function addRow(message: RowsMessage, values: SqliteValue[], converters: CellConverter[]): number {
  const row: Row = []
  let characters = 0
  for (let index = 0; index < values.length; index += 1) {
    const cell = converters[index]?.(values[index] ?? null) ?? null
    if (typeof cell === 'string') characters += cell.length
    else if (typeof cell === 'bigint') message.patches.push([message.rows.length, index, { i: String(cell) }])
    else if (typeof cell === 'number' && !Number.isFinite(cell))
      message.patches.push([message.rows.length, index, { f: String(cell) }])
    row.push(typeof cell === 'bigint' ? null : cell)
  }
  message.rows.push(row)
  return characters
}

type BoundValue = string | number | bigint | null

/** Whole numbers are bound as integers: SQLite would otherwise divide and print them as floats. */
function decodeParam(param: EncodedParam): BoundValue {
  if (param === null || typeof param === 'string') return param
  if (typeof param === 'boolean') return param ? 1n : 0n
  if (typeof param === 'number') return Number.isSafeInteger(param) ? BigInt(param) : param
  return decodeTagged(param)
}
