/**
 * A webhook: JSON to an address that an administrator chose, signed so that the other side knows whose it is. Tested by
 * test/contract/webhook-delivery.test.ts.
 */
import { createHmac } from 'node:crypto'
import { AddressNotAllowed, NotConnected, outboundRequest, type OutboundAnswer } from '../../../outbound/index.ts'
import type { Pictures } from '../../../pictures/index.ts'
import { cause } from '../../causes.ts'
import { causeOfError } from '../../error-causes.ts'
import type { DeliveryContent } from '../../content.ts'
import { contentIn } from '../../said-content.ts'
import { wordsIn } from '../../words.ts'
import { cardPng } from '../email/index.ts'
import { NotDelivered, type Deliver } from '../outgoing.ts'
import { webhookBody, type WebhookFormat } from './body.ts'
import { chosenHeaders } from './headers.ts'

export { WEBHOOK_FORMATS, webhookTestBody, type WebhookFormat } from './body.ts'
export { headersFault } from './headers.ts'

export interface Webhook {
  url: string
  method: 'POST' | 'PUT' | 'GET'
  format: WebhookFormat
  /** Where `info` goes. */
  auth: 'none' | 'header' | 'query-param' | 'request-body'
  info: Readonly<Record<string, string>>
  /** What messages are signed with, the current one first; empty for no signature. */
  secrets: readonly string[]
}

const TIMEOUT_MS = 20_000
/** In pixels: that of a mail. */
const PICTURE_WIDTH = 600
/** Of an answer, which nobody reads but whoever tests a webhook. */
const LARGEST_BYTES = 2 ** 20

interface WebhookDeps {
  /** Draws the picture of an alert. */
  pictures: Pick<Pictures, 'png'>
  /** Which addresses may be asked. */
  isAllowed: (address: string) => boolean
}

export function webhookDeliver(webhook: Webhook, { pictures, isAllowed }: WebhookDeps): Deliver {
  return async (outgoing) => {
    const { id, locale, signal } = outgoing
    const content = await contentIn(locale, outgoing.content)
    const picture = webhook.format === 'json' ? await alertPicture(content, { pictures, locale, signal }) : null
    const body = webhookBody(webhook.format, { ...outgoing, content, picture }, await wordsIn(locale))
    const { bytes, answer } = await callWebhook(webhook, body, { id, signal, isAllowed })
    refuseStatus(answer)
    return { bytes, refused: [] }
  }
}

/** A request as it goes out. */
export interface WebhookRequest {
  method: Webhook['method']
  url: URL
  headers: Readonly<Record<string, string>>
  /** Null for a method without one. */
  body: string | null
}

/** What the question of an alert shows, as in a mail; null for what cannot be drawn, and for dashboards, which have many. */
async function alertPicture(
  { kind, parts }: DeliveryContent,
  drawing: Parameters<typeof cardPng>[2],
): Promise<Uint8Array | null> {
  const card = kind === 'alert' ? parts.find((part) => part.kind === 'card') : undefined
  if (card === undefined) return null
  return cardPng(card, PICTURE_WIDTH, drawing).catch((error: unknown) => {
    if (drawing.signal.aborted) throw error
    return null
  })
}

interface Calling {
  /** The same for each try. */
  id: string
  isAllowed: (address: string) => boolean
  /** Is handed the request before it goes out. */
  watch?: (request: WebhookRequest) => void
  signal: AbortSignal
}

/** @throws {NotDelivered} when there is no answer. */
export async function callWebhook(
  webhook: Webhook,
  body: object,
  { id, isAllowed, watch, signal }: Calling,
): Promise<{ bytes: number; answer: OutboundAnswer }> {
  const { auth, info, method, secrets } = webhook
  const url = new URL(webhook.url)
  if (auth === 'query-param') for (const [key, value] of Object.entries(info)) url.searchParams.set(key, value)
  const text = JSON.stringify(auth === 'request-body' ? { ...body, ...info } : body)
  const headers = {
    'user-agent': 'Querent',
    ...(auth === 'header' && chosenHeaders(info)),
    'content-type': 'application/json',
    'x-querent-delivery': id,
    ...(secrets.length > 0 && { 'x-querent-signature': signatures(secrets, text) }),
  }
  watch?.({ method, url, headers, body: method === 'GET' ? null : text })
  try {
    const answer = await outboundRequest(url, {
      method,
      headers,
      ...(method !== 'GET' && { body: text }),
      isAllowed,
      timeoutMs: TIMEOUT_MS,
      largestBytes: LARGEST_BYTES,
      signal,
    })
    return { bytes: Buffer.byteLength(text), answer }
  } catch (error) {
    const isPermanent = error instanceof AddressNotAllowed
    const mayHaveArrived = !isPermanent && !(error instanceof NotConnected)
    throw new NotDelivered(causeOfError(error), { isPermanent, mayHaveArrived, cause: error })
  }
}

/** For each secret `sha256=` and the HMAC of the body in hexadecimal digits, with commas between them. */
function signatures(secrets: readonly string[], text: string): string {
  return secrets.map((secret) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`).join(', ')
}

/**
 * What asks to come again, and a fault of the other side, may pass; another refusal is one. A server may fail after it has taken
 * the message, and a gateway knows nothing of it; one that is not available has taken nothing.
 */
function refuseStatus({ status }: OutboundAnswer): void {
  if (status >= 200 && status < 300) return
  const isPermanent = status < 500 && status !== 408 && status !== 429
  const mayHaveArrived = status >= 500 && status !== 503
  throw new NotDelivered(cause('webhook-status', { status }), { isPermanent, mayHaveArrived })
}
