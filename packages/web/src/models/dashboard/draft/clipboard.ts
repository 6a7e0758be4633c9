/** Cards that are cut or copied on one dashboard and pasted on the same or another. Plain data, for the clipboard of the system. */
import type { Parameter } from '../../../api/card.ts'
import type { Dashboard, DashboardCard, ParameterMapping } from '../../../api/dashboard.ts'
import { filterKindOf } from '../../../filters/index.ts'
import { inlineOf } from '../reach/index.ts'
import { cardsOfTab, insertGroup, rowsToFree } from './cards.ts'
import { nextId } from './ids.ts'
import { slugOf, uniqueSlug } from './slugs.ts'

export interface CopiedCards {
  readonly type: 'querent/cards'
  readonly dashboardId: number
  readonly dashcards: readonly DashboardCard[]
  /** Filters that the cards are connected to. */
  readonly parameters: readonly Parameter[]
}

export function copyCards(draft: Dashboard, ids: readonly number[]): CopiedCards {
  const dashcards = draft.dashcards.filter(({ id }) => ids.includes(id))
  const parameters = usedBy(dashcards, draft.parameters)
  return { type: 'querent/cards', dashboardId: draft.id, dashcards, parameters }
}

/** Cards in a text of the clipboard; null for any other text. */
export function readCopied(text: string): CopiedCards | null {
  try {
    const value: unknown = JSON.parse(text)
    const isCopied =
      typeof value === 'object' &&
      value !== null &&
      'type' in value &&
      value.type === 'querent/cards' &&
      'dashcards' in value &&
      Array.isArray(value.dashcards) &&
      'parameters' in value &&
      Array.isArray(value.parameters)
    return isCopied ? (value as CopiedCards) : null
  } catch {
    return null
  }
}

interface Pasted {
  readonly draft: Dashboard
  /** The new cards. */
  readonly ids: readonly number[]
  /** Cards of questions that live inside another dashboard and cannot leave it. */
  readonly refused: readonly DashboardCard[]
}

/**
 * The draft with the cards, where they stood if that is free, else below all others. Their filters come along, unless the
 * dashboard has the same one, or one of that name and kind.
 */
export function pasteCards(draft: Dashboard, copied: CopiedCards, tabId: number | null): Pasted {
  const refused = copied.dashcards.filter((dashcard) => !mayStand(dashcard, draft.id))
  const group = copied.dashcards.filter((dashcard) => !refused.includes(dashcard))
  if (group.length === 0) return { draft, ids: [], refused }
  const { parameters, names } = mergeFilters(draft.parameters, usedBy(group, copied.parameters))
  const standing = new Set(draft.dashcards.flatMap(inlineOf))
  const wasThere = new Set(draft.parameters.map(({ id }) => id))
  const cards = group.map((dashcard): DashboardCard => {
    const inline = inlineOf(dashcard).filter((id) => names.get(id) === id && !standing.has(id) && !wasThere.has(id))
    return {
      ...withoutKeys(dashcard),
      inline_parameters: inline,
      parameter_mappings: dashcard.parameter_mappings.flatMap((mapping): ParameterMapping[] => {
        const id = names.get(mapping.parameter_id)
        return id === undefined ? [] : [{ ...mapping, parameter_id: id }]
      }),
    }
  })
  const tab = draft.tabs.length === 0 ? null : tabId
  const rows = rowsToFree(cardsOfTab(draft, tab), cards)
  const first = nextId(draft)
  const ids = cards.map((_, index) => first - index)
  return { draft: insertGroup({ ...draft, parameters }, cards, tab, rows), ids, refused }
}

function mayStand({ card, series = [] }: DashboardCard, dashboardId: number): boolean {
  return [card, ...series].every((one) => (one?.dashboard_id ?? dashboardId) === dashboardId)
}

function usedBy(group: readonly DashboardCard[], parameters: readonly Parameter[]): readonly Parameter[] {
  const mapped = group.flatMap((one) => one.parameter_mappings.map(({ parameter_id }) => parameter_id))
  const used = new Set([...mapped, ...group.flatMap(inlineOf)])
  return parameters.filter(({ id }) => used.has(id))
}

/** The filters with those that come, and by their ids under which they stand. */
function mergeFilters(own: readonly Parameter[], coming: readonly Parameter[]) {
  const parameters = [...own]
  const names = new Map<string, string>()
  for (const parameter of coming) {
    const same =
      parameters.find(({ id }) => id === parameter.id) ??
      own.find((one) => one.slug === parameter.slug && filterKindOf(one) === filterKindOf(parameter))
    names.set(parameter.id, same?.id ?? parameter.id)
    if (same === undefined)
      parameters.push({ ...parameter, slug: uniqueSlug(parameter.slug ?? slugOf(parameter.name ?? ''), parameters) })
  }
  const known = new Set(parameters.map(({ id }) => id))
  const linked = parameters.map((parameter) =>
    parameter.filteringParameters === undefined || own.includes(parameter)
      ? parameter
      : {
          ...parameter,
          filteringParameters: parameter.filteringParameters.flatMap((id) => {
            const name = names.get(id) ?? id
            return known.has(name) ? [name] : []
          }),
        },
  )
  return { parameters: linked, names }
}

/** What belongs to the card that was copied and not to its copy. */
function withoutKeys(dashcard: DashboardCard): DashboardCard {
  const copy: Record<string, unknown> = { ...dashcard }
  for (const key of ['entity_id', 'created_at', 'updated_at', 'dashboard_id']) delete copy[key]
  return copy as unknown as DashboardCard
}
