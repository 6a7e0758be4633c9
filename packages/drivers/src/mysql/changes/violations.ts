/** Which rule of the database a failed statement broke, by the error numbers and texts of MySQL and MariaDB. */
import type { Violation } from '@querent/query'
import type { Refusal } from '../../shared/changes/in-transaction.ts'
import { isServerError } from '../errors.ts'

const KINDS: ReadonlyMap<number, Violation['kind']> = new Map([
  [1044, 'permission'],
  [1048, 'not-null'],
  [1062, 'unique'],
  [1142, 'permission'],
  [1143, 'permission'],
  [1264, 'type'],
  [1265, 'type'],
  [1292, 'type'],
  [1364, 'not-null'],
  [1366, 'type'],
  [1406, 'length'],
  [1451, 'foreign-key'],
  [1452, 'foreign-key'],
  [1586, 'unique'],
  [3819, 'check'],
  [3140, 'type'],
  [4025, 'check'],
])

/** Deadlock, and a row that another transaction changed after this one began to read (MariaDB). */
const CONFLICTS: ReadonlySet<number> = new Set([1213, 1020])
const LOCK_WAIT_TIMEOUT = 1205
/** A parent row that other rows refer to. */
const REFERENCED = 1451

/** @param error as the client gives it; undefined for one that is not the server's. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isServerError(error)) return undefined
  if (CONFLICTS.has(error.errno)) return { isStale: true }
  if (error.errno === LOCK_WAIT_TIMEOUT) return { isBusy: true }
  const kind = KINDS.get(error.errno)
  if (kind === undefined) return {}
  if (kind === 'foreign-key') return { violation: foreignKey(error.message, error.errno === REFERENCED) }
  if (kind === 'unique')
    return { violation: { kind, columns: [], ...named(/for key '(?:.*\.)?(.+?)'$/, error.message) } }
  if (kind === 'check') {
    const name = /^(?:Check constraint '(.+?)'|CONSTRAINT `(.+?)`)/i.exec(error.message)
    const constraint = name?.[1] ?? name?.[2]
    return { violation: { kind, columns: [], ...(constraint !== undefined && { constraint }) } }
  }
  const column = /(?:column|field) [`']?(?:[^`']*[`']\.[`'])*([^`']+)[`']|^(?:Column|Field) '(.+?)'/i.exec(
    error.message,
  )
  const name = column?.[2] ?? column?.[1]
  return { violation: { kind, columns: name === undefined ? [] : [name] } }
}

function named(pattern: RegExp, message: string): Pick<Violation, 'constraint'> {
  const constraint = pattern.exec(message)?.[1]
  return constraint === undefined ? {} : { constraint }
}

const FOREIGN_KEY =
  /\(`(?:[^`]|``)*`\.`((?:[^`]|``)*)`, CONSTRAINT `((?:[^`]|``)*)` FOREIGN KEY \((.*?)\) REFERENCES (?:`(?:[^`]|``)*`\.)?`((?:[^`]|``)*)`/

/** Of a row that others refer to, the table of those; of a row that refers to nothing, the table that it should refer to. */
function foreignKey(message: string, isReferenced: boolean): Violation {
  const [, from, constraint, list = '', to] = FOREIGN_KEY.exec(message) ?? []
  const columns = isReferenced ? [] : [...list.matchAll(/`((?:[^`]|``)*)`/g)].map(([, name]) => unquoted(name!))
  const table = isReferenced ? from : to
  return {
    kind: 'foreign-key',
    columns,
    isReferenced,
    ...(constraint !== undefined && { constraint: unquoted(constraint) }),
    ...(table !== undefined && { table: unquoted(table) }),
  }
}

const unquoted = (name: string): string => name.replaceAll('``', '`')
