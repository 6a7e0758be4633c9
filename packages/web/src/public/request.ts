/** Values of filters as links and tokens want them, and the lists that guests choose from. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../api/card.ts'
import { findGuestValues, type GuestPlace, type GuestValues } from '../api/guest.ts'
import {
  defaultOf,
  linkedQuery,
  readValue,
  valuesToSend,
  type FilterValues,
  type ValueSource,
} from '../filters/index.ts'

/** A list for links; for tokens a map by slug, in which null is what somebody emptied against a default. */
export function guestValues(
  { way }: Pick<GuestPlace, 'way'>,
  parameters: readonly Parameter[],
  values: FilterValues,
): GuestValues {
  if (way === 'public') return valuesToSend(parameters, values)
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = readValue(parameter, ownValue(values, parameter.id))
      return value === null && defaultOf(parameter) === null ? [] : [[parameter.slug, value]]
    }),
  )
}

/** Where the values come from that filters offer to guests: what linked filters have chosen narrows them. */
export function sourceFor(place: GuestPlace, parameters: readonly Parameter[], values: FilterValues): ValueSource {
  return {
    find(id, text, signal) {
      const parameter = parameters.find((one) => one.id === id)
      const linked = parameter === undefined ? {} : linkedQuery(parameter, parameters, values)
      return findGuestValues(place, { parameter: id, text, linked }, signal)
    },
  }
}
