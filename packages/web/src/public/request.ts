/** Values of filters as links and tokens want them. */
import type { Parameter } from '../api/card.ts'
import type { GuestPlace, GuestValues } from '../api/guest.ts'
import { isEmpty, requestValues, type Values } from '../features/parameters/index.ts'

/** A list for links; for tokens a map by slug, in which null is what somebody emptied against a default. */
export function guestValues(
  { way }: Pick<GuestPlace, 'way'>,
  parameters: readonly Parameter[],
  values: Values,
): GuestValues {
  if (way === 'public') return requestValues(parameters, values)
  return Object.fromEntries(
    parameters
      .filter((one) => !isEmpty(values[one.id]) || !isEmpty(one.default))
      .map(({ id, slug }) => [slug, isEmpty(values[id]) ? null : values[id]]),
  )
}

/** What narrows the values of a linked filter: by the ids of those that it follows. */
export function linkedValues(
  parameters: readonly Parameter[],
  values: Values,
  parameterId: string,
): Record<string, string[]> {
  const { filteringParameters = [] } = parameters.find(({ id }) => id === parameterId) ?? {}
  return Object.fromEntries(
    filteringParameters
      .filter((id) => id !== parameterId && parameters.some((one) => one.id === id) && !isEmpty(values[id]))
      .map((id) => [id, [values[id]].flat().map(String)]),
  )
}
