/** Dashboards as clients see them (contract: dashboards, section 1). */
import { canWriteCollection } from '../../../permissions/check.ts'
import type { DashboardRow, DashboardWithPeople } from '../../../store/index.ts'
import { cardHome, type CardView } from '../cards/index.ts'
import { lastEdit, personRecord } from '../../shared/person.ts'
import { shownParameters } from './parameters.ts'

/** What a dashboard shares with all records of it. */
function columnsOf(dashboard: DashboardWithPeople, { isSharingOn }: Pick<CardView, 'isSharingOn'>) {
  const {
    creator_email: _creatorEmail,
    creator_first_name: _creatorFirstName,
    creator_last_name: _creatorLastName,
    editor_email: _email,
    editor_first_name: _firstName,
    editor_last_name: _lastName,
    last_editor_id: _editor,
    last_edited_at: _edited,
    ...columns
  } = dashboard
  return {
    ...columns,
    position: null,
    parameters: shownParameters(dashboard.parameters),
    public_uuid: isSharingOn ? dashboard.public_uuid : null,
    ...lastEdit(dashboard),
  }
}

/** A dashboard as it stands in lists. */
export function dashboardListRecord(dashboard: DashboardWithPeople, view: CardView) {
  const { creator_id: id, creator_email: email } = dashboard
  const { creator_first_name: first_name, creator_last_name: last_name } = dashboard
  return { ...columnsOf(dashboard, view), creator: personRecord({ id, email, first_name, last_name }) }
}

/** @param view With `showsTrash`, one that was archived by itself is shown there; what is stored is where it came from. */
export function dashboardRecord(dashboard: DashboardWithPeople, view: CardView & { showsTrash?: boolean }) {
  const { tree, showsTrash = false } = view
  const { collection, can_write } = cardHome(dashboard.collection_id, view)
  return {
    ...columnsOf(dashboard, view),
    collection_id: showsTrash && dashboard.archived_directly ? tree.trash.id : dashboard.collection_id,
    collection,
    collection_authority_level: homeOf(dashboard, view)?.authority_level ?? null,
    can_write,
    can_restore: canRestore(dashboard, view),
    can_delete: dashboard.archived && can_write,
    moderation_reviews: view.reviews?.get(dashboard.id) ?? [],
  }
}

function homeOf({ collection_id }: Pick<DashboardRow, 'collection_id'>, { tree }: CardView) {
  return collection_id === null ? undefined : tree.find(collection_id)
}

function canRestore(dashboard: DashboardRow, view: CardView): boolean {
  const { user, tree } = view
  const isOnItsOwn = dashboard.archived && dashboard.archived_directly
  return (
    isOnItsOwn &&
    homeOf(dashboard, view)?.archived !== true &&
    canWriteCollection(user, tree.scopeAt(dashboard.collection_id))
  )
}
