import { isMap } from '@querent/contract'
import { fieldOfTarget } from '../cards/index.ts'
import type { JsonObject } from '../../../store/index.ts'
import type { MappedCard } from './mapped-columns.ts'
import type { Constraint, MappedConstraint } from './types.ts'

interface OtherParameter {
  parameter: JsonObject
  /** Undefined when it has none. */
  value: unknown
  mappings: readonly { card: MappedCard; target: unknown }[]
}

/** What the values of other parameters demand: of fields, each once, and of columns of results. */
export function constrainedBy(others: readonly OtherParameter[]) {
  const given = others
    .filter(({ value }) => value !== undefined)
    .map(({ parameter: { type, name, options }, ...rest }) => ({
      ...rest,
      type: String(type),
      name: String(name),
      ...(isMap(options) ? { options } : {}),
    }))
  const constraints = given.flatMap(({ mappings, ...constraint }): Constraint[] => {
    const fields = mappings.flatMap(({ card, target }) => {
      const field = fieldOfTarget(card, target)
      return field === undefined || field.isByName ? [] : field.id
    })
    return [...new Set(fields)].map((fieldId) => ({ ...constraint, fieldId }))
  })
  const onCards = given.flatMap(({ mappings, ...constraint }): MappedConstraint[] =>
    mappings.map(({ card, target }) => ({ ...constraint, card, target })),
  )
  return { constraints, onCards }
}
