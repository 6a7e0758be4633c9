/** Cards and a dashboard about the market, published for embedding, and tokens for them. */
import { signedToken } from './signed-token.ts'
import { connectMarket, type MarketEngine } from './market.ts'
import type { Answer, TestServer } from './test-server.ts'

export const EMBEDDING_KEY = 'ab'.repeat(32)

/** Ids in the first column of an answer's rows. */
export function idsIn({ body }: Pick<Answer, 'body'>): unknown[] {
  return body.data.rows.map(([id]: unknown[]) => id)
}

function param(id: string, slug: string, type: string, more: object = {}) {
  return { id, slug, name: `Name of ${slug}`, type, ...more }
}

/**
 * `card` is a question about all six orders, `sql` a native one with a field filter, a variable and a required one;
 * `board` has both, a text and a heading.
 */
export async function embeddedContent(server: TestServer, engine: MarketEngine = 'sqlite') {
  const { admin, nobody } = server.as
  const db = await connectMarket(server, engine)
  const done = async (answer: Promise<Answer>) => {
    const { status, text, body } = await answer
    if (status >= 300) throw new Error(text)
    return body
  }
  await done(admin.put('/api/setting', { 'enable-embedding-static': true, 'embedding-secret-key': EMBEDDING_KEY }))
  const field = async (path: string, through?: string) => {
    const options = through === undefined ? null : { 'source-field': await db.field(through) }
    return ['field', await db.field(path), options]
  }
  const f = {
    id: await field('orders.id'),
    status: await field('orders.status'),
    quantity: await field('orders.quantity'),
    shipped: await field('orders.shipped'),
    state: await field('people.state', 'orders.user_id'),
    category: await field('products.category', 'orders.product_id'),
  }
  const on = (target: unknown) => ({ target: ['dimension', target] })
  const look = { display: 'table', visualization_settings: {} }
  const save = (name: string, dataset_query: object, more: object = {}) =>
    done(admin.post('/api/card', { name, ...look, dataset_query, ...more }))

  const orders = { 'source-table': await db.table('orders'), fields: [f.id, f.status], 'order-by': [['asc', f.id]] }
  const card = await save(
    'Orders',
    { database: db.id, type: 'query', query: orders },
    {
      description: 'All of them.',
      parameters: [
        param('c-status', 'status', 'string/=', on(f.status)),
        param('c-least', 'least', 'number/>=', on(f.quantity)),
        param('c-range', 'range', 'number/between', on(f.quantity)),
        param('c-day', 'day', 'date/all-options', on(f.shipped)),
        param('c-key', 'key', 'id', on(f.id)),
        param('c-state', 'state', 'string/=', on(f.state)),
      ],
    },
  )
  const tag = (name: string, type: string, more: object = {}) => ({
    [name]: { id: `tag-${name}`, name, 'display-name': name, type, ...more },
  })
  const tags = {
    ...tag('status', 'dimension', { dimension: f.status, 'widget-type': 'string/=' }),
    ...tag('least', 'number'),
    ...tag('below', 'number', { required: true, default: '6' }),
  }
  const query =
    'select id, status from orders where id < {{below}} [[and {{status}}]] [[and quantity >= {{least}}]] order by id'
  const native = { query, 'template-tags': tags }
  const sql = await save('In SQL', { database: db.id, type: 'native', native })
  const pivot = await save(
    'Pivot',
    {
      database: db.id,
      type: 'query',
      query: { 'source-table': orders['source-table'], aggregation: [['count']], breakout: [f.status] },
    },
    {
      display: 'pivot',
      visualization_settings: {
        'pivot_table.column_split': { rows: [f.status], columns: [], values: [['aggregation', 0]] },
      },
      parameters: [param('c-state', 'state', 'string/=', on(f.state))],
    },
  )
  const board = await done(
    admin.post('/api/dashboard', {
      name: 'Board',
      parameters: [
        param('p-status', 'status', 'string/=', { filteringParameters: ['p-state', 'p-category'] }),
        param('p-state', 'state', 'string/='),
        param('p-category', 'category', 'string/=', { default: ['Tools'] }),
        param('p-least', 'least', 'number/>='),
      ],
    }),
  )
  const map = (parameter_id: string, card_id: number, target: unknown) => ({ parameter_id, card_id, target })
  const text = (tagName: string, parameter_id: string) => ({ parameter_id, target: ['text-tag', tagName] })
  const place = (id: number, row: number, more: object) => ({ id, row, col: 0, size_x: 8, size_y: 4, ...more })
  const filled = await done(
    admin.put(`/api/dashboard/${board.id}`, {
      dashcards: [
        place(-1, 0, {
          card_id: card.id,
          parameter_mappings: [
            map('p-status', card.id, ['dimension', f.status]),
            map('p-state', card.id, ['dimension', f.state]),
            map('p-category', card.id, ['dimension', f.category]),
          ],
        }),
        place(-2, 4, {
          card_id: sql.id,
          parameter_mappings: [
            map('p-status', sql.id, ['dimension', ['template-tag', 'status']]),
            map('p-least', sql.id, ['variable', ['template-tag', 'least']]),
          ],
        }),
        place(-3, 8, {
          card_id: null,
          visualization_settings: {
            virtual_card: { display: 'text' },
            text: 'State {{state}}[[ and {{status}}]], {{other}}',
          },
          parameter_mappings: [text('state', 'p-state'), text('status', 'p-status')],
        }),
        place(-4, 12, {
          card_id: null,
          visualization_settings: { virtual_card: { display: 'heading' }, text: 'For {{state}}' },
          parameter_mappings: [text('state', 'p-state')],
        }),
        place(-5, 16, {
          card_id: pivot.id,
          parameter_mappings: [map('p-state', pivot.id, ['dimension', f.state])],
        }),
      ],
    }),
  )
  const [dashcard, sqlDashcard, , , pivotDashcard] = filled.dashcards.map(({ id }: { id: number }) => id)
  const ids = { card: card.id, sql: sql.id, pivot: pivot.id, board: board.id, dashcard, sqlDashcard, pivotDashcard }

  /** Publishes it with these states of its parameters, by slug. */
  const publish = (kind: 'card' | 'dashboard', id: number, embedding_params: object | null) =>
    done(admin.put(`/api/${kind}/${id}`, { enable_embedding: true, embedding_params }))
  /** A token for one of these, or for any resource. */
  const token = (what: 'card' | 'sql' | 'pivot' | 'board' | object, params: unknown = {}, more: object = {}) => {
    const resource = typeof what === 'object' ? what : { [what === 'board' ? 'dashboard' : 'question']: ids[what] }
    return signedToken(EMBEDDING_KEY, { resource, params, ...more })
  }
  return {
    ...ids,
    db,
    f,
    entityIds: { card: String(card.entity_id), board: String(board.entity_id) },
    publish,
    token,
    get: (path: string) => nobody.get(`/api/embed${path}`),
    preview: (path: string) => admin.get(`/api/preview_embed${path}`),
  }
}

export type EmbeddedContent = Awaited<ReturnType<typeof embeddedContent>>
