/** Made-up engines that write one thing in another way each, and what queries look like on them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SqlParam } from '../driver.ts'
import type { QueryRequest } from '../context.ts'
import { prepareQuery } from '../pipeline.ts'
import { identifier, numberLiteral, raw, sql, type Sql } from '../sql/fragment.ts'
import { render } from '../sql/render.ts'
import { card, field, table, testContext } from '../testing/metadata.ts'
import { PLAIN_FEATURES, PlainDates, PlainDialect } from '../testing/plain-dialect.ts'
import type { Features } from './features.ts'
import { NumberSyntax } from './numbers.ts'
import { TextSyntax } from './text.ts'

const TABLES = [
  {
    ...table(1, 'orders', [
      field(10, 1, 'id', 'type/Integer'),
      field(11, 1, 'total', 'type/Decimal', { fingerprint: { type: { 'type/Number': { min: 1, max: 99 } } } }),
      field(12, 1, 'created', 'type/DateTime'),
      field(13, 1, 'paid', 'type/Boolean'),
      field(14, 1, 'note', 'type/Text'),
    ]),
    schema: 'shop.sales',
  },
  table(2, 'people', [field(20, 2, 'id', 'type/Integer'), field(21, 2, 'name', 'type/Text')]),
]

const native = (query: string) => ({ database: 1, type: 'native', native: { query } })
const CARDS = [
  card(1, {}, { dataset_query: native('select a from t order by a') }),
  card(2, {}, { dataset_query: native('with w as (select 1) select * from w') }),
]

const ID = ['field', 10, null]
const TOTAL = ['field', 11, null]
const CREATED = ['field', 12, null]
const PAID = ['field', 13, null]
const NOTE = ['field', 14, null]
const BARE = { 'source-table': 1, fields: [ID] }

async function printed(dialect: PlainDialect, query: Record<string, unknown>, request: Partial<QueryRequest> = {}) {
  const outer = { query: { database: 1, type: 'query', query }, constraints: null, ...request }
  return (await prepareQuery(outer, testContext({ tables: TABLES, cards: CARDS }, { dialect }))).sql
}

/** The SQL of a plain engine and of the other, each with the part that is looked at. */
async function assertPrints(
  dialect: PlainDialect,
  query: Record<string, unknown>,
  [plain, other]: [plain: RegExp, other: RegExp],
) {
  assert.match(await printed(new PlainDialect(), query), plain)
  assert.match(await printed(dialect, query), other)
}

describe('rows and their order', () => {
  class Fetching extends PlainDialect {
    override limit(rows: number | bigint, offset: number | null, isSorted: boolean): Sql {
      const order = isSorted ? raw('') : raw('ORDER BY (SELECT NULL) ')
      return sql`${order}OFFSET ${numberLiteral(offset ?? 0)} ROWS FETCH NEXT ${numberLiteral(rows)} ROWS ONLY`
    }
  }

  test('OFFSET and FETCH, with an order where the query has none', async () => {
    const dialect = new Fetching()
    const sorted = { ...BARE, 'order-by': [['asc', ID]], page: { page: 3, items: 5 } }
    await assertPrints(dialect, sorted, [
      / ORDER BY "orders"\."id" ASC LIMIT 5 OFFSET 10$/,
      / ORDER BY "orders"\."id" ASC OFFSET 10 ROWS FETCH NEXT 5 ROWS ONLY$/,
    ])
    await assertPrints(dialect, { ...BARE, limit: 5 }, [
      / LIMIT 5$/,
      /"orders" ORDER BY \(SELECT NULL\) OFFSET 0 ROWS FETCH NEXT 5 ROWS ONLY$/,
    ])
  })

  test('the same for running totals, and for pivot tables', async () => {
    const totals = { 'source-table': 1, aggregation: [['cum-sum', TOTAL]], breakout: [ID], limit: 5 }
    await assertPrints(new Fetching(), totals, [/ LIMIT 5$/, /FETCH NEXT 5 ROWS ONLY$/])
    const pivot = { settings: {}, order: 'groups' } as const
    const query = { 'source-table': 1, aggregation: [['count']], breakout: [ID] }
    const print = (dialect: PlainDialect) => printed(dialect, query, { pivot, constraints: { 'max-results': 7 } })
    assert.match(await print(new PlainDialect()), / ASC LIMIT 7$/)
    assert.match(await print(new Fetching()), / ASC OFFSET 0 ROWS FETCH NEXT 7 ROWS ONLY$/)
  })

  test('an order of SQL in a subquery gets a limit where it would be refused, also in a group', async () => {
    class Refusing extends Fetching {
      override readonly innerOrder = 'refused'
    }
    const grouped = { 'source-table': 'card__1', aggregation: [['count']] }
    await assertPrints(new Refusing(), grouped, [
      /\(select a from t order by a\) AS "source"/,
      /\(select a from t order by a OFFSET 0 ROWS FETCH NEXT 9223372036854775807 ROWS ONLY\) AS "source"/,
    ])
  })

  test('where it would be dropped, it gets one where rows are passed on, and not in a group', async () => {
    class Dropping extends PlainDialect {
      override readonly innerOrder = 'dropped'
    }
    const limited = / order by a LIMIT 9223372036854775807\)/
    assert.match(await printed(new Dropping(), { 'source-table': 'card__1' }), limited)
    const grouped = { 'source-table': 'card__1', aggregation: [['count']] }
    assert.doesNotMatch(await printed(new Dropping(), grouped), limited)
  })
})

