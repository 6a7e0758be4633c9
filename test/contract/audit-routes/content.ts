/** Collections, questions, dashboards and what belongs to them. */
import type { SharedWrites } from './writes.ts'

export function contentWrites({ as, shop, orders, status, made, list, add }: SharedWrites): void {
  const question = {
    name: 'Orders',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: shop.id, type: 'query', query: { 'source-table': orders.id, limit: 2 } },
  }
  add('post /api/collection', 'collection.created', { body: { name: 'Shared' }, save: 'collection' })
  const collection = () => made['collection'].id
  add('put /api/collection/{id}', 'collection.updated', {
    body: { description: 'For all' },
    path: () => `/api/collection/${collection()}`,
  })
  list.push({
    route: 'put /api/collection/graph',
    action: 'permissions.changed',
    send: async () => {
      const { revision } = (await as.admin.get('/api/collection/graph')).body
      return as.admin.put('/api/collection/graph', { revision, groups: { 1: { [collection()]: 'read' } } })
    },
  })
  add('post /api/card', 'card.created', { body: question, save: 'card' })
  const card = () => made['card'].id
  add('put /api/card/{id}', 'card.updated', { body: { description: 'All of them' }, path: () => `/api/card/${card()}` })
  add('put /api/card/{id}', 'card.archived', { body: { archived: true }, path: () => `/api/card/${card()}` })
  add('put /api/card/{id}', 'card.restored', { body: { archived: false }, path: () => `/api/card/${card()}` })
  add('post /api/card/collections', 'card.moved', { body: () => ({ card_ids: [card()], collection_id: collection() }) })
  add('post /api/cards/move', 'card.moved', { body: () => ({ card_ids: [card()], collection_id: null }) })
  add('post /api/card/{id}/copy', 'card.created', { body: {}, path: () => `/api/card/${card()}/copy`, save: 'copy' })
  add('post /api/card/{id}/public_link', 'card.shared', { body: {}, path: () => `/api/card/${card()}/public_link` })
  add('delete /api/card/{id}/public_link', 'card.unshared', { path: () => `/api/card/${card()}/public_link` })
  add('post /api/card/{id}/query', 'card.queried', { body: {}, path: () => `/api/card/${card()}/query` })
  add('post /api/card/pivot/{id}/query', 'card.queried', { body: {}, path: () => `/api/card/pivot/${card()}/query` })
  add('post /api/card/{id}/query/{format}', 'export.downloaded', {
    body: {},
    path: () => `/api/card/${card()}/query/csv`,
  })
  add('post /api/dataset', 'query.run', { body: question.dataset_query })
  add('post /api/dataset/pivot', 'query.run', { body: question.dataset_query })
  add('post /api/dataset/{format}', 'export.downloaded', {
    body: { query: question.dataset_query },
    path: () => '/api/dataset/csv',
  })
  add('post /api/dashboard', 'dashboard.created', { body: { name: 'Board' }, save: 'dashboard' })
  const board = () => `/api/dashboard/${made['dashboard'].id}`
  const place = { row: 0, col: 0, size_x: 4, size_y: 4 }
  add('put /api/dashboard/{id}', 'dashboard.updated', { body: { description: 'All at a glance' }, path: board })
  add('post /api/dashboard/{id}/cards', 'dashboard.contents-changed', {
    body: () => ({ cardId: card(), ...place }),
    path: () => `${board()}/cards`,
    save: 'dashcard',
  })
  add('put /api/dashboard/{id}/cards', 'dashboard.contents-changed', {
    body: () => ({ cards: [{ id: made['dashcard'].id, ...place, row: 3 }] }),
    path: () => `${board()}/cards`,
  })
  const onBoard = () => `${board()}/dashcard/${made['dashcard'].id}/card/${card()}/query`
  const runRoute = 'post /api/dashboard/{id}/dashcard/{dashcard_id}/card/{card_id}/query'
  add(runRoute, 'card.queried', { body: {}, path: onBoard })
  add(`${runRoute}/{format}`, 'export.downloaded', { body: {}, path: () => `${onBoard()}/csv` })
  add('post /api/dashboard/{id}/query', 'card.queried', { body: {}, path: () => `${board()}/query` })
  add('post /api/dashboard/{id}/copy', 'dashboard.created', { body: {}, path: () => `${board()}/copy` })
  add('post /api/dashboard/{id}/public_link', 'dashboard.shared', { body: {}, path: () => `${board()}/public_link` })
  add('delete /api/dashboard/{id}/public_link', 'dashboard.unshared', { path: () => `${board()}/public_link` })
  add('post /api/dashboard/save', 'dashboard.created', { body: { name: 'Kept' } })
  const kept = { name: 'Kept', dashcards: [{ ...place, card: { id: 'new', ...question } }] }
  add('post /api/dashboard/save/collection/{id}', 'card.created', {
    body: kept,
    path: () => '/api/dashboard/save/collection/root',
  })
  for (const [route, status] of [
    ['', 'verified'],
    ['/review', null],
  ] as const) {
    const body = () => ({ moderated_item_type: 'card', moderated_item_id: card(), status })
    add(`post /api/moderation-review${route}`, 'card.reviewed', { body })
  }
  const candidates = 'post /api/collection/{id}/move-dashboard-question-candidates'
  list.push({
    route: candidates,
    action: 'card.moved',
    send: async () => {
      const { body: own } = await as.admin.post('/api/card', question)
      const { body: home } = await as.admin.post('/api/dashboard', { name: 'Home' })
      await as.admin.put(`/api/dashboard/${home.id}`, { dashcards: [{ id: -1, card_id: own.id, ...place }] })
      return as.admin.post('/api/collection/root/move-dashboard-question-candidates', { card_ids: [own.id] })
    },
  })
  for (const route of ['post /api/dashboard/{id}/revert', 'post /api/revision/revert']) {
    list.push({
      route,
      action: 'dashboard.updated',
      send: async () => {
        await as.admin.put(board(), { name: `Renamed before ${route}` })
        const { body } = await as.admin.get(`${board()}/revisions`)
        const sent = { entity: 'dashboard', id: made['dashboard'].id, revision_id: body.at(1).id }
        return as.admin.post(route.includes('/revision/') ? '/api/revision/revert' : `${board()}/revert`, sent)
      },
    })
  }
  add('delete /api/dashboard/{id}/cards', 'dashboard.contents-changed', {
    path: () => `${board()}/cards?dashcardId=${made['dashcard'].id}`,
  })
  add('delete /api/dashboard/{id}', 'dashboard.deleted', { path: board })
  list.push({
    route: 'post /api/model-index',
    action: 'card.index-changed',
    send: async () => {
      const { body: model } = await as.admin.post('/api/card', { ...question, type: 'model' })
      const key = await shop.field('orders', 'id')
      const refs = { pk_ref: ['field', key.id, null], value_ref: ['field', status.id, null] }
      const answer = await as.admin.post('/api/model-index', { model_id: model.id, ...refs })
      made['index'] = answer.body
      return answer
    },
  })
  const index = () => `/api/model-index/${made['index'].id}`
  add('delete /api/model-index/{id}', 'card.index-changed', { path: index })
  const rule = { model: 'root', model_id: 0 }
  add('put /api/cache', 'cache.rule-changed', { body: { ...rule, strategy: { type: 'nocache' } } })
  add('delete /api/cache', 'cache.rule-changed', { body: rule })
  const results = () => `/api/cache/invalidate?question=${card()}&include=overrides`
  add('post /api/cache/invalidate', 'cache.invalidated', { path: results })
  add('post /api/bookmark/{model}/{id}', 'bookmark.created', { body: {}, path: () => `/api/bookmark/card/${card()}` })
  add('delete /api/bookmark/{model}/{id}', 'bookmark.deleted', { path: () => `/api/bookmark/card/${card()}` })
  add('delete /api/card/{id}', 'card.deleted', { path: () => `/api/card/${card()}` })
  add('put /api/collection/{id}', 'collection.archived', {
    body: { archived: true },
    path: () => `/api/collection/${collection()}`,
  })
  add('delete /api/collection/{id}', 'collection.deleted', { path: () => `/api/collection/${collection()}` })

  add('post /api/timeline', 'timeline.created', { body: { name: 'Releases', icon: 'star' }, save: 'timeline' })
  const timeline = () => `/api/timeline/${made['timeline'].id}`
  const event = { name: '1.0', icon: 'star', timestamp: '2026-01-01T00:00:00Z', timezone: 'UTC', time_matters: false }
  add('put /api/timeline/{id}', 'timeline.updated', { body: { description: 'What came when' }, path: timeline })
  add('post /api/timeline-event', 'timeline.events-changed', {
    body: () => ({ ...event, timeline_id: made['timeline'].id }),
    save: 'event',
  })
  const eventPath = () => `/api/timeline-event/${made['event'].id}`
  add('put /api/timeline-event/{id}', 'timeline.events-changed', { body: { name: '1.1' }, path: eventPath })
  add('delete /api/timeline-event/{id}', 'timeline.events-changed', { path: eventPath })
  add('delete /api/timeline/{id}', 'timeline.deleted', { path: timeline })
}
