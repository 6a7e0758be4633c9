/**
 * Runs the tests: `npm test` everything, `npm test -- FILE…` some files, `npm run test:engines` the conformance suite
 * alone, `npm run test:services` only files that use a server or a browser of this machine. Both app databases are
 * covered: the whole suite runs with SQLite, then the tests over HTTP that depend on it once more with PostgreSQL. Four runners share the
 * batches of files, two more than the smallest machine we care for has cores, because tests of processes mostly wait; tests
 * that need the machine for themselves come at the end. Says loudly which engines were left out.
 *
 * A few failures are tried once more when nothing else runs: a machine that is busy for a minute fails a test that waits for
 * another program. What then passes is still named at the end, with its message: it is a fault of the test, or a race.
 */
import { execFileSync, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, globSync, statfsSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { bundleFolder } from '../packages/server/src/boot/folder.ts'
import { serviceReader } from '../test/support/asked-services.ts'
import { ONE_APP_DATABASE } from '../test/support/one-app-database.ts'
import { areClientsInstalled } from '../test/clients/installed.ts'
import { isEximInstalled } from '../test/support/exim-server.ts'
import { chromiumPath } from '../test/support/chromium.ts'
import { clickhouseServer, mysqlServer, postgresServer, stopServers } from '../test/support/servers.ts'

/** Files that one process runs. */
interface Batch {
  name: string
  files: string[]
  env: Record<string, string>
  /** Of V8. */
  flags: readonly string[]
}

interface Counts {
  pass: number
  fail: number
  skipped: number
}

interface Outcome extends Counts {
  batch: Batch
  /** Of the processor; 0 without `QUERENT_TEST_TIMES`. */
  seconds: number
  /** What failed, with its messages; empty when nothing did. */
  failures: string
}

const RUNNERS = Math.min(2, cpus().length) + 2
/**
 * A process that has loaded and compiled the server, and made the data that tests share, runs the next file in half the
 * time: so few of them, but as many as keep all runners busy to the end.
 */
const FILES_PER_PROCESS = 50
/** These take twice as long: one process would be what all others wait for in the end. */
const POSTGRES_FILES_PER_PROCESS = 20
/** Each of these processes prepares a data folder once; they mostly wait, for what others do. */
const PROCESS_FILES_PER_PROCESS = 6
/** Each starts a browser. One that had them all would be what everything else waits for in the end. */
const WEB_FILES_PER_PROCESS = 25
/** Most of what such a process runs it runs a few times: code that is optimized for it takes longer than it saves. */
const FLAGS_OF_SHARED = ['--no-turbofan', '--min-semi-space-size=16', '--max-semi-space-size=64']
const SEED = new URL('../test/support/fixed-seed.ts', import.meta.url).href
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILD_PAGE = fileURLToPath(new URL('../packages/server/src/web/make-build.ts', import.meta.url))
const MAKE_BUNDLE = fileURLToPath(new URL('../packages/server/src/boot/make-bundle.ts', import.meta.url))
const RUN_FILES = fileURLToPath(new URL('../test/support/run-files.ts', import.meta.url))
/** A file system in memory, on Linux: what tests write there waits for no disk. */
const MEMORY_FOLDER = '/dev/shm'
/** Several times what all runners have there at once. */
const MEMORY_LEAST_BYTES = 2 ** 32
/** A batch that says nothing for so long, also on a busy machine, hangs: it ends as a failure that has its name. */
const SILENT_FOR_MS = 480_000
/** More failures than these are no chance. A test that fails counts again in each one around it. */
const MOST_TRIED_AGAIN = { batches: 2, failures: 8 }
/** The spec reporter writes it above the messages of all failures. */
const FAILURES_HEADING = '✖ failing tests:'
const onlyEngines = process.argv.includes('engines')
const named = process.argv.slice(2).filter((argument) => argument.endsWith('.ts'))
const isWhole = !onlyEngines && named.length === 0
/** Files without services pass or fail alike on every machine. */
const isWanted = process.argv.includes('services') ? serviceReader() : () => true

const conformance = filesOf('test/conformance/**/*.test.ts')
const contractOfAll = globSync('test/contract/**/*.test.ts')
const contract = contractOfAll.filter(isWanted)
const onBoth = contractOfAll.filter((file) => !ONE_APP_DATABASE.has(file))
if (contractOfAll.length - onBoth.length !== ONE_APP_DATABASE.size)
  throw new Error('one-app-database.ts names a file that is not there.')
const unit = filesOf('packages/*/src/**/*.test.ts')
const howTo = filesOf('test/how-to/**/*.test.ts')
/** These measure the memory of their own process. */
const memory = filesOf('test/memory/**/*.test.ts')
/** An engine has a second to stop: nothing else runs meanwhile. */
const timed = filesOf('test/process/{cancel,deadline}.test.ts')
/** These start processes, and kill them. */
const processes = filesOf('test/process/**/*.test.ts').filter((file) => !timed.includes(file))
/** These drive a browser. */
const web = filesOf('test/web/**/*.test.ts')
const others = filesOf('test/**/*.test.ts').filter(
  (file) => ![conformance, contractOfAll, howTo, memory, timed, processes, web].flat().includes(file),
)

/** The longest come first, so that at the end no runner is left with one. */
const batches: Batch[] = isWhole
  ? [
      ...batchesOf('pages in a browser', web, {}, WEB_FILES_PER_PROCESS),
      ...howTo.map(separateBatch),
      ...batchesOf('processes', processes, {}, PROCESS_FILES_PER_PROCESS),
      ...batchesOf('HTTP on PostgreSQL', onBoth, { QUERENT_TEST_APP_DB: 'postgres' }, POSTGRES_FILES_PER_PROCESS),
      ...memory.map(separateBatch),
      ...batchesOf('HTTP on SQLite', contract),
      ...batchesOf('unit and conformance', [...others, ...unit, ...conformance]),
    ]
  : batchesOf(onlyEngines ? 'conformance' : 'files', onlyEngines ? conformance : named)
const last = isWhole ? timed.map(separateBatch) : []

const outcomes: Outcome[] = []
const postgres = await postgresServer()
const mysql = await mysqlServer()
const clickhouse = await clickhouseServer()
const servers = serverEnv()
// Every server looks for the page, and would build it beside the tests.
// In the words of the Dockerfile, which nothing else tries.
if (isWhole) execFileSync(process.execPath, [BUILD_PAGE, 'packages/web/dist'], { stdio: 'inherit', cwd: ROOT })
// A server makes it when it has run for a while, as none of the tests does: a command takes twice as long without it.
if (!existsSync(bundleFolder() ?? '')) execFileSync(process.execPath, [MAKE_BUNDLE], { stdio: 'inherit' })
await Promise.all(Array.from({ length: RUNNERS }, () => runAll(batches)))
await runAll(last)
const passedAlone = await tryAgain(isWhole ? outcomes.filter(({ fail }) => fail > 0) : [])
await stopServers()
for (const { batch, failures } of outcomes.filter(({ fail }) => fail > 0))
  console.log(`\n== failed${passedAlone.has(batch) ? ', then passed alone' : ''}: ${batch.name}\n${failures}`)
const leftOut = [
  ...(postgres.isEmbedded === true ? ['a PostgreSQL server of this machine: the embedded one served'] : []),
  ...(mysql === undefined ? ['MySQL and MariaDB, because no server was found'] : []),
  ...(isWhole && chromiumPath === undefined ? ['the pages in a browser, because there is no Chromium'] : []),
]
/** Not part of what must have been tried: nothing of ours depends on these. */
const unasked = [
  ...(clickhouse === undefined
    ? ['ClickHouse, because its engine is not installed (npm ci --prefix test/engines --ignore-scripts)']
    : []),
  ...(isWhole && !areClientsInstalled ? ['published clients, because they are not installed'] : []),
  ...(isWhole && !isEximInstalled ? ["Debian's mail server, because exim4 is not installed or cannot be started"] : []),
]
for (const part of [...leftOut, ...unasked]) console.log(`\nLEFT OUT: ${part}.`)
const sum = (count: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[count], 0)
const fail = outcomes.filter(({ batch }) => !passedAlone.has(batch)).reduce((total, outcome) => total + outcome.fail, 0)
const chance = sum('fail') - fail
console.log(
  `\n${sum('pass') + chance} passed${chance > 0 ? ` (${chance} only alone)` : ''}, ${fail} failed, ${sum('skipped')} skipped`,
)
if (process.env['QUERENT_TEST_TIMES'] === '1') tellTimes()
/** Where changes are accepted, everything must have been tried. */
const isIncomplete = leftOut.length > 0 && process.env['CI'] === 'true'
process.exit(fail > 0 || sum('pass') === 0 || isIncomplete ? 1 : 0)

function filesOf(pattern: string): string[] {
  return globSync(pattern).filter(isWanted)
}

function separateBatch(file: string): Batch {
  return { name: file, files: [file], env: {}, flags: [] }
}

/** Neighbors in the alphabet are alike in cost: they go into different batches. */
function batchesOf(
  name: string,
  files: string[],
  env: Record<string, string> = {},
  perProcess = FILES_PER_PROCESS,
): Batch[] {
  const count = Math.ceil(files.length / perProcess)
  return Array.from({ length: count }, (_, batch) => ({
    name: `${name}, ${batch + 1} of ${count}`,
    files: files.filter((_file, at) => at % count === batch),
    env,
    flags: FLAGS_OF_SHARED,
  }))
}

/** Servers are looked for, or started, once for all processes. */
function serverEnv(): Record<string, string> {
  return {
    ...temporaryFolder(),
    QUERENT_TEST_POSTGRES_URL: postgres.url,
    ...(mysql !== undefined && { QUERENT_TEST_MYSQL_URL: mysql.url }),
    ...(clickhouse !== undefined && { QUERENT_TEST_CLICKHOUSE_URL: clickhouse.url }),
  }
}

/** App databases and the like go to memory where there is much room: the disk would be waited for at every commit. */
function temporaryFolder(): Record<string, string> {
  if (process.env['TMPDIR'] !== undefined) return {}
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize < MEMORY_LEAST_BYTES ? {} : { TMPDIR: MEMORY_FOLDER }
  } catch {
    return {}
  }
}

