/** Models that are kept as tables. */
import type { SharedWrites } from './writes.ts'

export function persistenceWrites({ as, shop, orders, list, add }: SharedWrites): void {
  const dataset_query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  let model = 0
  // An earlier call has changed the setting.
  add('post /api/persist/disable', 'setting.changed', { body: {} })
  add('post /api/persist/enable', 'setting.changed', { body: {} })
  add('post /api/persist/set-refresh-schedule', 'setting.changed', { body: { cron: '0 0 0/3 * * ? *' } })
  for (const path of ['/api/database', '/api/persist/database']) {
    add(`post ${path}/{id}/persist`, 'database.updated', { body: {}, path: () => `${path}/${shop.id}/persist` })
    add(`post ${path}/{id}/unpersist`, 'database.updated', { body: {}, path: () => `${path}/${shop.id}/unpersist` })
  }
  list.push({
    route: 'post /api/card/{id}/persist',
    action: 'card.persistence-changed',
    send: async () => {
      await as.admin.post(`/api/database/${shop.id}/persist`)
      const card = { name: 'Kept', type: 'model', display: 'table', visualization_settings: {}, dataset_query }
      model = (await as.admin.post('/api/card', card)).body.id
      return as.admin.post(`/api/card/${model}/persist`)
    },
  })
  for (const verb of ['persist', 'unpersist']) {
    const path = `/api/persist/table/${orders.id}/${verb}`
    add(`post /api/persist/table/{id}/${verb}`, 'table.copy-changed', { body: {}, path: () => path })
  }
  const card = (path: string) => ({ body: {}, path: () => path.replace('{id}', String(model)) })
  for (const [path, verb] of [
    ['/api/card/{id}', 'unpersist'],
    ['/api/persist/card/{id}', 'persist'],
    ['/api/persist/card/{id}', 'unpersist'],
  ]) {
    add(`post ${path}/${verb}`, 'card.persistence-changed', card(`${path}/${verb}`))
  }
}
