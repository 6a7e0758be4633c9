/** Values that the filters of a dashboard offer, within what the other filters are set to (contract: parameter-values, section 2). */
import { badRequest } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Store } from '../../store/index.ts'
import { fieldOfTarget } from '../cards/index.ts'
import type { Asker } from '../field-values/index.ts'
import type { Constraint, ParameterRequest, ParameterValuesService } from '../parameter-values/index.ts'
import type { DashboardAccess } from './access.ts'
import { mappingsOf } from './mappings.ts'
import { loadParts } from '../dashboard-content/index.ts'

interface DashboardParameterDeps {
  store: Store
  getRow: DashboardAccess['getRow']
  parameterValues: ParameterValuesService
}

/** Which parameter of which dashboard. */
export interface DashboardParameter {
  dashboardId: number
  key: string
  /** Values of other parameters, by their ids; what names no parameter is ignored. */
  others?: Readonly<Record<string, unknown>>
}

type UserAsking = Asker & { user: CurrentUser }

export function dashboardParameters({ store, getRow, parameterValues }: DashboardParameterDeps) {
  /** @throws {ApiError} 404, 403; 400 for a parameter that the dashboard does not have. */
  async function requestFor(
    user: CurrentUser,
    { dashboardId, key, others = {} }: DashboardParameter,
  ): Promise<ParameterRequest> {
    const dashboard = await getRow(user, dashboardId)
    const parameter = dashboard.parameters.find(({ id }) => id === key)
    if (parameter === undefined) {
      throw badRequest(`Dashboard does not have a parameter with the ID ${JSON.stringify(key)}`)
    }
    const { dashcards, cards } = await loadParts(store, dashboardId)
    const mappings = mappingsOf(dashcards, cards)
    const constraints = dashboard.parameters.flatMap(({ id, type, name }): Constraint[] => {
      const value = others[String(id)]
      if (id === key || value === undefined) return []
      const fields = mappings.flatMap(({ parameterId, card, target }) => {
        const field = parameterId === id ? fieldOfTarget(card, target) : undefined
        return field === undefined || field.isByName ? [] : field.id
      })
      return [...new Set(fields)].map((fieldId) => ({ fieldId, type: String(type), value, name: String(name) }))
    })
    // Whoever mapped the parameter had the right to query the table: reading the dashboard is enough then.
    const own = mappings.filter(({ parameterId }) => parameterId === key)
    return { parameter, constraints, columns: () => parameterValues.findColumns(own, () => true) }
  }

  return {
    listValues: async (asker: UserAsking, parameter: DashboardParameter, search?: string) =>
      parameterValues.values(asker, await requestFor(asker.user, parameter), search),

    remapValue: async (asker: UserAsking, parameter: DashboardParameter, value: string) =>
      parameterValues.remapping(asker, await requestFor(asker.user, parameter), value),
  }
}
