/** Starts the bare HTTP server of the limits in a process of its own, as the server under measurement is. */
import { fork } from 'node:child_process'
import type { ServerDetails } from '../../test/support/servers.ts'
import { send } from '../support/http.ts'

export interface Limits {
  url: string
  pid: number
  /** Runs one limit by its path, e.g. `/copy-csv`, and waits for the end of its answer. */
  run(path: string, body?: unknown): Promise<Buffer>
  stop(): Promise<void>
}

export interface LimitSources {
  postgres: ServerDetails
  /** A DuckDB file that nobody else has open. */
  duckdbFile: string
}

/** What a limit does with the body of its request; gives the body of its answer. */
export type Work = (body: string) => Promise<string>

export async function startLimits(sources: LimitSources): Promise<Limits> {
  const child = fork(new URL('./server.ts', import.meta.url), [JSON.stringify(sources)])
  const port = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The limits' process ended with code ${code}`)))
  })
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid!,
    run: (path, body) =>
      send(url + path, { method: 'POST', ...(body !== undefined && { body: JSON.stringify(body) }) }),
    async stop() {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}
