/** Why a number changed: parts that add up, what stands out, rights, and what is refused. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { ruleServer, RULES } from '../support/rule-server.ts'
import { connectShop, makeShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const PATH = '/api/explain/change'

interface Dimension {
  name: string
  strength: number
  explained: number
  values: { value: unknown; state: string; contribution: string; stands_out: boolean; before: object; after: object }[]
  rest: { contribution: string; values: number | null }
}

/** The shop with 6,000 orders in two halves; in the second one, those that are late came to a third. */
async function largeShop(t: TestContext) {
  const tested = await testServer(t)
  const path = makeShop(tested.dataDir)
  const file = new DatabaseSync(path)
  file.exec(`
    delete from orders;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 6000)
    insert into orders select i, (i * 7) % 20 + 1,
      case when (i * 7919) % 100 < 30 then 'late' when (i * 7919) % 100 < 60 then 'open' else 'paid' end,
      ((i * 104729) % 9000) / 100.0 + 10, i % 10, null, null, '2024-02-01 00:00:00' from n;
    delete from orders where id > 3000 and status = 'late' and id % 3 > 0;
    insert into orders values (9001, 3, 'gone back', 12.34, 1, null, null, '2024-02-01 00:00:00');
  `)
  file.close()
  const shop = await connectShop(tested, path)
  const field = async (table: string, name: string) => ['field', (await shop.field(table, name)).id, null]
  const id = await field('orders', 'id')
  const total = await field('orders', 'total')
  const source = (await shop.table('orders')).id
  const asked = (aggregation: unknown[], more: object = {}) => ({
    query: { database: shop.id, type: 'query', query: { 'source-table': source, aggregation: [aggregation], ...more } },
    before: ['<=', id, 3000],
    after: ['>', id, 3000],
  })
  return { ...tested, shop, field, id, total, asked }
}

const cents = (text: string) => Math.round(Number(text) * 100)

test('parts add up to the change, and the value that changed is found first', async (t) => {
  const { as, asked, total, field } = await largeShop(t)
  for (const [aggregation, kind] of [
    [['count'], 'count'],
    [['sum', total], 'sum'],
  ] as const) {
    const { status, body } = await as.user.post(
      PATH,
      asked([...aggregation], { breakout: [await field('orders', 'status')] }),
    )
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.measure, kind)
    assert.equal(cents(body.after.value) - cents(body.before.value), cents(body.change))
    assert.ok(body.stands_out)
    for (const { name, values, rest } of body.dimensions as Dimension[]) {
      const parts = [...values.map(({ contribution }) => contribution), rest.contribution]
      assert.equal(
        parts.reduce((sum, part) => sum + cents(part), 0),
        cents(body.change),
        name,
      )
    }
    const [first] = body.dimensions as Dimension[]
    assert.ok(first)
    assert.equal(first.name, 'Status')
    assert.ok(first.explained > 0.7 && first.explained < 1.3, String(first.explained))
    assert.deepEqual(
      first.values.filter(({ stands_out }) => stands_out).map(({ value }) => value),
      ['late'],
    )
    const added = first.values.find(({ value }) => value === 'gone back')
    assert.deepEqual([added?.state, added?.stands_out], ['new', false])
    // Columns of the table behind a foreign key, and no key, long text or e-mail address.
    const names = (body.dimensions as Dimension[]).map(({ name }) => name)
    assert.ok(names.includes('User → State'), String(names))
    assert.deepEqual(
      names.filter((name) => /^ID$|Notes|Payload|Email/.test(name)),
      [],
    )
  }
})

test('averages and shares have a rate and a mix', async (t) => {
  const { as, asked, total, field } = await largeShop(t)
  const paid = ['=', await field('orders', 'status'), 'paid']
  for (const [aggregation, kind] of [
    [['avg', total], 'average'],
    [['share', paid], 'share'],
  ] as const) {
    const { status, body } = await as.user.post(PATH, asked([...aggregation]))
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.measure, kind)
    assert.ok(Math.abs(Number(body.after.value) - Number(body.before.value) - Number(body.change)) < 1e-12)
    for (const { name, values, rest } of body.dimensions) {
      const parts: number[] = values.map(
        ({ effects }: { effects: { rate: number; mix: number } }) => effects.rate + effects.mix,
      )
      const sum = parts.reduce((left, part) => left + part, Number(rest.contribution))
      assert.ok(Math.abs(sum - Number(body.change)) < 1e-9, name)
    }
  }
})

