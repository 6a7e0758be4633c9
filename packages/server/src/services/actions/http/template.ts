/** Requests as they are saved, and as they are sent. */
import { ApiError, invalidField } from '@querent/contract'
import type { JsonObject, StoredTemplate } from '../../../store/index.ts'
import { HIDDEN, headersOf, withHeaders } from '../../content/action-content/index.ts'
import type { ActionValues } from '../running/index.ts'
import { asHeader, filledHeader, headersFault } from './headers.ts'
import { bodyFault, filledBody } from './json-body.ts'
import { partsOf, variablesOf } from './parts.ts'
import { filledUrl, originOf, urlFault } from './url.ts'

const LONGEST_URL = 8_000
const LONGEST_BODY = 2 ** 18

/**
 * A request as it is stored, with the secrets that came back hidden.
 * @param before The one that is changed; null for a new one.
 * @throws {ApiError} 400 naming what is wrong.
 */
export function storedTemplate(sent: StoredTemplate, before: StoredTemplate | null): StoredTemplate {
  const template = withSecrets(sent, before)
  const [url, body] = [template.url, bodyText(template)]
  refuse('url', url.length > LONGEST_URL ? 'The address is too long.' : urlFault(partsOf(url)))
  refuse('headers', headersFault(headersOf(template)))
  if (body !== undefined) {
    refuse('body', body.length > LONGEST_BODY ? 'The body is too long.' : bodyFault(partsOf(body)))
  }
  return template
}

function refuse(part: 'url' | 'headers' | 'body', fault: string | undefined): void {
  if (fault !== undefined) throw new ApiError(400, { errors: { template: { [part]: fault } } })
}

/** Secrets stay where they were entered for. */
function withSecrets(sent: StoredTemplate, before: StoredTemplate | null): StoredTemplate {
  const entries = headersOf(sent) ?? []
  if (!entries.some(([, value]) => value === HIDDEN)) return sent
  const known = new Map(
    (before === null ? [] : (headersOf(before) ?? [])).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const isElsewhere = before === null || originOf(sent.url) !== originOf(before.url)
  const whole = entries.map(([name, value]): [string, unknown] => {
    if (value !== HIDDEN) return [name, value]
    const kept = known.get(name.toLowerCase())
    if (kept === undefined) refuse('headers', `Enter the value of ${name}: there is no earlier one.`)
    if (isElsewhere) refuse('headers', `Enter the value of ${name} once more: the address leads to another host.`)
    return [name, kept]
  })
  return withHeaders(sent, whole)
}

/** Undefined for a request without a body. */
function bodyText({ method, body }: StoredTemplate): string | undefined {
  if (method === 'GET' || body === undefined || body === null) return undefined
  if (typeof body !== 'string') return JSON.stringify(body)
  return body.trim() === '' ? undefined : body
}

/** A request that is ready to be sent. */
interface ReadyRequest {
  url: URL
  method: StoredTemplate['method']
  headers: Record<string, string>
  body?: string
}

/** @throws {ApiError} 400 for values that do not fit. */
export function filledRequest(
  template: StoredTemplate,
  variables: ReadonlyMap<string, unknown>,
  actionName: string,
): ReadyRequest {
  const body = bodyText(template)
  const own = (headersOf(template) ?? []).map(([name, value]) => [
    name.toLowerCase(),
    filledHeader(partsOf(String(value)), variables),
  ])
  return {
    url: filledUrl(partsOf(template.url), variables),
    method: template.method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': 'Querent',
      ...Object.fromEntries(own),
      'x-metabase-action': asHeader(actionName),
    },
    ...(body !== undefined && { body: filledBody(partsOf(body), variables) }),
  }
}

/** A request that was sent, as it may be shown: the values of the template's headers are secret. */
export function shownRequest({ url, method, headers, body }: ReadyRequest, template: StoredTemplate) {
  const own = new Set((headersOf(template) ?? []).map(([name]) => name.toLowerCase()))
  const shown = Object.entries(headers).map(([name, value]): [string, string] => [name, own.has(name) ? HIDDEN : value])
  return { method, url: url.href, headers: Object.fromEntries(shown), body: body ?? null }
}

/** Which variable a parameter fills: what its target or the mapping names, else the one that has its id. */
function variableOf({ id, target }: { id: string } & JsonObject, mappings: JsonObject): string {
  return tagIn(target) ?? tagIn(Object.hasOwn(mappings, id) ? mappings[id] : undefined) ?? id
}

/** Of `["variable", ["template-tag", "name"]]`, `["template-tag", "name"]` or the name alone. */
function tagIn(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  if (!Array.isArray(target)) return undefined
  const [kind, inner] = target
  if (kind === 'template-tag') return typeof inner === 'string' ? inner : undefined
  return kind === 'variable' && Array.isArray(inner) ? tagIn(inner) : undefined
}

/** @param mappings Of the action or its request, by the id of the parameter. */
export function variableNames(
  parameters: readonly ({ id: string } & JsonObject)[],
  mappings: JsonObject,
): ReadonlyMap<string, string> {
  return new Map(parameters.map((parameter) => [parameter.id, variableOf(parameter, mappings)]))
}

/** The values by the variables that they are for. */
export function variableValues(values: ActionValues, names: ReadonlyMap<string, string>): ReadonlyMap<string, unknown> {
  return new Map([...values].map(([id, value]) => [names.get(id) ?? id, value]))
}

/** Variables that headers have: their values are as secret as those. */
export function secretVariables(template: StoredTemplate): ReadonlySet<string> {
  return new Set((headersOf(template) ?? []).flatMap(([, value]) => variablesOf(partsOf(String(value)))))
}

/** The request of an action of another type is none. @throws {ApiError} 400 */
export function requiredTemplate(template: StoredTemplate | null | undefined): StoredTemplate {
  if (template == null) throw invalidField('template', 'An HTTP action needs a template.')
  return template
}
