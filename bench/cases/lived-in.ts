/** The same figures of a server that has worked for a while: fresh ones flatter memory, and sometimes speed. */
import type { Bench } from '../support/context.ts'
import { ask, download, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { aggregate } from './aggregate.ts'
import { oneRow } from './one-row.ts'
import { rates } from './rates.ts'
import { twoThousandRows } from './two-thousand-rows.ts'

const QUESTIONS = 2_000
const FORMATS = ['csv', 'json', 'xlsx'] as const
/** Garbage is collected and idle helpers end meanwhile. */
const SETTLE_MS = 5_000

export async function livedIn(bench: Bench): Promise<BenchRow[]> {
  await live(bench)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const residentMb = bench.server.residentMb()
  const rows: BenchRow[] = [
    { what: 'memory, settled', value: residentMb, limit: null, unit: 'MB', aim: 280, against: '' },
  ]
  for (const run of [oneRow, twoThousandRows, aggregate, rates]) rows.push(...(await run(bench)))
  return rows.map((row) => ({ ...row, what: `lived-in: ${row.what}` }))
}

/** Thousands of questions with answers of all sizes, and an export of each format. */
async function live(bench: Bench): Promise<void> {
  const question = ordersQuestion(bench)
  for (let count = 1; count <= QUESTIONS; count += 1) {
    await ask(bench, { ...question, query: { ...question.query, limit: count } })
  }
  for (const format of FORMATS) await download(bench, format, question)
}
