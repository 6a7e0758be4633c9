/** Lists of values that are longer than what an engine binds, or nests: the same rows as of short ones. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { metadataWith } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { runQuery } from './run-query.ts'

const NAME = ['field', 102, null]
const BIRTH = ['field', 104, null]

/** One more than the engine binds; many where it binds any number. */
function longerThan({ dialect }: Engine): number {
  return Number.isFinite(dialect.maxParams) ? dialect.maxParams + 1 : 3000
}

const FIRST_DAY = Date.UTC(2001, 0)
const names = (count: number) => Array.from({ length: count }, (_, index) => `it's \\ "${index}" ? $1`)
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(FIRST_DAY + index * 86_400_000).toISOString().slice(0, 10))

const CASES: [name: string, filter: (count: number) => unknown[], rows: number[]][] = [
  ['texts', (count) => ['=', NAME, ...names(count), "O'Hara 50%_x", 'Ann'], [1, 4]],
  ['texts and nulls', (count) => ['!=', NAME, ...names(count), 'ben', null], [1, 3, 4]],
  ['dates', (count) => ['=', BIRTH, ...days(count), '1980-02-29', null], [1, 3]],
  ['needles', () => ['contains', {}, NAME, ...names(2000), 'en', 'nn'], [1, 2]],
]

describe('long lists', () => {
  let engines: Engine[] = []
  before(async () => {
    engines = await openEngines()
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  for (const [name, filter, ids] of CASES) {
    test(name, async () => {
      for (const engine of engines) {
        const query = {
          'source-table': 1,
          fields: [['field', 101, null]],
          filter: filter(longerThan(engine)),
          'order-by': [['asc', ['field', 101, null]]],
        }
        const { rows } = await runQuery(engine, { type: 'query', query }, { metadata: metadataWith() })
        assert.deepEqual(
          rows,
          ids.map((id) => [id]),
          engine.name,
        )
      }
    })
  }

  test('a text of SQLite may hold any character', async () => {
    const sqlite = engines.find((engine) => engine.name === 'sqlite')
    assert.ok(sqlite)
    const part = "a\0b' c"
    const query = {
      'source-table': 1,
      expressions: { odd: ['concat', NAME, part] },
      fields: [['expression', 'odd']],
      filter: ['=', ['expression', 'odd'], ...names(longerThan(sqlite)), `Ann${part}`],
    }
    const { rows } = await runQuery(sqlite, { type: 'query', query }, { metadata: metadataWith() })
    assert.deepEqual(rows, [[`Ann${part}`]])
  })
})
