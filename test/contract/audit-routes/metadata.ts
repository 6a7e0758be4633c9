/** Segments, snippets, fields, tables and databases. */
import type { SharedWrites } from './writes.ts'

export async function metadataWrites({ as, shop, orders, status, made, list, add }: SharedWrites): Promise<void> {
  const userKey = await shop.field('orders', 'user_id')
  const personName = await shop.field('people', 'name')
  const db = `/api/database/${shop.id}`
  const table = `/api/table/${orders.id}`
  const field = `/api/field/${status.id}`
  const definition = { 'source-table': orders.id, filter: ['=', ['field', status.id, null], 'open'] }
  add('post /api/segment', 'segment.created', {
    body: { name: 'Open', table_id: orders.id, definition },
    save: 'segment',
  })
  const segment = () => `/api/segment/${made['segment'].id}`
  add('put /api/segment/{id}', 'segment.updated', {
    body: { name: 'Not done', revision_message: 'why' },
    path: segment,
  })
  list.push({
    route: 'post /api/segment/{id}/revert',
    action: 'segment.updated',
    send: async () => {
      const { body } = await as.admin.get(`${segment()}/revisions`)
      return as.admin.post(`${segment()}/revert`, { revision_id: body.at(-1).id })
    },
  })
  add('delete /api/segment/{id}', 'segment.archived', { path: () => `${segment()}?revision_message=why` })
  add('post /api/native-query-snippet', 'snippet.created', {
    body: { name: 'open', content: "status = 'open'" },
    save: 'snippet',
  })
  add('put /api/native-query-snippet/{id}', 'snippet.updated', {
    body: { content: "status = 'late'" },
    path: () => `/api/native-query-snippet/${made['snippet'].id}`,
  })

  add('put /api/field/{id}', 'field.updated', { body: { description: 'How far' }, path: () => field })
  add('post /api/field/{id}/values', 'field.values-changed', {
    body: {
      values: [
        ['open', 'Offen'],
        ['late', 'Zu spät'],
        ['paid', 'Bezahlt'],
      ],
    },
    path: () => `${field}/values`,
  })
  add('post /api/field/{id}/dimension', 'field.dimension-changed', {
    body: { name: 'User', type: 'external', human_readable_field_id: personName.id },
    path: () => `/api/field/${userKey.id}/dimension`,
  })
  add('delete /api/field/{id}/dimension', 'field.dimension-changed', {
    path: () => `/api/field/${userKey.id}/dimension`,
  })
  add('post /api/field/{id}/rescan_values', 'metadata.rescan-requested', {
    body: {},
    path: () => `${field}/rescan_values`,
  })
  add('post /api/field/{id}/discard_values', 'metadata.values-discarded', {
    body: {},
    path: () => `${field}/discard_values`,
  })
  add('put /api/table', 'table.updated', { body: { ids: [orders.id], description: 'What was ordered' } })
  add('put /api/table/{id}', 'table.updated', { body: { display_name: 'Bestellungen' }, path: () => table })
  add('put /api/table/{id}/fields/order', 'table.updated', { body: [status.id], path: () => `${table}/fields/order` })
  add('post /api/table/{id}/rescan_values', 'metadata.rescan-requested', {
    body: {},
    path: () => `${table}/rescan_values`,
  })
  add('post /api/table/{id}/discard_values', 'metadata.values-discarded', {
    body: {},
    path: () => `${table}/discard_values`,
  })
  add('post /api/table/{id}/sync_schema', 'metadata.sync-requested', { body: {}, path: () => `${table}/sync_schema` })
  for (const name of ['sync_schema', 'sync'])
    add(`post /api/database/{id}/${name}`, 'metadata.sync-requested', { body: {}, path: () => `${db}/${name}` })
  add('post /api/notify/db/{id}', 'metadata.sync-requested', { body: {}, path: () => `/api/notify/db/${shop.id}` })
  const term = () => `/api/glossary/${made['term'].id}`
  add('post /api/glossary', 'glossary.created', { body: { term: 'ARR', definition: 'Revenue' }, save: 'term' })
  add('put /api/glossary/{id}', 'glossary.updated', { body: { term: 'ARR', definition: 'Recurring' }, path: term })
  add('delete /api/glossary/{id}', 'glossary.deleted', { path: term })
  list.push({
    route: 'post /api/ee/content-translation/upload-dictionary',
    action: 'content-translation.replaced',
    send: () =>
      as.admin.post('/api/ee/content-translation/upload-dictionary', 'a,b,c\nde,x,y', { 'content-type': 'text/csv' }),
  })
  add('post /api/database/{id}/rescan_values', 'metadata.rescan-requested', {
    body: {},
    path: () => `${db}/rescan_values`,
  })
  add('post /api/database/{id}/discard_values', 'metadata.values-discarded', {
    body: {},
    path: () => `${db}/discard_values`,
  })
  add('put /api/database/{id}', 'database.updated', { body: { description: 'A shop' }, path: () => db })
  add('post /api/database', 'database.created', {
    body: { name: 'Again', engine: 'sqlite', details: { db: shop.path } },
    save: 'second',
  })
  add('delete /api/database/{id}', 'database.deleted', { path: () => `/api/database/${made['second'].id}` })
}
