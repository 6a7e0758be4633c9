/** Content as an e-mail. */
import { messageOf } from '../../../observe/message-of.ts'
import type { Pictures } from '../../../pictures/index.ts'
import type { Settings } from '../../../settings/index.ts'
import { mayHaveConnected, NotDelivered, type Deliver, type Outgoing, type Receipt } from '../outgoing.ts'
import type { RenderedMail } from './render/index.ts'
import { sendMail, type SentMail } from './transport.ts'

/** The server wants another sign-in, which administrators can mend. */
const SIGN_IN_CODES: ReadonlySet<number> = new Set([530, 535])

/** @param pictures Draws charts. */
export function emailDeliver(settings: Settings, pictures: Pick<Pictures, 'png'>): Deliver {
  return async (outgoing: Outgoing): Promise<Receipt> => {
    const current = await settings.current()
    if (current.get('email-smtp-host') === null) {
      throw new NotDelivered('No mail server is set up.', { isPermanent: false })
    }
    const { renderMail } = await import('./render/index.ts')
    const mail = await renderMail(outgoing, pictures)
    const [first = ''] = outgoing.recipients
    const isAlone = outgoing.recipients.length === 1
    const hides = current.get('bcc-enabled?')
    try {
      const sent = await sendMail(current, {
        ...(isAlone ? { to: first } : hides ? { bcc: [...outgoing.recipients] } : { to: [...outgoing.recipients] }),
        ...partsOf(mail),
        messageId: `<${outgoing.id}@${hostOf(outgoing.content.site.url)}>`,
        headers: headersOf(outgoing),
      })
      return receiptOf(sent)
    } catch (error) {
      throw failureOf(error)
    }
  }
}

function partsOf({ subject, text, html, pictures, files }: RenderedMail) {
  return {
    subject,
    text,
    html,
    attachments: [
      ...pictures.map(({ id, png }) => ({
        cid: id,
        content: Buffer.from(png),
        filename: `${id}.png`,
        contentType: 'image/png',
      })),
      ...files.map(({ name, type, bytes }) => ({ filename: name, content: Buffer.from(bytes), contentType: type })),
    ],
  }
}

function headersOf({ isRepeat, leaveUrl }: Outgoing): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(isRepeat && { 'X-Querent-Repeated': 'yes' }),
    ...(leaveUrl !== null && { 'List-Unsubscribe': `<${leaveUrl}>` }),
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : 'localhost'
}

function receiptOf({ bytes, refused }: SentMail): Receipt {
  return { bytes, refused }
}

const UNREACHABLE: ReadonlySet<string> = new Set(['EDNS', 'ETIMEDOUT'])

/** What a mail server answers from 500 on it answers again; 4xx, and a network that fails, may pass. */
function failureOf(error: unknown): NotDelivered {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const isPermanent = code >= 500 && !SIGN_IN_CODES.has(code)
  const mayHaveArrived = code === 0 && mayHaveConnected(error)
  const { code: name, syscall } = Object(error)
  const text =
    syscall === 'connect' || UNREACHABLE.has(String(name))
      ? `The mail server cannot be reached: ${messageOf(error)}`
      : messageOf(error)
  return new NotDelivered(text, { isPermanent, mayHaveArrived, cause: error })
}
