/** Dashboards that the editor's model makes: the server takes them as they are, and filters do what they say. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Card } from '../../packages/web/src/api/card.ts'
import type { Dashboard, DashboardCard } from '../../packages/web/src/api/dashboard.ts'
import {
  addCard,
  addFilter,
  addSection,
  addSeries,
  addTab,
  addVirtual,
  alikeConnections,
  bodyOf,
  columnOptions,
  connect,
  connectAll,
  copyCards,
  duplicateCards,
  duplicateTab,
  fittingOptions,
  followClick,
  guessConnections,
  idsAfterSave,
  linkFilters,
  moveToTab,
  nextId,
  pasteCards,
  place,
  readCardLines,
  removeCards,
  removeFilter,
  removeTab,
  renumber,
  replaceCard,
  SECTIONS,
  setClick,
  setFilterDefault,
  setFilterHead,
  setFilterRequired,
  setFilterSource,
  setFilterType,
  setLayout,
  setSettings,
  tagOptions,
  textOptions,
  unconnectedFilters,
  type Candidate,
  type CardLine,
  type ClickSource,
} from '../../packages/web/src/models/dashboard/index.ts'
import {
  firstValues,
  KINDS,
  linkedQuery,
  offeredTypes,
  requestParameters,
  withValues,
  writeSearch,
  type FilterKindId,
  type FilterValues,
} from '../../packages/web/src/filters/index.ts'
import { readQuestionHash } from '../../packages/web/src/lib/url.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function editor(t: TestContext) {
  const server = await testServer(t)
  const { admin } = server.as
  const shop = await connectShop(server)
  const [orders, people] = [await shop.table('orders'), await shop.table('people')]
  const field = async (table: string, name: string) => (await shop.field(table, name)).id
  const question = async (name: string, display: string, dataset_query: object): Promise<Card> => {
    const card = { name, display, visualization_settings: {}, dataset_query: { database: shop.id, ...dataset_query } }
    const answer = await admin.post('/api/card', card)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const built = (name: string, display: string, query: object) => question(name, display, { type: 'query', query })
  const read = async (id: number): Promise<Dashboard> => (await admin.get(`/api/dashboard/${id}`)).body
  const start = async (): Promise<Dashboard> => read((await admin.post('/api/dashboard', { name: 'Board' })).body.id)
  /** Saves the draft and gives what is read then; it has to be the draft itself, under real ids. */
  const save = async (draft: Dashboard, base: Dashboard): Promise<Dashboard> => {
    const answer = await admin.put(`/api/dashboard/${base.id}`, bodyOf(draft, base))
    assert.equal(answer.status, 200, answer.text)
    const ids = idsAfterSave(draft, answer.body)
    const saved = await read(base.id)
    assert.deepEqual(shapeOf(saved), shapeOf(renumber(draft, ids)))
    assert.deepEqual(bodyOf(saved, saved), {})
    assert.deepEqual(bodyOf(renumber(draft, ids), saved), {}, 'a draft that was saved is not changed')
    return saved
  }
  const describe = async (card: Card) => (await admin.post('/api/dataset/describe', { query: card.dataset_query })).body
  const candidate = async (dashcardId: number, card: Card): Promise<Candidate> => {
    if (card.query_type === 'native') return { dashcardId, cardId: card.id, options: tagOptions(card.dataset_query) }
    const described = await describe(card)
    const behind = (await describe(await people20)).stages[0].visible
    const related = (key: { name: string }) => (key.name === 'user_id' ? behind : [])
    return { dashcardId, cardId: card.id, options: columnOptions(described, described.query, related) }
  }
  const ask = async (dashboard: Dashboard, values: FilterValues): Promise<CardLine[]> => {
    const { text, status } = await admin.post(`/api/dashboard/${dashboard.id}/query`, {
      parameters: requestParameters(dashboard.parameters, values),
    })
    assert.equal(status, 200, text)
    const lines: CardLine[] = []
    assert.equal(await readCardLines(new Response(text), (line) => lines.push(line)), true)
    return lines
  }
  const people20 = built('People', 'table', { 'source-table': people.id })
  return { server, admin, shop, orders, people, field, question, built, people20, read, start, save, candidate, ask }
}

function shapeOf({ name, parameters, tabs, dashcards, width, auto_apply_filters }: Dashboard) {
  const cards = dashcards.map((dashcard) => ({
    id: dashcard.id,
    tab: dashcard.dashboard_tab_id,
    card: dashcard.card_id,
    action: dashcard.action_id ?? null,
    rect: [dashcard.row, dashcard.col, dashcard.size_x, dashcard.size_y],
    mappings: dashcard.parameter_mappings,
    inline: dashcard.inline_parameters ?? [],
    settings: dashcard.visualization_settings,
    series: dashcard.series?.map(({ id }) => id) ?? [],
  }))
  const named = tabs.map(({ id, name: tab }) => [id, tab])
  return { name, parameters, named, width, auto_apply_filters, cards }
}

