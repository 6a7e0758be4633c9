/**
 * Row filters and column lists on real engines. The first part runs every fixture twice: with row filters on the whole
 * tables, and without any on copies that hold the visible rows alone. Both must answer the same.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { QueryError, type MetadataProvider, type Policies, type QueryAccess, type TablePolicy } from '@querent/query'
import { answer, assertRefused } from './answer.ts'
import { runRequest, type RunOptions } from './run-query.ts'
import { metadataWith, TABLES, VISIBLE_ROWS, visibleName, withIds } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { FIXTURE_FILES, outerQuery, readFixtures, type Fixture } from './fixtures.ts'

let engines: Engine[] = []
before(async () => {
  engines = await openEngines()
})
after(() => Promise.all(engines.map((engine) => engine.close())))

/** Least and greatest totals as the metadata of the copies tells them, so that bins lie alike. */
const COPY_RANGES = new Map([[304, { min: 0.2, max: 60.6 }]])

/** Only the visible rows of every table, all columns. */
const ROW_FILTERS = new Map<number, TablePolicy>(
  TABLES.flatMap(({ id, name }) => {
    const visible = VISIBLE_ROWS[name]
    return visible ? [[id, { filter: visible.filter, fieldIds: null, ranges: COPY_RANGES }]] : []
  }),
)

/** The same tables under the names of the copies. */
function copies(provider: MetadataProvider): MetadataProvider {
  return {
    async load(request) {
      const loaded = await provider.load(request)
      return {
        ...loaded,
        table(id) {
          const table = loaded.table(id)
          return table && table.name in VISIBLE_ROWS ? { ...table, name: visibleName(table.name) } : table
        },
      }
    },
  }
}

