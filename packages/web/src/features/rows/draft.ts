/** Changes of rows before they are saved. Rows count as they came; those that are added follow. */
import type { Cell, ResultData } from '../../api/dataset.ts'
import type { ChangedRow, RowChange, RowColumn, RowEditing, Values } from '../../api/rows.ts'

/** A column of the result that is one of the table. */
export interface EditedColumn extends RowColumn {
  /** Its place in the result. */
  at: number
  base_type: string
  title: string
}

/** What is edited. */
export interface Grid {
  columns: readonly EditedColumn[]
  rows: readonly (readonly Cell[])[]
}

export interface Draft {
  /** New values by row and name of the column. */
  edits: Readonly<Record<number, Values>>
  added: readonly Values[]
  deleted: readonly number[]
  /** What is wrong with cells, by row and name of the column. */
  failures: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** What others made of rows meanwhile; null for one that is gone. */
  conflicts: Readonly<Record<number, Values | null>>
  /** Values of others that count as those that came. */
  theirs: Readonly<Record<number, Values>>
}

export const NO_DRAFT: Draft = { edits: {}, added: [], deleted: [], failures: {}, conflicts: {}, theirs: {} }

/** The columns of a result that are columns of the table; those that were computed or joined are not. */
export function editedColumns({ cols }: Pick<ResultData, 'cols'>, editing: RowEditing): EditedColumn[] {
  return cols.flatMap((column, at) => {
    const own = editing.columns.find(({ field_id }) => field_id === column.id)
    const isPlain = column['unit'] === undefined || column['unit'] === 'default'
    return own === undefined || !isPlain
      ? []
      : [{ ...own, at, base_type: column.base_type, title: column.display_name }]
  })
}

export const isAdded = ({ rows }: Grid, row: number): boolean => row >= rows.length

/** The values of a row as they are saved. */
export function savedValues(draft: Draft, { columns, rows }: Grid, row: number): Values {
  const cells = rows[row] ?? []
  return draft.theirs[row] ?? Object.fromEntries(columns.map(({ name, at }) => [name, cells[at] ?? null]))
}

/** The values of a row as they will be. */
export function valuesOf(draft: Draft, grid: Grid, row: number): Values {
  if (isAdded(grid, row)) return draft.added[row - grid.rows.length] ?? {}
  return { ...savedValues(draft, grid, row), ...draft.edits[row] }
}

/** The rows of the result with their changes, and those that are added. */
export function shownRows(draft: Draft, grid: Grid): Cell[][] {
  return Array.from({ length: grid.rows.length + draft.added.length }, (_, row) => {
    const cells: Cell[] = [...(grid.rows[row] ?? [])]
    const values = valuesOf(draft, grid, row)
    for (const { name, at } of grid.columns) cells[at] = asCell(values[name])
    return cells
  })
}

