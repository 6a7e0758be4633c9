/** Makes entries of rows as they were and as they are. */
import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '@querent/contract'
import { COLUMN_KINDS } from '../column-kinds.ts'
import type { AuditNote } from './entry.ts'
import type { AuditedRow, AuditRule } from './rule.ts'

/** Of more rows, one entry tells how many there were and which. */
const MOST_ENTRIES = 500

/** Decrypts what is sealed. @throws when it cannot be read. */
export type Unseal = (sealed: string) => string

/** Columns that are read of a row to tell what a change of others means. */
export function columnsToRead(rule: AuditRule, changed: readonly string[]): string[] {
  const { subject = 'id', name, actor, decisive = [], other } = rule
  const own = [subject, name, actor, other?.subject].filter((column) => column !== null && column !== undefined)
  return [...new Set(['id', ...own, ...decisive, ...changed])]
}

/** Of rows that are new or were written over. */
export function notesOfWritten(
  rule: AuditRule,
  before: readonly AuditedRow[],
  after: readonly AuditedRow[],
  unseal: Unseal,
): AuditNote[] {
  const keyOf = (row: AuditedRow) => JSON.stringify((rule.key ?? ['id']).map((column) => row[column]))
  const known = new Map(before.map((row) => [keyOf(row), row]))
  return together(
    after.flatMap((row) => {
      const old = known.get(keyOf(row))
      if (old !== undefined) return changeNote(rule, old, row, Object.keys(row), unseal)
      const own = ruleOf(rule, row)
      return own.created === undefined ? [] : wholeNote(own, own.created, row, 'after')
    }),
  )
}

/** Of rows before and after an update, which share their ids. */
export function notesOfChanged(
  rule: AuditRule,
  before: readonly AuditedRow[],
  after: readonly AuditedRow[],
  columns: readonly string[],
  unseal: Unseal,
): AuditNote[] {
  const now = new Map(after.map((row) => [row['id'], row]))
  return together(before.flatMap((row) => changeNote(rule, row, now.get(row['id']) ?? row, columns, unseal)))
}

export function notesOfDeleted(rule: AuditRule, rows: readonly AuditedRow[]): AuditNote[] {
  const { deleted } = rule
  return deleted === undefined ? [] : together(rows.flatMap((row) => wholeNote(rule, deleted, row, 'before')))
}

/** The rule for a row that is about something else. */
function ruleOf(rule: AuditRule, row: AuditedRow): AuditRule {
  const { subject = 'id', other } = rule
  return other === undefined || subject === null || typeof row[subject] === 'number' ? rule : { ...rule, ...other }
}

function changeNote(
  given: AuditRule,
  before: AuditedRow,
  after: AuditedRow,
  columns: readonly string[],
  unseal: Unseal,
): AuditNote[] {
  const rule = ruleOf(given, after)
  const silent = new Set(rule.silent)
  const sealed = new Set(rule.sealed)
  const changed = columns.filter(
    (column) => !silent.has(column) && !sealed.has(column) && !isDeepStrictEqual(before[column], after[column]),
  )
  const parts = columns
    .filter((column) => sealed.has(column))
    .flatMap((column) => sealedParts(column, before, after, unseal))
  const { updated } = rule
  if (updated === undefined || changed.length + parts.length === 0 || rule.skips?.(after) === true) return []
  const details = {
    changed: [...changed, ...parts],
    before: shownOf(rule, before, changed),
    after: shownOf(rule, after, changed),
  }
  return [{ action: actionOf(rule, updated, before, after, changed), ...subjectOf(rule, after), details }]
}

function actionOf(
  { special = [] }: AuditRule,
  otherwise: AuditAction,
  before: AuditedRow,
  after: AuditedRow,
  changed: readonly string[],
): AuditAction {
  const found = special.find(
    ({ column, to, from }) =>
      changed.includes(column) &&
      (to === undefined || flag(column, after[column]) === to) &&
      (from === undefined || before[column] === null),
  )
  return found?.action ?? otherwise
}

function wholeNote(rule: AuditRule, action: AuditAction, row: AuditedRow, side: 'before' | 'after'): AuditNote[] {
  if (rule.skips?.(row) === true) return []
  return [{ action, ...subjectOf(rule, row), details: { [side]: shownOf(rule, row, Object.keys(row)) } }]
}

function subjectOf({ model, subject = 'id', name, actor }: AuditRule, row: AuditedRow) {
  const id = subject === null ? null : row[subject]
  const who = actor === undefined ? undefined : row[actor]
  return {
    model,
    model_id: typeof id === 'number' ? id : null,
    model_name: name === undefined ? null : String(row[name]),
    ...(typeof who === 'number' ? { user_id: who } : {}),
  }
}

/** Those of the columns that are shown and have a value. */
function shownOf(rule: AuditRule, row: AuditedRow, columns: readonly string[]): Record<string, unknown> {
  const kept = rule.keeps?.(row) ?? row
  const shown = rule.shown.filter((column) => columns.includes(column))
  return Object.fromEntries(shown.map((column) => [column, valueOf(column, kept[column])]))
}

function valueOf(column: string, value: unknown): unknown {
  const kind = COLUMN_KINDS.get(column)
  if (kind === 'boolean') return flag(column, value)
  return kind === 'json' && typeof value === 'string' ? JSON.parse(value) : (value ?? null)
}

function flag(column: string, value: unknown): unknown {
  return COLUMN_KINDS.get(column) === 'boolean' && typeof value === 'number' ? value !== 0 : (value ?? null)
}

/** Names of the parts of encrypted JSON that are others than before. */
function sealedParts(column: string, before: AuditedRow, after: AuditedRow, unseal: Unseal): string[] {
  if (before[column] === after[column]) return []
  const [old, now] = [partsOf(before[column], unseal), partsOf(after[column], unseal)]
  if (old === undefined || now === undefined) return [column]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.filter((name) => !isDeepStrictEqual(old[name], now[name])).map((name) => `${column}.${name}`)
}

function partsOf(sealed: unknown, unseal: Unseal): Record<string, unknown> | undefined {
  try {
    return { ...Object(JSON.parse(unseal(String(sealed)))) }
  } catch {
    return undefined
  }
}

/** As they are, unless they are very many. */
function together(notes: AuditNote[]): AuditNote[] {
  const [first] = notes
  if (first === undefined || notes.length <= MOST_ENTRIES) return notes
  const ids = notes.slice(0, MOST_ENTRIES).map((note) => note.model_id)
  return [{ ...first, model_id: null, model_name: null, details: { count: notes.length, first_ids: ids } }]
}
