/** Makes a version of a copy: its file appears under its name only when all of it is on the disk. */
import { chmod, rename, stat } from 'node:fs/promises'
import { fillCopy, type CopyToFill, type FilledCopy } from '@querent/drivers'
import { QueryError } from '@querent/query'
import {
  copyFile,
  deleteFiles,
  deleteFilling,
  ensureFolder,
  fillingFile,
  flushFolder,
  sha256Of,
  type CopyVersion,
} from './folder.ts'

const PRIVATE_FILE = 0o600
const LOOK_EVERY_MS = 1000
/** A statement that runs for longer keeps its database from tidying up. */
const MOST_MS = 30 * 60_000
const TOO_LARGE = 'There is not enough room on the disk for the copy.'
const TOO_LONG = 'The copy took longer than 30 minutes.'

export interface PublishedCopy extends FilledCopy {
  bytes: number
  sha256: string
}

interface CopyToPublish extends Omit<CopyToFill, 'path'> {
  dataDir: string
  key: CopyVersion
  /** Bytes that the file may have. */
  room: number
}

/**
 * Whoever is killed in between leaves a file that nobody reads.
 * @throws {QueryError} the source fails, or the copy takes more room than there is, or too long. @throws {QueryCancelled}
 */
export async function publishCopy({ dataDir, key, room, ...copy }: CopyToPublish): Promise<PublishedCopy> {
  const filling = fillingFile(dataDir, key)
  const limits = new FillLimits(filling, room, copy.signal)
  try {
    const folder = await ensureFolder(dataDir, key.copyId)
    await deleteFilling(folder)
    const filled = await fillCopy({ ...copy, path: filling, signal: limits.signal })
    limits.check((await stat(filling)).size)
    await chmod(filling, PRIVATE_FILE)
    const [sha256, { size: bytes }] = [await sha256Of(filling), await stat(filling)]
    await rename(filling, copyFile(dataDir, key))
    await flushFolder(folder)
    return { ...filled, bytes, sha256 }
  } catch (error) {
    await deleteFiles(dataDir, key)
    throw limits.failure ?? (isFullDisk(error) ? new QueryError('unsupported-feature', TOO_LARGE) : error)
  } finally {
    limits.end()
  }
}

/** As the system says it, and DuckDB after it. */
function isFullDisk(error: unknown): boolean {
  return /ENOSPC|no space left on device|disk quota exceeded/i.test(error instanceof Error ? error.message : '')
}

/** Ends a fill whose file becomes too large, or that takes too long. */
class FillLimits {
  readonly signal: AbortSignal
  failure: QueryError | undefined
  readonly #room: number
  readonly #stop = new AbortController()
  readonly #timers: NodeJS.Timeout[]

  constructor(path: string, room: number, signal: AbortSignal) {
    this.#room = room
    this.signal = AbortSignal.any([signal, this.#stop.signal])
    const look = async () => {
      const found = await stat(path).catch(() => undefined)
      if (found !== undefined && found.size > room) this.#refuse(TOO_LARGE)
    }
    this.#timers = [
      setInterval(() => void look(), LOOK_EVERY_MS).unref(),
      setTimeout(() => this.#refuse(TOO_LONG), MOST_MS).unref(),
    ]
    if (room <= 0) this.#refuse(TOO_LARGE)
  }

  /** @throws {QueryError} */
  check(bytes: number): void {
    if (bytes > this.#room) throw this.#refuse(TOO_LARGE)
  }

  end(): void {
    for (const timer of this.#timers) clearInterval(timer)
  }

  #refuse(why: string): QueryError {
    this.failure ??= new QueryError('unsupported-feature', why)
    this.#stop.abort(this.failure)
    return this.failure
  }
}
