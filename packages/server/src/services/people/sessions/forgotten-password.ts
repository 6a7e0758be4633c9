/** Links by which people set a new password (contract: sessions, sections 1 and 4). */
import { badRequest, invalidField, type SecondFactorProof } from '@querent/contract'
import { messageOf } from '../../../observe/message-of.ts'
import { mayUsePassword } from '../../../permissions/own-password.ts'
import type { Deps } from '../../deps.ts'
import type { NoticeService } from '../notices/index.ts'
import type { SecondFactorService } from '../second-factors/index.ts'
import type { UserService } from '../users/index.ts'
import { resetMailLimit } from './reset-mails.ts'
import type { Origin, StartSession } from './start.ts'
import { sourceOf } from './source.ts'
import { countTry, throttle, throttledText } from '../../shared/throttle.ts'

interface NewPassword extends SecondFactorProof {
  token: string
  password: string
}

interface ForgottenPasswordDeps extends Pick<Deps, 'store' | 'settings' | 'observe' | 'now'> {
  users: UserService
  notices: NoticeService
  start: StartSession
  secondFactors: SecondFactorService
  checkPassword(password: string): Promise<unknown>
}

export function forgottenPassword(deps: ForgottenPasswordDeps) {
  const { store, settings, observe, now, users, notices, start, secondFactors, checkPassword } = deps
  const forgotByEmail = throttle({ store, name: 'forgotten name', free: 3, keptMs: 1_000, now })
  const forgotByAddress = throttle({ store, name: 'forgotten address', free: 50, now })
  const mayMail = resetMailLimit(deps)
  const resetByAddress = throttle({ store, name: 'reset address', free: 10, now })

  /**
   * Sends a link to set a new password. Says nothing about whether the address is known, also not by the time it
   * takes, and nor whether a mail was sent: there is one a minute and ten a day. @throws {ApiError} 400 after too many tries.
   */
  async function forgotPassword(email: string, address: string): Promise<void> {
    const waitSeconds = await countTry([
      [forgotByEmail, email.toLowerCase()],
      [forgotByAddress, sourceOf(address)],
    ])
    if (waitSeconds > 0) throw invalidField('email', throttledText(waitSeconds))
    sendReset(email).catch((error: unknown) => {
      observe({ type: 'background.failed', task: 'password reset', error: messageOf(error) })
    })
  }

  async function sendReset(email: string): Promise<void> {
    const user = await store.users.findByEmail(email)
    if (user === undefined || !user.is_active || user.type !== 'personal') return
    if (!mayUsePassword(user, (await settings.current()).get('sso-password-fallback'))) return
    if (!(await mayMail(user.id))) return
    await notices.sendReset(user.email, await users.resetTokens.make(user.id))
  }

  /**
   * Sets a password with a token and starts a session.
   * @throws {ApiError} 400 on `password`; 401 for a missing or wrong second factor of who has one. The token is still good
   * after that.
   */
  async function resetPassword({ token, password, ...proof }: NewPassword, origin: Origin): Promise<string> {
    const waitSeconds = await countTry([[resetByAddress, sourceOf(origin.address)]])
    if (waitSeconds > 0) throw invalidField('password', throttledText(waitSeconds))
    const user = await users.resetTokens.findUser(token)
    // A code is used up when it is looked at: what can be refused without one comes first.
    if (user !== undefined) await checkPassword(password)
    const means = user === undefined ? 'password' : await secondFactors.completeSignIn(user, proof, origin.deviceId)
    return start(await users.resetPassword(token, password), origin, means)
  }

  async function isResetToken(token: string): Promise<boolean> {
    return (await users.resetTokens.findUser(token)) !== undefined
  }

  /** Brings back an address that was changed. @throws {ApiError} 400, also after too many tries. */
  async function undoAddress(token: string, address: string) {
    const waitSeconds = await countTry([[resetByAddress, sourceOf(address)]])
    if (waitSeconds > 0) throw badRequest(throttledText(waitSeconds))
    return users.undoAddress(token)
  }

  return { undoAddress, forgotPassword, resetPassword, isResetToken }
}
