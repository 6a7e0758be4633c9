/** Every route that can write leaves an entry in the audit log, or stands here with the reason why it does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Answer, type TestServer } from '../support/test-server.ts'

/** Routes that may succeed without an entry. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'post /api/session/password-check': 'looks at a password and keeps nothing',
  'post /api/session/google_auth': 'always refuses',
  'post /api/preview_embed/token': 'signs a token for the page that asks, and keeps nothing',
  'post /api/session/forgot_password':
    'answers before it is known whether anything happens; a link that is made is recorded',
  'post /api/session/passkey/options': 'makes a challenge',
  'post /api/session/passkey': 'needs an authenticator; the login is recorded as any other',
  'post /api/second-factor/totp': 'needs the secret of the answer: user.second-factor-changed by the rule of its table',
  'post /api/second-factor/totp/{id}/confirm': 'needs a code: user.second-factor-changed by the rule of its table',
  'post /api/second-factor/passkey/options': 'makes a challenge',
  'post /api/second-factor/passkey': 'needs an authenticator: user.second-factor-changed by the rule of its table',
  'post /api/second-factor/recovery-codes': 'recovery codes have no entries of their own',
  'put /api/second-factor/{id}': 'needs a factor: user.second-factor-changed by the rule of its table',
  'delete /api/second-factor/{id}': 'needs a factor: user.second-factor-changed by the rule of its table',
  'delete /api/user/{id}/second-factor': 'needs a factor: user.second-factor-changed by the rule of its table',
  'post /api/search/force-reindex': 'makes the index again, of what is there',
  'post /api/search/re-init': 'makes the index again, of what is there',
  'post /auth/sso': 'needs a signed token: user.signed-in by the rule of login_history',
  'post /auth/sso/logout': 'needs a session of a provider: session.ended by the rule of sessions',
  'post /api/ee/sso/oidc/check': 'tries a provider and keeps nothing',
  'put /api/ldap/settings': 'needs a directory: setting.changed by the rule of settings',
  'post /api/ldap/check': 'tries a directory and keeps nothing',
  'put /api/email': 'needs a mail server: setting.changed by the rule of settings',
  'delete /api/email': 'needs settings of a mail server: setting.changed by the rule of settings',
  'post /api/email/test': 'sends a letter to the caller and keeps nothing',
  'post /api/database/validate': 'tries a connection and keeps nothing',
  'post /api/database/sample_database': 'recorded as database.created, like any other; making it takes a while',
  'post /api/database/{id}/dismiss_spinner': 'hides a sign of progress',
  'post /api/cards/dashboards': 'only reads',
  'post /api/card/related': 'only reads',
  'post /api/dataset/native': 'only compiles',
  'post /api/dataset/duration': 'only reads',
  'post /api/dataset/describe': 'only reads',
  'post /api/dataset/explain': 'only compiles',
  'post /api/dataset/query_metadata': 'only reads',
  'post /api/dataset/parameter/values': 'only reads; a query that it takes is recorded',
  'post /api/dataset/parameter/search/{query}': 'only reads; a query that it takes is recorded',
  'post /api/dataset/parameter/remapping': 'only reads; a query that it takes is recorded',
  'post /api/public/dashboard/{key}/query': 'only reads; its queries are recorded',
  'post /api/embed/dashboard/{key}/query': 'only reads; its queries are recorded',
  'post /api/preview_embed/dashboard/{key}/query': 'only reads; its queries are recorded',
  'post /api/public/dashboard/{key}/dashcard/{dashcard_id}/card/{card_id}/{format}':
    'only reads; its query is recorded as a download',
  'post /api/dashboard/pivot/{id}/dashcard/{dashcard_id}/card/{card_id}/query': 'as the run that is no pivot',
  'put /api/bookmark/ordering': "the order of somebody's own list",
  'post /api/activity/recents': 'what somebody chose in a list',
  'post /api/eid-translation/translate': 'only reads',
  'delete /api/queries/running/{id}': 'needs a query that runs: test/contract/audit.test.ts',
  'post /api/setup': 'needs a server that is not set up: test/contract/audit.test.ts',
  'post /api/setup/validate': 'tries a connection and keeps nothing',
  'put /api/user/{id}/modal/{modal}': 'a hint that was closed',
  'post /api/mt/gtap/validate': 'only reads',
  'post /api/premium-features/token/refresh': 'changes nothing',
  'put /api/user-key-value/namespace/{namespace}/key/{key}': 'what a client remembers',
  'delete /api/user-key-value/namespace/{namespace}/key/{key}': 'what a client remembers',
  'post /api/util/password_check': 'looks at a password and keeps nothing',
  'post /api/util/product-feedback': 'goes to the log',
  'post /api/product-feedback': 'goes to the log',
  'put /api/permissions/membership/{id}': 'changes nothing unless the flag does',
}

/** A call that succeeds, with the kind of entry that it leaves. */
interface Write {
  route: string
  action: string
  send: () => Promise<Answer>
}

