/** A server with the shop and a question that is shown as a pivot table. */
import type { TestContext } from 'node:test'
import { connectShop } from './sqlite-shop.ts'
import { addTestCard } from './test-cards.ts'
import { testServer } from './test-server.ts'

export async function pivotShop(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { id: orders } = await shop.table('orders')
  const status = ['field', (await shop.field('orders', 'status')).id, null]
  const quantityId = (await shop.field('orders', 'quantity')).id
  const quantity = ['field', quantityId, null]
  const total = ['field', (await shop.field('orders', 'total')).id, null]
  const user = ['field', (await shop.field('orders', 'user_id')).id, null]
  /** Orders by three statuses and two quantities. */
  const query = {
    database: shop.id,
    type: 'query',
    query: {
      'source-table': orders,
      filter: ['<', quantity, 2],
      aggregation: [['count'], ['sum', total]],
      breakout: [status, quantity],
    },
  }
  const save = (columns: Partial<Parameters<typeof addTestCard>[1]>) =>
    addTestCard(server.server.store, {
      creator_id: server.userId,
      name: 'Orders by status',
      display: 'pivot',
      database_id: shop.id,
      table_id: orders,
      dataset_query: query,
      ...columns,
    })
  return { ...server, database: shop.id, orders, status, quantity, quantityId, total, user, query, save }
}
