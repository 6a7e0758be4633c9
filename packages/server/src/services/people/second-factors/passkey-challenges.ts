/** What authenticators sign: each challenge once, within five minutes, in whichever process it arrives. */
import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { CLOCK_SKEW_MS } from '../../shared/stored-time.ts'

const LIFE_MS = 5 * 60_000
const BYTES = 32

type Purpose = 'registration' | 'sign-in'

export function passkeyChallenges({ store, now }: Pick<Deps, 'store' | 'now'>) {
  const ago = (ms: number) => new Date(now() - ms).toISOString()

  /** A new challenge in base64url. @param userId the only one who may use it; null for whoever signs in. */
  async function make(purpose: Purpose, userId: number | null): Promise<string> {
    const challenge = randomBytes(BYTES).toString('base64url')
    await store.passkeyChallenges.deleteOlder(ago(LIFE_MS))
    await store.passkeyChallenges.add({ challenge, purpose, user_id: userId, created_at: ago(0) })
    return challenge
  }

  /** Whether the user may use the challenge now; nobody may after that. */
  function consume(challenge: string, purpose: Purpose, userId: number): Promise<boolean> {
    return store.passkeyChallenges.consume(challenge, {
      purpose,
      userId,
      since: ago(LIFE_MS),
      until: ago(-CLOCK_SKEW_MS),
    })
  }

  return { make, consume, lifeMs: LIFE_MS }
}

export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>
