/**
 * Mails about accounts: links to set a password, and what happened to an account. Tested by test/contract/session.test.ts
 * and user.test.ts.
 */
import { msg, type EmailChannel, type Say } from '../../../delivery/index.ts'
import type { SettingsSnapshot } from '../../../settings/index.ts'

interface Invitation {
  email: string
  /** Where the user chooses a password. */
  link: string
  /** Who invites; undefined during the set-up. */
  invitedBy?: string
}

interface AddressChange {
  email: string
  /** How long the link works. */
  undoDays: number
  undoToken: string | undefined
}

interface UploadEnd {
  /** In the language of its owner. */
  say: Say
  /** As people call it. */
  table: string
  id: number
  /** ISO time. */
  end: string
}

interface FailedRefresh {
  /** In the language of its reader. */
  say: Say
  /** The model, or the table that is copied. */
  kept: { kind: 'model' | 'table'; id: number; name: string }
  /** Its name. */
  database: string
  /** What the database or the server said. */
  reason: string
}

const REFRESH_FAILED = {
  subject: msg('"{model}" could not be refreshed'),
  reason: msg('Reason: {reason}'),
  model: {
    text: msg(
      'The stored rows of the model "{model}" in the database {database} could not be refreshed. Questions on it read the source until a refresh succeeds.',
    ),
    look: msg('Look at the model: {url}'),
  },
  table: {
    text: msg(
      'The copied rows of the table "{model}" in the database {database} could not be refreshed. Questions on it read the source until a refresh succeeds.',
    ),
    look: msg('Look at the table: {url}'),
  },
}

const UPLOAD_ENDS = {
  subject: msg('"{table}" will be deleted'),
  text: msg(
    'Nobody has used the table "{table}", which you uploaded to {site}, for {days} days. It will be deleted after {day}, and the questions and models on it will be in the trash.',
  ),
  keep: msg('To keep it, open a question or model on it, or its rows: {url}'),
}

export function noticeService(email: EmailChannel) {
  /** Sends the link with which a user sets a new password; true when it was sent. */
  function sendReset(to: string, token: string): Promise<boolean> {
    return email.send((current) => ({
      to,
      subject: `[${current.get('application-name')}] Password Reset Request`,
      text:
        `Somebody asked for a new password for this address on ${current.get('site-name')}.\n` +
        `To set one, open ${resetLink(current, token)}\n\nIf it was not you, nothing needs to be done.\n`,
    }))
  }

  /** Sends the link with which a new user sets the first password; true when it was sent. */
  function sendInvitation({ email: to, link, invitedBy }: Invitation): Promise<boolean> {
    return email.send((current) => ({
      to,
      subject: `You're invited to join ${current.get('site-name')}`,
      text:
        `${invitedBy ?? 'An administrator'} has made an account for you on ${current.get('site-name')}.\n` +
        `To begin, open ${link}\n`,
    }))
  }

  /** Says what happened to the account. @param what A sentence. */
  async function sendAccountNotice(to: string, what: string): Promise<void> {
    await email.send((current) => ({
      to,
      subject: `[${current.get('application-name')}] Your account on ${current.get('site-name')}`,
      text: `${what}\n\nIf it was not you, contact an administrator of ${current.get('site-name')} at once.\n`,
    }))
  }

  /** Writes to the old address of a user that there is a new one. @param undoToken Undefined when an administrator changed it. */
  async function sendAddressChanged(
    to: string,
    { email: newAddress, undoToken, undoDays }: AddressChange,
  ): Promise<void> {
    await email.send((current) => ({
      to,
      subject: `[${current.get('application-name')}] The address of your account was changed`,
      text:
        undoToken === undefined
          ? `An administrator has changed the address of your account on ${current.get('site-name')} to ${newAddress}.\n\n` +
            `If you did not expect it, contact an administrator of ${current.get('site-name')} at once.\n`
          : `The address of your account on ${current.get('site-name')} is now ${newAddress}.\n\n` +
            `If it was not you, open this link within ${undoDays} days. It brings this address back and signs everybody ` +
            `out:\n${current.get('site-url') ?? ''}/auth/undo_address/${undoToken}\n`,
    }))
  }

  /** Says that an uploaded table will be deleted. */
  async function sendUploadEnds(to: string, { say, table, id, end }: UploadEnd): Promise<void> {
    await email.send((current) => {
      const site = current.get('site-name')
      const [days, day] = [current.get('uploads-unused-days') ?? '', end.slice(0, 10)]
      const url = `${current.get('site-url') ?? ''}/table/${id}`
      return {
        to,
        subject: `[${current.get('application-name')}] ${say(UPLOAD_ENDS.subject, { table })}`,
        text: `${say(UPLOAD_ENDS.text, { table, site, days, day })}\n\n${say(UPLOAD_ENDS.keep, { url })}\n`,
      }
    })
  }

  /** Says that the stored rows of a model or a table could not be refreshed. */
  async function sendRefreshFailed(to: string, { say, kept, database, reason }: FailedRefresh): Promise<void> {
    await email.send((current) => {
      const url = `${current.get('site-url') ?? ''}/${kept.kind}/${kept.id}`
      const { text, look } = REFRESH_FAILED[kept.kind]
      const sentences = [
        say(text, { model: kept.name, database }),
        say(REFRESH_FAILED.reason, { reason: say(reason) }),
        say(look, { url }),
      ]
      return {
        to,
        subject: `[${current.get('application-name')}] ${say(REFRESH_FAILED.subject, { model: kept.name })}`,
        text: `${sentences.join('\n\n')}\n`,
      }
    })
  }

  return {
    canSend: email.isConfigured,
    sendRefreshFailed,
    sendUploadEnds,
    sendAddressChanged,
    sendReset,
    sendInvitation,
    sendAccountNotice,
  }
}

export type NoticeService = ReturnType<typeof noticeService>

/** Where a password is set with the token. */
export function resetLink(current: SettingsSnapshot, token: string): string {
  return `${current.get('site-url') ?? ''}/auth/reset_password/${token}`
}
