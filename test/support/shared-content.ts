/**
 * Content of every kind that an administrator made in a collection that nobody else may read, and shared by public links:
 * cards, and a dashboard with tabs, filters from all sources, series, and texts.
 */
import type { TestContext } from 'node:test'
import { connectShop } from './sqlite-shop.ts'
import { testServer, type Answer, type TestServerOptions } from './test-server.ts'

export async function sharedContent(t: TestContext, options: TestServerOptions = {}) {
  const server = await testServer(t, options)
  const { admin } = server.as
  const shop = await connectShop(server)
  const made = async (answer: Promise<Answer>) => {
    const { status, text, body } = await answer
    if (status >= 300) throw new Error(text)
    return body
  }
  await made(admin.put('/api/setting/enable-public-sharing', { value: true }))
  const { id: hidden } = await made(admin.post('/api/collection', { name: 'Hidden collection' }))
  const { revision, groups } = (await admin.get('/api/collection/graph')).body
  for (const group of Object.values<Record<string, string>>(groups)) group[hidden] = 'none'
  groups[2][hidden] = 'write'
  await made(admin.put('/api/collection/graph', { revision, groups }))

  const tableId = async (name: string) => (await shop.table(name)).id
  const fieldId = async (table: string, name: string) => (await shop.field(table, name)).id
  const [orders, people] = [await tableId('orders'), await tableId('people')]
  const [key, user, status, total, quantity, notes, created] = await Promise.all(
    ['id', 'user_id', 'status', 'total', 'quantity', 'notes', 'created_at'].map((name) => fieldId('orders', name)),
  )
  const [state, name, email] = await Promise.all(['state', 'name', 'email'].map((column) => fieldId('people', column)))
  const fields = { key, user, status, total, quantity, notes, created, state, name, email }
  const f = (id: number | undefined, more: object | null = null) => ['field', id, more]
  // What is shown for a key, and labels that people gave.
  await made(
    admin.post(`/api/field/${user}/dimension`, { type: 'external', name: 'Buyer', human_readable_field_id: name }),
  )
  await made(
    admin.post(`/api/field/${status}/values`, {
      values: [
        ['late', 'Too late'],
        ['open', 'Open'],
        ['paid', 'Paid'],
      ],
    }),
  )
  await made(admin.post(`/api/field/${status}/dimension`, { type: 'internal', name: 'Status' }))

  const mbql = (query: object) => ({ database: shop.id, type: 'query', query })
  const native = (query: string, tags: object = {}) => ({
    database: shop.id,
    type: 'native',
    native: { query, 'template-tags': tags },
  })
  const save = async (title: string, dataset_query: object, more: object = {}): Promise<number> => {
    const look = { display: 'table', visualization_settings: {}, collection_id: hidden }
    return (await made(admin.post('/api/card', { name: title, ...look, dataset_query, ...more }))).id
  }
  const columns = [f(key), f(user), f(status), f(quantity)]
  const built = await save(
    'Built',
    mbql({ 'source-table': orders, fields: columns, filter: ['<', f(key), 11], 'order-by': [['asc', f(key)]] }),
    {
      description: 'The first ten.',
      parameters: [
        { id: 'st', name: 'Status', slug: 'status', type: 'string/=', target: ['dimension', f(status)] },
        { id: 'buyer', name: 'Buyer', slug: 'buyer', type: 'id', target: ['dimension', f(user)] },
        // What the query does not read.
        { id: 'mail', name: 'Mail', slug: 'mail', type: 'string/=', target: ['dimension', f(email)] },
        {
          id: 'written',
          name: 'Written',
          slug: 'written',
          type: 'string/=',
          target: ['dimension', f(notes)],
          values_source_type: 'static-list',
          values_source_config: { values: ['one', ['two', 'Two']] },
        },
      ],
    },
  )
  const statusTag = {
    id: 'tag-status',
    name: 'status',
    'display-name': 'Status',
    type: 'dimension',
    dimension: f(status),
    'widget-type': 'string/=',
  }
  const most = { id: 'tag-most', name: 'most', 'display-name': 'Most', type: 'number' }
  const sql = await save(
    'Written in SQL',
    native(
      'select id, status, 41 + 1 as secret_of_sql from orders where {{status}} [[and id <= {{most}}]] order by id',
      {
        status: statusTag,
        most,
      },
    ),
  )
  const model = await save('Model', mbql({ 'source-table': orders, fields: [f(key), f(status), f(notes)] }), {
    type: 'model',
  })
  const text = { 'base-type': 'type/Text' }
  const onModel = await save('On the model', mbql({ 'source-table': `card__${model}`, aggregation: [['count']] }))
  const metric = await save('Metric', mbql({ 'source-table': orders, aggregation: [['sum', f(quantity)]] }), {
    type: 'metric',
    display: 'scalar',
  })
  const grouped = { 'source-table': orders, aggregation: [['count']], breakout: [f(status), f(quantity)] }
  const pivot = await save('Pivot', mbql({ ...grouped, filter: ['<', f(quantity), 2] }), {
    display: 'pivot',
    visualization_settings: {
      'pivot_table.column_split': { rows: [f(status)], columns: [f(quantity)], values: [['aggregation', 0]] },
    },
  })
  await made(admin.post('/api/native-query-snippet', { name: 'Only open', content: "status = 'open'" }))
  const [{ id: snippet }] = (await admin.get('/api/native-query-snippet')).body
  const nested = await save(
    'Nested',
    native(`select count(*) as n from {{#${built}}} x where {{snippet: Only open}} [[and quantity < {{most}}]]`, {
      [`#${built}`]: { id: 'c', name: `#${built}`, 'display-name': 'C', type: 'card', 'card-id': built },
      'snippet: Only open': {
        id: 's',
        name: 'snippet: Only open',
        'display-name': 'S',
        type: 'snippet',
        'snippet-name': 'Only open',
        'snippet-id': snippet,
      },
      most,
    }),
  )
  const failing = await save('Failing', native('select hidden_word from no_such_table_of_sql'))
  const off = await save('Not on any dashboard', mbql({ 'source-table': people }))

  const cardSource = { card_id: off, value_field: f(state) }
  const { id: dashboard } = await made(
    admin.post('/api/dashboard', {
      name: 'Board',
      description: 'All of it.',
      collection_id: hidden,
      parameters: [
        { id: 'st', name: 'Status', slug: 'status', type: 'string/=', filteringParameters: ['quantity'] },
        { id: 'quantity', name: 'Quantity', slug: 'quantity', type: 'number/between' },
        { id: 'state', name: 'State', slug: 'state', type: 'string/=' },
        { id: 'made', name: 'Made', slug: 'made', type: 'date/all-options' },
        { id: 'model', name: 'Model', slug: 'model', type: 'string/=' },
        {
          id: 'written',
          name: 'Written',
          slug: 'written',
          type: 'string/=',
          values_source_type: 'static-list',
          values_source_config: { values: ['one', ['two', 'Two']] },
        },
        {
          id: 'card',
          name: 'Card',
          slug: 'card',
          type: 'string/=',
          values_source_type: 'card',
          values_source_config: cardSource,
        },
        { id: 'typed', name: 'Typed', slug: 'typed', type: 'string/contains', values_query_type: 'none' },
        { id: 'buyer', name: 'Buyer', slug: 'buyer', type: 'id' },
      ],
    }),
  )
  const on = (card_id: number) => (targets: Record<string, unknown>) =>
    Object.entries(targets).map(([parameter_id, target]) => ({ parameter_id, card_id, target: ['dimension', target] }))
  const size = { col: 0, size_x: 6, size_y: 3 }
  const virtual = (display: string, settings: object) => ({
    card_id: null,
    visualization_settings: { virtual_card: { name: null, display, dataset_query: {} }, ...settings },
  })
  const filled = await made(
    admin.put(`/api/dashboard/${dashboard}`, {
      tabs: [
        { id: -1, name: 'First' },
        { id: -2, name: 'Second' },
      ],
      dashcards: [
        {
          id: -1,
          card_id: built,
          dashboard_tab_id: -1,
          row: 0,
          ...size,
          series: [{ id: metric }],
          parameter_mappings: on(built)({
            st: f(status),
            quantity: f(quantity),
            state: f(state, { 'source-field': user }),
            made: f(created),
            written: f(notes),
            card: f(state, { 'source-field': user }),
            typed: f(notes),
            buyer: f(user),
          }),
        },
        {
          id: -2,
          card_id: sql,
          dashboard_tab_id: -1,
          row: 3,
          ...size,
          parameter_mappings: on(sql)({ st: ['template-tag', 'status'] }),
        },
        {
          id: -3,
          card_id: onModel,
          dashboard_tab_id: -2,
          row: 6,
          ...size,
          parameter_mappings: on(onModel)({ model: ['field', 'status', text] }),
        },
        { id: -4, card_id: pivot, dashboard_tab_id: -2, row: 9, ...size },
        { id: -5, card_id: failing, dashboard_tab_id: -2, row: 12, ...size },
        { id: -6, dashboard_tab_id: -1, row: 15, ...size, ...virtual('text', { text: 'About **it**' }) },
        { id: -7, dashboard_tab_id: -1, row: 18, ...size, ...virtual('heading', { text: 'A heading' }) },
        {
          id: -8,
          dashboard_tab_id: -1,
          row: 21,
          ...size,
          ...virtual('link', { link: { entity: { id: off, model: 'card' } } }),
        },
        {
          id: -9,
          dashboard_tab_id: -1,
          row: 24,
          ...size,
          ...virtual('link', { link: { url: 'https://example.org' } }),
        },
      ],
    }),
  )
  const cards = { built, sql, model, onModel, metric, pivot, nested, failing, off }
  const dashcardOf = (cardId: number): number =>
    filled.dashcards.find(({ card_id }: { card_id: number | null }) => card_id === cardId).id
  const share = async (path: string): Promise<string> => (await made(admin.post(`${path}/public_link`))).uuid
  const shared = Object.fromEntries(
    await Promise.all(
      Object.entries(cards)
        .filter(([kind]) => kind !== 'off')
        .map(async ([kind, id]) => [kind, await share(`/api/card/${id}`)] as const),
    ),
  )
  const board = await share(`/api/dashboard/${dashboard}`)
  const { nobody: guest } = server.as
  return {
    ...server,
    shop,
    orders,
    people,
    fields,
    f,
    mbql,
    native,
    save,
    share,
    hidden,
    cards,
    dashboard,
    dashcardOf,
    guest,
    /** Path of a shared card. */
    card: (kind: Exclude<keyof typeof cards, 'off'>) => `/api/public/card/${shared[kind]}`,
    uuidOf: (kind: Exclude<keyof typeof cards, 'off'>) => String(shared[kind]),
    boardUuid: board,
    /** Path of the shared dashboard. */
    board: `/api/public/dashboard/${board}`,
    /** Path of a card of the shared dashboard, where it stands or where another one does. */
    place: (cardId: number, at = cardId) => `/api/public/dashboard/${board}/dashcard/${dashcardOf(at)}/card/${cardId}`,
  }
}

export type SharedContent = Awaited<ReturnType<typeof sharedContent>>

/** The query string that gives parameters. */
export function given(parameters: unknown): string {
  return `parameters=${encodeURIComponent(typeof parameters === 'string' ? parameters : JSON.stringify(parameters))}`
}