test('filters, custom columns and segments of the question hold, and both forms are read', async (t) => {
  const { as, asked, id, total, field } = await largeShop(t)
  const status = await field('orders', 'status')
  const filtered = asked(['sum', ['expression', 'double']], {
    filter: ['!=', status, 'late'],
    expressions: { double: ['*', total, 2] },
  })
  const { body } = await as.user.post(PATH, filtered)
  assert.equal(body.measure, 'sum')
  const [rows] = (
    await as.user.post('/api/dataset', {
      ...filtered.query,
      query: { ...filtered.query.query, filter: ['and', ['!=', status, 'late'], ['>', id, 3000]] },
    })
  ).body.data.rows
  assert.equal(cents(body.after.value), cents(String(rows[0])))
  assert.ok(!body.dimensions.some((one: Dimension) => one.values.some(({ value }) => value === 'late')))

  const staged = (await as.user.post('/api/dataset/describe', { query: filtered.query })).body.query
  const conditions = { before: ['<=', {}, ['field', {}, id[1]], 3000], after: ['>', {}, ['field', {}, id[1]], 3000] }
  const { status: code, body: same } = await as.user.post(PATH, { query: staged, ...conditions })
  assert.equal(code, 200, JSON.stringify(same))
  assert.deepEqual([same.change, same.dimensions.length], [body.change, body.dimensions.length])
})

test('what cannot be explained is refused by the name of the field', async (t) => {
  const { as, asked, total, shop } = await largeShop(t)
  const refused = async (body: object, field: string) => {
    const { status, body: answer } = await as.user.post(PATH, body)
    assert.equal(status, 400, JSON.stringify(answer))
    assert.ok(answer.errors?.[field] ?? answer.specific_errors?.[field], `${field}: ${JSON.stringify(answer)}`)
  }
  const good = asked(['sum', total])
  await refused(asked(['max', total]), 'aggregation')
  await refused(asked(['distinct', total]), 'aggregation')
  await refused({ ...good, aggregation: 1 }, 'aggregation')
  await refused({ ...good, before: ['nothing', 1] }, 'before')
  await refused({ ...good, after: [] }, 'after')
  await refused({ ...good, after: 'x' }, 'after')
  await refused({ ...good, query: { database: shop.id, type: 'native', native: { query: 'select 1' } } }, 'query')
  await refused({ ...good, query: { database: shop.id, type: 'query', query: 1 } }, 'query')
  const { status } = await as.user.post(PATH, { ...good, before: ['=', ['field', 999_999, null], 1] })
  assert.equal(status, 400)
})

