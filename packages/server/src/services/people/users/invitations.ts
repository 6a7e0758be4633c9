/**
 * Letting somebody in who has no password yet or has lost it: by mail, or by a link that the inviter hands over where no mail
 * can be sent (contract: users, section 2).
 */
import { canManageUsers, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { mayUsePassword } from '../../../permissions/own-password.ts'
import type { UserRow } from '../../../store/index.ts'
import type { Settings } from '../../../settings/index.ts'
import { resetLink, type NoticeService } from '../notices/index.ts'
import { commonName } from '../../shared/person.ts'
import type { UserReads } from './read.ts'
import type { ResetTokens } from './reset-tokens.ts'

interface InvitationDeps {
  settings: Settings
  notices: NoticeService
  reads: UserReads
  tokens: ResetTokens
}

/** How somebody gets in. */
interface Entrance {
  /** Where a password is chosen, once; or where the user logs in, when passwords are not for this user. Never to be logged. */
  link: string
  /** What the link holds; none for a login. */
  token?: string
}

export function userInvitations({ settings, notices, reads, tokens }: InvitationDeps) {
  /**
   * Invites a new user by mail, without waiting for the mail server. When no mail is set up it gives a link to hand over.
   */
  async function invite(user: UserRow, invitedBy?: string): Promise<string | undefined> {
    const entrance = await open(user)
    if (!(await notices.canSend())) return entrance.link
    void send(user, entrance, invitedBy)
    return undefined
  }

  /**
   * Invites again, with a new link; an earlier one ends. Who has logged in before is sent a link to set a new password.
   * Gives the link when no mail could be sent. @throws {ApiError} 404 for a user who is not active.
   */
  async function inviteAgain(viewer: CurrentUser, id: number): Promise<string | undefined> {
    requireRight(canManageUsers(viewer))
    const user = await reads.getActive(id)
    const entrance = await open(user)
    return (await send(user, entrance, commonName(viewer))) ? undefined : entrance.link
  }

  async function open(user: UserRow): Promise<Entrance> {
    const current = await settings.current()
    const isOwn = mayUsePassword(user, current.get('sso-password-fallback'))
    const hasPassword = current.get('enable-password-login') && isOwn
    if (!hasPassword) return { link: `${current.get('site-url') ?? ''}/auth/login` }
    const token = await tokens.make(user.id)
    return { token, link: `${resetLink(current, token)}${isNew(user) ? '#new' : ''}` }
  }

  function send(user: UserRow, { link, token }: Entrance, invitedBy: string | undefined): Promise<boolean> {
    if (token !== undefined && !isNew(user)) return notices.sendReset(user.email, token)
    return notices.sendInvitation({ email: user.email, link, ...(invitedBy === undefined ? {} : { invitedBy }) })
  }

  return { invite, inviteAgain }
}

function isNew({ last_login }: UserRow): boolean {
  return last_login === null
}

export type UserInvitations = ReturnType<typeof userInvitations>
