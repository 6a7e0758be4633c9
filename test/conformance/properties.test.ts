/**
 * Random queries, built from the grammar over the suite's tables: the same rows on every engine, both forms of JSON
 * the same statement, and changes that must not change the answer.
 *
 * `QUERENT_TEST_SEED` and `QUERENT_TEST_RUNS` explore further. A difference becomes a fixture in the file of its subject.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as fc from 'fast-check'
import { inlineParams, QueryError, toForm, type Row } from '@querent/query'
import { metadataOf } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { Draw } from './random/clauses.ts'
import { difference } from './random/compare.ts'
import { randomQuery, type Inner } from './random/queries.ts'
import { RANDOM_TABLES } from './random/samples.ts'
import { prepareFor, runQuery, type RunOptions } from './run-query.ts'

const SEED = Number(process.env['QUERENT_TEST_SEED'] ?? 20_240_331)
const RUNS = Number(process.env['QUERENT_TEST_RUNS'] ?? 150)
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York']
const metadata = metadataOf(RANDOM_TABLES)

interface Sample {
  query: Inner
  options: RunOptions
}

function sample(gen: fc.GeneratorValue): Sample {
  const draw = new Draw(gen)
  const zone = draw.pick(ZONES)
  const query = randomQuery(draw)
  const now = Date.UTC(2024, 9, 27, 12)
  return { query, options: { metadata, reportTimeZone: zone, databaseTimeZone: zone, now } }
}

const outer = (query: Inner): Record<string, unknown> => ({ type: 'query', query })

/** One form lists conditions, the other joins them in parentheses. */
function withoutParentheses(sql: string): string {
  return sql.replaceAll(/[()]/g, '')
}

/** Filters of every level the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(reversed)
    const isGroup = items[0] === 'and' || items[0] === 'or'
    return isGroup ? [items[0], ...items.slice(1).toReversed()] : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reversed(item)]))
}

describe('random queries', () => {
  let engines: Engine[] = []
  before(async () => {
    // ClickHouse refuses lists of values of several types, such as whole numbers and decimals.
    engines = (await openEngines(RANDOM_TABLES)).filter(({ name }) => name !== 'clickhouse')
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  /** Rows of the query; null where the engine cannot do it and says so. */
  async function rowsOf(engine: Engine, { query, options }: Sample): Promise<Row[] | null> {
    try {
      return (await runQuery(engine, outer(query), options)).rows
    } catch (error) {
      if (error instanceof QueryError && error.type === 'unsupported-feature') return null
      throw new Error(`${engine.name}: ${String(error)}\n${JSON.stringify(query)}`, { cause: error })
    }
  }

  function always(check: (given: Sample) => Promise<void>, runs = RUNS): Promise<void> {
    return fc.assert(
      fc.asyncProperty(fc.gen(), (gen) => check(sample(gen))),
      { seed: SEED, numRuns: runs },
    )
  }

  function assertSame(left: Row[], right: Row[], what: string, given: Sample): void {
    const found = difference(left, right)
    if (found !== undefined) {
      assert.fail(`${what}: ${found}\n${given.options.reportTimeZone} ${JSON.stringify(given.query)}`)
    }
  }

  /** The changed query gives the same rows as the given one, on one engine after the other. */
  function changes(name: string, change: (query: Inner) => Inner): void {
    test(name, () => {
      let turn = 0
      return always(async (given) => {
        const engine = engines[turn++ % engines.length]!
        const [plain, changed] = await Promise.all([
          rowsOf(engine, given),
          rowsOf(engine, { ...given, query: change(given.query) }),
        ])
        if (plain && changed) assertSame(plain, changed, `${engine.name}, ${name}`, given)
        else assert.equal(plain, changed)
      })
    })
  }

  test('every engine gives the same rows', () =>
    always(async (given) => {
      const answers = await Promise.all(engines.map((engine) => rowsOf(engine, given)))
      const first = answers.findIndex((rows) => rows !== null)
      answers.forEach((rows, index) => {
        if (rows) assertSame(answers[first]!, rows, `${engines[first]!.name}, ${engines[index]!.name}`, given)
      })
    }))

  test('both forms give the same statement', () =>
    always(async ({ query, options }) => {
      const engine = engines[0]!
      const statement = async (form: Record<string, unknown>): Promise<string> =>
        inlineParams(await prepareFor(engine, { query: form }, options), engine.dialect)
      const legacy = { database: 1, ...outer(query) }
      const staged = toForm(legacy, 'staged')
      const expected = await statement(legacy)
      assert.equal(withoutParentheses(await statement(staged)), withoutParentheses(expected))
      assert.equal(await statement(toForm(staged, 'legacy')), expected)
      assert.deepEqual(toForm(toForm(staged, 'legacy'), 'legacy'), toForm(staged, 'legacy'))
    }))

  changes('a limit above all rows', (query) =>
    'page' in query ? query : { ...query, limit: query['limit'] ?? 100_000 },
  )
  changes('filters in another order', (query) => reversed(query) as Inner)
  changes('a level around it', (query) => ({ 'source-query': query }))
})
