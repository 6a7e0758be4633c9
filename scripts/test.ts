/**
 * Runs the tests: `npm test` everything, `npm run test:engines` the conformance suite alone. Both app databases are
 * covered: the whole suite runs with SQLite, then the tests over HTTP once more with PostgreSQL. Two runners share the
 * batches of files, as many as the smallest machine we care for has cores. Says loudly which engines were left out.
 */
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { cpus } from 'node:os'

interface Group {
  name: string
  files: string[]
  env: Record<string, string>
}

interface Counts {
  pass: number
  fail: number
  skipped: number
}

const RUNNERS = Math.min(2, cpus().length)
/** Starting a process costs less than a runner that waits for the other one at the end. */
const FILES_PER_PROCESS = 10
const SEED = new URL('../test/support/fixed-seed.ts', import.meta.url).href
const onlyEngines = process.argv.includes('engines')

const conformance = globSync('test/conformance/**/*.test.ts')
const contract = globSync('test/contract/**/*.test.ts')
const unit = globSync('packages/*/src/**/*.test.ts')
/** These start processes, use up memory or kill servers: alone, in processes of their own. */
const isolated = globSync(['test/memory/**/*.test.ts', 'test/process/**/*.test.ts'])
const others = globSync('test/**/*.test.ts').filter(
  (file) => ![...conformance, ...contract, ...isolated].includes(file),
)

const shared: Group[] = onlyEngines
  ? [{ name: 'conformance', files: conformance, env: {} }]
  : [
      {
        name: 'unit, conformance and HTTP on SQLite',
        files: [...others, ...unit, ...conformance, ...contract],
        env: {},
      },
      { name: 'HTTP on PostgreSQL', files: contract, env: { QUERENT_TEST_APP_DB: 'postgres' } },
    ]

const total: Counts = { pass: 0, fail: 0, skipped: 0 }
const batches = shared.flatMap(batchesOf)
await Promise.all(Array.from({ length: RUNNERS }, runBatches))
if (!onlyEngines && isolated.length > 0) {
  console.log(`\n== processes and memory: ${isolated.length} files`)
  await run(isolated, {}, false)
}
console.log(`\n${total.pass} passed, ${total.fail} failed, ${total.skipped} skipped`)
process.exit(total.fail > 0 || total.pass === 0 ? 1 : 0)

/** Neighbours in the alphabet are alike in cost: they go into different batches. */
function batchesOf({ name, files, env }: Group): Group[] {
  const count = Math.ceil(files.length / FILES_PER_PROCESS)
  console.log(`== ${name}: ${files.length} files`)
  return Array.from({ length: count }, (_, batch) => ({
    name: `${name}, ${batch + 1} of ${count}`,
    files: files.filter((_file, at) => at % count === batch),
    env,
  }))
}

/** One runner: takes the next batch as long as there is one. */
async function runBatches(): Promise<void> {
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    console.log(`\n== ${batch.name}`)
    await run(batch.files, batch.env, true)
  }
}

/** Runs some files in one process (or one process a file) and adds up what the runner counted. */
function run(files: string[], env: Record<string, string>, inOneProcess: boolean): Promise<void> {
  const flags = inOneProcess ? ['--test-isolation=none'] : ['--test-concurrency=1']
  const child = spawn(process.execPath, ['--import', SEED, '--test', '--test-reporter=spec', ...flags, ...files], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    process.stdout.write(chunk)
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const counted = countsIn(output)
      total.pass += counted.pass
      total.skipped += counted.skipped
      total.fail += code === 0 ? counted.fail : Math.max(1, counted.fail)
      resolve()
    })
  })
}

function countsIn(output: string): Counts {
  const count = (word: string) => Number(output.match(new RegExp(`^ℹ ${word} (\\d+)`, 'm'))?.[1] ?? 0)
  return { pass: count('pass'), fail: count('fail') + count('cancelled'), skipped: count('skipped') }
}
