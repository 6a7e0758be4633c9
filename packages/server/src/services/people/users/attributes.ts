/** Attributes of people, which rules for rows and database roles ask for (contract: permissions, section 6). */
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { attributesOf } from '../../../permissions/user-attributes.ts'
import type { Store } from '../../../store/index.ts'

export function userAttributes({ store }: { store: Store }) {
  /** Names that active people have or that rules ask for, sorted. */
  async function attributeNames(viewer: CurrentUser): Promise<string[]> {
    requireSuperuser(viewer)
    const [people, sandboxes, roles] = await Promise.all([
      store.users.list({ status: 'active', order: 'first_name' }, undefined),
      store.accessRules.sandboxes(),
      store.accessRules.impersonations(),
    ])
    const names = new Set([
      ...people.flatMap((person) => Object.keys(attributesOf(person))),
      ...sandboxes.flatMap(({ attribute_remappings }) => Object.keys(attribute_remappings)),
      ...roles.map(({ attribute }) => attribute),
    ])
    return [...names].sort()
  }

  /** How many members of a group lack an attribute. Administrators do not count: no rule holds for them. */
  async function countMissing(viewer: CurrentUser, groupId: number, attribute: string) {
    requireSuperuser(viewer)
    const people = await store.users.list({ status: 'active', order: 'first_name', groupId }, undefined)
    const members = people.filter(({ is_superuser }) => !is_superuser)
    const missing = members.filter((person) => (attributesOf(person)[attribute] ?? null) === null)
    return { members: members.length, missing: missing.length }
  }

  return { attributeNames, countMissing }
}
