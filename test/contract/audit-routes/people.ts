/** Settings, people, groups, their permissions and keys. */
import { hash } from 'node:crypto'
import type { SharedWrites } from './writes.ts'

export function peopleWrites({ as, client, server, shop, orders, status, made, list, add }: SharedWrites): void {
  add('put /api/setting', 'setting.changed', { body: { 'site-name': 'Ours' } })
  add('put /api/search/weights', 'setting.changed', { body: { recency: 3 } })
  add('put /api/setting/{key}', 'setting.changed', { body: { value: 'Theirs' }, path: () => '/api/setting/site-name' })
  add('put /api/setting/{key}', 'setting.changed', {
    body: { value: true },
    path: () => '/api/setting/persisted-models-enabled',
  })

  add('post /api/user', 'user.created', { body: { email: 'new@example.org', first_name: 'New' }, save: 'user' })
  add('put /api/user/{id}', 'user.updated', {
    body: { first_name: 'Newer' },
    path: () => `/api/user/${made['user'].id}`,
  })
  add('put /api/user/{id}/password', 'user.password-changed', {
    body: { password: 'a long Passw0rd' },
    path: () => `/api/user/${made['user'].id}/password`,
  })
  add('post /api/session', 'user.signed-in', {
    body: { username: 'new@example.org', password: 'a long Passw0rd' },
    save: 'session',
  })
  for (const route of ['delete /api/user/{id}/sessions/{session}', 'delete /api/user/{id}/sessions']) {
    list.push({
      route,
      action: 'session.ended',
      send: async () => {
        await server.services.sessions.start(made['user'].id)
        const url = `/api/user/${made['user'].id}/sessions`
        const { body } = await as.admin.get(url)
        return as.admin.delete(route.endsWith('}') ? `${url}/${body[0].id}` : url)
      },
    })
  }
  add('post /api/session', 'user.signed-in', {
    body: { username: 'new@example.org', password: 'a long Passw0rd' },
    save: 'session',
  })
  list.push({
    route: 'delete /api/session',
    action: 'session.ended',
    send: () => client({ 'x-metabase-session': made['session'].id }).delete('/api/session'),
  })
  list.push({
    route: 'post /api/session/reset_password',
    action: 'user.password-changed',
    send: async () => {
      const token = await server.services.sessions.makeResetToken(made['user'].id)
      return as.nobody.post('/api/session/reset_password', { token, password: 'another long Passw0rd' })
    },
  })
  list.push({
    route: 'post /api/session/undo_address',
    action: 'user.password-changed',
    send: async () => {
      const { body } = await as.admin.post('/api/user', { email: 'moves@example.org', password: 'a long Passw0rd' })
      const { store } = server
      const user = await store.users.find(body.id)
      const times = { created_at: new Date().toISOString(), token_hash: hash('sha256', 'moves') }
      await store.addressChanges.add({ user_id: body.id, old_email: user?.email ?? '', ...times })
      return as.nobody.post('/api/session/undo_address', { token: 'moves' })
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
  add('delete /api/user/{id}', 'user.deactivated', { path: () => `/api/user/${made['user'].id}` })
  add('put /api/user/{id}/reactivate', 'user.reactivated', {
    body: {},
    path: () => `/api/user/${made['user'].id}/reactivate`,
  })

  add('post /api/permissions/group', 'group.created', { body: { name: 'Sales' }, save: 'group' })
  const group = () => made['group'].id
  add('put /api/permissions/group/{id}', 'group.updated', {
    body: { name: 'Selling' },
    path: () => `/api/permissions/group/${group()}`,
  })
  add('post /api/permissions/membership', 'group.member-added', {
    body: () => ({ group_id: group(), user_id: made['user'].id }),
    save: 'members',
  })
  add('delete /api/permissions/membership/{id}', 'group.member-removed', {
    path: () => `/api/permissions/membership/${made['members'][0].membership_id}`,
  })
  add('post /api/permissions/membership', 'group.member-added', {
    body: () => ({ group_id: group(), user_id: made['user'].id }),
    save: 'members',
  })
  add('put /api/permissions/membership/{id}/clear', 'group.member-removed', {
    body: {},
    path: () => `/api/permissions/membership/${group()}/clear`,
  })
  add('put /api/permissions/graph', 'permissions.changed', {
    body: () => ({
      revision: 0,
      groups: { [group()]: { [shop.id]: { 'create-queries': 'no' } } },
    }),
  })
  add('put /api/ee/advanced-permissions/application/graph', 'permissions.changed', {
    body: () => ({
      revision: 0,
      groups: { [group()]: { monitoring: 'yes' } },
    }),
  })
  add('post /api/mt/gtap', 'sandbox.created', {
    body: () => ({
      group_id: group(),
      table_id: orders.id,
      card_id: null,
      attribute_remappings: { state: ['dimension', ['field', status.id, null]] },
    }),
    save: 'sandbox',
  })
  add('put /api/mt/gtap/{id}', 'sandbox.updated', {
    body: { attribute_remappings: { other: ['dimension', ['field', status.id, null]] } },
    path: () => `/api/mt/gtap/${made['sandbox'].id}`,
  })
  add('delete /api/mt/gtap/{id}', 'sandbox.deleted', { path: () => `/api/mt/gtap/${made['sandbox'].id}` })
  list.push({
    route: 'delete /api/ee/advanced-permissions/impersonation/{id}',
    action: 'impersonation.deleted',
    send: async () => {
      const { id } = await server.store.accessRules.putImpersonation({
        group_id: group(),
        db_id: shop.id,
        attribute: 'role',
      })
      return as.admin.delete(`/api/ee/advanced-permissions/impersonation/${id}`)
    },
  })
  add('post /api/api-key', 'api-key.created', { body: () => ({ name: 'Key', group_id: group() }), save: 'key' })
  add('put /api/api-key/{id}', 'api-key.updated', {
    body: { name: 'Key 2' },
    path: () => `/api/api-key/${made['key'].id}`,
  })
  add('put /api/api-key/{id}/regenerate', 'api-key.regenerated', {
    body: {},
    path: () => `/api/api-key/${made['key'].id}/regenerate`,
  })
  add('delete /api/api-key/{id}', 'api-key.deleted', { path: () => `/api/api-key/${made['key'].id}` })
  add('delete /api/permissions/group/{id}', 'group.deleted', { path: () => `/api/permissions/group/${group()}` })
}
