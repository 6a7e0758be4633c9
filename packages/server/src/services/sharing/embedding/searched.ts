/** Which parameter's values readers of embedded content may search, and within what (contract: sharing, section 3.4). */
import { badRequest } from '@querent/contract'
import type { JsonObject } from '../../../store/index.ts'
import type { NamedValues } from './claim.ts'
import { isInToken, mergeValues } from './parameters.ts'
import type { EmbeddingStates } from './states.ts'

interface Search {
  parameters: readonly JsonObject[]
  states: EmbeddingStates
  token: NamedValues
  /** Id of the parameter whose values are asked for. */
  id: string
  /** The query string: values of other parameters by their **ids**, and nothing else. */
  query: Readonly<Record<string, unknown>>
  wanted: 'values' | 'remapping'
}

interface Searched {
  parameter: JsonObject
  /** Values of other parameters, by their ids: those of the token, locked ones among them, and those of the address. */
  others: NamedValues
}

const REFUSAL = {
  values: 'Cannot search for values:',
  remapping: 'Cannot get remapped value for parameter:',
}

/** @throws {ApiError} 400 for a parameter that readers may not set, and as `mergeValues`. */
export function searchedParameter({ parameters, states, token, id, query, wanted }: Search): Searched {
  const slugs = new Map(parameters.map((parameter) => [String(parameter['id']), String(parameter['slug'])]))
  const parameter = parameters.find((one) => String(one['id']) === id)
  const slug = slugs.get(id)
  if (parameter === undefined || slug === undefined || states.get(slug) !== 'enabled') {
    throw badRequest(`${REFUSAL[wanted]} ${JSON.stringify(slug ?? id)} is not an enabled parameter.`)
  }
  if (isInToken(token, slug)) {
    throw badRequest(`You can't specify a value for ${JSON.stringify(slug)} if it's already set in the JWT.`)
  }
  const merged = mergeValues({ states, token, url: bySlug(query, slugs) })
  const others: Record<string, unknown> = Object.create(null)
  for (const [otherId, otherSlug] of slugs) {
    const value = merged.get(otherSlug)
    if (otherId !== id && value !== undefined && value !== null) others[otherId] = value
  }
  return { parameter, others }
}

function bySlug(query: Readonly<Record<string, unknown>>, slugs: ReadonlyMap<string, string>): NamedValues {
  const values: Record<string, unknown> = Object.create(null)
  for (const [id, value] of Object.entries(query)) {
    const slug = slugs.get(id)
    if (slug === undefined) {
      throw badRequest(`Invalid query params: could not determine slug for parameter with ID ${JSON.stringify(id)}`)
    }
    values[slug] = value
  }
  return values
}
