/** E-mail through the SMTP server of the settings. Tested by test/contract/session.test.ts and user.test.ts. */
import type { Observe } from '../../../observe/events.ts'
import type { Settings } from '../../../settings/index.ts'
import type { DeliveredCard } from '../../content.ts'
import type { Channel } from '../channel.ts'
import type * as Render from './render/index.ts'
import { mailFaultText } from './failures.ts'
import { sendMail, type Mail } from './transport.ts'

export { emailDeliver } from './deliver.ts'
export { mailFault, mailFaultText } from './failures.ts'
export { secondServer, type SecondServer } from './second-server.ts'
export { leaveHeaders } from './leave-headers.ts'
export { sendMail, tryServer, type Mail, type MailServerName } from './transport.ts'

interface EmailChannelDeps {
  settings: Settings
  observe: Observe
}

export type EmailChannel = Channel<Mail>

export function emailChannel({ settings, observe }: EmailChannelDeps): EmailChannel {
  return {
    async isConfigured() {
      return (await settings.current()).get('email-smtp-host') !== null
    },

    async send(make, signal) {
      try {
        const current = await settings.current()
        if (current.get('email-smtp-host') === null) return false
        await sendMail(current, make(current), {
          fallsBack: (error) => observe({ type: 'mail.fallback', error }),
          ...(signal !== undefined && { signal }),
        })
        observe({ type: 'mail.sent' })
        return true
      } catch (error) {
        observe({ type: 'mail.failed', error: mailFaultText(error) })
        return false
      }
    },
  }
}

/** Draws charts as their answers come, one after the other, while other questions still run. Mails find them drawn. */
export function drawingAhead(drawings: readonly Render.Drawing[]): (card: DeliveredCard) => void {
  let last: Promise<unknown> = Promise.resolve()
  const draw = async (card: DeliveredCard) => {
    const { chartOnce } = await import('./render/index.ts')
    for (const drawing of drawings) await chartOnce(card, drawing)
  }
  return (card) => {
    last = last.then(() => draw(card)).catch(() => undefined)
  }
}

/** As in `render/index.ts`, which loads with the first message: charts and Markdown are much for a start. */
export const renderCard: typeof Render.renderCard = async (...asked) =>
  (await import('./render/index.ts')).renderCard(...asked)

export const cardPng: typeof Render.cardPng = async (...asked) => (await import('./render/index.ts')).cardPng(...asked)

/** A mail for a browser, with its pictures in the HTML. */
export async function previewMail(
  ...asked: Parameters<typeof Render.renderMail>
): Promise<{ subject: string; html: string }> {
  const { htmlWithPictures, renderMail } = await import('./render/index.ts')
  const mail = await renderMail(...asked)
  return { subject: mail.subject, html: htmlWithPictures(mail) }
}
