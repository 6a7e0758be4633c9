import { findParameterValues, runPath } from '../../api/dashboard-run.ts'
import type { Dashboard } from '../../api/dashboard.ts'
import { linkedQuery, requestParameters } from '../../filters/index.ts'
import type { CardRuns } from './host.ts'

/** How the cards of a stored dashboard are run for somebody who is signed in. */
export function memberRun({ id, parameters }: Pick<Dashboard, 'id' | 'parameters'>): CardRuns {
  return {
    path: runPath(id),
    request: (values) => requestParameters(parameters, values),
    sourceOf: (values) => ({
      find(key, text, signal) {
        const parameter = parameters.find((one) => one.id === key)
        return findParameterValues(id, key, text, signal, parameter && linkedQuery(parameter, parameters, values))
      },
    }),
  }
}
