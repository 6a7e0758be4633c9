/** What stands on a dashboard as clients see it (contract: dashboards, sections 2 and 7). */
import { canReadCollection } from '../../../permissions/check.ts'
import { flatMapInTurns } from '../../../process/work-turns.ts'
import type { CardWithPeople } from '../../../store/index.ts'
import { actionRecord, type PlacedAction, type PlacedActions } from '../action-content/index.ts'
import { cardListRecord, type CardView } from '../cards/index.ts'
import type { LinkedEntities } from './link-entities.ts'
import type { DashboardParts, Dashcard } from '../dashboard-content/index.ts'

interface DashcardView extends CardView {
  links: LinkedEntities
  actions: PlacedActions
  /** Milliseconds by card; undefined where answers do not tell them. */
  durations?: ReadonlyMap<number, number>
  /** Whether cards that the user may not read are cut to their ids. */
  cutsHidden?: boolean
}

/** Of a text and the like: clients read keys of `card` without asking whether there is one. */
const NO_QUESTION = { query_average_duration: null }

/** In the order in which they were made. A card that is gone is null, and only an id among series. */
export async function dashcardRecords(parts: Omit<DashboardParts, 'tabs'>, view: DashcardView) {
  const { tree, user } = view
  const records = new Map<number, ReturnType<typeof cardRecordOf>>()

  function cardRecordOf(card: CardWithPeople) {
    const duration = view.durations === undefined ? {} : { query_average_duration: view.durations.get(card.id) ?? null }
    const isHidden = view.cutsHidden === true && !canReadCollection(user, tree.scopeAt(card.collection_id))
    return isHidden ? { id: card.id, ...duration } : { ...cardListRecord(card, view), ...duration }
  }

  /** A card that stands there several times is described once. */
  function recordOf(id: number | null) {
    const card = id === null ? undefined : parts.cards.get(id)
    if (card === undefined) return undefined
    const known = records.get(card.id) ?? cardRecordOf(card)
    records.set(card.id, known)
    return known
  }

  return flatMapInTurns(parts.dashcards, (dashcard) => {
    const { seriesIds, ...row } = dashcard
    const card = dashcard.card_id === null ? undefined : parts.cards.get(dashcard.card_id)
    const placed = row.action_id === null ? undefined : view.actions.get(row.action_id)
    const record = {
      ...row,
      ...(placed === undefined ? {} : { action: placedRecord(placed, view) }),
      visualization_settings: view.links.refresh(row.visualization_settings),
      card: dashcard.card_id === null ? NO_QUESTION : (recordOf(dashcard.card_id) ?? null),
      series: seriesIds.map((id) => recordOf(id) ?? { id }),
      collection_authority_level: authorityOf(card, view),
    }
    return [record]
  })
}

/** Whoever may not read the model carries the action out, and does not see what it does. */
function placedRecord({ action, model, form, isEnabled }: PlacedAction, view: DashcardView) {
  const { dataset_query, template, response_handle, error_handle, ...record } = actionRecord(action, form, view)
  const request = template === undefined ? {} : { template, response_handle, error_handle }
  const isShown = canReadCollection(view.user, view.tree.scopeAt(model.collection_id))
  return {
    ...record,
    ...(isShown && dataset_query !== undefined && { dataset_query }),
    ...(isShown && request),
    database_enabled_actions: isEnabled,
  }
}

function authorityOf(card: CardWithPeople | undefined, { tree }: CardView): string | null {
  const collection = card?.collection_id == null ? undefined : tree.find(card.collection_id)
  return collection?.authority_level ?? null
}

export type { Dashcard }
