/** Who calls in the authorization matrix, in the order of its columns. */
import type { connectShop } from '../../support/sqlite-shop.ts'
import type { Client, TestServer } from '../../support/test-server.ts'

export const ACTORS = [
  'anonymous',
  'deactivated',
  'stranger',
  'reader',
  'curator',
  'manager',
  'ruled',
  'key',
  'admin',
] as const
export type ActorName = (typeof ACTORS)[number]

export interface Actor {
  /** 0 without an account. */
  id: number
  /** A client with a login of its own: a call that ends a login ends no other. */
  signIn(): Promise<Client>
}

export const PASSWORD = 'correct horse 7'

export interface Groups {
  readers: number
  curators: number
  team: number
  ruled: number
}

/**
 * Makes groups and people. All Users may do nothing: whatever somebody may do comes from their other group. The shop's
 * orders are open to readers through saved questions, to curators for queries and SQL, and to the ruled under a rule.
 */
export async function makeActors(server: TestServer, shop: Awaited<ReturnType<typeof connectShop>>) {
  const { as, database } = server
  const make = async (path: string, body: object) => {
    const answer = await as.admin.post(path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
    return answer.body
  }
  const group = async (name: string): Promise<number> => (await make('/api/permissions/group', { name })).id
  const groups: Groups = {
    readers: await group('Readers'),
    curators: await group('Curators'),
    team: await group('Team'),
    ruled: await group('Ruled'),
  }
  const orders = await shop.table('orders')
  const closed = { 'view-data': 'blocked', 'create-queries': 'no', download: { schemas: 'none' } }
  const seen = { 'view-data': 'unrestricted', 'create-queries': 'no', download: { schemas: 'full' } }
  const words: [groupId: number, words: object][] = [
    [1, closed],
    [groups.readers, seen],
    [groups.curators, { ...seen, 'create-queries': 'query-builder-and-native' }],
    [groups.team, closed],
    [groups.ruled, seen],
    [groups.ruled, { 'create-queries': { [orders.schema ?? '']: { [orders.id]: 'query-builder' } } }],
  ]
  for (const [groupId, own] of words) {
    const { status, text } = await as.admin.put('/api/permissions/graph?force=true', {
      groups: { [groupId]: { [shop.id]: own } },
    })
    if (status !== 200) throw new Error(text)
  }
  const status = await shop.field('orders', 'status')
  const rule = {
    group_id: groups.ruled,
    table_id: orders.id,
    attribute_remappings: { status: ['dimension', ['field', status.id, null]] },
  }
  const { id: ruleId }: { id: number } = await make('/api/mt/gtap', rule)

  const person = async (name: string, groupId?: number): Promise<Actor> => {
    const body = {
      email: `${name}@example.org`,
      first_name: name,
      last_name: 'Actor',
      password: PASSWORD,
      login_attributes: { status: 'paid' },
      user_group_memberships: [{ id: 1 }, ...(groupId === undefined ? [] : [{ id: groupId }])],
    }
    const { id } = await make('/api/user', body)
    const { sessions } = server.server.services
    return { id, signIn: async () => server.client({ 'x-metabase-session': await sessions.start(id) }) }
  }
  const { unmasked_key } = await make('/api/api-key', { name: 'Script', group_id: groups.curators })
  const keyClient = server.client({ 'x-api-key': unmasked_key })
  const key: Actor = { id: (await keyClient.get('/api/user/current')).body.id, signIn: async () => keyClient }
  const actors: Record<ActorName, Actor> = {
    anonymous: { id: 0, signIn: async () => as.nobody },
    deactivated: await person('deactivated', groups.curators),
    stranger: await person('stranger'),
    reader: await person('reader', groups.readers),
    curator: await person('curator', groups.curators),
    manager: await person('manager', groups.team),
    ruled: await person('ruled', groups.ruled),
    key,
    admin: await person('administrator', 2),
  }
  await database.exec(`update memberships set is_group_manager = true where user_id = ${actors.manager.id}
    and group_id = ${groups.team}`)
  await as.admin.delete(`/api/user/${actors.deactivated.id}`)
  return { actors, groups, ruleId }
}
