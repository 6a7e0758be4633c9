/**
 * A webhook whose secret is changed is signed with both for a while, so that no message is refused while whoever receives them
 * learns the new one.
 */
type Details = Readonly<Record<string, unknown>>

/** How long the secret before still signs. */
const OVERLAP_MS = 24 * 60 * 60_000

export const PREVIOUS = 'previous-signing-secret'
export const PREVIOUS_UNTIL = 'previous-signing-secret-until'

/** Details as they are kept. @param before As they are kept until now. @param now Epoch milliseconds. */
export function rotated(details: Details, before: Details, now: number): Details {
  const { 'signing-secret': secret } = details
  const { 'signing-secret': known } = before
  if (!isSecret(secret) || !isSecret(known)) return details
  if (secret !== known)
    return { ...details, [PREVIOUS]: known, [PREVIOUS_UNTIL]: new Date(now + OVERLAP_MS).toISOString() }
  return { ...details, ...lastSecret(before, now) }
}

/** What messages are signed with, the current secret first. */
export function signingSecrets(details: Details, now: number): string[] {
  const { 'signing-secret': secret } = details
  return [secret, lastSecret(details, now)[PREVIOUS]].filter(isSecret)
}

/** The secret before and until when it still signs; nothing when that is over. */
export function lastSecret(details: Details, now: number): Details {
  const { [PREVIOUS]: previous, [PREVIOUS_UNTIL]: until } = details
  const isOver = typeof until !== 'string' || !(Date.parse(until) > now)
  return isOver ? {} : { [PREVIOUS]: previous, [PREVIOUS_UNTIL]: until }
}

const isSecret = (secret: unknown): secret is string => typeof secret === 'string' && secret !== ''
