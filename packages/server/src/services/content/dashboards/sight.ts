/** What of a dashboard somebody sees, for those who write it in a way of their own. */
import { canReadCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardWithPeople, Store } from '../../../store/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { DashboardParts } from '../dashboard-content/index.ts'
import { linkedEntities } from './link-entities.ts'

/** As reading it shows it: which questions, and what link cards point to. */
export type DashboardSight = Awaited<ReturnType<ReturnType<typeof dashboardSight>>>

export function dashboardSight({ store, collections }: { store: Store; collections: CollectionService }) {
  return async (user: CurrentUser, { dashcards }: Pick<DashboardParts, 'dashcards'>) => {
    const tree = await collections.tree()
    const settingsOfAll = dashcards.map((one) => one.visualization_settings)
    const links = await linkedEntities(store, { user, tree }, settingsOfAll)
    const mayRead = (card: CardWithPeople) => canReadCollection(user, tree.scopeAt(card.collection_id))
    return { mayRead, withLink: links.refresh }
  }
}