test('a metric is explained by its own steps, for whoever may read it', async (t) => {
  const tested = await largeShop(t)
  const { as, asked, total, field, shop, server, adminId } = tested
  const status = await field('orders', 'status')
  const { query } = asked(['sum', ['expression', 'double']], {
    filter: ['!=', status, 'late'],
    expressions: { double: ['*', total, 2] },
  })
  const card = {
    name: 'Revenue',
    type: 'metric',
    display: 'scalar',
    dataset_query: query,
    visualization_settings: {},
  }
  const { body: metric } = await as.admin.post('/api/card', card)
  const plain = await as.user.post(PATH, { ...asked(['count']), query })
  const open = (name: string) => ({ ...card, name, dataset_query: asked(['metric', metric.id]).query })
  const { body: outer } = await as.admin.post('/api/card', open('Revenue again'))
  const source = `card__${metric.id}`
  for (const summary of [
    asked(['metric', metric.id]),
    asked(['aggregation-options', ['metric', metric.id], { 'display-name': 'Revenue' }]),
    asked(['metric', outer.id]),
    asked(['metric', metric.id], { 'source-table': source }),
  ]) {
    const { status: code, body } = await as.user.post(PATH, summary)
    assert.equal(code, 200, JSON.stringify(body))
    assert.deepEqual(body, plain.body)
  }
  const narrow = await as.user.post(PATH, asked(['metric', metric.id], { filter: ['=', status, 'paid'] }))
  const paid = await as.user.post(PATH, {
    ...asked(['count']),
    query: { ...query, query: { ...query.query, filter: ['=', status, 'paid'] } },
  })
  assert.equal(narrow.body.change, paid.body.change)

  const refused = async (body: object, code: number) => {
    const answer = await as.user.post(PATH, body)
    assert.equal(answer.status, code, JSON.stringify(answer.body))
  }
  await refused(asked(['metric', 999_999]), 404)
  await refused(asked(['metric', metric.id], { 'source-table': (await shop.table('people')).id }), 400)
  await refused(asked(['metric', metric.id], { expressions: { double: ['*', total, 3] } }), 400)
  const admin = await server.store.users.find(adminId)
  assert.ok(admin)
  const closed = await server.services.collections.personalId(admin)
  await as.admin.put(`/api/card/${metric.id}`, { collection_id: closed })
  await refused(asked(['metric', metric.id]), 403)
})

test('single rows that make much of the change are named by their key', async (t) => {
  const { as, asked, total, id, dataDir } = await largeShop(t)
  const file = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  file.exec(`insert into orders values (9100, 3, 'paid', 400000, 1, null, null, '2024-02-01 00:00:00');
    update orders set total = -90000 where id = 17`)
  file.close()
  const { body } = await as.user.post(PATH, asked(['sum', total]))
  assert.deepEqual(body.single_rows.rows, [
    { cells: [9100], period: 'after', value: '400000', contribution: '400000' },
    { cells: [17], period: 'before', value: '-90000', contribution: '90000' },
  ])
  assert.deepEqual(body.single_rows.refs, [['field', id[1], null]])
  const average = (await as.user.post(PATH, asked(['avg', total]))).body
  const [first] = average.single_rows.rows
  assert.deepEqual([first.cells, first.value], [[9100], '400000'])
  assert.ok(Number(first.contribution) > 100, first.contribution)
  const some = await as.user.post(PATH, asked(['sum-where', total, ['<', total, 1000]]))
  assert.deepEqual(
    some.body.single_rows.rows.map(({ cells }: { cells: unknown[] }) => cells),
    [[17]],
  )
  assert.equal((await as.user.post(PATH, asked(['count']))).body.single_rows, null)
})

test('a person with a rule on rows gets the reasons of their rows alone', async (t) => {
  const { admin, user, shop, orders, status, sales, put, byStatus, rows } = await ruleServer(t)
  await put({ [sales]: { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } } })
  const rule = { table_id: orders.id, group_id: sales, card_id: null, attribute_remappings: byStatus }
  const made = await admin.post(RULES, rule)
  assert.equal(made.status, 200, made.text)
  const id = ['field', (await shop.field('orders', 'id')).id, null]
  const total = ['field', (await shop.field('orders', 'total')).id, null]
  const asked = { query: rows({ aggregation: [['sum', total]] }), before: ['<=', id, 50], after: ['>', id, 50] }
  const { status: code, body, text } = await user.post(PATH, asked)
  assert.equal(code, 200, text)
  const paid = ['=', ['field', status.id, null], 'paid']
  const same = await admin.post(PATH, { ...asked, query: rows({ aggregation: [['sum', total]], filter: paid }) })
  const whole = await admin.post(PATH, asked)
  assert.deepEqual([body.before, body.after, body.change], [same.body.before, same.body.after, same.body.change])
  assert.notEqual(body.change, whole.body.change)
  assert.doesNotMatch(text, /late|open/)
  assert.deepEqual(body.single_rows.rows, same.body.single_rows.rows)
})