describe('names of relations', () => {
  test('an alias without AS', async () => {
    class Bare extends PlainDialect {
      override relationAlias(relation: Sql, alias: string): Sql {
        return sql`${relation} ${identifier(alias)}`
      }
    }
    const joins = [{ 'source-table': 2, alias: 'P', condition: ['=', ID, ['field', 20, { 'join-alias': 'P' }]] }]
    const query = { 'source-query': { ...BARE, joins } }
    await assertPrints(new Bare(), query, [
      /LEFT JOIN "people" AS "P" ON .*\) AS "source"/,
      /LEFT JOIN "people" "P" ON .*\) "source"/,
    ])
  })

  test('a catalog before the schema', async () => {
    class Catalogs extends PlainDialect {
      override readonly features: Features = { ...PLAIN_FEATURES, 'multi-level-schema': 'native' }
    }
    await assertPrints(new Catalogs(), BARE, [/FROM "shop\.sales"\."orders"/, /FROM "shop"\."sales"\."orders"/])
  })

  test('columns named by place, where WITH begins whole statements only', async () => {
    class Flat extends PlainDialect {
      override readonly nestsWith = false
    }
    const renamed = (dialect: PlainDialect) =>
      render(dialect.renameColumns(raw('select 1, 1'), ['a', 'b']), dialect).sql
    assert.equal(
      renamed(new PlainDialect()),
      'WITH "renamed_columns" ("a", "b") AS (select 1, 1) SELECT * FROM "renamed_columns"',
    )
    assert.equal(renamed(new Flat()), 'SELECT * FROM (select 1, 1) AS "renamed_columns" ("a", "b")')
    assert.match(await printed(new PlainDialect(), { 'source-table': 'card__2' }), /FROM \(with w as/)
    await assert.rejects(printed(new Flat(), { 'source-table': 'card__2' }), {
      type: 'unsupported-feature',
      message: 'SQL that begins with WITH cannot be the source of another query on plain.',
    })
  })

  test('at the top, SQL may begin with WITH everywhere', async () => {
    class Flat extends PlainDialect {
      override readonly nestsWith = false
    }
    const query = native('with w as (select 1) select * from w')
    const { sql: given } = await prepareQuery({ query }, testContext({}, { dialect: new Flat() }))
    assert.equal(given, query.native.query)
  })
})

describe('joins that need an equation', () => {
  const condition = ['<', ID, ['field', 20, { 'join-alias': 'P' }]]
  const query = (strategy: string, more: Record<string, unknown> = {}) => ({
    ...BARE,
    joins: [{ 'source-table': 2, alias: 'P', strategy, condition, ...more }],
  })
  class Equal extends PlainDialect {
    override readonly equalityJoins = new Set(['left-join', 'right-join', 'full-join'] as const)
  }
  const SOURCE = String.raw`\(SELECT "orders"\.\*, 1 AS "querent_equal" FROM .*\) AS "orders"`
  const JOINED = String.raw`\(SELECT "P"\.\*, 1 AS "querent_equal" FROM "people" AS "P"\) AS "P"`
  const ON = String.raw`ON \(COALESCE\("orders"\."querent_equal", 1\) = "P"\."querent_equal" AND "orders"\."id" < "P"\."id"\)`

  for (const [strategy, word] of [
    ['left-join', 'LEFT JOIN'],
    ['right-join', 'RIGHT JOIN'],
  ]) {
    test(`${strategy} without one`, async () => {
      await assertPrints(new Equal(), query(strategy!), [
        new RegExp(`FROM "shop.sales"."orders" ${word} "people" AS "P" ON "orders"."id" < "P"."id"`),
        new RegExp(`FROM ${SOURCE} ${word} ${JOINED} ${ON}`),
      ])
    })
  }

  test('a full join without one is a left join and the rest of a right join', async () => {
    await assertPrints(new Equal(), query('full-join'), [
      / FULL JOIN "people"/,
      new RegExp(`${SOURCE} LEFT JOIN ${JOINED} ${ON} UNION ALL .* RIGHT JOIN ${JOINED} ${ON} WHERE .* IS NULL`),
    ])
  })

  test('one with an equation, and an inner join, stay as they are', async () => {
    const equal = ['and', condition, ['=', ID, ['field', 20, { 'join-alias': 'P' }]]]
    for (const same of [query('left-join', { condition: equal }), query('inner-join')]) {
      assert.equal(await printed(new Equal(), same), await printed(new PlainDialect(), same))
    }
  })

  test('columns that nobody knows would show the column that was added', async () => {
    const unknown = ['<', ['field', 'a', { 'base-type': 'type/Integer' }], ['field', 20, { 'join-alias': 'P' }]]
    const { joins } = query('left-join', { condition: unknown })
    await assert.rejects(printed(new Equal(), { 'source-table': 'card__1', joins }), {
      message: 'A left join with unknown columns is not supported here.',
    })
  })
})

