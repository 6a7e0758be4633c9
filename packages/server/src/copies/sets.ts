/**
 * Sets of copies: what a question reads is attached together and locked, in the process of DuckDB. A set is kept for a while
 * after its last statement. Its files are not held against a refresh, which makes others.
 */
import { lstat } from 'node:fs/promises'
import { openCopies } from '@querent/drivers'
import { QueryError, type DataSource } from '@querent/query'
import type { ReadableCopy } from './readable.ts'

type CopyFile = Pick<ReadableCopy, 'schema' | 'path' | 'bytes' | 'view'>

/** A set while somebody reads it. */
interface OpenedSet {
  dataSource: DataSource
  /** Statements that it runs at once. */
  maxSessions: number
  /** Call it once, when nothing is read any more. */
  leave(): void
}

export interface CopySets {
  /** @throws {QueryError} `db` for a file that is not here, and where too many sets are read at once. */
  enter(files: readonly CopyFile[]): Promise<OpenedSet>
  close(): Promise<void>
}

interface KeptSet {
  dataSource: DataSource
  readers: number
  timer: NodeJS.Timeout | undefined
}

const KEPT_MS = 60_000
const MOST_SETS = 8
const SESSIONS = 4
const OPTIONS = { maxSessions: SESSIONS, connectTimeoutMs: 10_000, idleTimeoutMs: KEPT_MS }

/** @param keptMs How long a set is kept that nobody reads. */
export function copySets(keptMs = KEPT_MS): CopySets {
  const sets = new Map<string, KeptSet>()

  function end(key: string, { dataSource, timer }: KeptSet): Promise<void> {
    clearTimeout(timer)
    sets.delete(key)
    return dataSource.close()
  }

  /** Ends the set that has not been read for longest, if there are as many as there may be. */
  async function makeRoom(): Promise<void> {
    if (sets.size < MOST_SETS) return
    const unread = [...sets].find(([, { readers }]) => readers === 0)
    if (unread === undefined) throw new QueryError('db', 'Too many sets of copies are read at once.')
    await end(...unread)
  }

  return {
    async enter(files) {
      const sorted = files.toSorted((one, other) => one.schema.localeCompare(other.schema))
      await Promise.all(sorted.map(requireHere))
      const attached = sorted.map(({ schema, path, view }) => ({ schema, path, ...(view && { view }) }))
      const key = JSON.stringify(attached)
      if (!sets.has(key)) await makeRoom()
      const set = sets.get(key) ?? { dataSource: openCopies(attached, OPTIONS), readers: 0, timer: undefined }
      clearTimeout(set.timer)
      set.readers += 1
      // The set that was read last stands last.
      sets.delete(key)
      sets.set(key, set)
      const leave = () => {
        set.readers -= 1
        if (set.readers > 0 || sets.get(key) !== set) return
        set.timer = setTimeout(() => void end(key, set), keptMs).unref()
      }
      return { dataSource: set.dataSource, maxSessions: SESSIONS, leave }
    },

    async close() {
      await Promise.all([...sets].map(([key, set]) => end(key, set)))
    },
  }
}

/** A file of another length, and a link, is not the one that was made. */
async function requireHere({ schema, path, bytes, view }: CopyFile): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  const name = view === undefined ? schema : `${view.name} (${view.schema})`
  if (found?.isFile() !== true)
    throw new QueryError('db', `The file of ${name} is not on this machine. Have the copy refreshed.`)
  if (found.size !== bytes) throw new QueryError('db', `The file of ${name} is damaged. Have the copy refreshed.`)
}
