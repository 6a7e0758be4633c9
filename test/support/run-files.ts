/**
 * Runs the test files of its arguments in this process, one after the other: what `node --test --test-isolation=none`
 * does, at less cost. Of every promise that is made, that one notes which test it belongs to, a sixth of the processor
 * time of our tests; here only timers, sockets and the like are noted. So hooks for a test are those of its context
 * (`t.after`); `after` of the module within a test finds the test only before the first `await`. And an error that
 * nothing catches may fail the run without the name of its test, but with its stack trace.
 */
import { createHook } from 'node:async_hooks'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

const RUNNER = 'node:internal/test_runner/'
const sample = createHook({ trackPromises: false })
const leavesPromises = Object.getOwnPropertySymbols(sample).find((symbol) => Reflect.get(sample, symbol) === true)
const hooks: { enable: typeof sample.enable } = Object.getPrototypeOf(sample)
const { enable } = hooks

hooks.enable = function enableWithoutPromises(this: typeof sample) {
  const isOfRunner = new Error().stack?.includes(RUNNER) === true
  if (isOfRunner && leavesPromises !== undefined) Reflect.set(this, leavesPromises, true)
  return enable.call(this)
}

/** The runner counts it, but tells its message alone. */
function tell(error: unknown): void {
  process.stderr.write(`\nNo test caught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
}

process.on('uncaughtExceptionMonitor', tell)
process.on('unhandledRejection', tell)

interface Times {
  parent: number
  /** In hundredths of a second: its own, and those of its processes that have ended. */
  ticks: number
}

function timesOf(id: string): Times | undefined {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) }
  } catch {
    return undefined // It has just ended.
  }
}

/**
 * Processor time in seconds of this process and of all that it has started, such as servers and the browser. Database
 * servers that ran before are not counted.
 */
function processorSeconds(): number {
  const all = new Map(
    readdirSync('/proc').flatMap((id) => {
      const times = /^\d+$/.test(id) ? timesOf(id) : undefined
      return times === undefined ? [] : [[Number(id), times] as const]
    }),
  )
  const below = new Set([process.pid])
  // A set gives entries too that are added meanwhile.
  for (const one of below) for (const [id, { parent }] of all) if (parent === one) below.add(id)
  return [...below].reduce((sum, id) => sum + (all.get(id)?.ticks ?? 0), 0) / 100
}

/** `QUERENT_TEST_TIMES=1`, on Linux: says of every file what it took of the processor. */
function tellTimes(file: string): void {
  test(`time of ${file}`, (t) => {
    const now = processorSeconds()
    t.diagnostic(`TIME ${(now - told).toFixed(2)} s of the processor: ${file}`)
    told = now
  })
}

let told = 0
for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(file).href)
    if (process.env['QUERENT_TEST_TIMES'] === '1') tellTimes(file)
  } catch (error) {
    test(file, () => {
      throw error
    })
  }
}
