/** Values of a dashboard's filters. */
import type { Dashboard } from '../../../api/dashboard.ts'
import type { ParameterValue } from '../../../api/dataset.ts'

/** What holds when nobody chose otherwise. */
export function defaultValues({ parameters }: Pick<Dashboard, 'parameters'>): ParameterValue[] {
  return parameters
    .filter((parameter) => parameter.default !== undefined && parameter.default !== null)
    .map((parameter) => ({ id: parameter.id, type: parameter.type, value: parameter.default }))
}
