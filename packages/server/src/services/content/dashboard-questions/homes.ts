/**
 * Where cards are to lie: in a collection, or in a dashboard and with it in the dashboard's collection (contract: cards,
 * section 6).
 */
import { archived, invalidField, notFound } from '@querent/contract'
import { canReadCollection, canWriteCollection, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { DashboardRow, Store } from '../../../store/index.ts'
import { requireAllRows } from '../../sharing/publication/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'

/** What clients send of the place of a card. */
interface SentHome {
  collection_id?: number | string | null
  collection_position?: number | null
  dashboard_id?: number | null
  dashboard_tab_id?: number | null
}

export interface DashboardHome {
  dashboard_id: number
  collection_id: number | null
  /** The tab for the card; null is the first one. */
  tabId: number | null
}

export function dashboardHomes(store: Store, collections: CollectionService) {
  /**
   * The dashboard that a card of the type is to live in; undefined when none is named.
   * @throws {ApiError} 404, 403, or 400 for what a question in a dashboard cannot have.
   */
  async function of(user: CurrentUser, sent: SentHome, type: string): Promise<DashboardHome | undefined> {
    const { dashboard_id, dashboard_tab_id = null } = sent
    if (dashboard_id == null) {
      if (dashboard_tab_id === null) return undefined
      throw invalidField('dashboard_tab_id', 'A tab needs a dashboard_id.')
    }
    const { collection_id } = await liveDashboard(user, dashboard_id)
    await requireOwn(sent, { collection_id, type })
    return { dashboard_id, collection_id, tabId: dashboard_tab_id }
  }

  /** A dashboard that questions may be put into. @throws {ApiError} 404 or 403. */
  async function liveDashboard(user: CurrentUser, id: number): Promise<DashboardRow> {
    const dashboard = await store.dashboards.find(id)
    if (dashboard === undefined) throw notFound()
    const scope = (await collections.tree()).scopeAt(dashboard.collection_id)
    requireRight(canReadCollection(user, scope) && canWriteCollection(user, scope))
    if (dashboard.archived) throw archived()
    requireAllRows(user, dashboard)
    return dashboard
  }

  /** @throws {ApiError} 400 when something is sent that the dashboard decides for its questions. */
  async function requireOwn(
    sent: SentHome,
    { collection_id, type }: { collection_id: number | null; type: string },
  ): Promise<void> {
    if (sent.collection_id != null && (await collections.resolveId(sent.collection_id)) !== collection_id) {
      throw invalidField('collection_id', "A question in a dashboard is in the dashboard's collection.")
    }
    if (sent.collection_position != null) {
      throw invalidField('collection_position', 'A question in a dashboard cannot be pinned in a collection.')
    }
    if (type !== 'question') throw invalidField('type', 'Only questions can be saved in a dashboard.')
  }

  return { of, liveDashboard, requireOwn }
}
