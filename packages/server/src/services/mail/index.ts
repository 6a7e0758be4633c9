/**
 * Sends mail through the SMTP server of the settings. A mail that cannot be sent never fails a request; it is reported
 * as an event. Tested by test/contract/session.test.ts and user.test.ts.
 */
import { messageOf } from '../../observe/message-of.ts'
import type { Deps } from '../deps.ts'
import type { SettingsSnapshot } from '../../settings/index.ts'
import { sendMail, type Mail } from './send.ts'

interface Invitation {
  email: string
  token: string
  /** Who invites; undefined during the set-up. */
  invitedBy?: string
}

export function mailService({ observe, settings }: Pick<Deps, 'observe' | 'settings'>) {
  async function isConfigured(): Promise<boolean> {
    return (await settings.current()).get('email-smtp-host') !== null
  }

  async function send(make: (current: SettingsSnapshot) => Mail): Promise<void> {
    try {
      const current = await settings.current()
      if (current.get('email-smtp-host') !== null) await sendMail(current, make(current))
    } catch (error) {
      observe({ type: 'mail.failed', error: messageOf(error) })
    }
  }

  /** Sends the link with which a user sets a new password. */
  async function sendReset(email: string, token: string): Promise<void> {
    await send((current) => ({
      to: email,
      subject: `[${current.get('application-name')}] Password Reset Request`,
      text:
        `Somebody asked for a new password for this address on ${current.get('site-name')}.\n` +
        `To set one, open ${resetLink(current, token)}\n\nIf it was not you, nothing needs to be done.\n`,
    }))
  }

  /** Sends the link with which a new user sets the first password. */
  async function sendInvitation({ email, token, invitedBy }: Invitation): Promise<void> {
    await send((current) => ({
      to: email,
      subject: `You're invited to join ${current.get('site-name')}`,
      text:
        `${invitedBy ?? 'An administrator'} has made an account for you on ${current.get('site-name')}.\n` +
        `To choose a password, open ${resetLink(current, token)}#new\n`,
    }))
  }

  return { isConfigured, sendReset, sendInvitation }
}

export type MailService = ReturnType<typeof mailService>

function resetLink(current: SettingsSnapshot, token: string): string {
  return `${current.get('site-url') ?? ''}/auth/reset_password/${token}`
}