async function writes(server: TestServer): Promise<Write[]> {
  const {
    as,
    client,
    server: { services },
  } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const status = await shop.field('orders', 'status')
  const userKey = await shop.field('orders', 'user_id')
  const personName = await shop.field('people', 'name')
  const made: Record<string, any> = {} // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  const list: Write[] = []
  const add = (route: string, action: string, body?: unknown, path = () => '', save?: string, by = as.admin) => {
    const [method = '', pattern = ''] = route.split(' ')
    const send = async () => {
      const url = path() === '' ? pattern : path()
      const resolved = typeof body === 'function' ? body() : body
      const answer = await by[method as 'post' | 'put' | 'delete'](url, resolved)
      if (save !== undefined) made[save] = answer.body
      return answer
    }
    list.push({ route, action, send })
  }
  const question = {
    name: 'Orders',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database: shop.id, type: 'query', query: { 'source-table': orders.id, limit: 2 } },
  }
  const db = `/api/database/${shop.id}`
  const table = `/api/table/${orders.id}`
  const field = `/api/field/${status.id}`

  add('put /api/setting', 'setting.changed', { 'site-name': 'Ours' })
  add('put /api/search/weights', 'setting.changed', { recency: 3 })
  add('put /api/setting/{key}', 'setting.changed', { value: 'Theirs' }, () => '/api/setting/site-name')
  add('put /api/setting/{key}', 'setting.changed', { value: true }, () => '/api/setting/persisted-models-enabled')

  add('post /api/user', 'user.created', { email: 'new@example.org', first_name: 'New' }, undefined, 'user')
  add('put /api/user/{id}', 'user.updated', { first_name: 'Newer' }, () => `/api/user/${made['user'].id}`)
  add(
    'put /api/user/{id}/password',
    'user.password-changed',
    { password: 'a long Passw0rd' },
    () => `/api/user/${made['user'].id}/password`,
  )
  add(
    'post /api/session',
    'user.signed-in',
    { username: 'new@example.org', password: 'a long Passw0rd' },
    undefined,
    'session',
  )
  for (const route of ['delete /api/user/{id}/sessions/{session}', 'delete /api/user/{id}/sessions']) {
    list.push({
      route,
      action: 'session.ended',
      send: async () => {
        await services.sessions.start(made['user'].id)
        const url = `/api/user/${made['user'].id}/sessions`
        const { body } = await as.admin.get(url)
        return as.admin.delete(route.endsWith('}') ? `${url}/${body[0].id}` : url)
      },
    })
  }
  add(
    'post /api/session',
    'user.signed-in',
    { username: 'new@example.org', password: 'a long Passw0rd' },
    undefined,
    'session',
  )
  list.push({
    route: 'delete /api/session',
    action: 'session.ended',
    send: () => client({ 'x-metabase-session': made['session'].id }).delete('/api/session'),
  })
  list.push({
    route: 'post /api/session/reset_password',
    action: 'user.password-changed',
    send: async () => {
      const token = await services.sessions.makeResetToken(made['user'].id)
      return as.nobody.post('/api/session/reset_password', { token, password: 'another long Passw0rd' })
    },
  })
  list.push({
    route: 'post /api/user/{id}/send_invite',
    action: 'user.password-reset-requested',
    send: async () => {
      const { body } = await as.admin.post('/api/user', { email: 'invited@example.org' })
      return as.admin.post(`/api/user/${body.id}/send_invite`, {})
    },
  })
  add('delete /api/user/{id}', 'user.deactivated', undefined, () => `/api/user/${made['user'].id}`)
  add('put /api/user/{id}/reactivate', 'user.reactivated', {}, () => `/api/user/${made['user'].id}/reactivate`)

  add('post /api/permissions/group', 'group.created', { name: 'Sales' }, undefined, 'group')
  const group = () => made['group'].id
  add(
    'put /api/permissions/group/{id}',
    'group.updated',
    { name: 'Selling' },
    () => `/api/permissions/group/${group()}`,
  )
  add(
    'post /api/permissions/membership',
    'group.member-added',
    () => ({ group_id: group(), user_id: made['user'].id }),
    undefined,
    'members',
  )
  add(
    'delete /api/permissions/membership/{id}',
    'group.member-removed',
    undefined,
    () => `/api/permissions/membership/${made['members'][0].membership_id}`,
  )
  add(
    'post /api/permissions/membership',
    'group.member-added',
    () => ({ group_id: group(), user_id: made['user'].id }),
    undefined,
    'members',
  )
  add(
    'put /api/permissions/membership/{id}/clear',
    'group.member-removed',
    {},
    () => `/api/permissions/membership/${group()}/clear`,
  )
  add('put /api/permissions/graph', 'permissions.changed', () => ({
    revision: 0,
    groups: { [group()]: { [shop.id]: { 'create-queries': 'no' } } },
  }))
  add('put /api/ee/advanced-permissions/application/graph', 'permissions.changed', () => ({
    revision: 0,
    groups: { [group()]: { monitoring: 'yes' } },
  }))
  add(
    'post /api/mt/gtap',
    'sandbox.created',
    () => ({
      group_id: group(),
      table_id: orders.id,
      card_id: null,
      attribute_remappings: { state: ['dimension', ['field', status.id, null]] },
    }),
    undefined,
    'sandbox',
  )
  add(
    'put /api/mt/gtap/{id}',
    'sandbox.updated',
    { attribute_remappings: { other: ['dimension', ['field', status.id, null]] } },
    () => `/api/mt/gtap/${made['sandbox'].id}`,
  )
  add('delete /api/mt/gtap/{id}', 'sandbox.deleted', undefined, () => `/api/mt/gtap/${made['sandbox'].id}`)
  list.push({
    route: 'delete /api/ee/advanced-permissions/impersonation/{id}',
    action: 'impersonation.deleted',
    send: async () => {
      const { id } = await server.server.store.accessRules.putImpersonation({
        group_id: group(),
        db_id: shop.id,
        attribute: 'role',
      })
      return as.admin.delete(`/api/ee/advanced-permissions/impersonation/${id}`)
    },
  })
  add('post /api/api-key', 'api-key.created', () => ({ name: 'Key', group_id: group() }), undefined, 'key')
  add('put /api/api-key/{id}', 'api-key.updated', { name: 'Key 2' }, () => `/api/api-key/${made['key'].id}`)
  add('put /api/api-key/{id}/regenerate', 'api-key.regenerated', {}, () => `/api/api-key/${made['key'].id}/regenerate`)
  add('delete /api/api-key/{id}', 'api-key.deleted', undefined, () => `/api/api-key/${made['key'].id}`)
  add('delete /api/permissions/group/{id}', 'group.deleted', undefined, () => `/api/permissions/group/${group()}`)

  add('post /api/collection', 'collection.created', { name: 'Shared' }, undefined, 'collection')
  const collection = () => made['collection'].id
  add(
    'put /api/collection/{id}',
    'collection.updated',
    { description: 'For all' },
    () => `/api/collection/${collection()}`,
  )
  list.push({
    route: 'put /api/collection/graph',
    action: 'permissions.changed',
    send: async () => {
      const { revision } = (await as.admin.get('/api/collection/graph')).body
      return as.admin.put('/api/collection/graph', { revision, groups: { 1: { [collection()]: 'read' } } })
    },
  })
  add('post /api/card', 'card.created', question, undefined, 'card')
  const card = () => made['card'].id
  add('put /api/card/{id}', 'card.updated', { description: 'All of them' }, () => `/api/card/${card()}`)
  add('put /api/card/{id}', 'card.archived', { archived: true }, () => `/api/card/${card()}`)
  add('put /api/card/{id}', 'card.restored', { archived: false }, () => `/api/card/${card()}`)
  add('post /api/card/collections', 'card.moved', () => ({ card_ids: [card()], collection_id: collection() }))
  add('post /api/cards/move', 'card.moved', () => ({ card_ids: [card()], collection_id: null }))
  add('post /api/card/{id}/copy', 'card.created', {}, () => `/api/card/${card()}/copy`, 'copy')
  add('post /api/card/{id}/public_link', 'card.shared', {}, () => `/api/card/${card()}/public_link`)
  add('delete /api/card/{id}/public_link', 'card.unshared', undefined, () => `/api/card/${card()}/public_link`)
  add('post /api/card/{id}/query', 'card.queried', {}, () => `/api/card/${card()}/query`)
  add('post /api/card/pivot/{id}/query', 'card.queried', {}, () => `/api/card/pivot/${card()}/query`)
  add('post /api/card/{id}/query/{format}', 'export.downloaded', {}, () => `/api/card/${card()}/query/csv`)
  add('post /api/dataset', 'query.run', question.dataset_query)
  add('post /api/dataset/pivot', 'query.run', question.dataset_query)
  add('post /api/dataset/{format}', 'export.downloaded', { query: question.dataset_query }, () => '/api/dataset/csv')
  add('post /api/dashboard', 'dashboard.created', { name: 'Board' }, undefined, 'dashboard')
  const board = () => `/api/dashboard/${made['dashboard'].id}`
  const place = { row: 0, col: 0, size_x: 4, size_y: 4 }
  add('put /api/dashboard/{id}', 'dashboard.updated', { description: 'All at a glance' }, board)
  add(
    'post /api/dashboard/{id}/cards',
    'dashboard.contents-changed',
    () => ({ cardId: card(), ...place }),
    () => `${board()}/cards`,
    'dashcard',
  )
  add(
    'put /api/dashboard/{id}/cards',
    'dashboard.contents-changed',
    () => ({ cards: [{ id: made['dashcard'].id, ...place, row: 3 }] }),
    () => `${board()}/cards`,
  )
  const onBoard = () => `${board()}/dashcard/${made['dashcard'].id}/card/${card()}/query`
  const runRoute = 'post /api/dashboard/{id}/dashcard/{dashcard_id}/card/{card_id}/query'
  add(runRoute, 'card.queried', {}, onBoard)
  add(`${runRoute}/{format}`, 'export.downloaded', {}, () => `${onBoard()}/csv`)
  add('post /api/dashboard/{id}/query', 'card.queried', {}, () => `${board()}/query`)
  add('post /api/dashboard/{id}/copy', 'dashboard.created', {}, () => `${board()}/copy`)
  add('post /api/dashboard/{id}/public_link', 'dashboard.shared', {}, () => `${board()}/public_link`)
  add('delete /api/dashboard/{id}/public_link', 'dashboard.unshared', undefined, () => `${board()}/public_link`)
  add('post /api/dashboard/save', 'dashboard.created', { name: 'Kept' })
  const kept = { name: 'Kept', dashcards: [{ ...place, card: { id: 'new', ...question } }] }
  add('post /api/dashboard/save/collection/{id}', 'card.created', kept, () => '/api/dashboard/save/collection/root')
  for (const [route, status] of [
    ['', 'verified'],
    ['/review', null],
  ] as const) {
    const body = () => ({ moderated_item_type: 'card', moderated_item_id: card(), status })
    add(`post /api/moderation-review${route}`, 'card.reviewed', body)
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
  add(
    'delete /api/dashboard/{id}/cards',
    'dashboard.contents-changed',
    undefined,
    () => `${board()}/cards?dashcardId=${made['dashcard'].id}`,
  )
  add('delete /api/dashboard/{id}', 'dashboard.deleted', undefined, board)
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
  add('delete /api/model-index/{id}', 'card.index-changed', undefined, index)
  const rule = { model: 'root', model_id: 0 }
  add('put /api/cache', 'cache.rule-changed', { ...rule, strategy: { type: 'nocache' } })
  add('delete /api/cache', 'cache.rule-changed', rule)
  const results = () => `/api/cache/invalidate?question=${card()}&include=overrides`
  add('post /api/cache/invalidate', 'cache.invalidated', undefined, results)
  add('post /api/bookmark/{model}/{id}', 'bookmark.created', {}, () => `/api/bookmark/card/${card()}`)
  add('delete /api/bookmark/{model}/{id}', 'bookmark.deleted', undefined, () => `/api/bookmark/card/${card()}`)
  add('delete /api/card/{id}', 'card.deleted', undefined, () => `/api/card/${card()}`)
  add('put /api/collection/{id}', 'collection.archived', { archived: true }, () => `/api/collection/${collection()}`)
  add('delete /api/collection/{id}', 'collection.deleted', undefined, () => `/api/collection/${collection()}`)

  add('post /api/timeline', 'timeline.created', { name: 'Releases', icon: 'star' }, undefined, 'timeline')
  const timeline = () => `/api/timeline/${made['timeline'].id}`
  const event = { name: '1.0', icon: 'star', timestamp: '2026-01-01T00:00:00Z', timezone: 'UTC', time_matters: false }
  add('put /api/timeline/{id}', 'timeline.updated', { description: 'What came when' }, timeline)
  add(
    'post /api/timeline-event',
    'timeline.events-changed',
    () => ({ ...event, timeline_id: made['timeline'].id }),
    undefined,
    'event',
  )
  const eventPath = () => `/api/timeline-event/${made['event'].id}`
  add('put /api/timeline-event/{id}', 'timeline.events-changed', { name: '1.1' }, eventPath)
  add('delete /api/timeline-event/{id}', 'timeline.events-changed', undefined, eventPath)
  add('delete /api/timeline/{id}', 'timeline.deleted', undefined, timeline)

  const definition = { 'source-table': orders.id, filter: ['=', ['field', status.id, null], 'open'] }
  add('post /api/segment', 'segment.created', { name: 'Open', table_id: orders.id, definition }, undefined, 'segment')
  const segment = () => `/api/segment/${made['segment'].id}`
  add('put /api/segment/{id}', 'segment.updated', { name: 'Not done', revision_message: 'why' }, segment)
  list.push({
    route: 'post /api/segment/{id}/revert',
    action: 'segment.updated',
    send: async () => {
      const { body } = await as.admin.get(`${segment()}/revisions`)
      return as.admin.post(`${segment()}/revert`, { revision_id: body.at(-1).id })
    },
  })
  add('delete /api/segment/{id}', 'segment.archived', undefined, () => `${segment()}?revision_message=why`)
  add(
    'post /api/native-query-snippet',
    'snippet.created',
    { name: 'open', content: "status = 'open'" },
    undefined,
    'snippet',
  )
  add(
    'put /api/native-query-snippet/{id}',
    'snippet.updated',
    { content: "status = 'late'" },
    () => `/api/native-query-snippet/${made['snippet'].id}`,
  )

  add('put /api/field/{id}', 'field.updated', { description: 'How far' }, () => field)
  add(
    'post /api/field/{id}/values',
    'field.values-changed',
    {
      values: [
        ['open', 'Offen'],
        ['late', 'Zu spät'],
        ['paid', 'Bezahlt'],
      ],
    },
    () => `${field}/values`,
  )
  add(
    'post /api/field/{id}/dimension',
    'field.dimension-changed',
    { name: 'User', type: 'external', human_readable_field_id: personName.id },
    () => `/api/field/${userKey.id}/dimension`,
  )
  add(
    'delete /api/field/{id}/dimension',
    'field.dimension-changed',
    undefined,
    () => `/api/field/${userKey.id}/dimension`,
  )
  add('post /api/field/{id}/rescan_values', 'metadata.rescan-requested', {}, () => `${field}/rescan_values`)
  add('post /api/field/{id}/discard_values', 'metadata.values-discarded', {}, () => `${field}/discard_values`)
  add('put /api/table', 'table.updated', { ids: [orders.id], description: 'What was ordered' })
  add('put /api/table/{id}', 'table.updated', { display_name: 'Bestellungen' }, () => table)
  add('put /api/table/{id}/fields/order', 'table.updated', [status.id], () => `${table}/fields/order`)
  add('post /api/table/{id}/rescan_values', 'metadata.rescan-requested', {}, () => `${table}/rescan_values`)
  add('post /api/table/{id}/discard_values', 'metadata.values-discarded', {}, () => `${table}/discard_values`)
  add('post /api/table/{id}/sync_schema', 'metadata.sync-requested', {}, () => `${table}/sync_schema`)
  for (const name of ['sync_schema', 'sync'])
    add(`post /api/database/{id}/${name}`, 'metadata.sync-requested', {}, () => `${db}/${name}`)
  add('post /api/database/{id}/rescan_values', 'metadata.rescan-requested', {}, () => `${db}/rescan_values`)
  add('post /api/database/{id}/discard_values', 'metadata.values-discarded', {}, () => `${db}/discard_values`)
  add('post /api/database/{id}/persist', 'database.updated', {}, () => `${db}/persist`)
  add('post /api/database/{id}/unpersist', 'database.updated', {}, () => `${db}/unpersist`)
  add('put /api/database/{id}', 'database.updated', { description: 'A shop' }, () => db)
  add(
    'post /api/database',
    'database.created',
    { name: 'Again', engine: 'sqlite', details: { db: shop.path } },
    undefined,
    'second',
  )
  add('delete /api/database/{id}', 'database.deleted', undefined, () => `/api/database/${made['second'].id}`)
  return list
}

