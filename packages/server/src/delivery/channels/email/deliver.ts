/** Content as an e-mail. */
import type { Observe } from '../../../observe/events.ts'
import type { Pictures } from '../../../pictures/index.ts'
import type { Settings } from '../../../settings/index.ts'
import { cause } from '../../causes.ts'
import { NotDelivered, type Deliver, type Outgoing, type Receipt } from '../outgoing.ts'
import { failureOf } from './failures.ts'
import { leaveHeaders } from './leave-headers.ts'
import type { RenderedMail } from './render/index.ts'
import type { SecondServer } from './second-server.ts'
import { sendMail, type Mail, type SentMail } from './transport.ts'

interface EmailDeliverDeps {
  settings: Settings
  /** Draws charts. */
  pictures: Pick<Pictures, 'png'>
  observe: Observe
  second: SecondServer
}

export function emailDeliver({ settings, pictures, observe, second }: EmailDeliverDeps): Deliver {
  return async (outgoing: Outgoing): Promise<Receipt> => {
    const current = await settings.current()
    if (current.get('email-smtp-host') === null) {
      throw new NotDelivered(cause('mail-not-set-up'), { isPermanent: false })
    }
    const { renderMail } = await import('./render/index.ts')
    const mail = await renderMail(outgoing, pictures)
    const message = {
      ...addressed(outgoing.recipients, current.get('bcc-enabled?')),
      ...partsOf(mail),
      messageId: `<${outgoing.id}@${hostOf(outgoing.content.site.url)}>`,
      headers: headersOf(outgoing),
    }
    let hasBegun = false
    try {
      return receiptOf(
        await sendMail(current, message, {
          begins: () => (hasBegun = true),
          fallsBack: (error) => observe({ type: 'mail.fallback', error }),
          second,
          signal: outgoing.signal,
        }),
      )
    } catch (error) {
      throw failureOf(error, { hasBegun })
    }
  }
}

/**
 * Several people do not learn each other's addresses, so theirs are in no header. A mail that names nobody looks like spam, and
 * some programs show it oddly: `To:` says that the recipients are not shown (RFC 5322, section 3.4).
 */
function addressed(recipients: readonly string[], hides: boolean): Pick<Mail, 'to' | 'bcc'> {
  if (recipients.length < 2 || !hides) return { to: [...recipients] }
  return { to: 'Undisclosed recipients:;', bcc: [...recipients] }
}

function partsOf({ subject, text, html, pictures, files }: RenderedMail) {
  return {
    subject,
    text,
    html,
    pictures,
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      content: sameBytes(bytes),
      contentType: type,
    })),
  }
}

/** Not a copy: all mails of a delivery have the same files. */
function sameBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function headersOf({ isRepeat, leaveUrl }: Outgoing): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(isRepeat && { 'X-Querent-Repeated': 'yes' }),
    ...leaveHeaders(leaveUrl),
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : 'localhost'
}

function receiptOf({ bytes, refused }: SentMail): Receipt {
  return { bytes, refused }
}
