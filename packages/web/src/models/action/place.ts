/** Actions on dashboards (contract: dashboards, sections 5 and 7). */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { RowValues } from '../../api/action.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import { sameJson } from '../../lib/same-json.ts'

/** Whether a card of a dashboard is the button or the form of an action; guests see no ids of actions. */
export function isActionPlace({
  action_id,
  action,
  visualization_settings,
}: Pick<DashboardCard, 'visualization_settings' | 'action_id' | 'action'>): boolean {
  if (action_id != null || action != null) return true
  const marker = visualization_settings['virtual_card']
  return typeof marker === 'object' && marker !== null && 'display' in marker && marker.display === 'action'
}

/** The values that filters of the dashboard give to parameters of the action, by their ids. A list gives its first. */
export function valuesFromFilters(
  { parameter_mappings, action }: Pick<DashboardCard, 'parameter_mappings' | 'action'>,
  values: Readonly<Record<string, unknown>>,
): RowValues {
  const given = parameter_mappings.flatMap(({ parameter_id, target }): [string, unknown][] => {
    const id = action?.parameters.find((parameter) => isTarget(parameter, target))?.id ?? null
    const chosen = ownValue(values, parameter_id)
    const value: unknown = Array.isArray(chosen) ? chosen[0] : chosen
    return id === null || value === null || value === undefined || value === '' ? [] : [[id, value]]
  })
  return Object.fromEntries(given)
}

/** The variable of the parameter, or its id alone. */
function isTarget(parameter: { id: string } & Readonly<Record<string, unknown>>, target: unknown): boolean {
  if (typeof target === 'string' || typeof target === 'number') return String(target) === parameter.id
  return sameJson(target, parameterTarget(parameter))
}

/** What a mapping of a dashboard names a parameter of an action by. */
export function parameterTarget({ id, target }: { id: string } & Readonly<Record<string, unknown>>): unknown {
  return target ?? ['variable', ['template-tag', id]]
}
