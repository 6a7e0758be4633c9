/** Whose rights decide what a subscription or an alert shows. */
import { invalidField } from '@querent/contract'
import { canReadCollection, canSubscribe } from '../../../permissions/check.ts'
import { identityOf, NO_SESSION, type CurrentUser } from '../../../permissions/current-user.ts'
import type { WithRights } from '../../../permissions/with-rights.ts'
import type { Store } from '../../../store/index.ts'

/** Why something stands still until somebody else owns it. */
export const OWNER_GONE = 'The account of its owner is deactivated.'

interface OwnerDeps {
  store: Store
  withRights: WithRights
}

/** With the rights of this moment; undefined for an account that is deactivated. */
export async function findOwner({ store, withRights }: OwnerDeps, id: number): Promise<CurrentUser | undefined> {
  const row = await store.users.find(id)
  if (row?.is_active !== true) return undefined
  const memberships = await store.groups.membershipsOf([row.id])
  return withRights(identityOf(row, memberships, NO_SESSION), await store.versions())
}

/**
 * @param scope Where the content is.
 * @throws {ApiError} 400 for somebody who is gone, may not subscribe, or has no access to the content.
 */
export async function requireOwner(
  deps: OwnerDeps,
  id: number,
  scope: Parameters<typeof canReadCollection>[1],
): Promise<void> {
  const owner = await findOwner(deps, id)
  if (owner === undefined) throw invalidField('creator_id', 'value must be the id of an active user.')
  if (!canSubscribe(owner) || !canReadCollection(owner, scope)) {
    throw invalidField('creator_id', 'This person has no access to what is sent.')
  }
}
