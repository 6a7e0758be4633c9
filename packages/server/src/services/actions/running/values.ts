/** Values that an action is carried out with (contract: actions, section 2). */
import { ApiError, isMap, lookup } from '@querent/contract'
import type { JsonObject } from '../../../store/index.ts'
import type { ActionForm } from '../../content/action-content/index.ts'

/** By the id of the parameter. */
export type ActionValues = ReadonlyMap<string, unknown>

/**
 * What was sent, and the defaults of what was not.
 * @throws {ApiError} 400 for a parameter that is not there or hidden.
 */
export function executedValues({ parameters, visualization_settings }: ActionForm, sent: JsonObject): ActionValues {
  const fields = lookup(isMap(visualization_settings['fields']) ? visualization_settings['fields'] : {})
  const fieldOf = (id: string): JsonObject => {
    const field = fields[id]
    return isMap(field) ? field : {}
  }
  const open = parameters.map(({ id }) => id).filter((id) => fieldOf(id)['hidden'] !== true)
  const unknown = Object.keys(sent).filter((id) => !open.includes(id))
  if (unknown.length > 0) throw unknownParameters(unknown, open, sent)
  const given = lookup(sent)
  const values = parameters.map(
    ({ id }) => [id, given[id] === undefined ? fieldOf(id)['defaultValue'] : given[id]] as const,
  )
  return new Map(values.filter(([, value]) => value !== undefined))
}

function unknownParameters(unknown: readonly string[], found: readonly string[], sent: JsonObject): ApiError {
  const listed = (ids: readonly string[]) => `#{${ids.map((id) => JSON.stringify(id)).join(' ')}}`
  return new ApiError(400, {
    message: `No destination parameter found for ${listed(unknown)}. Found: ${listed(found)}`,
    parameters: sent,
    'destination-parameters': found,
    type: 'invalid-parameter',
  })
}
