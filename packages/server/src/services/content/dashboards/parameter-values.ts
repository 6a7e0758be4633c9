/** Values that the filters of a dashboard offer, within what the other filters are set to (contract: parameter-values, section 2). */
import { refusedParameter } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { DashboardRow, Store } from '../../../store/index.ts'
import type { Asker } from '../../data/field-values/index.ts'
import { constrainedBy, type ParameterRequest, type ParameterValuesService } from '../parameter-values/index.ts'
import type { DashboardAccess } from './access.ts'
import { mappingsOf } from './mappings.ts'
import { loadParts } from '../dashboard-content/index.ts'

interface DashboardParameterDeps {
  store: Store
  getRow: DashboardAccess['getRow']
  parameterValues: ParameterValuesService
}

/** Which parameter of which dashboard. */
interface DashboardParameter {
  dashboardId: number
  key: string
  /** Values of other parameters, by their ids; what names no parameter is ignored. */
  others?: Readonly<Record<string, unknown>>
}

type UserAsking = Asker & { user: CurrentUser }

export function dashboardParameters({ store, getRow, parameterValues }: DashboardParameterDeps) {
  /** @throws {ApiError} 404, 403; 400 for a parameter that the dashboard does not have. */
  async function requestFor(user: CurrentUser, { dashboardId, ...asked }: DashboardParameter) {
    return parameterRequest(await getRow(user, dashboardId), asked)
  }

  /** The same for a dashboard that the caller was given. @throws {ApiError} 400 for a parameter that it does not have. */
  async function parameterRequest(
    dashboard: Pick<DashboardRow, 'id' | 'parameters'>,
    { key, others = {} }: Omit<DashboardParameter, 'dashboardId'>,
  ): Promise<ParameterRequest> {
    const parameter = dashboard.parameters.find(({ id }) => id === key)
    if (parameter === undefined) {
      throw refusedParameter(`Dashboard does not have a parameter with the ID ${JSON.stringify(key)}`)
    }
    const { dashcards, cards } = await loadParts(store, dashboard.id)
    const mappings = mappingsOf(dashcards, cards)
    const asked = dashboard.parameters
      .filter(({ id }) => id !== key)
      .map((other) => ({
        parameter: other,
        value: others[String(other['id'])],
        mappings: mappings.filter(({ parameterId }) => parameterId === other['id']),
      }))
    // Whoever mapped the parameter had the right to query the table: reading the dashboard is enough then.
    const own = mappings.filter(({ parameterId }) => parameterId === key)
    return { parameter, ...constrainedBy(asked), columns: () => parameterValues.findColumns(own, () => true) }
  }

  return {
    parameterRequest,

    listValues: async (asker: UserAsking, parameter: DashboardParameter, search?: string) =>
      parameterValues.values(asker, await requestFor(asker.user, parameter), search),

    remapValue: async (asker: UserAsking, parameter: DashboardParameter, value: string) =>
      parameterValues.remapping(asker, await requestFor(asker.user, parameter), value),
  }
}
