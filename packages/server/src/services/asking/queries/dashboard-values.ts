/** Values of a dashboard's filters on their way to its cards (contract: dashboards, section 13). */
import { ApiError, refusedParameter } from '@querent/contract'
import { allowedParameterTypes, allowsParameterType, isOperatorType } from '@querent/query'
import type { JsonObject } from '../../../store/index.ts'
import type { ParameterValue } from './card-parameters.ts'

/**
 * The values that reach a card, each with the target that it is mapped to there.
 * @throws {ApiError} 400 for a parameter that the dashboard does not have, or a type that it does not allow.
 */
export function mappedValues(
  declared: readonly JsonObject[],
  mappings: readonly JsonObject[],
  { cardId, values }: { cardId: number; values: readonly ParameterValue[] },
): ParameterValue[] {
  return values.flatMap((sent) => {
    const parameter = declared.find(({ id }) => id === sent['id'])
    if (parameter === undefined) {
      throw refusedParameter(`Dashboard does not have a parameter with ID ${JSON.stringify(sent['id'])}.`)
    }
    const type = typeOf(parameter, sent)
    const value = valueOf(type, sent['value'])
    if (value === null) return []
    const own = mappings.filter((one) => one['parameter_id'] === sent['id'] && one['card_id'] === cardId)
    const options = sent['options'] ?? parameter['options']
    return own.map(({ target }) => ({
      id: sent['id'],
      type,
      value,
      target,
      ...(options === undefined ? {} : { options }),
    }))
  })
}

function typeOf(parameter: JsonObject, sent: ParameterValue): string {
  const declared = String(parameter['type'])
  const type = sent['type'] ?? declared
  if (typeof type === 'string' && allowsParameterType(declared, type)) return type
  const allowed = [...new Set([declared, ...allowedParameterTypes(declared)])]
  const name = String(parameter['name'] ?? parameter['id'])
  throw new ApiError(400, {
    message:
      `Invalid parameter value type ${JSON.stringify(type)} for parameter "${name}". ` +
      `Parameter type must be one of: ${allowed.join(', ')}.`,
  })
}

/** Null for a value that filters nothing. */
function valueOf(type: string, value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' && value.trim() === '') return null
  return isOperatorType(type) && !Array.isArray(value) ? [value] : value
}