describe('values', () => {
  test('no booleans: conditions among values are 1 and 0, values among conditions are compared', async () => {
    class Plain extends PlainDialect {
      override readonly hasBooleans = false
    }
    const dialect = new Plain()
    const isLarge = ['>', TOTAL, 5]
    const asNumber = 'CASE WHEN "orders"."total" > 5 THEN 1 WHEN NOT ("orders"."total" > 5) THEN 0 END'
    const selected = { 'source-table': 1, expressions: { large: isLarge }, fields: [['expression', 'large']] }
    assert.ok((await printed(new PlainDialect(), selected)).startsWith('SELECT ("orders"."total" > 5) AS "large"'))
    assert.ok((await printed(dialect, selected)).startsWith(`SELECT (${asNumber}) AS "large"`))
    const filtered = (filter: unknown) => ({ ...BARE, filter })
    await assertPrints(dialect, filtered(['and', PAID, isLarge]), [
      / WHERE \("orders"\."paid" AND "orders"\."total" > 5\)/,
      / WHERE \(\("orders"\."paid" = 1\) AND "orders"\."total" > 5\)/,
    ])
    await assertPrints(dialect, filtered(['=', PAID, true]), [/ = TRUE/, / "orders"\."paid" = 1/])
    await assertPrints(dialect, filtered(['not', isLarge]), [
      /NOT \(COALESCE\("orders"\."total" > 5, FALSE\)\)/,
      /NOT \(CASE WHEN "orders"\."total" > 5 THEN 1 ELSE 0 END = 1\)/,
    ])
    const texts = { 'source-table': 1, expressions: { t: ['text', PAID] }, fields: [['expression', 't']] }
    await assertPrints(dialect, texts, [
      /CASE WHEN "orders"\."paid" THEN 'true' WHEN NOT "orders"\."paid" THEN 'false' END/,
      /CASE WHEN \("orders"\."paid" = 1\) THEN 'true' WHEN NOT \("orders"\."paid" = 1\) THEN 'false' END/,
    ])
    const least = { 'source-table': 1, aggregation: [['min', PAID]] }
    const number = String.raw`MIN\(CASE WHEN \("orders"\."paid" = 1\) THEN 1 WHEN NOT \("orders"\."paid" = 1\) THEN 0 END\)`
    assert.match(
      await printed(dialect, least),
      new RegExp(String.raw`SELECT \(CASE WHEN ${number} = 1 THEN 1 WHEN NOT \(${number} = 1\) THEN 0 END\) AS "min"`),
    )
    assert.equal(dialect.paramLiteral(false), '0')
  })

  test('decimals, bits and remainders', async () => {
    class Numbers extends NumberSyntax {
      protected override decimalLiteral(digits: string): Sql {
        return raw(`NUMERIC '${digits}'`)
      }
      override bitAnd(value: Sql, bits: number): Sql {
        return sql`BITAND(${value}, ${numberLiteral(bits)})`
      }
    }
    class Dates extends PlainDates {
      protected override modulo(value: Sql, by: number): Sql {
        return sql`MOD(${value}, ${numberLiteral(by)})`
      }
    }
    class Functions extends PlainDialect {
      override readonly numbers = new Numbers()
      override readonly dates = new Dates()
    }
    const dialect = new Functions()
    const filtered = (value: number) => ({ ...BARE, filter: ['>', TOTAL, value] })
    await assertPrints(dialect, filtered(0.1), [/ > 0\.1 LIMIT/, / > NUMERIC '0\.1' LIMIT/])
    await assertPrints(dialect, filtered(-0.5), [/ > \(-0\.5\) LIMIT/, / > NUMERIC '-0\.5' LIMIT/])
    await assertPrints(dialect, filtered(2), [/ > 2 LIMIT/, / > 2 LIMIT/])
    await assertPrints(dialect, filtered(1e-9), [/ > 1e-9 LIMIT/, / > 1e-9 LIMIT/])
    const binned = (width: number) => ({
      'source-table': 1,
      aggregation: [['count']],
      breakout: [['field', 11, { binning: { strategy: 'bin-width', 'bin-width': width } }]],
    })
    await assertPrints(dialect, binned(2.5), [/ \/ 2\.5 \+ 1e-9/, / \/ NUMERIC '2\.5' \+ 1e-9/])
    const weekday = { ...BARE, filter: ['=', ['get-day-of-week', CREATED, 'iso'], 1] }
    await assertPrints(dialect, weekday, [/\(\(part\(.* \+ 6\) % 7\)/, /MOD\(\(part\(.* \+ 6\), 7\)/])
    const week = { ...BARE, filter: ['=', ['get-week', CREATED, 'us'], 1] }
    await assertPrints(dialect, week, [/ \+ 372\) % 7\)/, / \+ 372\), 7\)/])
    const settings = { 'pivot_table.column_split': { rows: ['id'], columns: ['note'] } }
    const pivot = { settings, order: 'table' } as const
    const grouped = { 'source-table': 1, aggregation: [['count']], breakout: [ID, NOTE] }
    const bit = String.raw`"pivot_groups"\."pivot-grouping"`
    assert.match(await printed(new PlainDialect(), grouped, { pivot }), new RegExp(String.raw`\(${bit} & \d\)`))
    assert.match(await printed(dialect, grouped, { pivot }), new RegExp(String.raw`BITAND\(${bit}, \d\)`))
  })

  test('placeholders that name the type of their value', async () => {
    class Typed extends PlainDialect {
      override placeholder(index: number, value: SqlParam): string {
        return `{p${index}:${typeof value === 'string' ? 'String' : 'Float64'}}`
      }
    }
    await assertPrints(new Typed(), { ...BARE, filter: ['=', NOTE, 'a', 'b'] }, [
      / IN \(\?, \?\) LIMIT/,
      / IN \(\{p0:String\}, \{p1:String\}\) LIMIT/,
    ])
  })
})

