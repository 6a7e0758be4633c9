/** Parameters of shared content, as they are shown to guests and as guests set them (contract: sharing, section 2). */
import { isDeepStrictEqual } from 'node:util'
import { badRequest } from '@querent/contract'
import type { CardRow, JsonObject } from '../../store/index.ts'
import { cardParameters, tagsOf, type CardParameter } from '../content/cards/index.ts'
import { isMeant } from '../asking/queries/index.ts'

/** Those of a card: what a template tag says of itself counts over what is stored, and new tags come last. */
export function sharedParameters(card: Pick<CardRow, 'dataset_query' | 'parameters'>): CardParameter[] {
  const stored = card.parameters.map(({ id }) => id)
  const { dataset_query } = card
  const own = new Map(cardParameters({ dataset_query, parameters: [] }).map((parameter) => [parameter.id, parameter]))
  const place = ({ id }: CardParameter) => (stored.includes(id) ? stored.indexOf(id) : stored.length)
  return cardParameters(card)
    .map((parameter) => ({ ...parameter, ...own.get(parameter.id) }))
    .sort((one, other) => place(one) - place(other))
}

/** Where a list of values comes from is nothing that a guest needs; a written list is. */
export function shownToGuest<P extends JsonObject>(parameter: P): P {
  const config = parameter['values_source_config']
  if (config === undefined || config === null) return parameter
  const { values }: JsonObject = Object(config)
  return { ...parameter, values_source_config: values === undefined ? {} : { values } }
}

/** Tags that take a value which the guest may give; the others name cards and snippets. @param ids Absent for all of them. */
export function shownTags(query: JsonObject, ids?: ReadonlySet<unknown>): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(tagsOf(query)).filter(([name, { id, type }]) => {
      const takesValue = !['card', 'snippet', 'table'].includes(String(type))
      return takesValue && ids?.has(id ?? name) !== false
    }),
  )
}

/**
 * Values as a guest sent them, each aimed at what its parameter declares: a guest chooses values, not columns.
 * @throws {ApiError} 400 for a value of no parameter.
 */
export function valuesOfGuest(declared: readonly CardParameter[], sent: readonly JsonObject[]): JsonObject[] {
  return sent.map((value) => {
    const isAim = ({ target }: CardParameter) => target !== undefined && isDeepStrictEqual(target, value['target'])
    const parameter = declared.find((one) => isMeant(one, value) || isAim(one))
    if (parameter === undefined) throw badRequest('The request sets a parameter that does not exist.')
    const { type, value: given } = value
    return { id: parameter.id, target: parameter['target'], value: given, ...(type === undefined ? {} : { type }) }
  })
}
