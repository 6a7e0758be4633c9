/** What a save sends. */
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { sameJson } from '../../../lib/same-json.ts'

const COLUMNS = ['name', 'description', 'parameters', 'width', 'auto_apply_filters', 'cache_ttl'] as const
const CARD_COLUMNS = [
  'card_id',
  'action_id',
  'parameter_mappings',
  'inline_parameters',
  'visualization_settings',
] as const

interface CardBody {
  readonly id: number
  readonly row: number
  readonly col: number
  readonly size_x: number
  readonly size_y: number
  readonly dashboard_tab_id: number | null
  readonly series?: readonly { readonly id: number }[]
  readonly [key: string]: unknown
}

export type DashboardBody = Partial<Pick<Dashboard, (typeof COLUMNS)[number]>> & {
  readonly dashcards?: readonly CardBody[]
  readonly tabs?: readonly { readonly id: number; readonly name: string }[]
}

/**
 * The body of `PUT /api/dashboard/:id` that makes `draft` of `base`; empty where they are the same. Cards and tabs are the
 * whole lists, and of stored cards all that has not changed is left out: the server keeps it, also what it shows otherwise
 * than it is stored, such as links that the reader may not follow.
 */
export function bodyOf(draft: Dashboard, base: Dashboard): DashboardBody {
  const columns = COLUMNS.filter((key) => !sameJson(draft[key], base[key])).map((key) => [key, draft[key]])
  const tabs = draft.tabs.map(({ id, name }) => ({ id, name }))
  const stored = new Map(base.dashcards.map((dashcard) => [dashcard.id, dashcard]))
  const dashcards = draft.dashcards.map((dashcard) => cardBody(dashcard, stored.get(dashcard.id)))
  const stand = base.tabs.map(({ id, name }) => ({ id, name }))
  const isSame =
    sameJson(tabs, stand) &&
    draft.dashcards.length === stored.size &&
    draft.dashcards.every((dashcard) => isUnchanged(dashcard, stored.get(dashcard.id)))
  return { ...Object.fromEntries(columns), ...(!isSame && { dashcards, tabs }) }
}

function cardBody(dashcard: DashboardCard, base: DashboardCard | undefined): CardBody {
  const { id, row, col, size_x, size_y, dashboard_tab_id } = dashcard
  const changed = CARD_COLUMNS.filter(
    (key) => base === undefined || !sameJson(dashcard[key] ?? null, base[key] ?? null),
  )
  const columns = changed.flatMap((key) => (dashcard[key] === undefined ? [] : [[key, dashcard[key]]]))
  const isSeriesChanged = !sameJson(seriesOf(dashcard), base === undefined ? [] : seriesOf(base))
  return {
    id,
    row,
    col,
    size_x,
    size_y,
    dashboard_tab_id,
    ...Object.fromEntries(columns),
    ...(isSeriesChanged && { series: seriesOf(dashcard) }),
  }
}

function isUnchanged(dashcard: DashboardCard, base: DashboardCard | undefined): boolean {
  return base !== undefined && sameJson(cardBody(dashcard, base), cardBody(base, base))
}

function seriesOf({ series = [] }: DashboardCard): { id: number }[] {
  return series.flatMap(({ id }) => (id === undefined ? [] : [{ id }]))
}