/** Rows without regard to order: a copy may give equal ones in another. */
function sorted(rows: unknown[][]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

/** Differs from run to run of one engine, or reads tables by their names in SQL. */
function isComparable({ query, staged, native, error }: Fixture): boolean {
  return (
    native === undefined &&
    error === undefined &&
    !/"native"|people__via__|products__via__/.test(JSON.stringify([query, staged]))
  )
}

/**
 * Two engines, in turn: what becomes of row filters is decided before there is SQL, and how engines spell what stands
 * there then is proved by queries.test.ts.
 */
let turn = 0
function someEngines(fixture: Fixture): Engine[] {
  const possible = engines.filter(({ name }) => !fixture.engines || fixture.engines.includes(name))
  turn += 1
  return possible.filter((_, at) => (at + turn) % Math.max(1, Math.floor(possible.length / 2)) === 0)
}

describe('row filters', () => {
  for (const file of FIXTURE_FILES) {
    for (const fixture of readFixtures(file).filter(isComparable)) {
      test(`${file}: ${fixture.name}`, async () => {
        for (const engine of someEngines(fixture)) {
          let read: QueryAccess | undefined
          const policies: Policies = {
            authorize(access) {
              read = access
              return ROW_FILTERS
            },
          }
          let filtered
          try {
            filtered = await answer(engine, fixture, { policies })
          } catch (error) {
            // A source card with SQL: refused, whatever the SQL reads.
            if (error instanceof QueryError && error.type === 'missing-required-permissions') continue
            throw error
          }
          assert.equal(
            filtered.prepared.isRestricted,
            read?.tables.some(({ table }) => ROW_FILTERS.has(table.id)),
          )
          const copied = await answer(engine, fixture, { metadata: copies(metadataWith(fixture.fields)) })
          assert.deepEqual(sorted(filtered.rows), sorted(copied.rows), `${engine.name}\n${filtered.prepared.sql}`)
        }
      })
    }
  }
})

/** Orders without note and discount, products without price, people without names and birthdays. */
const COLUMN_LISTS = new Map<number, TablePolicy>([
  [1, { filter: null, fieldIds: new Set([101, 103]) }],
  [2, { filter: VISIBLE_ROWS['products']!.filter, fieldIds: new Set([201, 202, 203]) }],
  [3, { filter: VISIBLE_ROWS['orders']!.filter, fieldIds: new Set([301, 302, 303, 304, 306, 307]) }],
])

/** Names in the query stand for ids. */
function fixture(query: Record<string, unknown>): Fixture {
  const named = withIds(JSON.stringify(query)) as Record<string, unknown>
  return { name: '', ...('native' in named ? named : { query: named }) }
}

const restricted: Partial<RunOptions> = { policies: { authorize: () => COLUMN_LISTS } }
const id = ['field', '{orders.id}', null]
const note = ['field', '{orders.note}', null]
const productJoin = {
  'source-table': '{products}',
  alias: 'P',
  condition: ['=', ['field', '{orders.product_id}', null], ['field', '{products.id}', { 'join-alias': 'P' }]],
}

async function rowsOf(engine: Engine, query: Record<string, unknown>) {
  return answer(engine, fixture(query), restricted)
}

describe('column lists', () => {
  const shown: [string, Record<string, unknown>, string[]][] = [
    [
      'default fields',
      { 'source-table': '{orders}' },
      ['id', 'person_id', 'product_id', 'total', 'quantity', 'created_at'],
    ],
    [
      'a source card',
      { 'source-table': 'card__50' },
      ['id', 'person_id', 'product_id', 'total', 'quantity', 'created_at'],
    ],
    [
      'all fields of a join',
      { 'source-table': '{orders}', fields: [id], joins: [{ ...productJoin, fields: 'all' }] },
      ['id', 'id_2', 'title', 'category'],
    ],
    ['an inner level', { 'source-query': { 'source-query': { 'source-table': '{people}' } } }, ['id', 'state']],
  ]
  for (const [name, query, columns] of shown) {
    test(`${name} show what is visible`, async () => {
      for (const engine of engines) {
        const { cols } = await rowsOf(engine, query)
        assert.deepEqual(
          cols.map((column) => column.name),
          columns,
        )
      }
    })
  }

  test('what is shown for a foreign key is left out where it is hidden', async () => {
    const dimension = { id: 1, name: 'Who', type: 'external', human_readable_values: null }
    const fields = withIds(
      JSON.stringify([
        { id: '{orders.person_id}', dimension: { ...dimension, human_readable_field_id: '{people.name}' } },
        { id: '{orders.product_id}', dimension: { ...dimension, human_readable_field_id: '{products.title}' } },
      ]),
    ) as Fixture['fields']
    for (const engine of engines) {
      const query = {
        ...fixture({
          'source-table': '{orders}',
          fields: [
            ['field', '{orders.person_id}', null],
            ['field', '{orders.product_id}', null],
          ],
        }),
        fields: fields ?? [],
      }
      const { cols } = await answer(engine, query, restricted)
      assert.deepEqual(
        cols.map((column) => column.name),
        ['person_id', 'product_id', 'title'],
      )
    }
  })

  const hidden: [string, Record<string, unknown>][] = [
    ['by id', { 'source-table': '{orders}', fields: [note] }],
    ['by name', { 'source-table': '{orders}', fields: [['field', 'note', { 'base-type': 'type/Text' }]] }],
    [
      'by name in other letters',
      { 'source-table': '{orders}', fields: [['field', 'NOTE', { 'base-type': 'type/Text' }]] },
    ],
    ['in a filter', { 'source-table': '{orders}', fields: [id], filter: ['starts-with', note, 'Q'] }],
    ['in a sort', { 'source-table': '{orders}', fields: [id], 'order-by': [['asc', note]] }],
    ['in a breakout', { 'source-table': '{orders}', aggregation: [['count']], breakout: [note] }],
    ['in an aggregation', { 'source-table': '{orders}', aggregation: [['max', note]] }],
    [
      'in the condition of an aggregation',
      { 'source-table': '{orders}', aggregation: [['share', ['=', note, 'Fox']]] },
    ],
    [
      'in an expression',
      { 'source-table': '{orders}', expressions: { e: ['length', note] }, aggregation: [['sum', ['expression', 'e']]] },
    ],
    ['in an expression that nothing uses', { 'source-table': '{orders}', expressions: { e: ['length', note] } }],
    [
      'through a foreign key',
      {
        'source-table': '{orders}',
        fields: [['field', '{products.price}', { 'source-field': '{orders.product_id}' }]],
      },
    ],
    [
      'through a foreign key, as a filter',
      {
        'source-table': '{orders}',
        fields: [id],
        filter: ['=', ['field', '{people.name}', { 'source-field': '{orders.person_id}' }], 'Ann'],
      },
    ],
    [
      'in a join condition',
      {
        'source-table': '{orders}',
        fields: [id],
        joins: [
          {
            ...productJoin,
            condition: ['=', ['field', '{orders.total}', null], ['field', '{products.price}', { 'join-alias': 'P' }]],
          },
        ],
      },
    ],
    [
      'in the fields of a join',
      {
        'source-table': '{orders}',
        fields: [id],
        joins: [{ ...productJoin, fields: [['field', '{products.price}', { 'join-alias': 'P' }]] }],
      },
    ],
    [
      'in a join of a nested query',
      {
        'source-table': '{orders}',
        fields: [id],
        joins: [
          {
            'source-query': { 'source-table': '{products}', filter: ['>', ['field', '{products.price}', null], 1] },
            alias: 'P',
            condition: productJoin.condition,
          },
        ],
      },
    ],
    [
      'in an inner level',
      { 'source-query': { 'source-table': '{orders}', filter: ['not-null', note] }, aggregation: [['count']] },
    ],
    ['in a source card', { 'source-table': 'card__64' }],
    ['in a saved filter', { 'source-table': '{orders}', filter: ['segment', 55], fields: [id] }],
    ['in a metric', { 'source-table': '{orders}', aggregation: [['metric', 93]] }],
  ]
  for (const [name, query] of hidden) {
    test(`a hidden column is refused ${name}`, async () => {
      const [engine] = engines
      assert.ok(engine)
      const refusal = { type: 'missing-required-permissions', message: 'You do not have permissions' }
      // Without the policy it is fine, so it is the policy that refuses.
      await answer(engine, fixture(query))
      await assertRefused(rowsOf(engine, query), refusal)
    })
  }

  test('one level up a hidden column does not exist', async () => {
    const outer = { 'source-query': { 'source-table': '{orders}' }, fields: [note] }
    for (const engine of engines) await assertRefused(rowsOf(engine, outer), { type: 'invalid-query', message: 'note' })
  })

  test('a table without a single visible column cannot be counted', async () => {
    const policies = { authorize: () => new Map([[3, { filter: null, fieldIds: new Set<number>() }]]) }
    const count = fixture({ 'source-table': '{orders}', aggregation: [['count']] })
    await assertRefused(answer(engines[0]!, count, { policies }), { type: 'missing-required-permissions', message: '' })
  })
})

describe('SQL', () => {
  const refusal = { type: 'missing-required-permissions', message: 'You do not have permissions' }
  const SQL: [string, Record<string, unknown>][] = [
    ['of the caller', { native: { query: 'select count(*) from orders' } }],
    ['that names no restricted table', { native: { query: 'select 1' } }],
    ['as a source', { 'source-query': { native: 'select note from orders' } }],
    [
      'in a join',
      {
        'source-table': '{people}',
        joins: [
          {
            'source-query': { native: 'select * from orders' },
            alias: 'N',
            condition: [
              '=',
              ['field', '{people.id}', null],
              ['field', 'person_id', { 'base-type': 'type/Integer', 'join-alias': 'N' }],
            ],
          },
        ],
        aggregation: [['count']],
      },
    ],
    ['with a card tag', { native: { query: 'select * from {{#50}} t' } }],
    [
      'with a field filter',
      {
        native: {
          query: 'select count(*) from orders where {{f}}',
          'template-tags': {
            f: { id: 'f', name: 'f', type: 'dimension', dimension: ['field', '{orders.note}', null] },
          },
        },
      },
    ],
    ['of a source card', { 'source-table': 'card__55' }],
    ['of a card behind a card', { 'source-table': 'card__65' }],
    [
      'of a joined card',
      {
        'source-table': '{people}',
        joins: [
          {
            'source-table': 'card__55',
            alias: 'N',
            condition: [
              '=',
              ['field', '{people.id}', null],
              ['field', 'person_id', { 'base-type': 'type/Integer', 'join-alias': 'N' }],
            ],
          },
        ],
        aggregation: [['count']],
      },
    ],
  ]
  for (const [name, query] of SQL) {
    test(`${name} is refused`, async () => {
      const engine = engines.find((item) => item.name === 'sqlite')
      assert.ok(engine)
      await answer(engine, fixture(query))
      await assertRefused(rowsOf(engine, query), refusal)
    })
  }

  test('where it is allowed, a card tag reads the visible rows alone', async () => {
    const policies: Policies = { authorize: () => COLUMN_LISTS, allowsSql: true }
    const query = fixture({ native: { query: 'select count(*) from {{#50}} t' } })
    for (const engine of engines) {
      assert.deepEqual((await answer(engine, query, { policies })).rows, [[5]])
      assert.deepEqual((await answer(engine, query)).rows, [[7]])
    }
  })

  test('where it is allowed, a table tag reads the visible rows and columns alone', async () => {
    const policies: Policies = { authorize: () => COLUMN_LISTS, allowsSql: true }
    const tags = { t: { id: 't', name: 't', type: 'table', 'table-id': '{orders}' } }
    const query = fixture({ native: { query: 'select * from {{t}} x order by 1', 'template-tags': tags } })
    for (const engine of engines) {
      const { rows, cols } = await answer(engine, query, { policies })
      assert.deepEqual([rows.length, rows[0]?.length, cols.some(({ name }) => name === 'note')], [5, 6, false])
    }
  })
})

test('totals of a pivot table count the visible rows alone', async () => {
  const query = outerQuery(
    fixture({
      'source-table': '{orders}',
      aggregation: [['count']],
      breakout: [['field', '{orders.person_id}', null]],
    }),
  )
  for (const engine of engines) {
    const options = { metadata: metadataWith(), ...restricted }
    const { rows } = await runRequest(engine, { query, pivot: { settings: {}, order: 'groups' } }, options)
    assert.deepEqual(rows.at(-1), [null, 1, 5], JSON.stringify(rows))
  }
})

describe('bins of a filtered table', () => {
  const total = ['field', '{orders.total}', { binning: { strategy: 'num-bins', 'num-bins': 4 } }]
  const queries = {
    'of the table': { 'source-table': '{orders}', aggregation: [['count']], breakout: [total] },
    'one level up': { 'source-query': { 'source-table': '{orders}' }, aggregation: [['count']], breakout: [total] },
  }
  const filter = VISIBLE_ROWS['orders']!.filter

  for (const [name, query] of Object.entries(queries)) {
    test(`lie between the least and greatest visible values, ${name}`, async () => {
      for (const engine of engines) {
        let binned: ReadonlySet<number> = new Set()
        const authorize = (access: QueryAccess): Map<number, TablePolicy> => {
          binned = access.binnedFieldIds
          return new Map([[3, { filter, fieldIds: null, ranges: new Map([[304, { min: 10.1, max: 40.4 }]]) }]])
        }
        const { cols } = await answer(engine, fixture(query), { policies: { authorize } })
        assert.deepEqual([...binned], [304])
        assert.deepEqual(cols[0]?.binning_info, {
          binning_strategy: 'num-bins',
          bin_width: 10,
          num_bins: 4,
          min_value: 10,
          max_value: 50,
        })
      }
    })

    test(`are refused where those are not known, ${name}`, async () => {
      const policies: Policies = { authorize: () => new Map([[3, { filter, fieldIds: null }]]) }
      for (const engine of engines) {
        await assertRefused(answer(engine, fixture(query), { policies }), {
          type: 'invalid-query',
          message: 'minimum and maximum',
        })
      }
    })
  }
})

test('policies are asked about everything that a query reads', async () => {
  const seen: QueryAccess[] = []
  const policies: Policies = {
    authorize(access) {
      seen.push(access)
      return new Map()
    },
  }
  const query = fixture({
    'source-table': 'card__50',
    joins: [{ ...productJoin, fields: [['field', '{products.title}', { 'join-alias': 'P' }]] }],
    aggregation: [
      ['metric', 80],
      ['sum-where', ['field', '{orders.quantity}', null], ['segment', 52]],
    ],
    breakout: [['field', '{people.state}', { 'source-field': '{orders.person_id}' }]],
  })
  await answer(engines[0]!, query, { policies })
  const [access] = seen
  assert.ok(access)
  const all = [301, 302, 303, 304, 305, 306, 307, 308, 309, 310]
  assert.deepEqual(
    access.tables.map(({ table, fieldIds, cardId }) => [table.name, [...fieldIds].toSorted(), cardId]),
    [
      ['orders', all, 50],
      ['products', [201], null],
      ['people', [101, 103], null],
      ['products', [201, 203], null],
    ],
  )
  assert.deepEqual([...access.cardIds].toSorted(), [50, 80])
  assert.equal(access.native, false)
  assert.deepEqual([...access.sqlCardIds], [])
})
