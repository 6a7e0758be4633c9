/** Who has no second factor yet, for administrators who are about to require one. */
import type { Paging } from '@querent/contract'
import { canManageUsers, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import { personRecord } from '../../shared/person.ts'

export function missingFactors({ store, settings }: Pick<Deps, 'store' | 'settings'>) {
  /** Active people by address, and whether a group of theirs requires a factor. */
  return async function missing(viewer: CurrentUser, page: Paging | undefined) {
    requireRight(canManageUsers(viewer))
    const required = new Set((await settings.current()).get('second-factor-required-groups'))
    const { rows, count } = await store.secondFactors.peopleWithout(page)
    const memberships = await store.groups.membershipsOf(rows.map(({ id }) => id))
    const needy = new Set(memberships.filter(({ group_id }) => required.has(group_id)).map(({ user_id }) => user_id))
    const data = rows.map((row) => ({
      ...personRecord(row),
      email: row.email,
      last_login: row.last_login,
      is_required: needy.has(row.id),
    }))
    return { data, total: count, limit: page?.limit ?? null, offset: page?.offset ?? null }
  }
}
