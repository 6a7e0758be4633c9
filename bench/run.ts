/**
 * `npm run bench`: every figure beside the physical limit measured in the same run, as a ratio. Makes its own data. Names
 * on the command line choose cases: `npm run bench -- csv cached`. Numbers from another machine or another run mean
 * little; ratios do.
 */
import { CASES } from './cases/index.ts'
import { stopServers } from '../test/support/servers.ts'
import { openBench } from './support/context.ts'
import { printRow, printTable, type BenchRow } from './support/report.ts'

const wanted = process.argv.slice(2)
const chosen = CASES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
const bench = await openBench()
const rows: BenchRow[] = []
let hasFailed = false
try {
  for (const { name, run } of chosen) await measure(name, run)
} finally {
  await bench.close()
  await stopServers()
}
printTable(rows)
process.exit(hasFailed ? 1 : 0)

/** A case that fails, such as one that needs a C compiler where there is none, leaves the others their turn. */
async function measure(name: string, run: (typeof chosen)[number]['run']): Promise<void> {
  process.stderr.write(`… ${name}\n`)
  try {
    for (const row of await run(bench)) {
      rows.push(row)
      printRow(row)
    }
  } catch (error) {
    hasFailed = true
    console.error(`${name} failed:`, error)
  }
}
