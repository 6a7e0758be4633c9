/**
 * Statements in a role. It is set for the transaction of one statement and travels with that: its end, whatever it is,
 * takes the role back, also where a connection pooler hands every transaction to another session.
 */
import { QueryError } from '@querent/query'
import { READING } from './wire/cursor.ts'
import type { OwnTransaction } from './wire/flight.ts'

/** Longer names are cut by the server, and might then be those of other roles. */
const MAX_BYTES = 63

/** The transaction of a reading statement. @throws {QueryError} for what cannot be the name of a role. */
export function readingIn(role: string | undefined): OwnTransaction {
  return role === undefined ? READING : { ...READING, begin: [...READING.begin, setRole(role)] }
}

/** Sets the role until the transaction ends. @throws {QueryError} for what cannot be the name of a role. */
export function setRole(role: string): string {
  // `none` means the account itself, also in quotes.
  if (role === '' || role === 'none' || role.includes('\0') || Buffer.byteLength(role) > MAX_BYTES) {
    throw new QueryError('db', `There is no role ${JSON.stringify(role)}.`)
  }
  return `SET LOCAL ROLE "${role.replaceAll('"', '""')}"`
}
