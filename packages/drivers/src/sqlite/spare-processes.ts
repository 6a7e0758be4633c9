import { FRAME } from './process/protocol.ts'
import { SqliteProcess } from './sqlite-process.ts'

/** A file that is asked often has sessions of its own: these are for the next file, or the same one in a moment. */
const MOST_KEPT = 2
/** Much shorter than sessions stay idle: at rest, there is no process. */
const KEPT_MS = 4000
const CLOSE_GRACE_MS = 3000

interface Spare {
  process: SqliteProcess
  timer: NodeJS.Timeout
}

/** The latest stands last. */
const spares: Spare[] = []

/**
 * A process that has closed the file of an earlier session, if there is one; else a new one. It takes forty times as long
 * to start one as to open a file.
 */
export function takeProcess(): { process: SqliteProcess; isNew: boolean } {
  const spare = spares.pop()
  if (spare === undefined) return { process: new SqliteProcess(), isNew: true }
  clearTimeout(spare.timer)
  spare.process.keepAlive(true)
  spare.process.whenGone(() => {})
  return { process: spare.process, isNew: false }
}

/**
 * Has a process that runs no statement close its file, and keeps it for the next session for a moment. One that does
 * not do so at once is ended: a process that serves another session has nothing left of the one before.
 */
export async function returnProcess(process: SqliteProcess): Promise<void> {
  process.whenGone(() => {})
  process.send(FRAME.close)
  const timer = setTimeout(() => process.kill(), CLOSE_GRACE_MS)
  const frame = await process.nextFrame()
  clearTimeout(timer)
  if (frame?.kind === FRAME.closed && !process.isBroken && spares.length < MOST_KEPT) keep(process)
  else process.end()
}

/** The ids of the processes that wait for a session. */
export function spareProcesses(): (number | undefined)[] {
  return spares.map(({ process }) => process.id)
}

function keep(process: SqliteProcess): void {
  process.keepAlive(false)
  const spare = { process, timer: setTimeout(() => drop(spare), KEPT_MS).unref() }
  spares.push(spare)
  process.whenGone(() => drop(spare))
}

function drop(spare: Spare): void {
  clearTimeout(spare.timer)
  const place = spares.indexOf(spare)
  if (place < 0) return
  spares.splice(place, 1)
  spare.process.end()
}
