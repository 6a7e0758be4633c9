/**
 * Parameter values that come with a request, completed from what the card declares (contract: query-language,
 * section 14).
 */
import { ApiError } from '@querent/contract'
import { allowedParameterTypes, allowsParameterType, queryKind } from '@querent/query'
import type { CardRow } from '../../../store/index.ts'
import { cardParameters, tagsOf, type CardParameter } from '../../content/cards/index.ts'

export type ParameterValue = Record<string, unknown>
type ParameterizedCard = Pick<CardRow, 'name' | 'type' | 'dataset_query' | 'parameters'>

/**
 * Each value with the type and target that the pipeline needs. A value is matched by its target's tag, by id, or by
 * name; cards in the query language and models also take filters on their columns.
 * @throws {ApiError} 400 for a value that matches no parameter, or whose type the parameter does not allow.
 */
export function resolveCardParameters(card: ParameterizedCard, values: readonly ParameterValue[]): ParameterValue[] {
  const declared = cardParameters(card)
  const tags = tagsOf(card.dataset_query)
  return values.map((value) => {
    const parameter = declared.find((one) => isMeant(one, value))
    if (parameter === undefined) {
      if (hasColumns(card) && isFieldTarget(value['target'])) return value
      throw unknownParameter(card.name, declared, value)
    }
    const target = value['target'] ?? parameter['target']
    const aim = tagOf(target)
    const [, tag] = Object.entries(tags).find(([name, { id }]) => [name, id].includes(aim ?? null)) ?? []
    const type = typeOf(value, parameter, tag === undefined ? parameter.type : typeOfTag(tag))
    return { ...value, id: parameter.id, type, target }
  })
}

/** True for cards whose result is filtered from outside. */
function hasColumns({ type, dataset_query }: ParameterizedCard): boolean {
  return type === 'model' || queryKind(dataset_query) === 'query'
}

/** Whether a value is for the parameter: by the tag of its target, else by id, else by name. */
export function isMeant(parameter: CardParameter, value: ParameterValue): boolean {
  const tag = tagOf(value['target'])
  if (tag !== undefined) return tag === parameter['slug'] || tag === parameter.id
  if (value['id'] !== undefined && value['id'] === parameter.id) return true
  return value['target'] === undefined && [value['slug'], value['name']].includes(parameter['slug'])
}

/** Name or id of the tag that a target points to. */
function tagOf(target: unknown): string | undefined {
  if (!Array.isArray(target)) return undefined
  if (target[0] === 'template-tag') {
    const name: unknown = target[1]
    if (typeof name === 'string') return name
    const id: unknown = Object(name)['id']
    return typeof id === 'string' ? id : undefined
  }
  return tagOf(target[1])
}

/** A tag's type as parameters see it: that of its widget for a field filter. */
function typeOfTag({ type, 'widget-type': widget }: Record<string, unknown>): string {
  return String(type === 'dimension' ? (widget ?? 'category') : type)
}

/** The type that the request gives if it is allowed; else the declared one, or the tag's own. */
function typeOf(value: ParameterValue, parameter: CardParameter, own: string): string {
  const type = value['type'] === 'category/=' ? 'category' : value['type']
  if (type === undefined || type === null) return allowsParameterType(own, parameter.type) ? parameter.type : own
  if (typeof type === 'string' && allowsParameterType(own, type)) return type
  const allowed = [...new Set([own, ...allowedParameterTypes(own)])]
  const name = String(parameter['slug'] ?? parameter.id)
  throw new ApiError(400, {
    message:
      `Invalid parameter type ${JSON.stringify(type)} for parameter "${name}". ` +
      `Parameter type must be one of: ${allowed.join(', ')}.`,
    'invalid-parameter': value,
    'allowed-types': allowed,
  })
}

/** A filter on a column, which cards in the query language take from clients as it is. */
function isFieldTarget(target: unknown): boolean {
  if (typeof target === 'number') return true
  if (!Array.isArray(target)) return false
  return ['dimension', 'field', 'field-id'].includes(String(target[0])) && tagOf(target) === undefined
}

function unknownParameter(cardName: string, declared: readonly CardParameter[], value: ParameterValue): ApiError {
  const name = value['name'] ?? value['slug'] ?? tagOf(value['target']) ?? value['id'] ?? ''
  const allowed = declared.map((parameter) => String(parameter['slug'] ?? parameter.id))
  return new ApiError(400, {
    message: `Invalid parameter: Card "${cardName}" does not have a template tag named "${String(name)}".`,
    'invalid-parameter': value,
    'allowed-parameters': allowed,
  })
}
