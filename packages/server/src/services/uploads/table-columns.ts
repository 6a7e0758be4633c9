/** Which columns of a file go into which columns of a table, and what has to be altered before (contract: uploads, section 2). */
import { ApiError, isA } from '@querent/contract'
import type { Load, LoadColumn } from '@querent/query'
import type { FieldRow } from '../../store/index.ts'
import type { FileColumn, FileDescription, LoadType } from '../../upload-files/index.ts'
import { KEY_COLUMN } from './key-column.ts'

export interface ColumnPlan extends Pick<Load, 'added' | 'widened' | 'keyColumn'> {
  columns: { name: string; type: LoadType }[]
  /** Whether some value does not fit, even after columns are widened. */
  isRefused: boolean
}

/** Types that a column may be widened to when a later file needs it. */
const WIDER: Readonly<Partial<Record<LoadType, readonly LoadType[]>>> = {
  integer: ['float'],
  boolean: ['integer'],
  'varchar-255': ['text'],
}

/** @throws {ApiError} 422 for columns that are there twice, or missing in the file. */
export function planColumns({ columns }: FileDescription, fields: readonly FieldRow[]): ColumnPlan {
  const headers = columns.map(({ header }) => header)
  if (new Set(headers).size < headers.length) {
    throw new ApiError(422, { message: 'The CSV file contains duplicate column names.' })
  }
  const active = fields.filter(({ active, nfc_path }) => active && nfc_path === null)
  const known = new Map(active.filter(({ name }) => name !== KEY_COLUMN).map((field) => [field.name, field]))
  requireAll(columns, [...known.keys()])
  const added: LoadColumn[] = []
  const widened: LoadColumn[] = []
  const planned = columns.map((column): ColumnPlan['columns'][number] => {
    const field = known.get(column.name)
    if (field === undefined) return push(added, { name: column.name, type: column.type })
    const type = loadTypeOf(field)
    const wider = column.fits.includes(type) ? undefined : WIDER[type]?.find((one) => column.fits.includes(one))
    return wider === undefined ? { name: column.name, type } : push(widened, { name: column.name, type: wider })
  })
  const hasKey = active.some(({ name }) => name === KEY_COLUMN)
  const isRefused = planned.some(({ name, type }) => !fitsOf(columns, name).includes(type))
  return { columns: planned, added, widened, keyColumn: hasKey ? null : KEY_COLUMN, isRefused }
}

/** Whether a file could be added to the table without altering columns that are there. */
export function matches({ columns }: FileDescription, fields: readonly FieldRow[]): boolean {
  const names = new Set(columns.map(({ name }) => name))
  const known = fields.filter(({ active, name, nfc_path }) => active && nfc_path === null && name !== KEY_COLUMN)
  return known.length > 0 && known.every(({ name }) => names.has(name))
}

function requireAll(columns: readonly FileColumn[], known: readonly string[]): void {
  const names = new Set(columns.map(({ name }) => name))
  const missing = known.filter((name) => !names.has(name))
  if (missing.length === 0) return
  const extra = [...names].filter((name) => !known.includes(name))
  const list = (found: readonly string[]) => found.map((name) => `\n- ${name}`).join('')
  const more =
    extra.length === 0 ? '' : `\n\nThere are new columns in the CSV file that are not in the table:${list(extra)}`
  throw new ApiError(422, {
    message: `The CSV file is missing columns that are in the table:${list(missing)}${more}`,
  })
}

function push<Column extends LoadColumn>(list: LoadColumn[], column: Column): Column {
  list.push(column)
  return column
}

function fitsOf(columns: readonly FileColumn[], name: string): readonly LoadType[] {
  return columns.find((column) => column.name === name)?.fits ?? []
}

/** What values a column takes, by what sync knows of it. */
function loadTypeOf({ base_type, database_type }: FieldRow): LoadType {
  if (isA(base_type, 'type/Boolean')) return 'boolean'
  if (isA(base_type, 'type/Integer')) return 'integer'
  if (isA(base_type, 'type/Number')) return 'float'
  if (isA(base_type, 'type/DateTimeWithTZ')) return 'offset-datetime'
  if (isA(base_type, 'type/DateTime')) return 'datetime'
  if (isA(base_type, 'type/Date')) return 'date'
  return /^(?:varchar|character varying)/i.test(database_type) ? 'varchar-255' : 'text'
}
