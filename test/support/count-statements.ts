/** How many statements the app database runs for something; of both engines. */
import { StatementSync } from 'node:sqlite'
import { mock } from 'node:test'
import pg from 'pg'

/** Everything that the process asks meanwhile counts. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spies = [
    ...(['all', 'get', 'run', 'iterate'] as const).map((name) => mock.method(StatementSync.prototype, name)),
    mock.method(pg.Client.prototype, 'query'),
  ]
  try {
    await work()
    return spies.reduce((sum, spy) => sum + spy.mock.callCount(), 0)
  } finally {
    for (const spy of spies) spy.mock.restore()
  }
}
