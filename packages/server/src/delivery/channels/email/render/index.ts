/** Content as the parts of a mail. Tested by render.test.ts. */
import type { AttachedFile, DeliveredCard, DeliveryContent } from '../../../content.ts'
import type { Outgoing } from '../../outgoing.ts'
import { cardHtml, cardPage, htmlOf, type Foot, type MailPicture } from './html.ts'
import { tableOf, type MailTable } from './table.ts'
import { textOf } from './text.ts'

export { tableOf } from './table.ts'
export { tableText } from './text.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
  pictures: MailPicture[]
  files: AttachedFile[]
}

export async function renderMail({ content, leaveUrl }: Pick<Outgoing, 'content' | 'leaveUrl'>): Promise<RenderedMail> {
  const tables = new Map<DeliveredCard, MailTable>()
  for (const part of content.parts) {
    if (part.kind === 'card' && !('error' in part.result)) tables.set(part, tableOf(part, part.result))
  }
  const pictures = new Map<DeliveredCard, MailPicture>()
  const foot = footOf(content, leaveUrl)
  return {
    subject: content.subject,
    html: htmlOf(content, { tables, pictures, foot }),
    text: textOf(content, tables, foot),
    pictures: [...pictures.values()],
    files: content.files,
  }
}

/** A card by itself: a part of a page, and a whole page. */
export async function renderCard(card: DeliveredCard): Promise<{ html: string; page: string }> {
  const tables = new Map('error' in card.result ? [] : [[card, tableOf(card, card.result)]])
  const parts = { tables, pictures: new Map<DeliveredCard, MailPicture>() }
  return { html: cardHtml(card, parts), page: cardPage(card, parts) }
}

/** A mail's HTML for a browser, which has no other parts of the mail at hand. */
export function htmlWithPictures({ html, pictures }: Pick<RenderedMail, 'html' | 'pictures'>): string {
  return pictures.reduce(
    (text, { id, png }) =>
      text.replaceAll(`src="cid:${id}"`, `src="data:image/png;base64,${Buffer.from(png).toString('base64')}"`),
    html,
  )
}

function footOf({ site }: DeliveryContent, leaveUrl: string | null): Foot {
  return leaveUrl === null
    ? { label: 'Manage your subscriptions', url: `${site.url}/account/notifications` }
    : { label: 'Unsubscribe', url: leaveUrl }
}
