/** The processes that started this one, of which `scripts/node.mjs` tells the ids. */

const CHECK_INTERVAL_MS = 1_000

/** Calls back once when one of them is gone, however it ended: nobody could stop the server any more. */
export function whenLauncherEnds(callback: () => void): void {
  const launchers = (process.env['LAUNCHER_PIDS'] ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0)
  if (launchers.length === 0) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && launchers.every(isAlive)) return
    clearInterval(timer)
    callback()
  }, CHECK_INTERVAL_MS)
  timer.unref()
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // One that belongs to somebody else cannot be signalled, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
