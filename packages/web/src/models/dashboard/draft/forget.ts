/** Filters that go, and all that names them. */
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { inlineOf } from '../reach/index.ts'
import { isMap } from '../../question/index.ts'

/** The draft without the filters, and without what leads to them: mappings, heads, links between filters, clicks. */
export function forgetFilters(draft: Dashboard, ids: readonly string[]): Dashboard {
  if (!draft.parameters.some(({ id }) => ids.includes(id))) return draft
  const parameters = draft.parameters
    .filter(({ id }) => !ids.includes(id))
    .map((parameter) => {
      const { filteringParameters: linked } = parameter
      if (!linked?.some((id) => ids.includes(id))) return parameter
      return { ...parameter, filteringParameters: linked.filter((id) => !ids.includes(id)) }
    })
  return { ...draft, parameters, dashcards: draft.dashcards.map((dashcard) => withoutFilters(dashcard, ids)) }
}

function withoutFilters(dashcard: DashboardCard, ids: readonly string[]): DashboardCard {
  const mappings = dashcard.parameter_mappings.filter(({ parameter_id }) => !ids.includes(parameter_id))
  const inline = inlineOf(dashcard).filter((id) => !ids.includes(id))
  const visualization_settings = withoutClicks(dashcard.visualization_settings, ids)
  const isSame =
    mappings.length === dashcard.parameter_mappings.length &&
    inline.length === inlineOf(dashcard).length &&
    visualization_settings === dashcard.visualization_settings
  if (isSame) return dashcard
  return { ...dashcard, parameter_mappings: mappings, inline_parameters: inline, visualization_settings }
}

type Settings = Readonly<Record<string, unknown>>

/** The settings without cross-filters of the filters; a click that is left with none of its own opens the menu again. */
function withoutClicks(settings: Settings, ids: readonly string[]): Settings {
  const own = pruned(settings, ids)
  const columns = own['column_settings']
  if (!isMap(columns)) return own
  const entries = Object.entries(columns).map(([key, column]) => [key, isMap(column) ? pruned(column, ids) : column])
  const isSame = entries.every(([key, column]) => columns[String(key)] === column)
  return isSame ? own : { ...own, column_settings: Object.fromEntries(entries) }
}

function pruned(settings: Settings, ids: readonly string[]): Settings {
  const { click_behavior: behavior, ...rest } = settings
  if (!isMap(behavior) || behavior['type'] !== 'crossfilter' || !isMap(behavior['parameterMapping'])) return settings
  const mapping = behavior['parameterMapping']
  const left = Object.entries(mapping).filter(([id]) => !ids.includes(id))
  if (left.length === Object.keys(mapping).length) return settings
  if (left.length === 0) return rest
  return { ...rest, click_behavior: { ...behavior, parameterMapping: Object.fromEntries(left) } }
}
