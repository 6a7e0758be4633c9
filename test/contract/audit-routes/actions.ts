/** Actions, and their execution. */
import type { SharedWrites } from './writes.ts'

export function actionWrites({ as, orders, shop, made, list, add }: SharedWrites): void {
  const query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const native = { query: "update orders set status = status where status = 'none'" }
  const place = { row: 0, col: 0, size_x: 4, size_y: 2 }
  list.push({
    route: 'post /api/action',
    action: 'action.created',
    send: async () => {
      await as.admin.put(`/api/database/${shop.id}`, { settings: { 'database-enable-actions': true } })
      const look = { name: 'Written', display: 'table', visualization_settings: {} }
      const model = (await as.admin.post('/api/card', { ...look, type: 'model', dataset_query: query })).body
      const answer = await as.admin.post('/api/action', {
        name: 'Write',
        model_id: model.id,
        database_id: shop.id,
        dataset_query: { database: shop.id, type: 'native', native },
      })
      made['action'] = answer.body
      const { body: board } = await as.admin.post('/api/dashboard', { name: 'With an action' })
      const dashcards = [{ ...place, id: -1, action_id: answer.body.id }]
      made['action board'] = (await as.admin.put(`/api/dashboard/${board.id}`, { dashcards })).body
      return answer
    },
  })
  const path = () => `/api/action/${made['action'].id}`
  add('put /api/action/{id}', 'action.updated', { body: { description: 'New' }, path })
  add('post /api/action/{id}/execute', 'action.executed', { body: {}, path: () => `${path()}/execute` })
  add('post /api/dashboard/{id}/dashcard/{dashcard_id}/execute', 'action.executed', {
    body: {},
    path: () => `/api/dashboard/${made['action board'].id}/dashcard/${made['action board'].dashcards[0].id}/execute`,
  })
  const known = { status: 'open' }
  add('post /api/table/{id}/rows', 'rows.changed', {
    body: { changes: [{ kind: 'update', key: { id: 1 }, values: known, expected: known }] },
    path: () => `/api/table/${orders.id}/rows`,
  })
  const link = () => `${path()}/public_link`
  add('post /api/action/{id}/public_link', 'action.shared', { path: link })
  add('delete /api/action/{id}/public_link', 'action.unshared', { path: link })
  add('put /api/action/{id}', 'action.archived', { body: { archived: true }, path })
  add('put /api/action/{id}', 'action.restored', { body: { archived: false }, path })
  add('delete /api/action/{id}', 'action.deleted', { path })
}