/** One runner: takes the next batch as long as there is one. */
async function runAll(queue: Batch[]): Promise<void> {
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    const start = performance.now()
    console.log(`\n== ${batch.name}`)
    outcomes.push(await run(batch))
    console.log(`\n== ${batch.name} took ${Math.round((performance.now() - start) / 1000)} s`)
  }
}

/** Runs the failed files of few failed batches once more, and gives the batches of which all passed then. */
async function tryAgain(failed: Outcome[]): Promise<Set<Batch>> {
  const failures = failed.reduce((total, { fail }) => total + fail, 0)
  if (failed.length > MOST_TRIED_AGAIN.batches || failures > MOST_TRIED_AGAIN.failures) return new Set()
  const passed = new Set<Batch>()
  for (const { batch, failures: text } of failed) {
    const named = batch.files.filter((file) => text.includes(file))
    console.log(`\n== once more, alone: ${batch.name}`)
    const again = await run({ ...batch, files: named.length > 0 ? named : batch.files })
    if (again.fail === 0 && again.pass > 0) passed.add(batch)
  }
  return passed
}

/** Runs a batch, and gives what the runner counted. */
function run(batch: Batch): Promise<Outcome> {
  const { name, files, env, flags } = batch
  const child = spawn(process.execPath, [...flags, '--import', SEED, '--test-reporter=spec', RUN_FILES, ...files], {
    env: { ...process.env, ...servers, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const watch = setTimeout(() => {
    const lastWord = output.trimEnd().split('\n').at(-1) ?? ''
    console.log(`\n== ${name} has said nothing for ${SILENT_FOR_MS / 1000} s and is ended. Last: ${lastWord}`)
    child.kill('SIGKILL')
  }, SILENT_FOR_MS)
  child.stdout.on('data', (chunk: Buffer) => {
    watch.refresh()
    output += chunk.toString()
    process.stdout.write(chunk)
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(watch)
      const counts = countsIn(output)
      const fail = code === 0 ? counts.fail : Math.max(1, counts.fail)
      const failures = output.split(FAILURES_HEADING).slice(1).join('').trim()
      const seconds = secondsIn(output)
      resolve({
        ...counts,
        fail,
        batch,
        seconds,
        failures: failures || output.trimEnd().split('\n').slice(-3).join('\n'),
      })
    })
  })
}

/** The sum over the files, from the lines of `run-files.ts`. */
function secondsIn(output: string): number {
  return [...output.matchAll(/TIME ([\d.]+) s/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
}

/** Prints the processor time of each group of batches. */
function tellTimes(): void {
  const groups = new Map<string, number>()
  for (const { batch, seconds } of outcomes) {
    const group = batch.name.replace(/, \d+ of \d+$/, '')
    groups.set(group, (groups.get(group) ?? 0) + seconds)
  }
  for (const [group, seconds] of groups) console.log(`\nPROCESSOR: ${Math.round(seconds)} s: ${group}`)
}

function countsIn(output: string): Counts {
  const count = (word: string) => Number(output.match(new RegExp(`^ℹ ${word} (\\d+)`, 'm'))?.[1] ?? 0)
  return { pass: count('pass'), fail: count('fail') + count('cancelled'), skipped: count('skipped') }
}
