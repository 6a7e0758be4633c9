/** Calls of Slack's API. Its methods take form fields and answer `{ok: true, …}` or `{ok: false, error}`. */
import { isMap } from '@querent/contract'
import { scheduler } from 'node:timers/promises'
import { AddressNotAllowed, NotConnected, outboundRequest, type OutboundAnswer } from '../../../outbound/index.ts'
import { cause, type Cause } from '../../causes.ts'
import { causeOfError } from '../../error-causes.ts'
import { NotDelivered } from '../outgoing.ts'
import { causeOfSlack, isPassing } from './errors.ts'

export interface SlackAccess {
  /** Where the API is; ends with a slash. */
  apiUrl: string
  token: string
  /** Which addresses may be asked. */
  isAllowed: (address: string) => boolean
}

/** What Slack answered instead of doing it, or that it did not answer. */
export class SlackFailure extends NotDelivered {
  /** Slack's own name of the error, such as `channel_not_found`; null when it did not answer. */
  readonly code: string | null

  constructor(why: Cause, options: ConstructorParameters<typeof NotDelivered>[1] & { code: string | null }) {
    super(why, options)
    this.code = options.code
  }
}

const TIMEOUT_MS = 20_000
/** Of an answer; a page of channels is the largest. */
const LARGEST_BYTES = 8 * 2 ** 20
/** A longer wait is left to the next try. */
const LONGEST_WAIT_MS = 30_000
const MOST_WAITS = 3

/** @throws {SlackFailure} in words. */
export async function callSlack(
  access: SlackAccess,
  method: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const url = new URL(method, access.apiUrl)
  const headers = {
    authorization: `Bearer ${access.token}`,
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': 'Querent',
  }
  const answer = await post(access, url, { headers, body: new URLSearchParams(fields).toString() }, signal)
  return readAnswer(answer)
}

interface Posted {
  headers: Readonly<Record<string, string>>
  body: Uint8Array | string
}

/**
 * Posts, and comes again as soon as a limit of Slack's allows it, if that is soon.
 * @throws {SlackFailure} when there is no answer, or none within the limit.
 */
export async function post(
  { isAllowed }: SlackAccess,
  url: URL,
  { headers, body }: Posted,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const asked = {
    method: 'POST' as const,
    headers,
    body,
    isAllowed,
    timeoutMs: TIMEOUT_MS,
    largestBytes: LARGEST_BYTES,
  }
  for (let waits = 0; ; waits += 1) {
    const answer = await outboundRequest(url, { ...asked, signal }).catch((error: unknown) => {
      throw unreachable(error)
    })
    if (answer.status !== 429) return answer
    const waitMs = retryAfterMs(answer)
    if (waitMs > LONGEST_WAIT_MS || waits === MOST_WAITS) throw limited(waitMs)
    await scheduler.wait(waitMs, { signal })
  }
}

/** The request may have arrived before the connection broke, but not without one. */
function unreachable(error: unknown): SlackFailure {
  const isPermanent = error instanceof AddressNotAllowed
  const wasConnected = !isPermanent && !(error instanceof NotConnected)
  const why = cause('slack-connection', { reason: [causeOfError(error)] })
  return new SlackFailure(why, { isPermanent, mayHaveArrived: wasConnected, code: null, cause: error })
}

function limited(waitMs: number): SlackFailure {
  const why = cause('slack-limit', { seconds: Math.ceil(waitMs / 1000) })
  return new SlackFailure(why, { isPermanent: false, code: 'ratelimited' })
}

function retryAfterMs({ headers }: OutboundAnswer): number {
  const seconds = Number(headers['retry-after'] ?? 1)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : 1000
}

function readAnswer({ status, body }: OutboundAnswer): Record<string, unknown> {
  const answer = parse(body.toString('utf8'))
  if (answer?.['ok'] === true) return answer
  const code = typeof answer?.['error'] === 'string' ? answer['error'] : null
  if (code !== null) throw new SlackFailure(causeOfSlack(code), { isPermanent: !isPassing(code), code })
  // A fault of the server may have come after the message was taken.
  throw new SlackFailure(cause('slack-status', { status }), {
    isPermanent: false,
    mayHaveArrived: status >= 500,
    code: null,
  })
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isMap(value) ? value : undefined
  } catch {
    return undefined
  }
}
