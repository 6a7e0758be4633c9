/**
 * The process that starts the workers and holds their port: it hands connections to them in turn, starts those again that
 * end, and stops all when it is told to. It serves nothing itself (docs/decisions/0010-workers.md).
 */
import cluster, { type Worker } from 'node:cluster'
import type { PresentConfig } from '../config/config.ts'
import { createLogger, logEvents } from '../observe/log.ts'
import { whenLauncherEnds } from '../process/launcher.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { VERSION } from '../version.ts'
import { switchboard } from './switchboard.ts'

/** A worker that ends at once is started again after this time, then after twice as long each time. */
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 30_000
/** One that lived longer than this counts as sound. */
const SOUND_AFTER_MS = 60_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Beyond the time that workers take at most to end by themselves. */
const KILLED_AFTER_MS = 30_000

/** True in the process that is to start the workers; false in a worker. */
export function isSupervisor(): boolean {
  return cluster.isPrimary
}

/** Runs until the workers were told to stop and did; the exit code. */
export async function superviseWorkers(config: PresentConfig): Promise<number> {
  const observe = logEvents(createLogger(config.logLevel, config.logFormat))
  const board = switchboard()
  const failures = new Map<number, number>()
  let isServing = false
  let isStopping = false
  cluster.schedulingPolicy = cluster.SCHED_RR

  function startWorker(place: number): Worker {
    const worker = cluster.fork()
    const bornAt = performance.now()
    const channel = { send: (message: ToWorker) => void (worker.isConnected() && worker.send(message)) }
    worker.on('online', () => channel.send({ kind: 'welcome', place, count: config.workers }))
    worker.on('listening', () => board.add(channel))
    worker.on('message', (message: FromWorker) => board.receive(channel, message))
    worker.on('exit', (code, signal) => {
      board.remove(channel)
      if (isStopping || !isServing) return
      const isSound = performance.now() - bornAt > SOUND_AFTER_MS
      const failed = isSound ? 0 : (failures.get(place) ?? 0)
      failures.set(place, failed + 1)
      const restartMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failed)
      observe({ type: 'worker.failed', place, error: `ended with ${signal ?? `code ${code}`}`, restartMs })
      setTimeout(() => isStopping || startWorker(place), restartMs)
    })
    return worker
  }

  const stopped = new Promise<number>((resolve) => {
    const stop = (reason: string) => {
      // A second signal has the workers hurry.
      if (isStopping) return forEachWorker((worker) => worker.process.kill('SIGTERM'))
      isStopping = true
      observe({ type: 'server.stopping', reason })
      resolve(stopWorkers(config.stopDelayMs + config.stopGraceMs + KILLED_AFTER_MS))
    }
    for (const signal of SIGNALS) process.on(signal, stop)
    whenLauncherEnds(() => stop('its launcher ended'))
  })

  // The first one brings the app database up to date, and says what is wrong with the configuration.
  const first = await untilListening(startWorker(0))
  if ('code' in first) return first.code
  isServing = true
  await Promise.all(Array.from({ length: config.workers - 1 }, (_, index) => untilListening(startWorker(index + 1))))
  const durationMs = Math.round(performance.now())
  const url = `http://${config.host}:${first.port}`
  if (!isStopping) observe({ type: 'server.started', version: VERSION.product, url, durationMs })
  return stopped
}

/** The port of a worker, or the exit code when it ended before it could be reached. */
function untilListening(worker: Worker): Promise<{ port: number } | { code: number }> {
  return new Promise((resolve) => {
    worker.once('listening', ({ port }) => resolve({ port }))
    worker.once('exit', (code) => resolve({ code: code ?? 1 }))
  })
}

/** Tells all workers to stop and waits for it; 0 when each of them ended well. */
async function stopWorkers(withinMs: number): Promise<number> {
  const codes: Promise<number>[] = []
  forEachWorker((worker) => codes.push(stopWorker(worker, withinMs)))
  return (await Promise.all(codes)).some((code) => code !== 0) ? 1 : 0
}

function stopWorker(worker: Worker, withinMs: number): Promise<number> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), withinMs)
    worker.once('exit', (code, signal) => {
      clearTimeout(timer)
      // One that was still starting does not know what to do with the signal.
      resolve(signal === 'SIGTERM' ? 0 : (code ?? 1))
    })
    worker.process.kill('SIGTERM')
  })
}

function forEachWorker(use: (worker: Worker) => void): void {
  for (const worker of Object.values(cluster.workers ?? {})) if (worker !== undefined) use(worker)
}
