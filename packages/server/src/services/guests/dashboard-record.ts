/** A shared dashboard as guests see it (contract: sharing, section 2.4). */
import { readTarget } from '@querent/query'
import type { CardRow, DashboardRow, JsonObject } from '../../store/index.ts'
import { guestAction, type PlacedActions } from '../content/action-content/index.ts'
import { tagsOf } from '../content/cards/index.ts'
import { shownDashcards, shownParameters, type DashboardParts, type Dashcard } from '../content/dashboards/index.ts'
import { guestCard } from './card-record.ts'
import { fillText } from './fill-text.ts'
import type { Opened } from './opened.ts'
import { shownToGuest } from './parameters.ts'

/** What is read of a dashboard beside its parts. */
interface Shown {
  durations: ReadonlyMap<number, number>
  actions: PlacedActions
}

export function guestDashboard(
  { content, shows, fixed }: Opened<DashboardRow>,
  parts: DashboardParts,
  { durations, actions }: Shown,
) {
  const { id, name, description, auto_apply_filters, width } = content
  const parameters = shownParameters(content.parameters.filter(shows)).map(shownToGuest)
  const shown = new Set(parameters.map((parameter) => parameter['id']))
  const hidesSome = shown.size < content.parameters.length
  const view = { durations, actions, shown, hidesSome, fixed }
  const dashcards = shownDashcards(parts).map((dashcard) => guestDashcard(dashcard, parts, view))
  const tabs = parts.tabs.map(({ id: tabId, name: tab, position, dashboard_id }) => {
    return { id: tabId, name: tab, position, dashboard_id }
  })
  return { id, name, description, auto_apply_filters, width, parameters, tabs, dashcards, ordered_cards: dashcards }
}

interface DashcardView extends Shown {
  /** Ids of the parameters that the guest sees. */
  shown: ReadonlySet<unknown>
  /** Whether there are others; then tags of SQL that no shown parameter is mapped to are nobody's either. */
  hidesSome: boolean
  fixed: Opened<unknown>['fixed']
}

function guestDashcard(dashcard: Dashcard, { cards }: DashboardParts, view: DashcardView) {
  const { durations, actions, shown, hidesSome, fixed } = view
  const { id, card_id, action_id, dashboard_id, dashboard_tab_id, row, col, size_x, size_y } = dashcard
  const mappings = dashcard.parameter_mappings.filter((mapping) => shown.has(mapping['parameter_id']))
  const placed = action_id === null ? undefined : actions.get(action_id)
  const recordOf = (cardId: number) => {
    const card = cards.get(cardId)
    if (card?.archived !== false) return undefined
    const record = guestCard(card, hidesSome ? mappedTags(card, mappings) : undefined)
    return { ...record, query_average_duration: durations.get(cardId) ?? null }
  }
  return {
    id,
    card_id,
    dashboard_id,
    dashboard_tab_id,
    row,
    col,
    size_x,
    size_y,
    action: placed?.isEnabled === true ? guestAction(placed.action, placed.form) : null,
    card: card_id === null || action_id !== null ? null : (recordOf(card_id) ?? null),
    series: dashcard.seriesIds.flatMap((cardId) => recordOf(cardId) ?? []),
    parameter_mappings: mappings,
    inline_parameters: dashcard.inline_parameters.filter((parameterId) => shown.has(parameterId)),
    visualization_settings: withoutEntity(filledText(dashcard, fixed)),
  }
}

/** Ids of the tags that the mappings lead to. */
function mappedTags({ dataset_query }: Pick<CardRow, 'dataset_query'>, mappings: readonly JsonObject[]) {
  const tags = tagsOf(dataset_query)
  const ids = mappings.flatMap(({ target }) => {
    const named = readTarget(target)
    if (named?.kind !== 'tag') return []
    return typeof named.tag === 'string' ? (tags[named.tag]?.['id'] ?? named.tag) : named.tag.id
  })
  return new Set<unknown>(ids)
}

/** What a link leads to inside is not shared with it. */
function withoutEntity(settings: JsonObject): JsonObject {
  const link: JsonObject = Object(settings['link'])
  if (link['entity'] === undefined || link['entity'] === null) return settings
  return { ...settings, link: { ...link, entity: { restricted: true } } }
}

/** What the guest cannot change is filled in here, for the guest does not see its parameter (contract: sharing, section 3.3). */
function filledText({ visualization_settings, parameter_mappings }: Dashcard, fixed: Opened<unknown>['fixed']) {
  const { text } = visualization_settings
  if (typeof text !== 'string' || fixed.size === 0) return visualization_settings
  const values = new Map<string, unknown>()
  for (const { target, parameter_id } of parameter_mappings) {
    const value = fixed.get(String(parameter_id))
    if (Array.isArray(target) && target[0] === 'text-tag' && value !== undefined) values.set(String(target[1]), value)
  }
  const { display }: JsonObject = Object(visualization_settings['virtual_card'])
  return { ...visualization_settings, text: fillText(text, values, { isMarkdown: display !== 'heading' }) }
}
