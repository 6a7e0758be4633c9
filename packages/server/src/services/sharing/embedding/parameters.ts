/** Which values embedded content is run with (contract: sharing, section 3.2). */
import { badRequest, isMap, jsonShapeFault, parseExactJson } from '@querent/contract'
import { isOperatorType } from '@querent/query'
import type { JsonObject } from '../../../store/index.ts'
import type { NamedValues } from './claim.ts'
import type { EmbeddingState, EmbeddingStates } from './states.ts'

/** What was said of parameters, by slug. */
export interface GivenValues {
  states: EmbeddingStates
  /** From the token. */
  token: NamedValues
  /** From the address, by slug; see `urlValues`. */
  url: NamedValues
}

/** Values by slug; null is an explicit "no filter". */
export type SlugValues = ReadonlyMap<string, unknown>

/** A value of a card's parameter, as its query is asked with. */
export interface CardParameterValue {
  id: string
  type: string
  target?: unknown
  value: unknown
}

/**
 * Values by name, from a query string: `?slug=value`, or all of them as `?parameters=` with a JSON object. A value that is
 * blank or an empty list is null. @param query Texts, and lists of texts for what is repeated.
 */
export function urlValues(query: Readonly<Record<string, unknown>>): NamedValues {
  const values: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(jsonValues(query['parameters']) ?? query)) {
    values[name] = fromUrl(value)
  }
  return values
}

function jsonValues(text: unknown): Record<string, unknown> | undefined {
  if (typeof text !== 'string' || jsonShapeFault(text) !== undefined) return undefined
  try {
    const value = parseExactJson(text, true)
    return isMap(value) ? value : undefined
  } catch {
    return undefined
  }
}

function fromUrl(value: unknown): unknown {
  const kept: unknown = Array.isArray(value) ? value.filter((item) => !isBlank(item)) : value
  return isBlank(kept) ? null : withoutEmptyList(kept)
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function withoutEmptyList(value: unknown): unknown {
  return isEmptyList(value) ? null : value
}

/** Whether there is no value in it, however deep: a filter of it would let everything through. */
function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || isBlank(value)) return true
  return typeof value === 'object' && Object.values(value).every(saysNothing)
}

/** Null in a token says something: no filter. */
export function isInToken(token: NamedValues, slug: string): boolean {
  return Object.hasOwn(token, slug) && !isBlank(token[slug])
}

function isInUrl(url: NamedValues, slug: string): boolean {
  return Object.hasOwn(url, slug) && fromUrl(url[slug]) !== null
}

/**
 * The values to run with, of those parameters that have one: those of the address for enabled parameters, and over them
 * those of the token. @throws {ApiError} 400 for a value where none may be, and without one of a locked parameter.
 */
export function mergeValues({ states, token, url }: GivenValues): SlugValues {
  for (const [slug, state] of states) {
    const refusal = refusalOf(state, slug, { token, url })
    if (refusal !== undefined) throw badRequest(refusal)
  }
  const given = [
    ...Object.keys(token).filter((slug) => isInToken(token, slug)),
    ...Object.keys(url).filter((slug) => isInUrl(url, slug)),
  ]
  const unknown = given.find((slug) => !states.has(slug))
  if (unknown !== undefined) throw badRequest(`Unknown parameter :${unknown}.`)

  const merged = new Map<string, unknown>()
  for (const [slug, state] of states) {
    if (isInToken(token, slug)) merged.set(slug, withoutEmptyList(token[slug]))
    else if (state === 'enabled' && Object.hasOwn(url, slug)) merged.set(slug, fromUrl(url[slug]))
  }
  return merged
}

/** What is wrong with what was said of one parameter, if anything. */
function refusalOf(
  state: EmbeddingState,
  slug: string,
  { token, url }: Omit<GivenValues, 'states'>,
): string | undefined {
  const inToken = isInToken(token, slug)
  const inUrl = isInUrl(url, slug)
  switch (state) {
    case 'disabled':
      return inToken || inUrl ? `You're not allowed to specify a value for :${slug}.` : undefined
    case 'enabled':
      return inToken && inUrl ? `You can't specify a value for :${slug} if it's already set in the JWT.` : undefined
    default:
      if (!inToken || (saysNothing(token[slug]) && !isEmptyList(token[slug])))
        return `You must specify a value for :${slug} in the JWT.`
      return inUrl ? `You can only specify a value for :${slug} in the JWT.` : undefined
  }
}

/** Values of a card's parameters; a lone value of a type that takes several is a list of one. */
export function cardValues(parameters: readonly JsonObject[], merged: SlugValues): CardParameterValue[] {
  return parameters.flatMap((parameter) => {
    const slug = String(parameter['slug'])
    if (!merged.has(slug)) return []
    const { target } = parameter
    const type = String(parameter['type'])
    const value = listed(type, merged.get(slug))
    return { id: String(parameter['id']), type, ...(target === undefined ? {} : { target }), value }
  })
}

function listed(type: string, value: unknown): unknown {
  const isOne = value !== null && !Array.isArray(value)
  return isOne && isOperatorType(type) ? [value] : value
}

/** Values of a dashboard's parameters. @throws {ApiError} 400 for a value of a parameter that it does not have. */
export function dashboardValues(
  parameters: readonly JsonObject[],
  merged: SlugValues,
): { id: string; value: unknown }[] {
  const slugs = parameters.map((parameter) => String(parameter['slug']))
  for (const [slug, value] of merged) {
    if (value === null || slugs.includes(slug)) continue
    const known = slugs.map((one) => JSON.stringify(one)).join(', ')
    throw badRequest(`No matching parameter with slug ${JSON.stringify(slug)}. Found: ${known === '' ? 'none' : known}`)
  }
  return parameters.flatMap((parameter, at) => {
    const slug = slugs[at] ?? ''
    return merged.has(slug) ? { id: String(parameter['id']), value: merged.get(slug) } : []
  })
}
