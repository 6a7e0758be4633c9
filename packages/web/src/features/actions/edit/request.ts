/** The request of an HTTP action while it is written (contract: actions, section 5). */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { ModelAction, NewAction } from '../../../api/action.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { isMap } from '../../../models/question/index.ts'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface HeaderDraft {
  /** Of the row in the form. */
  readonly id: string
  readonly name: string
  /** `HIDDEN_VALUE` for one that is stored and that nobody gets back. */
  readonly value: string
}

export interface RequestDraft {
  readonly method: (typeof METHODS)[number]
  readonly url: string
  readonly headers: readonly HeaderDraft[]
  readonly body: string
  /** What of the answer is the result, and when it is an error; empty for the usual. */
  readonly responseHandle: string
  readonly errorHandle: string
  /** Variables that stored headers may have, whose values are not shown; true for those that need a value. */
  readonly unseen: Readonly<Record<string, boolean>>
}

export const HIDDEN_VALUE = '**********'

export const EMPTY_REQUEST: RequestDraft = {
  method: 'POST',
  url: '',
  headers: [],
  body: '',
  responseHandle: '',
  errorHandle: '',
  unseen: {},
}

type Parameter = ModelAction['parameters'][number] & Readonly<Record<string, unknown>>

export function requestOf(action: ModelAction): RequestDraft {
  const { template, response_handle, error_handle, parameters } = action
  if (template == null) return EMPTY_REQUEST
  const { method, url, body } = template
  const request = {
    ...EMPTY_REQUEST,
    method,
    url,
    headers: headersOf(template.headers),
    body: body == null ? '' : typeof body === 'string' ? body : JSON.stringify(body, null, 2),
    responseHandle: response_handle ?? '',
    errorHandle: error_handle ?? '',
  }
  const seen = variablesIn(request)
  const rest = parameters
    .map((parameter: Parameter) => [filledVariable(action, parameter), parameter['required'] === true] as const)
    .filter(([name]) => ownValue(seen, name) === undefined)
  return { ...request, unseen: Object.fromEntries(rest) }
}

function headersOf(headers: unknown): HeaderDraft[] {
  const map: unknown = typeof headers === 'string' ? parsed(headers) : headers
  if (!isMap(map)) return []
  return Object.entries(map).map(([name, value]) => ({ id: makeUuid(), name, value: String(value) }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The variable that a parameter of an HTTP action fills: that of its target or mapping, else the one with its id. */
export function filledVariable({ template, parameter_mappings }: ModelAction, { id, target }: Parameter): string {
  const mappings = parameter_mappings ?? template?.parameter_mappings ?? {}
  return tagIn(target) ?? tagIn(ownValue(mappings, id)) ?? id
}

function tagIn(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  if (!Array.isArray(target)) return undefined
  const [kind, inner]: unknown[] = target
  if (kind === 'template-tag') return typeof inner === 'string' ? inner : undefined
  return kind === 'variable' && Array.isArray(inner) ? tagIn(inner) : undefined
}

const VARIABLE = /\{\{([^{}"\\\n]{1,200})\}\}/g
const OPTIONAL = /\[\[[^]*?\]\]/g

/** The variables of a request by their names; true for those that need a value. */
export function variablesIn({ url, headers, body, unseen }: RequestDraft): Readonly<Record<string, boolean>> {
  const texts = [url, ...headers.map(({ value }) => value), body]
  const names = (from: readonly string[]) =>
    from
      .flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim()))
      .filter((name) => name !== '')
  const required = new Set(names(texts.map((text) => text.replaceAll(OPTIONAL, ''))))
  const found = names(texts).map((name): [string, boolean] => [name, required.has(name)])
  const isSomeHidden = headers.some(({ value }) => value === HIDDEN_VALUE)
  return Object.fromEntries([...(isSomeHidden ? Object.entries(unseen) : []), ...found])
}

/** Whether there is an address, and each header has a name of its own. */
export function isWhole({ url, headers }: RequestDraft): boolean {
  const names = headers.map(({ name }) => name.trim().toLowerCase())
  return url.trim() !== '' && !names.includes('') && new Set(names).size === names.length
}

/** What is sent of it. */
export function requestBody(request: RequestDraft): Pick<NewAction, 'template' | 'response_handle' | 'error_handle'> {
  const { method, url, headers, body, responseHandle, errorHandle } = request
  return {
    template: {
      method,
      url: url.trim(),
      headers: Object.fromEntries(headers.map(({ name, value }) => [name.trim(), value])),
      body: body.trim() === '' ? null : body,
    },
    response_handle: responseHandle.trim() || null,
    error_handle: errorHandle.trim() || null,
  }
}

/** Without secrets that were entered, as the browser may keep it. */
export function withoutSecrets(request: RequestDraft): RequestDraft {
  const kept = (value: string) => (value === HIDDEN_VALUE ? value : '')
  return { ...request, headers: request.headers.map((header) => ({ ...header, value: kept(header.value) })) }
}

/** As the browser kept it. */
export function keptRequest(value: unknown): RequestDraft {
  if (!isMap(value)) return EMPTY_REQUEST
  const text = (key: string) => String(value[key] ?? '')
  const headers: readonly unknown[] = Array.isArray(value['headers']) ? value['headers'] : []
  const unseen = isMap(value['unseen']) ? value['unseen'] : {}
  return {
    method: METHODS.find((method) => method === value['method']) ?? 'POST',
    url: text('url'),
    headers: headers
      .filter(isMap)
      .map(({ name, value: own }) => ({ id: makeUuid(), name: String(name), value: String(own) })),
    body: text('body'),
    responseHandle: text('responseHandle'),
    errorHandle: text('errorHandle'),
    unseen: Object.fromEntries(Object.entries(unseen).map(([name, isRequired]) => [name, isRequired === true])),
  }
}
