/** Links by which people set a new password (contract: sessions, sections 1 and 4). */
import { invalidField } from '@querent/contract'
import { messageOf } from '../../observe/message-of.ts'
import type { Deps } from '../deps.ts'
import type { MailService } from '../mail/index.ts'
import type { UserService } from '../users/index.ts'
import type { Origin, StartSession } from './start.ts'
import { throttle, throttledText, type Throttle } from './throttle.ts'

interface ForgottenPasswordDeps extends Pick<Deps, 'store' | 'observe' | 'now'> {
  users: UserService
  mail: MailService
  start: StartSession
}

export function forgottenPassword({ store, observe, now, users, mail, start }: ForgottenPasswordDeps) {
  const forgotByEmail = throttle({ store, name: 'forgotten name', free: 3, keptMs: 1_000, now })
  const forgotByAddress = throttle({ store, name: 'forgotten address', free: 50, now })
  const resetByAddress = throttle({ store, name: 'reset address', free: 10, now })

  /**
   * Sends a link to set a new password. Says nothing about whether the address is known, also not by the time it
   * takes. @throws {ApiError} 400 after too many tries.
   */
  async function forgotPassword(email: string, address: string): Promise<void> {
    const waitSeconds = await countTry([
      [forgotByEmail, email.toLowerCase()],
      [forgotByAddress, address],
    ])
    if (waitSeconds > 0) throw invalidField('email', throttledText(waitSeconds))
    sendReset(email).catch((error: unknown) => {
      observe({ type: 'background.failed', task: 'password reset', error: messageOf(error) })
    })
  }

  async function sendReset(email: string): Promise<void> {
    const user = await store.users.findByEmail(email)
    if (user === undefined || !user.is_active || user.type !== 'personal' || user.sso_source !== null) return
    await mail.sendReset(user.email, await users.resetTokens.make(user.id))
  }

  /** Sets a password with a token and starts a session. @throws {ApiError} 400 on `password`. */
  async function resetPassword(token: string, password: string, origin: Origin): Promise<string> {
    const waitSeconds = await countTry([[resetByAddress, origin.address]])
    if (waitSeconds > 0) throw invalidField('password', throttledText(waitSeconds))
    return start(await users.resetPassword(token, password), origin)
  }

  async function isResetToken(token: string): Promise<boolean> {
    return (await users.resetTokens.findUser(token)) !== undefined
  }

  /** Counts a try, whatever comes of it; seconds to wait when it may not go on. */
  async function countTry(throttles: readonly (readonly [Throttle, string])[]): Promise<number> {
    const tries = await Promise.all(throttles.map(([throttled, key]) => throttled.begin(key)))
    await Promise.all(tries.map((one) => one.failed()))
    return Math.max(...tries.map(({ waitSeconds }) => waitSeconds))
  }

  return { forgotPassword, resetPassword, isResetToken }
}
