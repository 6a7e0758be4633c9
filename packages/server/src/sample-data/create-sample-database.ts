import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PARTIAL = '.partial'

/** The call before; never rejects. */
let previous: Promise<void> = Promise.resolve()

/**
 * Writes the sample database to `path` as an SQLite file of under 15 MB, in a process of its own. The file appears, or
 * replaces the one before, in one step and complete, whatever happens meanwhile. Connections that have the old file open
 * keep seeing it until they are opened anew. What an interrupted call left behind is removed by the next. Calls run one
 * after the other; two processes must not write the same path at once.
 * @param signal Aborting leaves `path` as it was; the promise rejects with the signal's reason.
 * @throws the operating system's error when the folder does not exist or cannot be written.
 */
export function createSampleDatabase(path: string, signal: AbortSignal): Promise<void> {
  const current = previous.then(() => replaceSample(path, signal))
  previous = current.catch(() => undefined)
  return current
}

async function replaceSample(path: string, signal: AbortSignal): Promise<void> {
  await removePartialFiles(path)
  const partial = `${path}.${randomUUID()}${PARTIAL}`
  try {
    await writeInProcess(partial, signal)
    await syncToDisk(partial)
    await replaceDatabase(partial, path)
  } finally {
    await rm(partial, { force: true })
  }
}

/** Settles when the process is gone and writes no more. */
async function writeInProcess(path: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  // Memory that a thread once had stays with the server; a process gives all of it back.
  const writer = fork(fileURLToPath(new URL('./write.ts', import.meta.url)), [path], {
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=96', '--disable-warning=ExperimentalWarning'],
  })
  let problem: unknown
  writer.on('message', (message) => (problem = message))
  signal.addEventListener('abort', () => writer.kill('SIGKILL'), { once: true })
  // A message may come after the end of the process, but not after that of the channel.
  const [[code, killedBy]]: [unknown[], unknown] = await Promise.all([once(writer, 'exit'), once(writer, 'disconnect')])
  signal.throwIfAborted()
  if (code === 0) return
  const why = typeof problem === 'string' ? problem : `the process ended with ${String(code ?? killedBy)}`
  throw new Error(`The sample database could not be written: ${why}`)
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
