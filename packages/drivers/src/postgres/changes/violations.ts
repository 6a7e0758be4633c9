/** Which rule of the database a failed statement broke, by SQLSTATE and the fields of the error (PostgreSQL manual, 55.8). */
import type { Violation } from '@querent/query'
import type { Refusal } from '../../shared/changes/in-transaction.ts'
import { isServerError } from '../errors.ts'

const KINDS: ReadonlyMap<string, Violation['kind']> = new Map([
  ['23502', 'not-null'],
  ['23503', 'foreign-key'],
  ['23505', 'unique'],
  ['23514', 'check'],
  ['22001', 'length'],
  ['22003', 'type'],
  ['22007', 'type'],
  ['22008', 'type'],
  ['22P02', 'type'],
  ['42804', 'type'],
  ['42501', 'permission'],
])

/** Serialization failure, deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01'])
const LOCK_NOT_AVAILABLE = '55P03'

interface ErrorFields extends Error {
  column?: unknown
  constraint?: unknown
  detail?: unknown
  where?: unknown
}

/** @param error as the client gives it; undefined for one that is not the server's. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isServerError(error)) return undefined
  if (CONFLICTS.has(error.code)) return { isStale: true }
  if (error.code === LOCK_NOT_AVAILABLE) return { isBusy: true }
  const kind = KINDS.get(error.code)
  return kind === undefined ? {} : { violation: violationOf(kind, error) }
}

function violationOf(kind: Violation['kind'], { column, constraint, detail, where }: ErrorFields): Violation {
  const columns = typeof column === 'string' ? [column] : [...columnsOf(String(detail ?? '')), ...copiedColumn(where)]
  const named = typeof constraint === 'string' ? { constraint } : {}
  return { kind, columns, ...named, ...(kind === 'foreign-key' && foreignKeyOf(String(detail ?? ''))) }
}

/** `Key (code, "Other Name")=(a, b) already exists.` An index on an expression has no column to name. */
function columnsOf(detail: string): string[] {
  const list = /^Key \((.*?)\)=\(/s.exec(detail)?.[1]
  if (list === undefined) return []
  const names = list.match(/"(?:[^"]|"")*"|[^,\s]+/g) ?? []
  return names.map((name) => (name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name))
}

/** `COPY orders, line 7, column total: "x"` */
function copiedColumn(where: unknown): string[] {
  const name = /^COPY .+?, line \d+, column (.+?): /s.exec(typeof where === 'string' ? where : '')?.[1]
  return name === undefined ? [] : [name]
}

function foreignKeyOf(detail: string): Pick<Violation, 'table' | 'isReferenced'> {
  const isReferenced = / is still referenced from table /.test(detail)
  const table = /table "((?:[^"]|"")*)"\.?$/.exec(detail)?.[1]?.replaceAll('""', '"')
  return { isReferenced, ...(table !== undefined && { table }) }
}
