/** Changes as clients send them, checked against the columns of their table. */
import { ApiError, isMap, type FieldErrors, type RowChange } from '@querent/contract'
import { Time, type SqlParam } from '@querent/query'
import type { JsonObject } from '../../../store/index.ts'
import { isKey, type RowColumn } from '../../content/action-content/index.ts'
import { cellOf } from '../writing/cells.ts'
import { isGivenBack, type SeenColumn } from './columns.ts'

type Cells = readonly (readonly [RowColumn, SqlParam])[]

/** A row that is there: which one, and how the caller saw it. */
interface KnownRow {
  /** As it was sent. */
  key: unknown
  keyCell: SqlParam
  expected: readonly (readonly [SeenColumn, unknown])[]
}

/** A change that can be made, with its place in the request. */
export type PlannedChange = { index: number } & (
  | { kind: 'create'; cells: Cells }
  | ({ kind: 'update'; cells: Cells } & KnownRow)
  | ({ kind: 'delete' } & KnownRow)
)
export type KnownChange = Exclude<PlannedChange, { kind: 'create' }>

export const isKnown = (change: PlannedChange): change is KnownChange => change.kind !== 'create'

/** What is wrong with a change, by the names of columns. */
interface Failure {
  index: number
  errors: FieldErrors
}

interface Columns {
  columns: readonly SeenColumn[]
  key: SeenColumn
  /** Whether a new row needs a key unless the database counts it up. */
  needsKey: boolean
  /** Of dates and times without an offset, in columns with one: the zone of answers. */
  timeZone: string
}

/** @throws {ApiError} 400 that says of every change at fault what is wrong. */
export function plannedChanges(changes: readonly RowChange[], among: Columns): PlannedChange[] {
  const failures: Failure[] = []
  const planned = changes.flatMap((change, index) => {
    const errors: FieldErrors = {}
    const made = planChange(change, index, among, errors)
    if (Object.keys(errors).length > 0) failures.push({ index, errors })
    return made
  })
  if (failures.length > 0) throw refusedChanges('Some values cannot be saved.', failures)
  requireDistinct(planned.filter(isKnown))
  return planned
}

/** 400 with what is wrong, by the changes and their columns. */
export function refusedChanges(message: string, failures: readonly Failure[], type?: unknown): ApiError {
  return new ApiError(400, { message, failures, ...(type !== undefined && { type }) })
}

function planChange(change: RowChange, index: number, among: Columns, errors: FieldErrors): PlannedChange {
  const values = change.values ?? {}
  if (change.kind === 'create') return { kind: 'create', index, cells: createdCells(values, among, errors) }
  const known = knownRow(change, among, errors)
  if (change.kind === 'delete') return { kind: 'delete', index, ...known }
  const cells = cellsOf(values, among, errors, ({ updateRefusal }) => updateRefusal === null)
  for (const [{ slug }] of cells) {
    if (!Object.hasOwn(change.expected ?? {}, slug)) errors[slug] ??= 'Send the value that it had, under expected.'
  }
  if (cells.length === 0) errors['values'] ??= 'An update needs values.'
  return { kind: 'update', index, cells, ...known }
}

function createdCells(values: JsonObject, among: Columns, errors: FieldErrors): Cells {
  const cells = cellsOf(values, among, errors, isGivenBack)
  const isCounted = (field: SeenColumn['field']) => field.database_is_auto_increment
  const required = among.columns.filter(
    ({ field }) => field.database_required || (among.needsKey && isKey(field) && !isCounted(field)),
  )
  for (const { slug } of required) {
    if (values[slug] === undefined || values[slug] === null) errors[slug] ??= 'You must provide a value.'
  }
  if (cells.length === 0) errors['values'] ??= 'A new row needs values.'
  return cells
}

function cellsOf(
  values: JsonObject,
  { columns, timeZone }: Columns,
  errors: FieldErrors,
  isWritable: (column: SeenColumn) => boolean,
): [SeenColumn, SqlParam][] {
  return Object.entries(values).flatMap(([name, value]): [SeenColumn, SqlParam][] => {
    const column = columns.find(({ slug }) => slug === name)
    if (column === undefined || !isWritable(column)) {
      errors[name] = 'This is not a column that you can set.'
      return []
    }
    const cell = readCell(column, value, errors)
    return cell === undefined ? [] : [[column, withOffset(column, cell, timeZone)]]
  })
}

function knownRow(change: RowChange, { columns, key }: Columns, errors: FieldErrors): KnownRow {
  const sent = change.key ?? {}
  const own = Object.keys(sent)
  const keyCell = own.length === 1 && own[0] === key.slug ? readCell(key, sent[key.slug], errors) : undefined
  if (keyCell === undefined || keyCell === null)
    errors['key'] ??= `The key needs the value of ${key.slug}, and no other.`
  const expected = Object.entries(change.expected ?? {}).flatMap(([name, value]): [SeenColumn, unknown][] => {
    const column = columns.find(({ slug }) => slug === name)
    if (column === undefined) errors[name] ??= 'This is not a column of the table.'
    return column === undefined ? [] : [[column, value]]
  })
  return { key: sent[key.slug], keyCell: keyCell ?? null, expected }
}

function withOffset({ field }: RowColumn, cell: SqlParam, timeZone: string): SqlParam {
  const isInstant = /DateTimeWith.*TZ$/.test(field.base_type)
  if (!isInstant || typeof cell !== 'string' || /[+-]\d\d:?\d\d$/.test(cell)) return cell
  try {
    return `${cell}${Time.PlainDateTime.from(cell).toZonedDateTime(timeZone).offset}`
  } catch {
    // The database says what is wrong with a day that no calendar has.
    return cell
  }
}

/** Undefined for a value of another type, with the error. */
function readCell(column: RowColumn, value: unknown, errors: FieldErrors): SqlParam | undefined {
  try {
    return cellOf(column, value)
  } catch (error) {
    if (!(error instanceof ApiError) || typeof error.body === 'string' || !isMap(error.body['errors'])) throw error
    errors[column.slug] = String(error.body['errors'][column.slug])
    return undefined
  }
}

/** @throws {ApiError} 400 for a row that two changes are about. */
function requireDistinct(changes: readonly KnownChange[]): void {
  const seen = new Set<string>()
  for (const { index, keyCell } of changes) {
    const key = String(keyCell)
    if (seen.has(key)) throw refusedChanges('Two changes are about one row.', [{ index, errors: { key: 'Repeated.' } }])
    seen.add(key)
  }
}
