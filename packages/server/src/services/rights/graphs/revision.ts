/** Revisions of graphs of permissions: two changes that started from the same one are never both made. */
import { ApiError } from '@querent/contract'
import type { UserWork, Work } from '../../shared/work.ts'

const STALE =
  'Looks like someone else edited the permissions and your data is out of date. Please fetch new data and try again.'

interface GraphChange {
  graph: string
  sent: object & { revision?: number | null }
  /** Makes the change whatever the revision is that it started from. */
  force: boolean
}

/**
 * Begins a change, as the first thing in its work: others that change permissions wait until it ends. Gives the
 * present revision.
 * @throws {ApiError} 409 when the change started from another one.
 */
export async function beginChange(
  { repositories: { permissionRevisions } }: Work,
  { graph, sent, force }: GraphChange,
): Promise<number> {
  await permissionRevisions.lock()
  const current = await permissionRevisions.current(graph)
  if (!force && sent.revision !== current) throw stale()
  return current
}

/** Notes a change that was begun, and gives the new revision. */
export function addRevision(
  { repositories: { permissionRevisions }, user, time }: UserWork,
  { graph, sent }: GraphChange,
): Promise<number> {
  return permissionRevisions.add({ graph, user_id: user.id, created_at: time, changes: { ...sent } })
}

function stale(): ApiError {
  return new ApiError(409, STALE)
}
