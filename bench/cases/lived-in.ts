/** The same figures of a server that has worked for a while: fresh ones flatter memory, and sometimes speed. */
import type { Bench } from '../support/context.ts'
import { ask, download, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { aggregate } from './aggregate.ts'
import { exportCsv } from './export-csv.ts'
import { PEAK_AIM_MB } from './export-memory.ts'
import { exportXlsx } from './export-xlsx.ts'
import { oneRow } from './one-row.ts'
import { rates } from './rates.ts'
import { twoThousandRows } from './two-thousand-rows.ts'

const QUESTIONS = 2_000
const FORMATS = ['csv', 'json', 'xlsx'] as const
/** The server has come to rest by then (`process/rest.ts`), and idle helpers have ended. */
const SETTLE_MS = 12_000

export async function livedIn(bench: Bench): Promise<BenchRow[]> {
  await live(bench)
  const rows = await memory(bench)
  for (const run of [oneRow, twoThousandRows, aggregate, rates, exportCsv, exportXlsx]) rows.push(...(await run(bench)))
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

/** What the server keeps, and the most that an export of each format takes. */
async function memory(bench: Bench): Promise<BenchRow[]> {
  const { server } = bench
  const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  await settle()
  const row = (what: string, value: number): BenchRow => {
    return { what, value, limit: null, unit: 'MB', aim: PEAK_AIM_MB, against: '' }
  }
  const rows = [row('memory, settled', server.residentMb())]
  for (const format of FORMATS) {
    await settle()
    server.resetPeak()
    await download(bench, format, ordersQuestion(bench))
    rows.push(row(`peak memory, ${format} export`, server.peakMb()))
  }
  return rows
}
