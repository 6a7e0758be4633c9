/** What a change of a table means to those who read the audit log. */
import type { AuditAction, AuditModel } from '@querent/contract'

/** A row as the engine has it, with flags and JSON as values. */
export type AuditedRow = Readonly<Record<string, unknown>>

export interface AuditRule {
  model: AuditModel
  /** Column with the id of what the entry is about; `id` when left out, and null for what has none. */
  subject?: string | null
  /** What an entry is about whose `subject` is null, by another column. */
  other?: { subject: string; model: AuditModel; created: AuditAction; updated: AuditAction }
  /** Column with its name; when left out it is looked up. */
  name?: string
  /** What a new row, other values and a row's end are called; what is left out is not recorded. */
  created?: AuditAction
  updated?: AuditAction
  deleted?: AuditAction
  /** Changes with names of their own; the first whose column changed, to the value if one is given, names the entry. */
  special?: readonly { column: string; to?: boolean; from?: null; action: AuditAction }[]
  /** Columns whose values are kept, before and after. Of all others only the names are. */
  shown: readonly string[]
  /** Columns that change by the way: they are no change. */
  silent?: readonly string[]
  /** Columns of encrypted JSON: the names of the parts that changed are kept. */
  sealed?: readonly string[]
  /** Columns that decide what `skips` says. */
  decisive?: readonly string[]
  skips?: (row: AuditedRow) => boolean
  /** Columns that identify a row that is written over. */
  key?: readonly string[]
  /** Whether only what people do counts: the server itself changes such rows all the time. */
  isByPeople?: true
  /** Column with who did it, for what happens before it is known who is at work. */
  actor?: string
  /** Makes of the shown values those that are kept. */
  keeps?: (row: AuditedRow) => AuditedRow
}

/** Why a table has no entries. */
export interface Unaudited {
  because: string
}
