/**
 * Sends mail through the SMTP server of the settings. A mail that cannot be sent never fails a request; it is reported
 * as an event. Tested by test/contract/session.test.ts and user.test.ts.
 */
import { messageOf } from '../../observe/message-of.ts'
import type { Deps } from '../deps.ts'
import type { SettingsSnapshot } from '../../settings/index.ts'
import { sendMail, type Mail } from './send.ts'

export { mailServerService } from './server-settings.ts'

interface Invitation {
  email: string
  /** Where the user chooses a password. */
  link: string
  /** Who invites; undefined during the set-up. */
  invitedBy?: string
}

export function mailService({ observe, settings }: Pick<Deps, 'observe' | 'settings'>) {
  async function isConfigured(): Promise<boolean> {
    return (await settings.current()).get('email-smtp-host') !== null
  }

  /** True when a mail server has taken the mail. */
  async function send(make: (current: SettingsSnapshot) => Mail): Promise<boolean> {
    try {
      const current = await settings.current()
      if (current.get('email-smtp-host') === null) return false
      await sendMail(current, make(current))
      return true
    } catch (error) {
      observe({ type: 'mail.failed', error: messageOf(error) })
      return false
    }
  }

  /** Sends the link with which a user sets a new password; true when it was sent. */
  function sendReset(email: string, token: string): Promise<boolean> {
    return send((current) => ({
      to: email,
      subject: `[${current.get('application-name')}] Password Reset Request`,
      text:
        `Somebody asked for a new password for this address on ${current.get('site-name')}.\n` +
        `To set one, open ${resetLink(current, token)}\n\nIf it was not you, nothing needs to be done.\n`,
    }))
  }

  /** Sends the link with which a new user sets the first password; true when it was sent. */
  function sendInvitation({ email, link, invitedBy }: Invitation): Promise<boolean> {
    return send((current) => ({
      to: email,
      subject: `You're invited to join ${current.get('site-name')}`,
      text:
        `${invitedBy ?? 'An administrator'} has made an account for you on ${current.get('site-name')}.\n` +
        `To begin, open ${link}\n`,
    }))
  }

  /** Tells a user what happened to the account. @param what A sentence. */
  async function sendAccountNotice(email: string, what: string): Promise<void> {
    await send((current) => ({
      to: email,
      subject: `[${current.get('application-name')}] Your account on ${current.get('site-name')}`,
      text: `${what}\n\nIf it was not you, tell an administrator of ${current.get('site-name')} at once.\n`,
    }))
  }

  return { isConfigured, sendReset, sendInvitation, sendAccountNotice }
}

export type MailService = ReturnType<typeof mailService>

/** Where a password is set with the token. */
export function resetLink(current: SettingsSnapshot, token: string): string {
  return `${current.get('site-url') ?? ''}/auth/reset_password/${token}`
}
