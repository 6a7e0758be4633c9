/** Which rule of the database a failed step broke, by SQLite's extended result codes (https://www.sqlite.org/rescode.html). */
import type { Violation } from '@querent/query'

const KINDS: ReadonlyMap<number, Violation['kind']> = new Map([
  [8, 'permission'],
  [275, 'check'],
  [787, 'foreign-key'],
  [1299, 'not-null'],
  [1555, 'unique'],
  [2067, 'unique'],
  [2579, 'unique'],
  [3091, 'type'],
])

/** SQLITE_MISMATCH: the row id has to be a whole number. */
const MISMATCH = 20

/** @param code the extended result code. */
export function violationOf(message: string, code: number): Violation | undefined {
  const kind = code === MISMATCH ? 'type' : KINDS.get(code)
  if (kind === undefined) return undefined
  if (kind === 'check') {
    const constraint = /^CHECK constraint failed: (.+)$/.exec(message)?.[1]
    return { kind, columns: [], ...(constraint !== undefined && { constraint }) }
  }
  return { kind, columns: columnsOf(message) }
}

/** `UNIQUE constraint failed: orders.code, orders.shop` and `cannot store TEXT value in INTEGER column orders.total`. */
function columnsOf(message: string): string[] {
  const list = /(?:failed: | column )(.+)$/.exec(message)?.[1] ?? ''
  return list.split(', ').flatMap((name) => {
    const column = name.slice(name.indexOf('.') + 1)
    return name.includes('.') ? [column] : []
  })
}
