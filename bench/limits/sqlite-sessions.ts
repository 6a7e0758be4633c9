/** Several connections to one SQLite file that read at once, each on a thread of its own. */
import { Worker } from 'node:worker_threads'

const READER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const file = new DatabaseSync(workerData, { readOnly: true })
  parentPort.on('message', (sql) => parentPort.postMessage(file.prepare(sql).all()))`

export interface SqliteSessions {
  /** Runs a statement on one of the connections, which nobody else uses meanwhile; gives its rows. */
  read(sql: string, session: number): Promise<unknown>
  close(): Promise<void>
}

export function sqliteSessions(path: string, count: number): SqliteSessions {
  const workers = Array.from({ length: count }, () => new Worker(READER, { eval: true, workerData: path }))
  return {
    read: (sql, session) =>
      new Promise((resolve, reject) => {
        const worker = workers[session]!
        const done = (rows: unknown) => {
          worker.off('error', reject)
          resolve(rows)
        }
        worker.once('message', done).once('error', reject)
        worker.postMessage(sql) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread, not a window
      }),
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  }
}
