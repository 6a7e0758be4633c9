/** Time-based one-time passwords: six digits that change every 30 seconds. */
const STEP_MS = 30_000
/** Steps before and after the present one whose codes are taken: clocks differ. */
const WINDOW = 1

// Loads when somebody has such a factor.
const load = () => import('otpauth')

/** A new secret in base32. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await load()
  return new Secret({ size: 20 }).base32
}

/** What authenticator apps read from a QR code: `otpauth://totp/…`. */
export async function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): Promise<string> {
  const { TOTP, Secret } = await load()
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step that a code belongs to; undefined when it is none of those that are taken now. */
export async function stepOf(secret: string, code: string, now: number): Promise<number | undefined> {
  const token = code.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const { TOTP, Secret } = await load()
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta
}
