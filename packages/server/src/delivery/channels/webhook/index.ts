/**
 * A webhook: JSON to an address that an administrator chose, signed so that the other side knows whose it is. Tested by
 * test/contract/webhook-delivery.test.ts.
 */
import { createHmac } from 'node:crypto'
import { AddressNotAllowed, NotConnected, outboundRequest, type OutboundAnswer } from '../../../outbound/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import { contentIn } from '../../said-content.ts'
import { wordsIn } from '../../words.ts'
import { NotDelivered, type Deliver } from '../outgoing.ts'
import { webhookBody, type WebhookFormat } from './body.ts'

export { WEBHOOK_FORMATS, webhookTestBody, type WebhookFormat } from './body.ts'

export interface Webhook {
  url: string
  method: 'POST' | 'PUT' | 'GET'
  format: WebhookFormat
  /** Where `info` goes. */
  auth: 'none' | 'header' | 'query-param' | 'request-body'
  info: Readonly<Record<string, string>>
  /** Null for no signature. */
  signingSecret: string | null
}

const TIMEOUT_MS = 20_000
/** Of an answer, which nobody reads but whoever tests a webhook. */
const LARGEST_BYTES = 2 ** 20

/** @param isAllowed Which addresses may be asked. */
export function webhookDeliver(webhook: Webhook, isAllowed: (address: string) => boolean): Deliver {
  return async (outgoing) => {
    const { locale } = outgoing
    const content = await contentIn(locale, outgoing.content)
    const body = webhookBody(webhook.format, { ...outgoing, content }, await wordsIn(locale))
    const { bytes, answer } = await callWebhook(webhook, body, { id: outgoing.id, signal: outgoing.signal, isAllowed })
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
  const { auth, info, method, signingSecret } = webhook
  const url = new URL(webhook.url)
  if (auth === 'query-param') for (const [key, value] of Object.entries(info)) url.searchParams.set(key, value)
  const text = JSON.stringify(auth === 'request-body' ? { ...body, ...info } : body)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Querent',
    'x-querent-delivery': id,
    ...(signingSecret !== null && { 'x-querent-signature': signature(signingSecret, text) }),
    ...(auth === 'header' && info),
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
    throw new NotDelivered(messageOf(error), { isPermanent, mayHaveArrived, cause: error })
  }
}

/** `sha256=` and the HMAC of the body in hexadecimal digits. */
function signature(secret: string, text: string): string {
  return `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
}

/**
 * What asks to come again, and a fault of the other side, may pass; another refusal is one. A server may fail after it has taken
 * the message, and a gateway knows nothing of it; one that is not available has taken nothing.
 */
function refuseStatus({ status }: OutboundAnswer): void {
  if (status >= 200 && status < 300) return
  const isPermanent = status < 500 && status !== 408 && status !== 429
  const mayHaveArrived = status >= 500 && status !== 503
  throw new NotDelivered(`The webhook answered with status ${status}.`, { isPermanent, mayHaveArrived })
}