test('every route that writes leaves an entry that says who it was', async (t) => {
  const server = await testServer(t, { env: { QUERENT_ENABLE_PUBLIC_SHARING: 'true' } })
  const { as, adminId } = server
  const list = await writes(server)
  const all = Object.entries(server.server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).flatMap((method) =>
      method === 'get' ? [] : [`${method} ${path.replace(/(.)\/$/, '$1')}`],
    ),
  )
  const known = new Set([...list.map(({ route }) => route), ...Object.keys(EXCEPTIONS)])
  assert.deepEqual(
    all.filter((route) => !known.has(route)),
    [],
    'routes that nobody has decided on',
  )
  assert.deepEqual(
    [...known].filter((route) => !all.includes(route)),
    [],
    'routes that are no more',
  )

  const seen = new Set<number>()
  const faults: string[] = []
  for (const { route, action, send } of list) {
    const answer = await send()
    const { data } = (await as.admin.get('/api/audit?limit=50')).body
    const fresh = data.filter(({ id }: { id: number }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    const found = fresh.find((entry: { action: string }) => entry.action === action)
    const actions = fresh.map((entry: { action: string }) => entry.action)
    if (answer.status >= 300) faults.push(`${route} → ${answer.status} ${answer.text}`)
    else if (found === undefined) faults.push(`${route} leaves [${actions}] and no ${action}`)
    else if (found.address !== '127.0.0.1' || found.request_id === null) {
      faults.push(`${route}: from nowhere: ${JSON.stringify(found)}`)
    } else if (!route.includes('session') && found.user?.id !== adminId) faults.push(`${route}: not by its user`)
  }
  assert.deepEqual(faults, [])
})
