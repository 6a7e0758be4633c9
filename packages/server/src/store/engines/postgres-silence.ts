/**
 * Ends statements whose server has fallen silent: a network that swallows what is sent keeps a connection open for a quarter
 * of an hour. Statements that take long are told apart by asking over a connection of its own what the session does.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { loadPostgres } from './postgres-client.ts'

/** After such a silence, and after each such time more, it is asked. */
const SILENCE_MS = 15_000
/** A server that is there has answered by then. */
const ANSWER_MS = 5_000
/** The same where nobody has time any more: also a busy server has answered by then. */
const HURRY_MS = 1_000
const HURRY_ANSWER_MS = 3_000

export interface SilenceWatch {
  /**
   * The outcome of the statement, which `end` makes fail when the server works on it no longer.
   * @param sessionId by which the server knows the session
   */
  over<T>(statement: Promise<T>, sessionId: number, end: () => void): Promise<T>
  /**
   * Asks the server from now on, until `closed` aborts, whether it is there at all, and calls `giveUp` when it does not
   * answer.
   */
  hurry(giveUp: () => void, closed: AbortSignal): Promise<void>
}

export async function silenceWatch(server: ClientConfig, silenceMs = SILENCE_MS): Promise<SilenceWatch> {
  const pg = await loadPostgres()

  /** False when the server does not answer, or has nothing more to say in that session. */
  async function isAtWork(sessionId: number): Promise<boolean> {
    const client = new pg.Client({ ...server, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
    try {
      await client.connect()
      const { rows } = await client.query('select state from pg_stat_activity where pid = $1', [sessionId])
      // A pooler in between has ids of its own: a server that answers is believed to be at work.
      return rows[0]?.state === undefined || !['idle', 'idle in transaction'].includes(rows[0].state)
    } catch {
      return false
    } finally {
      client.end().catch(() => {})
    }
  }

  async function over<T>(statement: Promise<T>, sessionId: number, end: () => void): Promise<T> {
    let isPending = true
    let timer: NodeJS.Timeout
    const wait = () => {
      timer = setTimeout(() => void look(), silenceMs).unref()
    }
    const look = async () => {
      const mayGoOn = await isAtWork(sessionId)
      if (!isPending) return
      if (mayGoOn) wait()
      else end()
    }
    wait()
    try {
      return await statement
    } finally {
      isPending = false
      clearTimeout(timer!)
    }
  }

  async function isThere(): Promise<boolean> {
    const client = new pg.Client({ ...server, connectionTimeoutMillis: HURRY_ANSWER_MS })
    try {
      await client.connect()
      return true
    } catch (error) {
      // One that refuses says so.
      return error instanceof Error && 'severity' in error
    } finally {
      client.connection.stream.destroy()
    }
  }

  async function hurry(giveUp: () => void, closed: AbortSignal): Promise<void> {
    while (!closed.aborted) {
      await sleep(HURRY_MS, undefined, { ref: false, signal: closed }).catch(() => undefined)
      if (!closed.aborted && !(await isThere())) return giveUp()
    }
  }

  return { over, hurry }
}
