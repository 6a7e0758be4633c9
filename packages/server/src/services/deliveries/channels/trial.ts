/** A test of a webhook: what was sent and what came back, without secrets. Tested by test/contract/channel.test.ts. */
import { ApiError, isMap, type ChannelTestAnswer } from '@querent/contract'
import { callWebhook, webhookTestBody, type Webhook, type WebhookRequest } from '../../../delivery/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import { HIDDEN } from './details.ts'

type Calling = Pick<Parameters<typeof callWebhook>[2], 'isAllowed' | 'signal'>

/** Characters of an answer. */
const MOST_SHOWN = 2_000
/** A shorter text is in answers without being a secret. */
const LEAST_SECRET = 4

/** Sends a test message. @throws {ApiError} 400 with what was sent and answered. */
export async function tryWebhook(webhook: Webhook, calling: Calling): Promise<ChannelTestAnswer> {
  const seen: WebhookRequest[] = []
  const watch = (request: WebhookRequest) => void seen.push(request)
  const before = performance.now()
  const body = webhookTestBody(webhook.format)
  const called = await callWebhook(webhook, body, { ...calling, id: 'test', watch }).catch((error: unknown) => {
    const data = {
      'request-status': null,
      'request-body': messageOf(error),
      request: shown(webhook, seen),
      answer: null,
    }
    throw new ApiError(400, { message: 'Failed to connect to channel', data })
  })
  const duration = Math.round(performance.now() - before)
  const { status, headers, body: answered } = called.answer
  const hide = hiding(webhook)
  const text = hide(answered.toString('utf8')).slice(0, MOST_SHOWN)
  const request = shown(webhook, seen)
  const answer = { status, headers: shownHeaders(headers, hide), body: text, duration }
  if (status >= 200 && status < 300) return { ok: true, request, answer }
  const data = { 'request-status': status, 'request-body': text, request, answer }
  throw new ApiError(400, { message: 'Unable to connect channel', data })
}

/** The request as it went out, but for what signs it in. */
function shown({ auth, info }: Webhook, [request]: readonly WebhookRequest[]): ChannelTestAnswer['request'] {
  if (request === undefined) throw new Error('the request of a webhook was not seen')
  const { method, headers, body } = request
  const url = new URL(request.url)
  const names = new Set(Object.keys(info).map((name) => name.toLowerCase()))
  if (url.password !== '') url.password = HIDDEN
  if (auth === 'query-param') for (const name of Object.keys(info)) url.searchParams.set(name, HIDDEN)
  return {
    method,
    url: url.href,
    headers: mapValues(headers, (value, name) => (auth === 'header' && names.has(name.toLowerCase()) ? HIDDEN : value)),
    body: body !== null && auth === 'request-body' ? shownBody(body, names) : body,
  }
}

function shownBody(body: string, names: ReadonlySet<string>): string {
  const parsed: unknown = JSON.parse(body)
  if (!isMap(parsed)) return body
  return JSON.stringify(mapValues(parsed, (value, name) => (names.has(name.toLowerCase()) ? HIDDEN : value)))
}

/** Some answers repeat what they were asked. */
function hiding({ info, secrets: signing }: Webhook): (text: string) => string {
  const secrets = [...Object.values(info), ...signing].filter(({ length }) => length >= LEAST_SECRET)
  return (text) => secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
}

const shownHeaders = (headers: Readonly<Record<string, unknown>>, hide: (text: string) => string) =>
  mapValues(headers, (value, name) => (name === 'set-cookie' ? HIDDEN : hide(String(value))))

function mapValues<Value, Made>(
  map: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, make(value, name)]))
}
