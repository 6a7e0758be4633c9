/** Which parameters embedded content shows: those that readers may set (contract: sharing, section 3.3). */
import type { JsonObject } from '../../../store/index.ts'
import type { NamedValues } from './claim.ts'
import { isInToken } from './parameters.ts'
import type { EmbeddingStates } from './states.ts'

interface Rules {
  states: EmbeddingStates
  token: NamedValues
}

export function isShown({ slug }: JsonObject, { states, token }: Rules): boolean {
  const name = String(slug)
  return states.get(name) === 'enabled' && !isInToken(token, name)
}

/** Values that the token sets, by the ids of their parameters. */
export function valuesOfToken(parameters: readonly JsonObject[], token: NamedValues): ReadonlyMap<string, unknown> {
  return new Map(
    parameters.flatMap(({ id, slug }) => {
      const name = String(slug)
      return isInToken(token, name) && token[name] !== null ? [[String(id), token[name]] as const] : []
    }),
  )
}
