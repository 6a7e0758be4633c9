/** What the page costs the first start of a server, which builds it beside its work. */
import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startServer, type ServerProcess } from '../../bench/support/server-process.ts'
import { median } from '../../bench/support/stats.ts'
import { until } from '../../test/support/until.ts'

const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))
const ASIDE = fileURLToPath(new URL('../../node_modules/.cache/dist-aside', import.meta.url))
const ROUNDS = 3
const MOST_MS = 120_000

export interface FirstStart {
  /** Time until a server is healthy that has to build the page, by that of one that finds it. */
  ratio: number
  /** Seconds from the start of the process until the page is there. */
  readySeconds: number
}

/** The median of some starts of either kind, each on a new data folder. Needs a page that is built. */
export async function firstStart(): Promise<FirstStart> {
  const found: number[] = []
  const built: number[] = []
  const ready: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- only one server at a time has the machine
    found.push(await timed(() => Promise.resolve()))
    rmSync(ASIDE, { recursive: true, force: true })
    renameSync(DIST, ASIDE)
    try {
      // oxlint-disable-next-line no-await-in-loop
      built.push(await timed(async (server) => void ready.push(await readyMs(server))))
    } finally {
      // oxlint-disable-next-line no-await-in-loop -- what was built is being compressed for some time
      await until('the build', MOST_MS, () => Promise.resolve(!isBuilding()))
      rmSync(DIST, { recursive: true, force: true })
      renameSync(ASIDE, DIST)
    }
  }
  return { ratio: median(built) / median(found), readySeconds: median(ready) / 1000 }
}

async function timed(use: (server: ServerProcess) => Promise<void>): Promise<number> {
  const server = await startServer()
  try {
    await use(server)
    return server.startMs
  } finally {
    await server.stop()
    rmSync(server.dataDir, { recursive: true, force: true })
  }
}

async function readyMs({ url, startMs }: ServerProcess): Promise<number> {
  const before = performance.now()
  await until('the page', MOST_MS, async () => {
    const { state } = (await (await fetch(`${url}/app/status`)).json()) as { state: string }
    return state === 'ready'
  })
  return startMs + performance.now() - before
}

const isBuilding = (): boolean => spawnSync('pgrep', ['--full', 'web/make-build[.]ts']).status === 0
