import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SampleDataStep } from './write.ts'

export interface SampleDatabaseOptions {
  /** Called on the event loop, at least twice a table: before its first row and after its last. */
  onProgress?(step: SampleDataStep): void
  /** Aborting leaves `path` as it was; the promise rejects with the signal's reason. */
  signal?: AbortSignal
}

const PARTIAL = '.partial'

/** The last call for each path; never rejects. */
const running = new Map<string, Promise<void>>()

/**
 * Writes the sample database to `path` as an SQLite file of under 15 MB, in a process of its own. The file appears, or
 * replaces the one before, in one step and complete, whatever happens meanwhile. Connections that have the old file open
 * keep seeing it until they are opened anew. What an interrupted call left behind is removed by the next. Calls
 * for one path run one after the other; two processes must not write the same path at once.
 * @throws the operating system's error when the folder does not exist or cannot be written.
 */
export async function createSampleDatabase(path: string, options: SampleDatabaseOptions = {}): Promise<void> {
  const previous = running.get(path)
  const current = Promise.resolve(previous).then(() => replaceSample(path, options))
  const settled = current.catch(() => undefined)
  running.set(path, settled)
  try {
    await current
  } finally {
    if (running.get(path) === settled) running.delete(path)
  }
}

async function replaceSample(path: string, options: SampleDatabaseOptions): Promise<void> {
  options.signal?.throwIfAborted()
  await removePartialFiles(path)
  const partial = `${path}.${randomUUID()}${PARTIAL}`
  try {
    await writeInProcess(partial, options)
    await syncToDisk(partial)
    options.signal?.throwIfAborted()
    await replaceDatabase(partial, path)
  } finally {
    await rm(partial, { force: true })
  }
}

async function writeInProcess(path: string, { onProgress, signal }: SampleDatabaseOptions): Promise<void> {
  // Memory that a thread once had stays with the server; a process gives all of it back.
  const writer = fork(fileURLToPath(new URL('./writer-process.ts', import.meta.url)), [path], {
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=96', '--disable-warning=ExperimentalWarning'],
  })
  writer.on('message', (message: unknown) => {
    if (isStep(message)) onProgress?.(message)
  })
  try {
    const [code]: unknown[] = await once(writer, 'exit', { signal })
    if (code !== 0) throw new Error(`Writing the sample database stopped with exit code ${String(code)}`)
  } catch (error) {
    await stop(writer)
    throw signal?.aborted ? signal.reason : error
  }
}

/** Resolves when the process is gone and writes no more. */
async function stop(writer: ChildProcess): Promise<void> {
  if (writer.exitCode !== null || writer.signalCode !== null) return
  const exit = once(writer, 'exit')
  writer.kill('SIGKILL')
  await exit
}

function isStep(message: unknown): message is SampleDataStep {
  if (typeof message !== 'object' || message === null) return false
  if (!('table' in message && 'done' in message && 'total' in message)) return false
  return typeof message.table === 'string' && typeof message.done === 'number' && typeof message.total === 'number'
}

/**
 * Journals of the old file go first: SQLite would take them for the new file's and roll them back into it.
 */
async function replaceDatabase(partial: string, path: string): Promise<void> {
  for (const suffix of ['-journal', '-wal', '-shm']) await rm(path + suffix, { force: true })
  await rename(partial, path)
  await syncToDisk(dirname(path))
}

async function removePartialFiles(path: string): Promise<void> {
  const names = await readdir(dirname(path))
  for (const name of names) {
    if (name.startsWith(`${basename(path)}.`) && name.endsWith(PARTIAL))
      await rm(join(dirname(path), name), { force: true })
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
