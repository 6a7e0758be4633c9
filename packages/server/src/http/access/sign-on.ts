/** Cookies of a single sign-on: what it has to remember on its way, and what its end needs. All of them are encrypted. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PENDING_SECONDS } from '../../services/people/sign-on/index.ts'
import { claimsHttps } from '../request/https.ts'

/** One for each sign-in that was begun: several pages may begin one at the same time. */
const PENDING_PREFIX = 'querent.SIGN_ON.'
const HINT_COOKIE = 'querent.SIGN_OUT'

/** Browsers send them on the way back from the provider, which is a navigation. */
function attributes(request: FastifyRequest, path = '/') {
  return { path, httpOnly: true, sameSite: 'lax', secure: claimsHttps(request) } as const
}

function pendingCookie(state: string): string {
  return PENDING_PREFIX + state.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 12)
}

export function setPending(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, sealed }: { state: string; sealed: string },
): void {
  reply.setCookie(pendingCookie(state), sealed, { ...attributes(request), maxAge: PENDING_SECONDS })
}

/** What `setPending` kept for this state; it is gone afterwards. */
export function takePending(request: FastifyRequest, reply: FastifyReply, state: string): string | undefined {
  const name = pendingCookie(state)
  const sealed = request.cookies[name]
  if (sealed !== undefined) reply.clearCookie(name, attributes(request))
  return sealed
}

/**
 * Keeps until the sign-out what the provider wants to see then; undefined forgets that of an earlier sign-in.
 * @param path below which it is sent: it is long.
 */
export function setHint(request: FastifyRequest, reply: FastifyReply, hint: string | undefined, path: string): void {
  if (hint !== undefined) reply.setCookie(HINT_COOKIE, hint, attributes(request, path))
  else if (signOnHint(request) !== undefined) reply.clearCookie(HINT_COOKIE, attributes(request, path))
}

export function signOnHint(request: FastifyRequest): string | undefined {
  return request.cookies[HINT_COOKIE]
}
