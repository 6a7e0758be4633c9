/** A server with a rule on rows, and what tests of rules ask it. */
import type { TestContext } from 'node:test'
import { connectShop } from './sqlite-shop.ts'
import { testServer } from './test-server.ts'

export const NO_PERMISSION = 'You do not have permissions to run this query.'
export const RULES = '/api/mt/gtap'

/** All users are blocked; the group of the user sees orders and people. */
export async function ruleServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const [orders, people] = [await shop.table('orders'), await shop.table('people')]
  const { admin, user } = server.as
  const status = await shop.field('orders', 'status')
  const group = async (name: string) => {
    const { id } = (await admin.post('/api/permissions/group', { name })).body
    return Number(id)
  }
  const put = async (groups: object, more: object = {}) => {
    const { revision } = (await admin.get('/api/permissions/graph')).body
    return admin.put('/api/permissions/graph', { revision, groups, ...more })
  }
  const sales = await group('Sales')
  const join = (group_id: number) => admin.post('/api/permissions/membership', { group_id, user_id: server.userId })
  await put({ 1: { [shop.id]: { 'view-data': 'blocked' } } })
  await join(sales)
  const attribute = (value: unknown) => admin.put(`/api/user/${server.userId}`, { login_attributes: { state: value } })
  await attribute('paid')
  const byStatus = { state: ['dimension', ['field', status.id, null]] }
  const rows = (query: object = {}) => ({
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, ...query },
  })
  const ask = async (query: object) => (await user.post('/api/dataset', query)).body
  const statuses = async () => {
    const { data, error } = await ask(rows({ aggregation: [['count']], breakout: [['field', status.id, null]] }))
    return error ?? data.rows.map(([name]: [string | null]) => name)
  }
  const card = async (query: object) =>
    Number(
      (await admin.post('/api/card', { name: 'C', display: 'table', visualization_settings: {}, dataset_query: query }))
        .body.id,
    )
  const sqlCard = () => card({ database: shop.id, type: 'native', native: { query: 'select * from orders' } })
  return {
    ...server,
    admin,
    user,
    shop,
    orders,
    people,
    status,
    group,
    put,
    sales,
    join,
    attribute,
    byStatus,
    rows,
    ask,
    statuses,
    card,
    sqlCard,
  }
}
