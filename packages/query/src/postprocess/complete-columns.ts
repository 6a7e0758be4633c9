/** Columns of the answer once the engine has told what it knows: types of SQL columns, and of untyped expressions. */
import { isA, type BaseType } from '@querent/contract'
import type { Cell, DriverColumn, Row } from '../driver.ts'
import type { PreparedQuery, ResultColumn } from '../prepared.ts'
import { literalType } from '../clauses/build.ts'
import { uniqueNames } from '../model/unique-names.ts'
import { withModelMetadata } from './model-metadata.ts'

/** @param firstRows The first batch; types that the engine does not tell are inferred from its values. */
export function completeColumns(
  prepared: Pick<PreparedQuery, 'columns'> & Partial<Pick<PreparedQuery, 'columnEdits'>>,
  driverColumns: readonly DriverColumn[],
  firstRows: readonly Row[],
): ResultColumn[] {
  if (prepared.columns === null) return withModelMetadata(nativeColumns(driverColumns, firstRows), prepared.columnEdits)
  const isComplete = prepared.columns.every((known, index) => isKnown(known, driverColumns[index]))
  // The same list, not one like it: what is made for the columns of a form of queries is found by it.
  if (isComplete) return prepared.columns
  return prepared.columns.map((known, index) => {
    const driverColumn = driverColumns[index]
    const column = withDatabaseType(known, driverColumn)
    if (column.base_type !== 'type/*') return column
    const type = typeOf(driverColumn, index, firstRows)
    return {
      ...column,
      base_type: type,
      effective_type: column.effective_type === 'type/*' ? type : column.effective_type,
    }
  })
}

/** Whether the engine has nothing to add. */
function isKnown(column: ResultColumn, driverColumn: DriverColumn | undefined): boolean {
  return column.base_type !== 'type/*' && withDatabaseType(column, driverColumn) === column
}

function withDatabaseType(column: ResultColumn, driverColumn: DriverColumn | undefined): ResultColumn {
  const databaseType = driverColumn?.databaseType ?? ''
  return column.database_type !== undefined || databaseType === '' ? column : { ...column, database_type: databaseType }
}

function nativeColumns(driverColumns: readonly DriverColumn[], firstRows: readonly Row[]): ResultColumn[] {
  const names = uniqueNames(driverColumns.map((column) => column.name))
  return driverColumns.map((column, index) => {
    const base_type = typeOf(column, index, firstRows)
    const name = names[index] ?? column.name
    const found: ResultColumn = {
      name,
      display_name: column.name,
      base_type,
      effective_type: base_type,
      semantic_type: null,
      source: 'native',
      field_ref: ['field', name, { 'base-type': base_type }],
      ...(isA(base_type, 'type/HasDate') ? { unit: 'default' } : {}),
    }
    return withDatabaseType(found, column)
  })
}

function typeOf(column: DriverColumn | undefined, index: number, rows: readonly Row[]): BaseType {
  if (column !== undefined && column.baseType !== 'type/*') return column.baseType
  return inferType(rows.map((row) => row[index] ?? null))
}

/** The narrowest type that holds all values; `type/*` when there are none. */
export function inferType(cells: readonly Cell[]): BaseType {
  let found: BaseType | undefined
  for (const cell of cells) {
    if (cell === null) continue
    const type = typeof cell === 'string' ? textType(cell) : literalType(cell)
    if (found === undefined || found === type) found = type
    else if (isA(found, 'type/Number') && isA(type, 'type/Number')) found = widerNumber(found, type)
    else return 'type/Text'
  }
  return found ?? 'type/*'
}

function widerNumber(a: BaseType, b: BaseType): BaseType {
  if (a === 'type/Float' || b === 'type/Float') return 'type/Float'
  return 'type/BigInteger'
}

const DATE = /^\d{4}-\d\d-\d\d$/
const DATE_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/

/** Text that looks like a date is one: engines without date types give it so. */
function textType(text: string): BaseType {
  if (DATE.test(text)) return 'type/Date'
  if (DATE_TIME.test(text)) return 'type/DateTime'
  return ZONED.test(text) ? 'type/DateTimeWithTZ' : 'type/Text'
}
