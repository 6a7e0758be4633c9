/** Names made here hold the id of the process: `querent_123_1_label`, `querent_test_123`. */
const OWNED_NAME = /^querent_(?:test_)?(\d+)(?:_|$)/

/** True for a database, role or user that belongs to a test run on this machine which has ended. */
export function isLeftOver(name: string): boolean {
  const pid = OWNED_NAME.exec(name)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
