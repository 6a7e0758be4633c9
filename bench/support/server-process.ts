/** The server under measurement, in a process of its own as users run it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../test/support/free-port.ts'

const MAIN = new URL('../../packages/server/src/main.ts', import.meta.url).pathname

export interface ServerProcess {
  url: string
  child: ChildProcess
  dataDir: string
  /** Milliseconds from spawning to the first healthy answer. */
  startMs: number
  /** Resident memory now, in MB. */
  residentMb(): number
  /** Largest resident memory so far, in MB. */
  peakMb(): number
  /** Forgets the largest so far. */
  resetPeak(): void
  stop(): Promise<void>
}

export async function startServer(
  options: { dataDir?: string; workers?: number; env?: Record<string, string>; preload?: string } = {},
): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'querent-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const before = performance.now()
  const preload = options.preload === undefined ? [] : ['--import', options.preload]
  const child = spawn(process.execPath, [...preload, MAIN, 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      QUERENT_DATA_DIR: dataDir,
      QUERENT_LOG_LEVEL: 'warn',
      QUERENT_WORKERS: String(options.workers ?? 1),
      QUERENT_LOAD_SAMPLE_CONTENT: 'false',
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilHealthy(url, child)
  const startMs = performance.now() - before
  const memory = (key: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(status.match(new RegExp(`${key}:\\s+(\\d+)`))?.[1]) / 1024
  }
  return {
    url,
    child,
    dataDir,
    startMs,
    residentMb: () => memory('VmRSS'),
    peakMb: () => memory('VmHWM'),
    // Linux, proc(5): 5 resets the peak.
    resetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    async stop() {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

export async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    const isHealthy = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isHealthy) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('The server did not become healthy')
}
