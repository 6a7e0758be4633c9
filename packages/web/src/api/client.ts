/** The only place that talks to the server. */
import { parseJson } from '../lib/exact-json.ts'
import { ApiError, errorOf, sayAnswer } from './errors.ts'

type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>>

interface RequestOptions {
  body?: unknown
  /** Left out where undefined or null; a list is repeated. */
  query?: Query | undefined
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
}

/** An answer with what its headers say of the version that was read. */
export interface Versioned<T> {
  value: T
  /** For `If-Match`, or null where the resource has none. */
  etag: string | null
}

/** The page. Declared here for tests over HTTP, which are checked without the types of a browser. */
declare const document: { readonly baseURI: string }

let signedOut: () => void = () => {}

/** Is told when an answer says that the session has ended. */
export function onSignedOut(listener: () => void): void {
  signedOut = listener
}

/** The whole address of a path such as `/api/card/1`, also below a sub-path. */
export function addressOf(path: string, query: Query = {}): string {
  const url = new URL(path.replace(/^\//, ''), document.baseURI)
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) url.searchParams.append(name, String(one))
    }
  }
  return url.href
}

/** Sends a request and gives the answer unread, when it is good. Throws `ApiError`. */
export async function send(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  const { body, query, signal, headers } = options
  const isForm = body instanceof FormData
  let response: Response
  try {
    response = await fetch(addressOf(path, query), {
      method,
      ...(signal && { signal }),
      headers: { accept: 'application/json', ...(body !== undefined && !isForm && JSON_TYPE), ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new ApiError({ status: 0, message: sayAnswer('The server cannot be reached.') })
  }
  if (response.ok) return response
  throw refusalFrom(path, response.status, await valueOf(response))
}

/** The error of an answer; one that says that the session has ended is announced. */
export function refusalFrom(path: string, status: number, body: unknown): ApiError {
  if (status === 401 && !path.startsWith('/api/session')) signedOut()
  return errorOf(status, body)
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function valueOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

async function request<T>(method: string, path: string, options?: RequestOptions): Promise<T> {
  return saidAnswer(await valueOf(await send(method, path, options))) as T
}

/** Questions that failed are answered well, with what went wrong among their keys. */
export function saidAnswer(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('status' in value) || value.status !== 'failed') return value
  if (!('error' in value) || typeof value.error !== 'string') return value
  return { ...value, error: sayAnswer(value.error, 'said' in value ? value.said : undefined) }
}

/** The value of a GET. */
export function get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> {
  return request('GET', path, { query, signal })
}

/** The value of a GET, with its version. */
export async function getVersioned<T>(path: string, query?: Query, signal?: AbortSignal): Promise<Versioned<T>> {
  const response = await send('GET', path, { query, signal })
  return { value: (await valueOf(response)) as T, etag: response.headers.get('etag') }
}

/** The value of a POST. */
export function post<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return request('POST', path, { body, signal })
}

/** The value of a POST that is carried out once, however often it is sent with the same key. */
export function postOnce<T>(path: string, body: unknown, key: string): Promise<T> {
  return request('POST', path, { body, headers: { 'idempotency-key': key } })
}

/** The value of a PUT; with the version that the change is based on, it is refused when another has been saved since. */
export function put<T>(path: string, body?: unknown, etag?: string | null): Promise<T> {
  return request('PUT', path, { body, ...(etag && { headers: { 'if-match': etag } }) })
}

/** The same as `put`, with the version that was saved. */
export async function putVersioned<T>(path: string, body: unknown, etag?: string | null): Promise<Versioned<T>> {
  const response = await send('PUT', path, { body, ...(etag && { headers: { 'if-match': etag } }) })
  return { value: (await valueOf(response)) as T, etag: response.headers.get('etag') }
}

/** The value of a DELETE, mostly none. */
export function del<T = void>(path: string, query?: Query): Promise<T> {
  return request('DELETE', path, { query })
}
