/** The columns that a card keeps of its result: sent by a client, worked out on saving, or learned from a run. */
import { isShownColumn } from '@querent/contract'
import type { RunnableCard, StoredColumn } from '../../../store/index.ts'

/** The columns that a client sent; null when it sent none. Every result has a column, so an empty list says nothing. */
export function sentColumns(columns: StoredColumn[] | null | undefined): StoredColumn[] | null {
  return columns == null || columns.length === 0 ? null : columns
}

/**
 * The columns to keep after a run; null when the card knows them already. The columns of a query change with its tables,
 * its fields and the cards that it reads, and those of a query that could not be run when it was saved are not known
 * yet. Types are not compared: those that are told from values differ from run to run.
 * @param isPlain False when parameters were sent, which may choose columns.
 */
export function learnedColumns(
  card: RunnableCard,
  seen: StoredColumn[] | null,
  isPlain: boolean,
): StoredColumn[] | null {
  const known = sentColumns(card.result_metadata)
  if (seen === null || known === null) return seen
  if (!isPlain) return null
  const isModel = card.type === 'model'
  const [shown, hidden] = isModel ? byVisibility(known) : [known, []]
  // Display names that somebody wrote stay: those of a model, and those of SQL, which knows none itself.
  const compared = isModel || card.query_type === 'native' ? ['name'] : ['name', 'display_name']
  const isSame =
    seen.length === shown.length &&
    seen.every((column, index) => compared.every((key) => column[key] === shown[index]?.[key]))
  if (isSame) return null
  return isModel
    ? [...(keepEdits(seen, known) ?? []), ...hidden.filter((column) => !names(seen).has(column['name']))]
    : seen
}

/** A model's columns: those in its answers, and those that are left out of them. */
function byVisibility(columns: readonly StoredColumn[]): [shown: StoredColumn[], hidden: StoredColumn[]] {
  return [columns.filter(isShownColumn), columns.filter((column) => !isShownColumn(column))]
}

function names(columns: readonly StoredColumn[]): Set<unknown> {
  return new Set(columns.map((column) => column['name']))
}

/** What a model's author may have said of a column; it outlives a change of the query. */
const EDITED_KEYS = [
  'display_name',
  'description',
  'semantic_type',
  'visibility_type',
  'fk_target_field_id',
  'settings',
]

/** The columns with what was said of them before; a column whose type changed is another one. */
export function keepEdits(columns: StoredColumn[] | null, before: StoredColumn[] | null): StoredColumn[] | null {
  if (columns === null || before === null) return columns
  const known = new Map(before.map((column) => [column['name'], column]))
  return columns.map((column) => {
    const old = known.get(column['name'])
    if (old === undefined || old['base_type'] !== column['base_type']) return column
    // What the query knows itself to be a field is not said to be another one.
    const keys = column['id'] === undefined ? [...EDITED_KEYS, 'id'] : EDITED_KEYS
    const edits = keys.filter((key) => old[key] != null).map((key) => [key, old[key]])
    return { ...column, ...Object.fromEntries(edits) }
  })
}
