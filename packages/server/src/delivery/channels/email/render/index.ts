/** Content as the parts of a mail. Tested by render.test.ts. */
import type { Pictures } from '../../../../pictures/index.ts'
import type { AttachedFile, DeliveredCard, DeliveredPart, DeliveryContent } from '../../../content.ts'
import { isEmptyResult } from '../../../content.ts'
import type { Outgoing } from '../../outgoing.ts'
import { cardHtml, cardPage, htmlOf, INK, type Foot, type MailPicture } from './html.ts'
import { markdownHtml } from './markdown.ts'
import { tableOf, type MailTable } from '../../../table.ts'
import { textOf } from './text.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
  pictures: MailPicture[]
  files: AttachedFile[]
}

/** What a mail is 640 pixels wide for, without its margins. */
const PICTURE_WIDTH = 584
/** Of a pivot table, which is drawn. */
const PICTURE_LIMITS = { rows: 20, columns: 12 }
/** Written as HTML: tables that can be read aloud and copied. */
const WRITTEN: ReadonlySet<string> = new Set(['table', 'object', 'list'])

/** @param pictures Draws charts. */
export async function renderMail(
  { content: whole, leaveUrl, includes, signal }: Pick<Outgoing, 'content' | 'leaveUrl' | 'includes' | 'signal'>,
  pictures: Pick<Pictures, 'png'>,
): Promise<RenderedMail> {
  const content = includes.cards ? whole : { ...whole, parts: [] }
  const cards = content.parts.filter((part) => part.kind === 'card')
  const tables = new Map<DeliveredCard, MailTable>()
  for (const card of cards) if (!('error' in card.result)) tables.set(card, tableOf(card, card.result))
  const drawn = new Map<DeliveredCard, MailPicture>()
  for (const [at, card] of cards.entries()) {
    const picture = await pictureOnce(card, `card-${at + 1}`, { pictures, signal })
    if (picture !== undefined) drawn.set(card, picture)
  }
  const texts = new Map<DeliveredPart, string>()
  for (const part of content.parts) {
    if (part.kind === 'text') texts.set(part, await markdownHtml(part.markdown, INK))
  }
  const foot = footOf(content, leaveUrl)
  return {
    subject: content.subject,
    html: htmlOf(content, { tables, texts, pictures: drawn, foot }),
    text: textOf(content, tables, foot),
    pictures: [...drawn.values()],
    files: includes.pdf && content.pdf !== null ? [...content.files, content.pdf] : content.files,
  }
}

interface Drawing {
  pictures: Pick<Pictures, 'png'>
  signal: AbortSignal
}

/** As long as somebody holds the card: a delivery has one mail for each address, and all show the same. */
const known = new WeakMap<DeliveredCard, Promise<MailPicture | undefined>>()

function pictureOnce(card: DeliveredCard, id: string, drawing: Drawing): Promise<MailPicture | undefined> {
  const found = known.get(card)
  if (found !== undefined) return found
  const picture = pictureOf(card, id, drawing)
  known.set(card, picture)
  picture.catch(() => known.delete(card))
  return picture
}

/** A chart as a picture; undefined for what is written, and what cannot be drawn, which is a table then. */
async function pictureOf(
  { result, display, title, settings }: DeliveredCard,
  id: string,
  { pictures, signal }: Drawing,
): Promise<MailPicture | undefined> {
  if ('error' in result || isEmptyResult(result) || WRITTEN.has(display)) return undefined
  const answer = { status: 'completed', data: { cols: result.cols, rows: result.rows } }
  try {
    const size = { width: PICTURE_WIDTH, limits: PICTURE_LIMITS }
    const { bytes, width, summary } = await pictures.png({ kind: 'question', title, display, settings, answer }, size, {
      signal,
    })
    return { id, png: bytes, width, alt: summary }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

/** A card by itself: a part of a page, and a whole page. */
export async function renderCard(card: DeliveredCard, drawing: Drawing): Promise<{ html: string; page: string }> {
  const tables = new Map('error' in card.result ? [] : [[card, tableOf(card, card.result)]])
  const picture = await pictureOf(card, 'card-1', drawing)
  const pictures = new Map(picture === undefined ? [] : [[card, picture]])
  const shown = (html: string) => htmlWithPictures({ html, pictures: [...pictures.values()] })
  return { html: shown(cardHtml(card, { tables, pictures })), page: shown(cardPage(card, { tables, pictures })) }
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
