/** Input that tries to break the pipeline or to keep it busy: answered or refused, and neither takes long. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  findEntityIds,
  normalizeForStorage,
  prepareQuery,
  QueryError,
  referencedIds,
  replaceEntityIds,
} from './index.ts'
import { card, field, table, testContext } from './testing/metadata.ts'

/** Milliseconds of this thread's own time: many times what any of them takes, little to what one that multiplies takes. */
const LONGEST_MS = 2_000

const TABLES = [
  table(1, 'orders', [
    field(10, 1, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
    field(11, 1, 'total', 'type/Decimal', { fingerprint: { type: { 'type/Number': { min: 0, max: 100 } } } }),
    field(12, 1, 'created', 'type/DateTime'),
    field(13, 1, 'person_id', 'type/Integer', { semantic_type: 'type/FK', fk_target_field_id: 20 }),
    field(14, 1, 'name', 'type/Text'),
  ]),
  table(2, 'people', [field(20, 2, 'id', 'type/Integer', { semantic_type: 'type/PK' })]),
]

const ref = (id: number, options: unknown = null) => ['field', id, options]
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const nest = (count: number, wrap: (inner: unknown, index: number) => unknown, start: unknown) =>
  many(count, (index) => index).reduce((inner, index) => wrap(inner, index), start)
const named = (count: number, make: (index: number) => unknown) =>
  Object.fromEntries(many(count, (index) => [`e${index}`, make(index)]))
const before = (index: number) => ['expression', `e${index - 1}`]
const native = (query: string, more: Record<string, unknown> = {}) => ({
  database: 1,
  type: 'native',
  native: { query, ...more },
})
const mbql = (query: Record<string, unknown>, outer: Record<string, unknown> = {}) => ({
  database: 1,
  type: 'query',
  query: { 'source-table': 1, ...query },
  ...outer,
})
const equals = ['=', ref(11), 1]

/** Each names the one before it twice: opened naively they would double thirty times. */
const DEPTH = 30
const doubling = (index: number, first: Record<string, unknown>, next: Record<string, unknown>) =>
  index === 0 ? first : next
const CONTENT = {
  tables: TABLES,
  cards: [
    ...many(DEPTH, (index) => {
      const below = `card__${99 + index}`
      const join = { 'source-table': below, alias: 'J', condition: ['=', ref(10), ref(10, { 'join-alias': 'J' })] }
      return card(100 + index, doubling(index, { 'source-table': 1 }, { 'source-table': below, joins: [join] }))
    }),
    ...many(DEPTH, (index) => {
      const below = ['metric', 199 + index]
      const aggregation = index === 0 ? ['sum', ref(11)] : ['+', below, below]
      return card(200 + index, { 'source-table': 1, aggregation: [aggregation] }, { type: 'metric' })
    }),
    ...many(DEPTH, (index) => {
      const sql = index === 0 ? 'select 1' : `select * from {{#${299 + index}}} a, {{#${299 + index}}} b`
      return card(300 + index, {}, { dataset_query: native(sql) })
    }),
    card(400, { 'source-table': 1, filter: ['segment', 101], aggregation: [['metric', 400]] }, { type: 'metric' }),
    card(401, {}, { dataset_query: native('select * from {{#402}}') }),
    card(402, {}, { dataset_query: native('select * from {{#401}}') }),
  ],
  segments: [
    ...many(DEPTH, (index) => {
      const below = ['segment', index]
      const both = ['and', ['or', below, ['=', ref(10), index]], ['or', below, ['=', ref(10), -index]]]
      const filter = index === 0 ? equals : both
      return { id: 1 + index, table_id: 1, name: `s${index}`, definition: { 'source-table': 1, filter } }
    }),
    { id: 101, table_id: 1, name: 'circle', definition: { 'source-table': 1, filter: ['not', ['segment', 101]] } },
  ],
  snippets: [
    ...many(DEPTH, (index) => {
      const below = `{{snippet: n${index - 1}}}`
      return {
        id: 1 + index,
        name: `n${index}`,
        content: index === 0 ? '1' : `(${below} + ${below})`,
        template_tags: null,
      }
    }),
    ...many(12, (index) => ({
      id: 100 + index,
      name: `tens${index}`,
      content: index === 0 ? '1, ' : `{{snippet: tens${index - 1}}} `.repeat(10),
      template_tags: null,
    })),
    { id: 150, name: 'long', content: 'x'.repeat(100_000), template_tags: null },
  ],
}

interface Outcome {
  sql?: string
  error?: QueryError
  ms: number
}

async function outcome(query: unknown): Promise<Outcome> {
  const start = process.threadCpuUsage().user
  const ms = () => (process.threadCpuUsage().user - start) / 1000
  try {
    const { sql } = await prepareQuery({ query }, testContext(CONTENT))
    return { sql, ms: ms() }
  } catch (error) {
    assert.ok(error instanceof QueryError, `${String(error)}\n${error instanceof Error ? error.stack : ''}`)
    return { error, ms: ms() }
  }
}

/** What becomes of each: SQL, or a refusal whose message has these words. */
const CASES: Record<string, Record<string, [query: unknown, refusal?: RegExp]>> = {
  'long lists': {
    'ten thousand conditions': [mbql({ filter: ['or', ...many(10_000, (index) => ['=', ref(11), index])] })],
    'ten thousand conditions in ninety levels': [
      mbql({
        filter: nest(
          90,
          (inner, level) => [level % 2 ? 'or' : 'and', inner, ...many(110, (index) => ['=', ref(11), index])],
          equals,
        ),
      }),
    ],
    'a hundred thousand values': [mbql({ filter: ['=', ref(14), ...many(100_000, (index) => `x${index}`)] })],
    'five thousand branches': [mbql({ expressions: { c: ['case', many(5_000, (index) => [equals, index])] } })],
    'twenty thousand summands': [mbql({ expressions: { c: ['+', ...many(20_000, (index) => index)] } })],
    'too many breakouts': [mbql({ breakout: many(5_000, (x) => ref(12, { x })) }), /at most 2000/],
    'too many aggregations': [mbql({ aggregation: many(5_000, () => ['count']) }), /at most 2000/],
    'too many sorts': [mbql({ 'order-by': many(5_000, () => ['asc', ref(11)]) }), /at most 2000/],
    'sorts against aggregations': [
      mbql({
        aggregation: many(2_000, (index) => ['sum', ['+', ref(11), index]]),
        'order-by': many(2_000, (index) => ['asc', ['sum', ['+', ref(11), index]]]),
      }),
    ],
    'too many joins': [mbql({ joins: many(1_000, () => ({ 'source-table': 2, condition: equals })) }), /at most 100/],
    'too many parameters': [mbql({}, { parameters: many(9_000, () => ({ type: 'id' })) }), /at most 2000/],
    'too many stages': [
      { 'lib/type': 'mbql/query', database: 1, stages: many(10_000, () => ({})) },
      /nested more than/,
    ],
  },
  'deep nesting': {
    'two hundred clauses': [mbql({ filter: nest(200, (inner) => ['not', ['and', inner, equals]], equals) }), /nested/],
    'two hundred queries': [
      mbql(Object(nest(200, (inner) => ({ 'source-table': null, 'source-query': inner }), { 'source-table': 1 }))),
      /nested/,
    ],
    'a list of lists': [mbql({ filter: nest(50_000, (inner) => [inner], 1) }), /Expected a clause/],
    'fifty thousand clauses': [mbql({ filter: nest(50_000, (inner) => ['not', inner], equals) }), /nested/],
    'an ignored key': [mbql({ 'lib/stage-metadata': nest(50_000, (inner) => [inner], 1) })],
    'a staged query': [
      {
        'lib/type': 'mbql/query',
        database: 1,
        stages: [{ 'source-table': 1, filters: [nest(50_000, (inner) => ['not', {}, inner], equals)] }],
      },
      /nested/,
    ],
    'a chain of expressions': [
      mbql({ expressions: named(1_000, (index) => (index ? ['+', before(index), 1] : ref(11))) }),
      /too large|nested|build on/,
    ],
    'optional parts': [native('[['.repeat(50_000)), /\[\[/],
  },
  'content that names content twice': {
    'source cards': [mbql({ 'source-table': 'card__129' }), /too large|parts/],
    metrics: [mbql({ aggregation: [['metric', 229]] }), /parts/],
    'cards in SQL': [native('select * from {{#329}}'), /too large|parts/],
    segments: [mbql({ filter: ['segment', 30] }), /too large/],
    snippets: [native('select {{snippet: n29}}'), /Snippets|too large|parts/],
    'snippets that put ten in each': [native('select {{snippet: tens11}}'), /too large|longer than/],
    'a long snippet many times': [
      native(`select ${'{{snippet: long}}'.repeat(4_000)}`),
      /The SQL is longer than 250,000/,
    ],
    expressions: [
      mbql({ expressions: named(60, (index) => (index ? ['+', before(index), before(index)] : ref(11))) }),
      /too large|Expected|Expressions/,
    ],
    'many large expressions': [
      mbql({
        expressions: named(1_000, (index) =>
          index === 0
            ? ['+', ref(11), 1]
            : ['+', index < 15 ? before(index) : ['expression', 'e14'], index < 15 ? before(index) : index],
        ),
      }),
      /too large/,
    ],
  },
  circles: {
    segments: [mbql({ filter: ['segment', 101] }), /refers to itself/],
    metrics: [mbql({ aggregation: [['metric', 400]] }), /refers to itself/],
    'cards in SQL': [native('select * from {{#401}}'), /built on itself|refers to itself/],
  },
  'long texts': {
    'as a value': [mbql({ filter: ['=', ref(14), 'x'.repeat(5_000_000)] })],
    'as a number': [mbql({ filter: ['=', ref(11), '1'.repeat(5_000_000)] }), /is not a number/],
    'as a date': [mbql({ filter: ['=', ref(12), `2024-01-01${' '.repeat(2_000_000)}x`] }), /is not a date/],
    'as a clause': [mbql({ filter: ['x'.repeat(5_000_000), 1] }), /Unknown clause/],
    'as a column': [mbql({ fields: [ref(11), ['field', 'x'.repeat(5_000_000), null]] }), /does not exist/],
    'as a name': [mbql({ expressions: { ['x'.repeat(1_000_000)]: ['+', ref(11), 1] } })],
    'as an alias': [
      mbql({
        joins: [
          {
            'source-table': 2,
            alias: 'x'.repeat(1_000_000),
            condition: ['=', ref(13), ref(20, { 'join-alias': 'x'.repeat(1_000_000) })],
          },
        ],
      }),
    ],
    'as SQL': [native(`select 1 -- ${'x'.repeat(5_000_000)}`), /longer than 250,000 characters/],
    'quotes in SQL': [native(`select ${"'".repeat(240_000)}`)],
    'comments in SQL': [native(`select ${'/*'.repeat(120_000)}`)],
  },
  numbers: {
    infinity: [
      JSON.parse('{"database":1,"type":"query","query":{"source-table":1,"filter":["=",["field",11,null],1e999]}}'),
      /finite/,
    ],
    'infinity as a typed value': [
      JSON.parse(
        '{"database":1,"type":"query","query":{"source-table":1,"filter":["=",["field",11,null],["value",-1e999,{}]]}}',
      ),
      /finite/,
    ],
    'not a number': [mbql({ filter: ['=', ref(11), Number.NaN] }), /finite/],
    'the largest': [mbql({ filter: ['=', ref(11), 1e308] })],
    'a limit below zero': [mbql({ limit: -1 }), /whole number/],
    'half a limit': [mbql({ limit: 1.5 }), /whole number/],
    'an endless limit': [mbql({ limit: 1e300 }), /whole number/],
    'a page far away': [mbql({ page: { page: 2 ** 53 - 1, items: 2 ** 53 - 1 } })],
    'an id that is none': [mbql({ fields: [ref(1e15)] }), /does not exist/],
    'very narrow bins': [mbql({ breakout: [ref(11, { binning: { strategy: 'bin-width', 'bin-width': 1e-300 } })] })],
    'very many bins': [mbql({ breakout: [ref(11, { binning: { strategy: 'num-bins', 'num-bins': 2 ** 53 - 1 } })] })],
  },
  'names of objects': {
    'a prototype in the query': [
      JSON.parse('{"database":1,"type":"query","query":{"source-table":1,"__proto__":{"filter":["frob"]}}}'),
    ],
    'a prototype around it': [
      JSON.parse('{"database":1,"type":"query","__proto__":{"native":{"query":"x"}},"query":{"source-table":1}}'),
    ],
    'a prototype in options': [mbql({ fields: [ref(11, JSON.parse('{"__proto__":{"join-alias":"x"}}'))] })],
    'an expression named so': [mbql({ expressions: JSON.parse('{"__proto__":["+",["field",11,null],1]}') })],
    'a clause named constructor': [mbql({ filter: ['constructor', 1] }), /Unknown clause/],
    'a reference to toString': [mbql({ fields: [['expression', 'toString']] }), /does not exist/],
    'a direction named constructor': [mbql({ 'order-by': [['constructor', ref(11)]] }), /asc/],
    'a week mode named constructor': [
      mbql({ expressions: { w: ['get-week', ref(12), 'constructor'] }, fields: [['expression', 'w']] }),
      /unknown mode/,
    ],
    'an amount named constructor': [
      mbql({ filter: ['time-interval', ref(12), 'constructor', 'day'] }),
      /unknown amount/,
    ],
    'a variable named constructor': [native('select {{constructor}}'), /specify a value/],
    'a variable named __proto__': [native('select {{__proto__}}'), /specify a value/],
  },
}

for (const [group, cases] of Object.entries(CASES)) {
  describe(group, () => {
    for (const [name, [query, refusal]] of Object.entries(cases)) {
      test(name, async () => {
        const { sql, error, ms } = await outcome(query)
        if (refusal) assert.match(error?.message ?? `not refused: ${sql?.slice(0, 200)}`, refusal)
        else assert.equal(error?.message, undefined)
        assert.ok((error?.message.length ?? 0) < 3_000)
        assert.ok(ms < LONGEST_MS, `${ms} ms`)
      })
    }
  })
}

test('storing, and looking for ids, withstand the same', () => {
  for (const cases of Object.values(CASES)) {
    for (const [name, [query]] of Object.entries(cases)) {
      const start = process.threadCpuUsage().user
      referencedIds(query)
      findEntityIds(query)
      try {
        normalizeForStorage(query)
      } catch (error) {
        assert.ok(error instanceof QueryError, `${name}: ${String(error)}`)
      }
      const ms = (process.threadCpuUsage().user - start) / 1000
      assert.ok(ms < LONGEST_MS, `${name}: ${ms} ms`)
    }
  }
})

test('a key that is a prototype is not stored', () => {
  const stored = normalizeForStorage(
    JSON.parse('{"database":1,"type":"query","query":{"source-table":1,"__proto__":{"a":1}}}'),
  )
  assert.deepEqual(stored, { database: 1, type: 'query', query: { 'source-table': 1 } })
  assert.equal(Object.getPrototypeOf(stored['query']), Object.prototype)
})

test('entity ids are replaced where they name something, and nowhere else', () => {
  const id = 'abcdefghijklmnopqrstu'
  const query = mbql({
    filter: ['and', ['segment', id], ['=', ref(14), id]],
    aggregation: [['metric', {}, id]],
    'source-card': id,
  })
  assert.deepEqual(findEntityIds(query), { cards: [id], segments: [id] })
  const replaced = replaceEntityIds(query, { cards: new Map([[id, 7]]), segments: new Map([[id, 8]]) })
  assert.deepEqual(
    replaced,
    mbql({ filter: ['and', ['segment', 8], ['=', ref(14), id]], aggregation: [['metric', {}, 7]], 'source-card': 7 }),
  )
})