function only<T>(items: readonly T[], isIt: (item: T) => boolean): T {
  const found = items.find(isIt)
  assert.ok(found)
  return found
}

test('drafts of every operation are taken by the server and read back the same', async (t) => {
  const { built, people20, orders, start, save } = await editor(t)
  const [count, people] = [
    await built('Count', 'scalar', { 'source-table': orders.id, aggregation: [['count']] }),
    await people20,
  ]
  const base = await start()
  let draft = addCard(addCard(base, count, { tabId: null }), people, { tabId: null })
  draft = addVirtual(draft, 'heading', { tabId: null }, { text: 'Orders' })
  draft = addVirtual(draft, 'text', { tabId: null }, { text: 'In {{place}}' })
  draft = addVirtual(draft, 'iframe', { tabId: null }, { iframe: '<iframe src="https://example.org"></iframe>' })
  draft = addVirtual(draft, 'link', { tabId: null }, { link: { url: 'https://example.org' } })
  draft = addSeries(draft, -1, people)
  for (const kind of SECTIONS) draft = addSection(draft, kind, null)
  for (const kind of KINDS) for (const { type } of offeredTypes(kind)) draft = addFilter(draft, kind.id, { type })
  draft = setFilterHead(draft, draft.parameters[0]?.id ?? '', -2)
  const cross = draft.parameters[1]?.id ?? ''
  draft = setClick(draft, -2, { type: 'link', linkType: 'dashboard', targetId: base.id, parameterMapping: {} })
  draft = setClick(
    draft,
    -2,
    {
      type: 'crossfilter',
      parameterMapping: {
        [cross]: {
          id: cross,
          source: { type: 'column', id: 'id', name: 'ID' },
          target: { type: 'parameter', id: cross },
        },
      },
    },
    'id',
  )
  const first = await save({ ...draft, name: 'Other', width: 'full', auto_apply_filters: false }, base)
  assert.equal(first.dashcards.length, draft.dashcards.length)

  const some = first.dashcards.slice(0, 3).map(({ id }) => id)
  draft = duplicateCards(first, some)
  draft = setLayout(draft, place(draft.dashcards, some[0] ?? 0, { row: 3, col: 4, size_x: 8, size_y: 5 }))
  draft = addTab(draft, 'Second')
  const [one, two] = draft.tabs.map(({ id }) => id)
  draft = moveToTab(draft, some, two ?? 0)
  const second = await save(draft, first)
  assert.deepEqual(
    second.tabs.map(({ name }) => name),
    ['Tab 1', 'Second'],
  )
  assert.equal(second.dashcards.filter(({ dashboard_tab_id }) => dashboard_tab_id === second.tabs[1]?.id).length, 3)
  assert.ok(one !== undefined && one < 0)

  draft = duplicateTab(second, second.tabs[0]?.id ?? 0)
  draft = removeTab(draft, second.tabs[0]?.id ?? 0)
  draft = setSettings(removeCards(draft, [some[2] ?? 0]), some[0] ?? 0, { 'card.title': 'Renamed' })
  draft = replaceCard(removeFilter(draft, cross), some[1] ?? 0, count)
  const third = await save(draft, second)
  assert.equal(third.tabs.length, 2)

  const cut = copyCards(
    third,
    third.dashcards.map(({ id }) => id),
  )
  const other = await start()
  const pasted = pasteCards(other, cut, null)
  assert.deepEqual(pasted.refused, [])
  const fourth = await save(pasted.draft, other)
  assert.equal(fourth.dashcards.length, third.dashcards.length)
  await save({ ...fourth, dashcards: [], parameters: [] }, fourth)
})

