import { DuckDBInstance } from '@duckdb/node-api'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from '../../support/context.ts'
import { filled } from '../../support/copies.ts'
import { ask, ordersQuestion } from '../../support/queries.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median } from '../../support/stats.ts'

const ROUNDS = 5
const AGGREGATE_ROUNDS = 20
/** What the question `heavy` asks. */
const HEAVY_SQL = `select source, count(*), sum(quantity), max(product_id), count(distinct user_id) from t group by source order by source`

/** Questions on a copy of the million orders of PostgreSQL: beside the source, and beside DuckDB alone on the same file. */
export async function copyRead(bench: Bench): Promise<BenchRow[]> {
  const { call, ids, server } = bench
  const path = `/api/persist/table/${ids.postgresOrders}`
  await call('POST', '/api/persist/enable', {})
  await call('POST', `${path}/persist`, {})
  await filled(bench, path, '')
  const file = newestCopy(server.dataDir)
  const { cards, heavy } = await questions(bench)
  const dashboard = (use: object) => Promise.all(cards.map((card) => ask(bench, { ...card, ...use })))
  const { ours, limit } = await alternately(
    ROUNDS,
    () => dashboard({}),
    () => dashboard({ use_copies: false }),
  )
  const fromSource = (await dashboard({})).filter((answer) => !answer.includes('"copies":[')).length
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' })
  const bare = await instance.connect()
  const one = await alternately(
    AGGREGATE_ROUNDS,
    () => ask(bench, heavy),
    () => bare.runAndReadAll(HEAVY_SQL),
    2,
  )
  const csv = `${file}.csv`
  await bare.run(`copy t to '${csv}'`)
  bare.closeSync()
  instance.closeSync()
  const [csvMb, fileMb] = [megabytes(csv), megabytes(file)]
  await call('POST', '/api/persist/disable', {})
  const row = (what: string, value: number, figures: Omit<BenchRow, 'what' | 'value'>): BenchRow => ({
    what,
    value,
    ...figures,
  })
  return [
    row('20 aggregates of 1M rows from a copy', median(ours), {
      limit: median(limit),
      unit: 'ms',
      aim: 0.1,
      against: 'the same from PostgreSQL',
    }),
    row('20 aggregates from a copy: asked of the source', fromSource, {
      limit: cards.length,
      unit: 'queries',
      aim: 0.1,
      against: 'all of them',
    }),
    row('one aggregate from a copy', median(one.ours), {
      limit: median(one.limit),
      unit: 'ms',
      aim: 1.3,
      against: 'DuckDB alone on the file',
    }),
    row('file of a copy', fileMb, { limit: csvMb, unit: 'MB', aim: 0.5, against: 'the rows as CSV' }),
  ]
}

async function questions(bench: Bench) {
  const field = async (name: string, options: object | null = null) => [
    'field',
    await bench.field(bench.ids.postgresOrders, name),
    options,
  ]
  const base = ordersQuestion(bench)
  // Decimals that were divided have as many digits as they need, and are asked of the source.
  const [quantity, product, user] = [await field('quantity'), await field('product_id'), await field('user_id')]
  const source = await field('source')
  const breakouts = [[], [source], [quantity], [product], [await field('created_at', { 'temporal-unit': 'month' })]]
  const aggregations = [['count'], ['sum', quantity], ['max', product], ['distinct', user]]
  const cards = breakouts.flatMap((breakout) =>
    aggregations.map((one) => ({ ...base, query: { ...base.query, aggregation: [one], breakout } })),
  )
  const aggregation = [['count'], ['sum', quantity], ['max', product], ['distinct', user]]
  return { cards, heavy: { ...base, query: { ...base.query, aggregation, breakout: [source] } } }
}

/** The file of the version that was filled last. */
function newestCopy(dataDir: string): string {
  const folder = join(dataDir, 'copies')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.duckdb'))
  const [newest] = names
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (newest === undefined) throw new Error('The copy has no file.')
  return newest
}

function megabytes(path: string): number {
  return statSync(path).size / 1e6
}
