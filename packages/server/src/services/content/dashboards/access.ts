/** Which dashboards a user may see and change: a dashboard is as open as the collection that it lies in. */
import { archived, LARGEST_ID, notFound } from '@querent/contract'
import { canReadCollection, canWriteCollection, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { DashboardWithPeople, Store } from '../../../store/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'

export function dashboardAccess(store: Store, collections: CollectionService) {
  /** A dashboard that the user may read. @throws {ApiError} 404, or 403 when it lies in a hidden collection. */
  async function getRow(user: CurrentUser, id: number): Promise<DashboardWithPeople> {
    const dashboard = await store.dashboards.find(id)
    if (dashboard === undefined) throw notFound()
    requireRight(canReadCollection(user, (await collections.tree()).scopeAt(dashboard.collection_id)))
    return dashboard
  }

  /** @throws {ApiError} 404 or 403. */
  async function getWritable(user: CurrentUser, id: number): Promise<DashboardWithPeople> {
    const dashboard = await getRow(user, id)
    requireRight(canWriteCollection(user, (await collections.tree()).scopeAt(dashboard.collection_id)))
    return dashboard
  }

  /** One that may be changed and is not in the Trash. @throws {ApiError} 404 saying so, or 403. */
  async function getLive(user: CurrentUser, id: number): Promise<DashboardWithPeople> {
    const dashboard = await getWritable(user, id)
    if (dashboard.archived) throw archived()
    return dashboard
  }

  /** Id of a dashboard given as a number or as an entity id. @throws {ApiError} 404 for one that cannot exist. */
  async function resolveId(key: string): Promise<number> {
    const id = /^\d+$/.test(key) ? Number(key) : (await store.dashboards.findByEntityId(key))?.id
    if (id === undefined || id > LARGEST_ID) throw notFound()
    return id
  }

  return { getRow, getWritable, getLive, resolveId }
}

export type DashboardAccess = ReturnType<typeof dashboardAccess>
