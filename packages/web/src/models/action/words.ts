/** What is said of an action: before, and after it was carried out. */
import type { RowKind, ShownAction } from '../../api/action.ts'
import { t } from '../../i18n/t.ts'

/** What actions do. */
export const ACTION_KINDS = ['row/create', 'row/update', 'row/delete', 'query', 'http'] as const satisfies (
  | RowKind
  | 'query'
  | 'http'
)[]
export type ActionKind = (typeof ACTION_KINDS)[number]

/** What it is done to, as far as the reader may know. */
export interface Subject {
  readonly table?: string | undefined
  readonly database?: string | undefined
}

/** Null for guests, from whom it is kept. */
export function kindOf({ type, kind }: Pick<ShownAction, 'type' | 'kind'>): ActionKind | null {
  return kind ?? (type === 'query' || type === 'http' ? type : null)
}

/** What will change, in a sentence; empty where nothing is known of it. */
export function effectOf(kind: ActionKind | null, { table = '', database = '' }: Subject): string {
  switch (kind) {
    case 'row/create':
      return table === '' ? t('Adds 1 row.') : t('Adds 1 row to {table}.', { table })
    case 'row/update':
      return `${table === '' ? t('Changes 1 row.') : t('Changes 1 row in {table}.', { table })} ${t('Empty fields stay unchanged.')}`
    case 'row/delete':
      return `${table === '' ? t('Deletes 1 row.') : t('Deletes 1 row from {table}.', { table })} ${t('This cannot be undone.')}`
    case 'query':
      return database === '' ? t('Runs SQL on the database.') : t('Runs SQL on the database {database}.', { database })
    case 'http':
      return t('Sends a request to another service.')
    case null:
      return ''
  }
}

type FormOwner = Pick<ShownAction, 'name' | 'visualization_settings' | 'type' | 'kind'>

/** What the button says that carries it out. */
export function submitText(action: FormOwner): string {
  const own = action.visualization_settings['submitButtonLabel']
  if (typeof own === 'string' && own.trim() !== '') return own
  switch (kindOf(action)) {
    case 'row/create':
      return t('Add')
    case 'row/update':
      return t('Save')
    case 'row/delete':
      return t('Delete')
    case 'query':
      return t('Run')
    case 'http':
      return t('Send')
    case null:
      return action.name
  }
}

/** @param given What the server says of it. */
export function doneText(action: FormOwner, given: unknown): string {
  const own = action.visualization_settings['successMessage']
  if (typeof own === 'string' && own.trim() !== '') return own
  if (action.type === 'http') return t('The request was sent.')
  const answer: object = Object(given)
  if ('created-row' in answer) return t('The row was added.')
  if ('rows-updated' in answer) return t('The row was changed.')
  if ('rows-deleted' in answer) return t('The row was deleted.')
  const rows = 'rows-affected' in answer ? Number(answer['rows-affected']) : 0
  return t('{n, plural, =0 {No rows were changed.} one {# row was changed.} other {# rows were changed.}}', { n: rows })
}
