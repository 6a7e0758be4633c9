/** What a token is for: one card or dashboard, with values of its parameters (contract: sharing, section 3.1). */
import { badRequest, isId, isMap } from '@querent/contract'
import type { TokenPayload } from './token.ts'
import { tokenStates, type EmbeddingStates } from './states.ts'

export type EmbeddedKind = 'question' | 'dashboard'

/** Values by name, without a prototype: whatever a name is, it is only a name. */
export type NamedValues = Readonly<Record<string, unknown>>

export interface EmbeddingClaim {
  resource: EmbeddedResource
  /** Values by slug. */
  params: NamedValues
  /** States that a preview takes in place of the stored ones; absent unless asked for and brought. */
  embeddingParams?: EmbeddingStates
}

interface EmbeddedResource {
  kind: EmbeddedKind
  /** A number, or an entity id of 21 characters; null for a number that can be the id of nothing. */
  id: number | string | null
}

const NOUN: Readonly<Record<EmbeddedKind, string>> = { question: 'Card', dashboard: 'Dashboard' }
const ENTITY_ID = /^[\w-]{21}$/

/** What becomes of `_embedding_params`: previews need them, or read them for values; whatever is public ignores them. */
export type StatesInToken = 'needed' | 'read' | 'ignored'

/** @throws {ApiError} 400 with a text that clients show. */
export function readClaim(
  payload: TokenPayload,
  kind: EmbeddedKind,
  statesInToken: StatesInToken = 'ignored',
): EmbeddingClaim {
  const id = required(own(own(payload, 'resource'), kind), `[:resource :${kind}]`)
  const params = named(own(payload, 'params'), '[:params]')
  const brought = statesInToken === 'ignored' ? undefined : own(payload, '_embedding_params')
  const isRead = statesInToken === 'needed' || isGiven(brought)
  const states = isRead ? named(brought, '[:_embedding_params]') : undefined
  const resource = { kind, id: resourceId(id, kind) }
  return { resource, params, ...(states === undefined ? {} : { embeddingParams: tokenStates(states) }) }
}

function own(map: unknown, key: string): unknown {
  return isMap(map) && Object.hasOwn(map, key) ? map[key] : undefined
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false
}

function required(value: unknown, path: string): unknown {
  if (!isGiven(value)) throw badRequest(`Token is missing value for keypath ${path}`)
  return value
}

/** An empty list is what some languages write for an empty map. */
function named(value: unknown, path: string): NamedValues {
  const isEmptyList = Array.isArray(value) && value.length === 0
  const values: Record<string, unknown> = Object.create(null)
  for (const [key, one] of Object.entries(required(isMap(value) || isEmptyList ? value : undefined, path) ?? {})) {
    values[key] = one
  }
  return values
}

function resourceId(value: unknown, kind: EmbeddedKind): number | string | null {
  if (isId(value) || (typeof value === 'string' && ENTITY_ID.test(value))) return value
  const isNumber = (typeof value === 'number' && Number.isInteger(value)) || typeof value === 'bigint'
  if (!isNumber || value <= 0) throw badRequest(`${NOUN[kind]} id should be a positive integer.`)
  return null
}
