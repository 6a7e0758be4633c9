/**
 * Letting somebody in who has no password yet or has lost it: by mail, or by a link that the inviter hands over where no mail
 * can be sent (contract: users, section 2).
 */
import { canManageUsers, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { UserRow } from '../../store/index.ts'
import type { Settings } from '../../settings/index.ts'
import { resetLink, type MailService } from '../mail/index.ts'
import { commonName } from '../person.ts'
import type { UserReads } from './read.ts'
import type { ResetTokens } from './reset-tokens.ts'

interface InvitationDeps {
  settings: Settings
  mail: MailService
  reads: UserReads
  tokens: ResetTokens
}

export function userInvitations({ settings, mail, reads, tokens }: InvitationDeps) {
  /** Invites a new user by mail, without waiting for the mail server; false when no mail is set up. */
  async function invite(user: UserRow, invitedBy?: string): Promise<boolean> {
    if (!(await mail.isConfigured())) return false
    void send(user, await makeLink(user), invitedBy)
    return true
  }

  /**
   * Invites again, with a new link; an earlier one ends. Who has logged in before is sent a link to set a new password.
   * Gives the link when no mail could be sent. @throws {ApiError} 404 for a user who is not active.
   */
  async function inviteAgain(viewer: CurrentUser, id: number): Promise<string | undefined> {
    requireRight(canManageUsers(viewer))
    const user = await reads.getActive(id)
    const link = await makeLink(user)
    return (await send(user, link, commonName(viewer))) ? undefined : link
  }

  /** Where the user chooses a password, once; or logs in, when passwords are not for this user. Never to be logged. */
  async function makeLink(user: UserRow): Promise<string> {
    const current = await settings.current()
    const hasPassword = current.get('enable-password-login') && user.sso_source === null
    if (!hasPassword) return `${current.get('site-url') ?? ''}/auth/login`
    const link = resetLink(current, await tokens.make(user.id))
    return user.last_login === null ? `${link}#new` : link
  }

  function send(user: UserRow, link: string, invitedBy: string | undefined): Promise<boolean> {
    if (user.last_login !== null) return mail.sendReset(user.email, link)
    return mail.sendInvitation({ email: user.email, link, ...(invitedBy === undefined ? {} : { invitedBy }) })
  }

  return { invite, inviteAgain, makeLink }
}

export type UserInvitations = ReturnType<typeof userInvitations>
