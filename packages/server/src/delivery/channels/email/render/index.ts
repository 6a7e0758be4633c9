/** Content as the parts of a mail. Tested by test/contract/mail-parts.test.ts. */
import type { Pictures } from '../../../../pictures/index.ts'
import {
  WRITTEN,
  type AttachedFile,
  type DeliveredCard,
  type DeliveredPart,
  type DeliveryContent,
} from '../../../content.ts'
import { wantedOf, type Outgoing } from '../../outgoing.ts'
import { contentIn } from '../../../said-content.ts'
import { CHART_LIMITS, chartOnce, questionOf, type Drawing } from './charts.ts'
import { INK } from './elements.ts'
import { cardHtml, cardPage, htmlOf, sentenceOf, type Foot, type MailPicture } from './html.ts'
import { markdownHtml } from './markdown.ts'
import { TABLE_LIMITS, tableOnce, type MailTable } from '../../../table.ts'
import { plainMarkdown } from '../../../plain-markdown.ts'
import { msg, wordsIn, type Say } from '../../../words.ts'
import { textOf } from './text.ts'

export { chartOnce, type Drawing }

export interface RenderedMail {
  subject: string
  text: string
  html: string
  pictures: MailPicture[]
  files: AttachedFile[]
}

/** @param pictures Draws charts. */
export async function renderMail(
  { leaveUrl, signal, locale, ...outgoing }: Pick<Outgoing, 'content' | 'leaveUrl' | 'includes' | 'signal' | 'locale'>,
  pictures: Pick<Pictures, 'png'>,
): Promise<RenderedMail> {
  const { content: wanted, files } = wantedOf({ ...outgoing, locale })
  const content = await contentIn(locale, wanted)
  const cards = content.parts.filter((part) => part.kind === 'card')
  const tables = new Map<DeliveredCard, MailTable>()
  for (const card of cards) if (!('error' in card.result)) tables.set(card, tableOnce(card, card.result, locale))
  const drawn = new Map<DeliveredCard, MailPicture>()
  for (const [at, card] of cards.entries()) {
    const chart = await chartOnce(card, { pictures, signal, locale })
    if (chart !== undefined) drawn.set(card, { id: `card-${at + 1}`, ...chart })
  }
  const [texts, plain] = [new Map<DeliveredPart, string>(), new Map<DeliveredPart, string>()]
  for (const part of content.parts) {
    if (part.kind !== 'text') continue
    texts.set(part, await markdownHtml(part.markdown, INK))
    plain.set(part, await plainMarkdown(part.markdown))
  }
  const say = await wordsIn(locale)
  const foot = footOf(content, leaveUrl, say)
  return {
    subject: say(content.subject.text, content.subject.values),
    html: htmlOf(content, { tables, texts, pictures: drawn, foot, say, locale }),
    text: textOf(content, { tables, texts: plain, foot, say }),
    pictures: [...drawn.values()],
    files,
  }
}

/** A card as in a mail, without its title, as a PNG of that width: a chart, a table, or a sentence in place of them. */
export async function cardPng(card: DeliveredCard, width: number, drawing: Drawing): Promise<Uint8Array> {
  const { pictures, locale, signal } = drawing
  const failure = sentenceOf(card, await wordsIn(locale))
  const question = { ...questionOf(card), ...(failure !== undefined && { failure }) }
  const limits = WRITTEN.has(card.display) ? TABLE_LIMITS : CHART_LIMITS
  return (await pictures.png(question, { width, scale: 1, limits }, { reader: { locale }, signal })).bytes
}

/** A card by itself: a part of a page, and a whole page. */
export async function renderCard(card: DeliveredCard, drawing: Drawing): Promise<{ html: string; page: string }> {
  const { locale } = drawing
  const tables = new Map('error' in card.result ? [] : [[card, tableOnce(card, card.result, locale)]])
  const chart = await chartOnce(card, drawing)
  const pictures = new Map(chart === undefined ? [] : [[card, { id: 'card-1', ...chart }]])
  const parts = { tables, pictures, say: await wordsIn(locale), locale }
  const shown = (html: string) => htmlWithPictures({ html, pictures: [...pictures.values()] })
  return { html: shown(cardHtml(card, parts)), page: shown(cardPage(card, parts)) }
}

/** A mail's HTML for a browser, which has no other parts of the mail at hand. */
export function htmlWithPictures({ html, pictures }: Pick<RenderedMail, 'html' | 'pictures'>): string {
  return pictures.reduce(
    (text, { id, png }) =>
      text.replaceAll(`src="cid:${id}"`, `src="data:image/png;base64,${Buffer.from(png).toString('base64')}"`),
    html,
  )
}

function footOf({ site }: DeliveryContent, leaveUrl: string | null, say: Say): Foot {
  return leaveUrl === null
    ? { label: say(msg('Manage your subscriptions')), url: `${site.url}/account/notifications` }
    : { label: say(msg('Unsubscribe')), url: leaveUrl }
}
