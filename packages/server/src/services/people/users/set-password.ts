/** Setting passwords, as oneself or by a token (contract: sessions, section 4; users, section 2). */
import { invalidField } from '@querent/contract'
import { canSeeUser, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { mayUsePassword } from '../../../permissions/own-password.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import type { NoticeService } from '../notices/index.ts'
import { goodPasswordHash, matchesHash } from './passwords.ts'
import type { UserReads } from './read.ts'
import { hashToken, type ResetTokens } from './reset-tokens.ts'

const SIGNS_IN_ELSEWHERE = 'The password of this user is kept by the single sign-on and changed there.'

interface PasswordSettingDeps extends Pick<Deps, 'change' | 'settings' | 'passwordCost'> {
  reads: UserReads
  tokens: ResetTokens
  notices: NoticeService
}

export function passwordSetting({ change, settings, passwordCost, reads, tokens, notices }: PasswordSettingDeps) {
  const complexity = async () => (await settings.current()).get('password-complexity')

  /** @param old Left out by administrators alone. @throws {ApiError} 400 on `old_password` when it is wrong. */
  async function setPassword(viewer: CurrentUser, id: number, password: string, old?: string | null): Promise<void> {
    requireRight(canSeeUser(viewer, id))
    const user = await reads.getActive(id)
    if (!viewer.is_superuser || (viewer.id === id && old != null)) {
      const isRight = user.password !== null && (await matchesHash(old ?? '', user.password))
      if (!isRight) throw invalidField('old_password', 'Invalid password')
    }
    const fallback = (await settings.current()).get('sso-password-fallback')
    if (!mayUsePassword(user, fallback)) throw invalidField('password', SIGNS_IN_ELSEWHERE)
    const passwordHash = await goodPasswordHash(password, await complexity(), passwordCost)
    await change(viewer, (work) => storePassword(work, id, passwordHash))
    void notices.sendAccountNotice(user.email, 'The password of your account was changed.')
  }

  /**
   * Sets the password of the token's user and gives the user's id.
   * @throws {ApiError} 400 on `password` for a bad token or a bad password; a bad password does not use up the token.
   */
  async function resetPassword(token: string, password: string): Promise<number> {
    const user = await tokens.findUser(token)
    const fallback = (await settings.current()).get('sso-password-fallback')
    if (user === undefined || !mayUsePassword(user, fallback)) throw invalidField('password', 'Invalid reset token')
    const passwordHash = await goodPasswordHash(password, await complexity(), passwordCost)
    await change.bySystem(async (work) => {
      const isFirst = await work.repositories.users.consumeResetToken(user.id, hashToken(token))
      if (!isFirst) throw invalidField('password', 'Invalid reset token')
      await storePassword(work, user.id, passwordHash)
    })
    if (user.last_login !== null)
      void notices.sendAccountNotice(user.email, 'Your account has a new password, set by a link from a mail.')
    return user.id
  }

  /** Ends the user's sessions too: whoever knew the old password is out. */
  async function storePassword({ repositories, time }: Work, id: number, password: string): Promise<void> {
    const changes = { password, reset_token: null, reset_triggered: null, updated_at: time }
    await repositories.users.update(id, changes)
    await repositories.sessions.deleteOfUser(id)
  }

  return { setPassword, resetPassword }
}
