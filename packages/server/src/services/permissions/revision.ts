/** Revisions of graphs of permissions: two changes that started from the same one are never both made. */
import { ApiError } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Repositories } from '../../store/index.ts'

const STALE =
  'Looks like someone else edited the permissions and your data is out of date. Please fetch new data and try again.'

export interface GraphChange {
  graph: string
  sent: object & { revision?: number | null }
  /** Makes the change whatever the revision is that it started from. */
  force: boolean
  user: CurrentUser
  /** Epoch milliseconds. */
  now: number
}

/**
 * Begins a change, as the first thing in its transaction: others that change permissions wait until it ends. Gives the
 * present revision.
 * @throws {ApiError} 409 when the change started from another one.
 */
export async function beginChange(
  { permissionRevisions }: Pick<Repositories, 'permissionRevisions'>,
  { graph, sent, force }: GraphChange,
): Promise<number> {
  await permissionRevisions.lock()
  const current = await permissionRevisions.current(graph)
  if (!force && sent.revision !== current) throw stale()
  return current
}

/** Notes a change that was begun, and gives the new revision. */
export function addRevision(
  { permissionRevisions }: Pick<Repositories, 'permissionRevisions'>,
  { graph, sent, user, now }: GraphChange,
): Promise<number> {
  const created_at = new Date(now).toISOString()
  return permissionRevisions.add({ graph, user_id: user.id, created_at, changes: { ...sent } })
}

function stale(): ApiError {
  return new ApiError(409, STALE)
}
