/** People, groups, rules and keys of the authorization matrix that calls may change and delete. */
import { createPerson } from '../../support/people.ts'
import type { TestServer } from '../../support/test-server.ts'
import type { Groups } from './actors.ts'
import type { Fixture } from './fixtures.ts'

interface PeopleParts {
  groups: Groups
  managerId: number
  tableId: number
  /** What a row rule compares. */
  remapping: object
  name: () => string
  /** Sends as an administrator, and gives the body. @throws for a refusal. */
  post(path: string, body: object): Promise<any> // oxlint-disable-line typescript/no-explicit-any -- bodies of every shape
}

export function peopleFixtures(
  server: TestServer,
  { groups, managerId, tableId, remapping, name, post }: PeopleParts,
): Record<string, Fixture> {
  const { admin } = server.as
  let count = 0
  const user = async () => (await createPerson(server, `person-${++count}`, [])).id
  const group = async () => (await post('/api/permissions/group', { name: name() })).id
  return {
    'new user': user,
    'new deactivated user': async () => {
      const id = await user()
      await admin.delete(`/api/user/${id}`)
      return id
    },
    'new email': () => `new-${++count}@example.org`,
    'new group': group,
    'new managed group': async () => {
      const group_id = await group()
      await post('/api/permissions/membership', { group_id, user_id: managerId, is_group_manager: true })
      return group_id
    },
    'new membership': async () => {
      const user_id = await user()
      const members = await post('/api/permissions/membership', { group_id: groups.team, user_id })
      return members.find((one: { user_id: number }) => one.user_id === user_id).membership_id
    },
    'new rule': async () => {
      const rule = { group_id: await group(), table_id: tableId, attribute_remappings: remapping }
      return (await post('/api/mt/gtap', rule)).id
    },
    'new key': async () => (await post('/api/api-key', { name: name(), group_id: groups.readers })).id,
    'application revision': async () =>
      (await admin.get('/api/ee/advanced-permissions/application/graph')).body.revision,
  }
}
