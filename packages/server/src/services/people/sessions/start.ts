/** Starting a session, whatever the user proved to be by. */
import { hash, randomUUID } from 'node:crypto'
import type { SignInMeans } from '@querent/contract'
import { messageOf } from '../../../observe/message-of.ts'
import { AppDatabaseUnavailable } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { describeDevice } from './device.ts'
import type { SignedSessions } from './signed.ts'

const MINUTE_MS = 60_000

/** From where somebody logs in. */
export interface Origin {
  deviceId: string
  userAgent: string
  address: string
  /** The name that was typed, in lower case, where it is not the account's address, as with a directory. */
  loginName?: string
}

interface SessionStartDeps extends Pick<Deps, 'change' | 'settings' | 'observe'> {
  signed: SignedSessions
}

export function sessionStart({ change, settings, observe, signed }: SessionStartDeps) {
  /**
   * Starts a session and gives its id, which is stored only as a hash; where nothing can be stored, one that is signed.
   * @param means What the user signed in with: a group that requires a second factor looks at it.
   */
  async function start(userId: number, origin?: Origin, means: SignInMeans = 'password'): Promise<string> {
    try {
      return await startStored(userId, means, origin)
    } catch (error) {
      if (!(error instanceof AppDatabaseUnavailable && error.isReadable)) throw error
      observe({ type: 'session.failed', userId, error: messageOf(error) })
      return signed.make(userId)
    }
  }

  async function startStored(userId: number, means: SignInMeans, origin?: Origin): Promise<string> {
    const sessionId = randomUUID()
    const key_hash = hashSessionId(sessionId)
    const lifeMs = (await settings.current()).get('max-session-age') * MINUTE_MS
    await change.bySystem(async ({ repositories, time }) => {
      await repositories.sessions.create({
        key_hash,
        user_id: userId,
        created_at: time,
        last_active_at: time,
        anti_csrf_token: null,
        signed_in_with: means,
      })
      await repositories.sessions.deleteStartedBefore(userId, new Date(Date.parse(time) - lifeMs).toISOString())
      await repositories.users.update(userId, { last_login: time })
      if (origin === undefined) return
      await repositories.loginHistory.add({
        user_id: userId,
        session_key_hash: key_hash,
        timestamp: time,
        device_id: origin.deviceId,
        device_description: describeDevice(origin.userAgent),
        ip_address: origin.address,
        signed_in_with: means,
        login_name: origin.loginName ?? null,
      })
    })
    return sessionId
  }

  return start
}

export type StartSession = ReturnType<typeof sessionStart>

/** What is kept of a session's id. */
export function hashSessionId(sessionId: string): string {
  return hash('sha256', sessionId)
}
