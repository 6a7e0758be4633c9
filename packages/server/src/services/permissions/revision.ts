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
 * Notes a change and gives the new revision; belongs into the transaction of the change.
 * @throws {ApiError} 409 when the change started from another revision than the present one.
 */
export async function addRevision(
  repositories: Pick<Repositories, 'permissionRevisions'>,
  change: GraphChange,
): Promise<number> {
  const { graph, sent, user, now } = change
  const added = await repositories.permissionRevisions.add({
    graph,
    after: await currentRevision(repositories, change),
    user_id: user.id,
    created_at: new Date(now).toISOString(),
    changes: { ...sent },
  })
  if (added === undefined) throw stale()
  return added
}

/**
 * The revision that the change starts from.
 * @throws {ApiError} 409 when the change started from another revision than the present one.
 */
export async function currentRevision(
  { permissionRevisions }: Pick<Repositories, 'permissionRevisions'>,
  { graph, sent, force }: Pick<GraphChange, 'graph' | 'sent' | 'force'>,
): Promise<number> {
  const current = await permissionRevisions.current(graph)
  if (!force && sent.revision !== current) throw stale()
  return current
}

function stale(): ApiError {
  return new ApiError(409, STALE)
}