describe('texts', () => {
  test('no ILIKE: both sides in lower case', async () => {
    class Text extends TextSyntax {
      override readonly hasIlike = false
    }
    class Plain extends PlainDialect {
      override readonly text = new Text()
    }
    const found = (options: Record<string, unknown>) => ({ ...BARE, filter: ['contains', NOTE, 'A', options] })
    await assertPrints(new Plain(), found({ 'case-sensitive': false }), [
      /"note" ILIKE \? ESCAPE '!' LIMIT/,
      /LOWER\("orders"\."note"\) LIKE LOWER\(\?\) ESCAPE '!' LIMIT/,
    ])
    await assertPrints(new Plain(), found({}), [/"note" LIKE \? ESCAPE/, /"note" LIKE \? ESCAPE/])
  })

  test('patterns of POSIX: every group captures, and blanks are a class', async () => {
    class Text extends TextSyntax {
      override readonly hasPosixPatterns = true
    }
    class Posix extends PlainDialect {
      override readonly text = new Text()
    }
    const path = { 'source-table': 1, expressions: { p: ['path', NOTE] }, fields: [['expression', 'p']] }
    await assertPrints(new Posix(), path, [
      /'\^\(\?:\[\^:.*\\s\]\+\)\(\/\[\^\?#\]\*\)', 1, 1, 'c', 1\)/,
      /'\^\(\[\^:\/\?#\]\+:\/\/\[\^\/\?#\]\*\|\[\^:\/\?#\[:space:\]\]\+\\\.\[\^:\/\?#\[:space:\]\]\+\)\(\/\[\^\?#\]\*\)', 1, 1, 'c', 2\)/,
    ])
    const number = { ...BARE, filter: ['>', ['float', NOTE], 1] }
    await assertPrints(new Posix(), number, [/REGEXP '\^\[ \\t\\n\\r\\f\]\*/, /REGEXP '\^\[\[:space:\]\]\*/])
    const host = { 'source-table': 1, expressions: { h: ['host', NOTE] }, fields: [['expression', 'h']] }
    const sqlOfHost = await printed(new Posix(), host)
    assert.doesNotMatch(sqlOfHost, /\(\?:|\\s/)
    assert.match(sqlOfHost, /, 1, 1, 'c', 4\)/)
  })
})
