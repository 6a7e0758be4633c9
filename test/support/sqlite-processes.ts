import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The processes of SQLite sessions, of whatever parent, that have this file open. */
export function sqliteProcesses(path: string): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.filter((id) => isSqlite(id) && openFiles(Number(id)).includes(path)).map(Number)
}

/** What the descriptors of a process lead to; nothing when it has ended. */
export function openFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  return unlessEnded([], () =>
    readdirSync(folder).flatMap((name) => unlessEnded([], () => [readlinkSync(`${folder}/${name}`)])),
  )
}

/** False also for one that has ended and is still listed. */
export function isRunning(pid: number): boolean {
  return unlessEnded('', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) !== ''
}

function isSqlite(id: string): boolean {
  return unlessEnded('', () => readFileSync(`/proc/${id}/cmdline`, 'utf8')).includes('sqlite/process/process-main.ts')
}

/** A process may end while it is looked at. */
function unlessEnded<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
