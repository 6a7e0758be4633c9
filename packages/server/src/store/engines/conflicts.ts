/** What a transaction meets because somebody else changes the same content at the same moment. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, ERROR_TEXT } from '@querent/contract'

/** A row was to point at content that has been deleted since it was looked up: to the client it is not there. */
export class ReferenceGone extends ApiError {
  constructor(cause: unknown) {
    super(404, ERROR_TEXT.notFound)
    this.cause = cause
  }
}

/** How often a transaction is tried that PostgreSQL gave up so that others could go on. */
const MAX_TRIES = 5
const WAIT_MS = 20

/** `code` of an error of PostgreSQL: two transactions wait for each other, and this one was undone. */
const DEADLOCK = '40P01'
/** The same violation as PostgreSQL (`code`) and SQLite (`errcode`) number it. */
const FOREIGN_KEY = new Set<unknown>(['23503', 787])

/**
 * Runs a transaction, once more from the start when it was undone to end a deadlock.
 * @throws {ReferenceGone} what it refers to is deleted. Else what the transaction failed with.
 */
export async function settlingConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      const { code, errcode } = codesOf(error)
      if (FOREIGN_KEY.has(code) || FOREIGN_KEY.has(errcode)) throw new ReferenceGone(error)
      if (code !== DEADLOCK || tries === MAX_TRIES) throw error
      await sleep(WAIT_MS * tries * Math.random())
    }
  }
}

function codesOf(error: unknown): { code?: unknown; errcode?: unknown } {
  return { ...Object(error) }
}
