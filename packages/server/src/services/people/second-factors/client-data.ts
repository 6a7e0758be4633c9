/** What a browser says that it has asked an authenticator for. */
import { ApiError } from '@querent/contract'
import type { RelyingParty } from './relying-party.ts'

export const NOT_ACCEPTED = 'The passkey was not accepted. Please try again.'

/** A passkey that is not accepted, in words for whoever sent it. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused'
}

/** @throws {PasskeyRefused} the browser shows another site than the one that passkeys belong to. */
export function requireOrigin(clientDataJSON: string, { origin }: RelyingParty): void {
  const found = originIn(clientDataJSON)
  if (found === origin) return
  throw new PasskeyRefused(
    `The passkey was used at ${found ?? 'an unknown site'}, and passkeys of this server belong to ${origin}, its \`site-url\`.`,
  )
}

function originIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const origin: unknown = Object(data).origin
    return typeof origin === 'string' ? origin.slice(0, 200) : undefined
  } catch {
    return undefined
  }
}

/** What a library's check gives. @throws {PasskeyRefused} whatever is wrong with what was sent. */
export async function checked<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new PasskeyRefused(NOT_ACCEPTED, { cause: error })
  }
}