test('filters are connected to what fits, alike on all cards, and narrow what they reach', async (t) => {
  const { admin, orders, shop, field, built, question, people20, start, save, candidate, ask } = await editor(t)
  const [status, created] = [await field('orders', 'status'), await field('orders', 'created_at')]
  const count = { 'source-table': orders.id, aggregation: [['count']] }
  const table = await built('Orders', 'table', { 'source-table': orders.id })
  const months = await built('By month', 'line', {
    ...count,
    breakout: [['field', created, { 'temporal-unit': 'month' }]],
  })
  const groups = await built('Many', 'table', {
    'source-query': { ...count, breakout: [['field', status, null]] },
    filter: ['>', ['field', 'count', { 'base-type': 'type/Integer' }], 0],
  })
  const tag = (name: string, more: object) => ({ [name]: { id: name, name, 'display-name': name, ...more } })
  const sql = await question('SQL', 'table', {
    type: 'native',
    native: {
      query: 'select * from orders where {{status}} [[and total >= {{least}}]]',
      'template-tags': {
        ...tag('status', { type: 'dimension', dimension: ['field', status, null], 'widget-type': 'string/=' }),
        ...tag('least', { type: 'number' }),
      },
    },
  })
  const base = await start()
  const cards = [table, months, groups, sql, await people20]
  let draft = cards.reduce((next, card) => addCard(next, card, { tabId: null }), base)
  draft = addVirtual(draft, 'text', { tabId: null }, { text: 'All[[ in {{State}}]]' })
  const candidates = await Promise.all(cards.map((card, index) => candidate(-1 - index, card)))
  const words = only(draft.dashcards, ({ id }) => id === -6)
  candidates.push({ dashcardId: -6, cardId: null, options: textOptions(words) })

  const wire = (kind: FilterKindId, id: string, at: number, label: string, type?: string) => {
    draft = addFilter(draft, kind, { id, name: id, ...(type && { type }) })
    const parameter = only(draft.parameters, (one) => one.id === id)
    const own = only(candidates, ({ dashcardId }) => dashcardId === at)
    const option = only(fittingOptions(parameter, own.options), (one) => one.label.toLowerCase() === label)
    draft = connect(draft, id, { ...own, target: option.target })
    draft = connectAll(draft, id, alikeConnections(draft, parameter, option, candidates))
    return draft.dashcards
      .filter(({ parameter_mappings: maps }) => maps.some((map) => map.parameter_id === id))
      .map((one) => one.id)
  }
  assert.deepEqual(wire('text', 'status', -1, 'status'), [-1, -2, -3, -4])
  assert.deepEqual(wire('location', 'state', -5, 'state'), [-1, -2, -3, -5])
  assert.deepEqual(wire('date', 'when', -1, 'created at'), [-1, -2, -3])
  assert.deepEqual(wire('temporal-unit', 'unit', -2, 'created at'), [-2])
  assert.deepEqual(wire('number', 'least', -4, 'least', 'number/='), [-4])
  assert.deepEqual(wire('number', 'total', -1, 'total', 'number/between'), [-1, -2, -3])
  assert.deepEqual(wire('id', 'person', -5, 'id'), [-1, -2, -3, -5])
  draft = connect(draft, 'state', { dashcardId: -6, cardId: null, target: ['text-tag', 'State'] })
  draft = addFilter(draft, 'boolean', { id: 'none' })
  assert.deepEqual(
    unconnectedFilters(draft).map(({ id }) => id),
    ['none'],
  )
  draft = linkFilters(draft, 'status', ['state'])
  draft = setFilterRequired(setFilterDefault(draft, 'unit', 'month'), 'unit', true)
  const saved = await save(draft, base)
  const id = (card: Card) => only(saved.dashcards, (one) => one.card_id === card.id).id
  const rowsOf = async (card: Card, values: FilterValues) => {
    const line = only(
      await ask(saved, { ...firstValues(saved.parameters, { search: '' }), ...values }),
      (one) => one.dashcard_id === id(card),
    )
    assert.equal(line.result.status, 'completed', line.result.error ?? '')
    return line.result.data.rows
  }
  assert.equal((await rowsOf(table, {})).length, 100)
  const search = writeSearch(saved.parameters, { status: ['paid', 'open'], unit: 'month' })
  assert.equal(search, 'status=paid&status=open&unit=month')
  assert.equal((await rowsOf(table, firstValues(saved.parameters, { search }))).length, 67)
  assert.equal((await rowsOf(sql, { status: ['paid'], least: [50] })).length, 17)
  assert.equal((await rowsOf(sql, { status: 'paid' })).length, 33)
  assert.deepEqual(await rowsOf(groups, { status: ['paid'] }), [['paid', 33]])
  assert.equal((await rowsOf(table, { person: 3, total: [null, 50] })).length, 3)
  assert.equal((await rowsOf(table, { when: 'Q1-2024' })).length, 100)
  assert.equal((await rowsOf(table, { when: 'exclude-months-Feb' })).length, 0)
  assert.equal((await rowsOf(await people20, { state: ['CA'] })).length, 5)
  assert.equal((await rowsOf(table, { state: ['CA', 'NY'] })).length, 50)
  assert.match(String((await rowsOf(months, { unit: 'year' }))[0]?.[0]), /^2024-01-01/)

  const linked = linkedQuery(
    only(saved.parameters, (one) => one.id === 'status'),
    saved.parameters,
    { state: ['XX'] },
  )
  assert.deepEqual(linked, { state: ['XX'] })
  const others = new URLSearchParams({ state: 'XX' })
  const narrowed = await admin.get(`/api/dashboard/${saved.id}/params/status/values?${others}`)
  assert.deepEqual(narrowed.body.values, [])

  // Values that were used last come back, and an emptied default stays empty.
  await ask(saved, withValues(saved.parameters, {}, { status: 'late' }))
  for (let tries = 0; ; tries += 1) {
    const { last_used_param_values: lastUsed } = (await admin.get(`/api/dashboard/${saved.id}`)).body
    const values = firstValues(saved.parameters, { search: '', lastUsed })
    if (JSON.stringify(values['status']) === '["late"]') break
    assert.ok(tries < 200, 'the value was never remembered')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  const more = await built('More', 'table', { 'source-table': orders.id })
  const added = nextId(saved)
  const next = addCard(saved, more, { tabId: null })
  const standing = await Promise.all(cards.map((card) => candidate(id(card), card)))
  const guesses = guessConnections(next, await candidate(added, more), standing)
  assert.deepEqual([...guesses.keys()], ['status', 'state', 'when', 'total', 'person'])
  const connected = [...guesses].reduce((one, [parameter, connection]) => connect(one, parameter, connection), next)
  const again = await save(connected, saved)
  const last = again.dashcards.at(-1) as DashboardCard
  const first = only(again.dashcards, (one) => one.card_id === table.id)
  const targets = (one: DashboardCard) =>
    one.parameter_mappings.map(({ parameter_id, target }) => [parameter_id, target])
  assert.deepEqual(targets(last), targets(first))
  assert.ok(shop.id > 0)
})

test('a click on a question runs it for what was clicked, at the stage and in the form of its query', async (t) => {
  const { admin, orders, field, built } = await editor(t)
  const [status, created] = [await field('orders', 'status'), await field('orders', 'created_at')]
  const grouped = { 'source-table': orders.id, aggregation: [['count']], breakout: [['field', status, null]] }
  const card = await built('Nested', 'table', {
    'source-query': grouped,
    aggregation: [['sum', ['field', 'count', { 'base-type': 'type/Integer' }]]],
  })
  const staged = (await admin.post('/api/dataset/describe', { query: card.dataset_query })).body.query
  const field1 = (id: unknown, stage: number, options: object | null = null) => [
    'dimension',
    ['field', id, options],
    { 'stage-number': stage },
  ]
  const parameter = { id: 'w', name: 'w', slug: 'w', type: 'date/all-options' }
  const sumOf = async (query: Card['dataset_query'], target: unknown, source: ClickSource, value: unknown) => {
    const click = followClick(
      {
        type: 'link',
        linkType: 'question',
        targetId: card.id,
        parameterMapping: { k: { id: 'k', source, target: { type: 'dimension', id: 'k', dimension: target } } },
      },
      { columns: [{ name: 'x' }], row: [value], parameters: [parameter], values: { w: value } },
      { card: { ...card, dataset_query: query } },
    )
    const question = readQuestionHash(click.type === 'page' ? click.href.slice(click.href.indexOf('#')) : '')
    const { body } = await admin.post('/api/dataset', question?.dataset_query)
    assert.equal(body.status, 'completed', body.error)
    return body.data.rows[0][0]
  }
  const [column, ofFilter] = [
    { type: 'column', id: 'x' },
    { type: 'parameter', id: 'w' },
  ] as const
  for (const query of [card.dataset_query, staged]) {
    assert.equal(await sumOf(query, field1(status, 0), column, 'paid'), 33)
    assert.equal(await sumOf(query, field1('count', 1, { 'base-type': 'type/Integer' }), column, 34), 34)
    assert.equal(await sumOf(query, field1(created, 0), ofFilter, '2024-02-01~2024-02-01'), 100)
    assert.equal(await sumOf(query, field1(created, 0), ofFilter, '2024-02'), 100)
    assert.equal(await sumOf(query, field1(created, 0), ofFilter, 'Q1-2024'), 100)
    assert.equal(await sumOf(query, field1(created, 0), ofFilter, 'past30days~'), null)
  }
})

test('lists of filters come from where the draft says', async (t) => {
  const { admin, people20, start, save } = await editor(t)
  const people = await people20
  const base = await start()
  let draft = addFilter(addFilter(base, 'text', { id: 'w' }), 'text', { id: 'c' })
  draft = setFilterSource(draft, 'w', { type: 'static-list', values: ['b', ['a', 'A']] })
  const valueField = ['field', 'state', { 'base-type': 'type/Text' }]
  draft = setFilterSource(draft, 'c', { type: 'card', cardId: people.id, valueField })
  draft = setFilterType(draft, 'c', 'string/contains')
  const saved = await save(draft, base)
  const values = async (id: string) => (await admin.get(`/api/dashboard/${saved.id}/params/${id}/values`)).body.values
  assert.deepEqual(await values('w'), [['b'], ['a', 'A']])
  assert.deepEqual(await values('c'), [['CA'], ['NY'], ['TX'], ['WA']])
})
