/** Row rules that are questions in SQL. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { NO_PERMISSION, RULES, ruleServer } from '../support/rule-server.ts'
import { connectShop, makeShop } from '../support/sqlite-shop.ts'

/** Rules that are SQL: with the tags of a text, and what attributes are compared with. */
async function sqlRuleServer(t: TestContext) {
  const server = await ruleServer(t)
  const { admin, shop, sales, orders, put } = server
  await put({ [sales]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  const native = (query: string, tags: object = {}) => ({
    database: shop.id,
    type: 'native',
    native: { query, 'template-tags': tags },
  })
  const tag = (name: string, more: object = {}) => ({ [name]: { id: name, name, type: 'text', ...more } })
  const toState = { state: ['variable', ['template-tag', 's']] }
  const makeRule = async (card_id: number, attribute_remappings: object = toState) =>
    admin.post(RULES, { group_id: sales, table_id: orders.id, card_id, attribute_remappings })
  return { ...server, native, tag, toState, makeRule }
}

test('SQL as a rule gets the attributes of a person as its variables', async (t) => {
  const { admin, user, orders, people, status, shop, rows, ask, statuses, attribute, card, native, tag, makeRule } =
    await sqlRuleServer(t)
  const card_id = await card(native('select * from orders where status = {{s}}', tag('s')))
  const made = await makeRule(card_id)
  assert.equal(made.status, 200, made.text)
  const [rule] = (await admin.get(RULES)).body
  assert.deepEqual(rule.attribute_remappings, { state: ['variable', ['template-tag', 's']] })
  assert.deepEqual(await statuses(), ['paid'])
  const answer = await ask(rows())
  assert.equal(answer.data.is_sandboxed, true)
  assert.deepEqual(
    answer.data.cols.map(({ name }: { name: string }) => name),
    (await admin.post('/api/dataset', rows())).body.data.cols.map(({ name }: { name: string }) => name),
  )
  // In joins, explicit and implicit, and in pivot tables, files and lists of values.
  const [id, userId] = [await shop.field('people', 'id'), await shop.field('orders', 'user_id')]
  const join = {
    alias: 'o',
    'source-table': orders.id,
    condition: ['=', ['field', id.id, null], ['field', userId.id, { 'join-alias': 'o' }]],
  }
  const joined = rows({
    'source-table': people.id,
    joins: [join],
    aggregation: [['count']],
    breakout: [['field', status.id, { 'join-alias': 'o' }]],
  })
  assert.deepEqual((await ask(joined)).data.rows.map(([name]: [string | null]) => name).filter(Boolean), ['paid'])
  const pivot = { ...rows({ aggregation: [['count']], breakout: [['field', status.id, null]] }), pivot_rows: [0] }
  const { body: pivoted } = await user.post('/api/dataset/pivot', { ...pivot, pivot_cols: [] })
  assert.deepEqual([...new Set(pivoted.data.rows.map(([name]: [string | null]) => name))], ['paid', null])
  assert.deepEqual((await user.get(`/api/field/${status.id}/values`)).body.values, [['paid']])
  const csv = await user.post('/api/dataset/csv', {
    query: JSON.stringify(rows({ fields: [['field', status.id, null]] })),
  })
  assert.deepEqual([...new Set(csv.text.trim().split(/\r?\n/).slice(1))], ['paid'])
  // A guest sees what the person who shares it may share: with rights of an administrator, everything.
  const shared = await card(rows({ aggregation: [['count']], breakout: [['field', status.id, null]] }))
  await admin.put('/api/setting/enable-public-sharing', { value: true })
  const { uuid } = (await admin.post(`/api/card/${shared}/public_link`)).body
  assert.ok((await user.get(`/api/public/card/${uuid}/query`)).body.data.rows.length > 1)
  assert.deepEqual((await user.post(`/api/card/${shared}/query`)).body.data.rows.length, 1)
  // Without the attribute nothing is read, and SQL of people stays refused.
  for (const value of [null, '', [], [null]]) {
    await attribute(value)
    assert.equal(await statuses(), NO_PERMISSION, JSON.stringify(value))
  }
  await attribute("paid' or '1'='1")
  assert.deepEqual(await statuses(), [])
  assert.equal((await ask(native('select * from orders'))).error, NO_PERMISSION)
})

test('SQL as a rule may have snippets, questions, field filters, dates, numbers and optional parts', async (t) => {
  const { admin, status, userId, statuses, attribute, rows, card, native, tag, makeRule, sales, orders } =
    await sqlRuleServer(t)
  const { body: snippet } = await admin.post('/api/native-query-snippet', {
    name: 'mine',
    content: 'status = {{s}}',
  })
  const bySnippet = { type: 'snippet', 'snippet-name': 'mine', 'snippet-id': snippet.id }
  const late = await card(rows({ filter: ['=', ['field', status.id, null], 'late'] }))
  const dimension = { type: 'dimension', 'widget-type': 'category', dimension: ['field', status.id, null] }
  const from = 'select * from orders'
  const paid = { state: 'paid', least: '1', day: '2020-01-01' }
  await admin.put(`/api/user/${userId}`, { login_attributes: paid })
  const target = (name: string) => ['variable', ['template-tag', name]]
  const cases: [string, object, string[], object?][] = [
    [`${from} where {{snippet: mine}}`, { ...tag('snippet: mine', bySnippet), ...tag('s') }, ['paid']],
    [`select * from {{#${late}}} where {{s}} = 'paid'`, tag('s'), ['late']],
    [`${from} where {{s}}`, tag('s', dimension), ['paid']],
    [`${from} where true [[and status = {{s}}]] [[and {{other}} = 'x']]`, { ...tag('s'), ...tag('other') }, ['paid']],
    [`${from} where status = '{{s}}'`, tag('s'), ['paid']],
    [
      `${from} where status = {{s}} and id >= {{least}} and {{day}} < '2021-01-01'`,
      { ...tag('s'), ...tag('least', { type: 'number' }), ...tag('day', { type: 'date' }) },
      ['paid'],
      { state: target('s'), least: target('least'), day: target('day') },
    ],
  ]
  for (const [query, tags, expected, attributes] of cases) {
    const made = await makeRule(await card(native(query, tags)), attributes)
    assert.equal(made.status, 200, `${query}: ${made.text}`)
    assert.deepEqual(await statuses(), expected, query)
    await admin.delete(`${RULES}/${made.body.id}`)
  }
  // Several values, where the SQL asks for a list.
  await attribute(['paid', 'late'])
  await makeRule(await card(native(`${from} where status in ({{s}})`, tag('s'))))
  assert.deepEqual(await statuses(), ['late', 'paid'])
  const { questions } = (await admin.get(`/api/permissions/explain?group_id=${sales}&table_id=${orders.id}`)).body
  const view = questions.find(({ question }: { question: string }) => question === 'view')
  assert.ok(['limited', 'depends'].includes(view.outcome), view.outcome)
})

test('SQL as a rule that no longer filters, or leaves out columns, shows nothing of them', async (t) => {
  const { admin, user, rows, ask, statuses, card, native, tag, makeRule, shop, status } = await sqlRuleServer(t)
  const whole = await card(native('select * from orders where status = {{s}}', tag('s')))
  await makeRule(whole)
  const change = (dataset_query: object) => admin.put(`/api/card/${whole}`, { dataset_query })
  // The variable has another name now.
  assert.equal((await change(native('select * from orders [[where status = {{q}}]]', tag('q')))).status, 200)
  assert.equal(await statuses(), NO_PERMISSION)
  const some = native("select id, status, 'x' as more from orders where status = {{s}}", tag('s', { default: 'late' }))
  assert.equal((await change(some)).status, 200)
  assert.deepEqual(await statuses(), ['paid'], 'the attribute wins over the default')
  const names = (await ask(rows())).data.cols.map(({ name }: { name: string }) => name)
  assert.deepEqual(names, ['id', 'status'])
  const { body: described } = await user.post('/api/dataset/describe', { query: rows() })
  const columns = described.stages[0].columns.map(({ name }: { name: string }) => name)
  assert.deepEqual(columns, ['id', 'status'], JSON.stringify(described.errors))
  const total = await shop.field('orders', 'total')
  assert.equal((await ask(rows({ filter: ['>', ['field', total.id, null], 0] }))).status, 'failed')
  // A question of the query language in its place has no variable.
  assert.equal((await change(rows({ filter: ['=', ['field', status.id, null], 'paid'] }))).status, 200)
  assert.equal(await statuses(), NO_PERMISSION)
  assert.equal((await change(native('delete from orders returning *'))).status, 200)
  assert.equal((await ask(rows())).status, 'failed')
  assert.ok((await admin.post('/api/dataset', rows())).body.data.rows.length > 0)
})

test('only administrators change what a rule is made of', async (t) => {
  const server = await sqlRuleServer(t)
  const { admin, user, status, rows, statuses, card, native, tag, makeRule, put, sales } = server
  const inner = await card(rows({ filter: ['=', ['field', status.id, null], 'paid'] }))
  const { body: snippet } = await admin.post('/api/native-query-snippet', { name: 'mine', content: 'status = {{s}}' })
  const bySnippet = { type: 'snippet', 'snippet-name': 'mine' }
  const query = `select * from {{#${inner}}} as o where {{snippet: mine}}`
  const card_id = await card(native(query, { ...tag('snippet: mine', bySnippet), ...tag('s') }))
  const made = await makeRule(card_id)
  assert.equal(made.status, 200, made.text)
  assert.deepEqual(await statuses(), ['paid'])
  for (const id of [card_id, inner]) {
    const { status: code, text } = await user.put(`/api/card/${id}`, { dataset_query: rows() })
    assert.deepEqual([code, /Only administrators/.test(text)], [403, true], text)
    assert.equal((await user.put(`/api/card/${id}`, { name: 'Another name' })).status, 200)
  }
  // SQL on another database is enough to change snippets.
  const other = await connectShop(server, makeShop(server.dataDir, 'other.sqlite'))
  const words = { 'view-data': 'unrestricted', 'create-queries': 'query-builder-and-native' }
  assert.equal((await put({ [sales]: { [other.id]: words } })).status, 200)
  for (const changes of [{ content: '1 = 1' }, { name: 'other' }]) {
    const { status: code, text } = await user.put(`/api/native-query-snippet/${snippet.id}`, changes)
    assert.deepEqual([code, /Only administrators/.test(text)], [403, true], text)
  }
  assert.equal((await user.put(`/api/native-query-snippet/${snippet.id}`, { description: 'Mine' })).status, 200)
  const free = await user.post('/api/native-query-snippet', { name: 'free', content: '1 = 1' })
  assert.equal(free.status, 200, free.text)
  assert.deepEqual(await statuses(), ['paid'])
})