function asCell(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

export function withValue(draft: Draft, grid: Grid, place: { row: number; name: string; value: unknown }): Draft {
  const { row, name, value } = place
  const cleared = withoutFailure(draft, row, name)
  if (isAdded(grid, row)) {
    const at = row - grid.rows.length
    return { ...cleared, added: draft.added.map((one, index) => (index === at ? { ...one, [name]: value } : one)) }
  }
  const { [name]: _before, ...others } = draft.edits[row] ?? {}
  const edits = savedValues(draft, grid, row)[name] === value ? others : { ...others, [name]: value }
  return { ...cleared, edits: { ...draft.edits, [row]: edits } }
}

/** The cell is as it was before something wrong was typed. */
export function withoutFailure(draft: Draft, row: number, name: string): Draft {
  const { [name]: failure, ...failures } = draft.failures[row] ?? {}
  return failure === undefined ? draft : { ...draft, failures: { ...draft.failures, [row]: failures } }
}

export const withFailure = (draft: Draft, row: number, name: string, text: string): Draft => ({
  ...draft,
  failures: { ...draft.failures, [row]: { ...draft.failures[row], [name]: text } },
})

/** Marks rows as deleted, or takes that back when all are; rows that were only added are gone. */
export function withDeleted(draft: Draft, grid: Grid, rows: readonly number[]): Draft {
  const stored = rows.filter((row) => row >= 0 && !isAdded(grid, row))
  const gone = new Set(rows.filter((row) => isAdded(grid, row)).map((row) => row - grid.rows.length))
  const areAll = stored.length > 0 && stored.every((row) => draft.deleted.includes(row))
  const others = draft.deleted.filter((row) => !stored.includes(row))
  return {
    ...draft,
    deleted: areAll ? others : [...others, ...stored],
    added: draft.added.filter((_, at) => !gone.has(at)),
    failures: gone.size === 0 ? draft.failures : {},
  }
}

/** The changes as they are sent, each with its row. */
export function changesOf(draft: Draft, grid: Grid): { row: number; change: RowChange }[] {
  const key = grid.columns.find(({ is_key }) => is_key)
  const keyOf = (row: number) => (key === undefined ? {} : { [key.name]: savedValues(draft, grid, row)[key.name] })
  const deleted = draft.deleted.map((row) => {
    const expected = savedValues(draft, grid, row)
    return { row, change: { kind: 'delete' as const, key: keyOf(row), expected } }
  })
  const updated = Object.entries(draft.edits).flatMap(([place, values]) => {
    const row = Number(place)
    if (Object.keys(values).length === 0 || draft.deleted.includes(row)) return []
    const saved = savedValues(draft, grid, row)
    const expected = Object.fromEntries(Object.keys(values).map((name) => [name, saved[name]]))
    return [{ row, change: { kind: 'update' as const, key: keyOf(row), values, expected } }]
  })
  const added = draft.added.map((values, at) => {
    const given = Object.entries(values).filter(([, value]) => value !== null)
    return { row: grid.rows.length + at, change: { kind: 'create' as const, values: Object.fromEntries(given) } }
  })
  return [...deleted, ...updated, ...added]
}

/** Values that new rows lack, as failures. */
export function withMissing(draft: Draft, grid: Grid, text: string): Draft {
  return draft.added.reduce((all, values, at) => {
    const missing = grid.columns.filter(
      ({ name, is_required, create_refusal }) =>
        is_required && create_refusal === null && (values[name] === undefined || values[name] === null),
    )
    return missing.reduce((one, { name }) => withFailure(one, grid.rows.length + at, name, text), all)
  }, draft)
}

export const hasFailures = ({ failures }: Draft): boolean =>
  Object.values(failures).some((texts) => Object.keys(texts).length > 0)

/** What others made of a row counts; the change stays or goes. */
export function settled(draft: Draft, row: number, winner: 'mine' | 'theirs'): Draft {
  const { [row]: found, ...conflicts } = draft.conflicts
  const theirs = found == null ? draft.theirs : { ...draft.theirs, [row]: found }
  const { [row]: _edits, ...edits } = draft.edits
  const isKept = winner === 'mine' && found != null
  return {
    ...draft,
    conflicts,
    theirs,
    edits: isKept ? draft.edits : edits,
    deleted: isKept ? draft.deleted : draft.deleted.filter((one) => one !== row),
  }
}

/** The changes that take back what was saved, the last first. */
export function inverseOf(changes: readonly ChangedRow[], { columns, can_restore }: RowEditing): RowChange[] | null {
  if (changes.some(({ kind }) => kind === 'delete') && !can_restore) return null
  const writable = columns.filter(({ update_refusal }) => update_refusal === null).map(({ name }) => name)
  const generated = columns.filter(({ create_refusal }) => create_refusal === 'generated').map(({ name }) => name)
  return changes.toReversed().map(({ kind, key, before = {}, after = {} }): RowChange => {
    if (kind === 'create') return { kind: 'delete', key, expected: after }
    if (kind === 'delete') return { kind: 'create', values: withoutNames(before, generated) }
    const changed = writable.filter((name) => before[name] !== after[name])
    const take = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name]]))
    return { kind: 'update', key, values: take(before), expected: take(after) }
  })
}

const withoutNames = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
