/** People beside the two of a test server, in groups of their own. */
import type { Client, TestServer } from './test-server.ts'

export interface Person {
  id: number
  as: Client
}

/** A new group without permissions of its own on collections. */
export async function createGroup({ as }: TestServer, name: string): Promise<number> {
  return (await as.admin.post('/api/permissions/group', { name })).body.id
}

/** Somebody who is in the given groups, beside that of all users. */
export async function createPerson(server: TestServer, name: string, groupIds: readonly number[]): Promise<Person> {
  const { store, services } = server.server
  const { id } = await store.users.create({
    email: `${name}@example.org`,
    first_name: name,
    last_name: 'Tester',
    type: 'personal',
    is_superuser: false,
    date_joined: new Date().toISOString(),
  })
  await store.groups.add(id, [1, ...groupIds])
  return { id, as: server.client({ 'x-metabase-session': await services.sessions.start(id) }) }
}
