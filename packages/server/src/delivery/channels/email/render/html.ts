/**
 * A message as the HTML that mail programs show: tables for layout and styles at each element, since Outlook knows nothing
 * else; colors of the dark theme come by a style sheet, which those that have one read.
 */
import type { DeliveredCard, DeliveredPart, DeliveredReasons, DeliveryContent } from '../../../content.ts'
import { isEmptyResult } from '../../../content.ts'
import type { Chart } from './charts.ts'
import { ACCENT, directionOf, INK, LINE, link, paragraph, QUIET } from './elements.ts'
import { escapeHtml } from './escape.ts'
import { TABLE_STYLES, tableHtml } from './table.ts'
import type { MailTable } from '../../../table.ts'
import { msg, type Say } from '../../../words.ts'
import { NO_RESULTS, notAttached, NOT_SHOWN, SENT_BY } from '../../sentences.ts'

const FONT = "font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
/**
 * Pictures are on white. Mail programs that read style sheets turn white to the dark ground and keep the hues; where others
 * darken a mail by themselves, a picture is a white card with round corners.
 */
const STYLES = `
@media (prefers-color-scheme: dark) {
  .page { background: #101010 !important }
  .sheet { background: #1a1a1a !important; border-color: #303030 !important }
  .ink { color: #ebebeb !important }
  .quiet { color: #a3a3a3 !important }
  .line { border-color: #303030 !important }
  .accent { color: #6fd1ae !important }
  .picture { filter: invert(0.9) hue-rotate(180deg) }
}
@media (max-width: 640px) {
  .sheet { width: 100% !important; border-radius: 0 !important }
  .around { padding-top: 0 !important; padding-bottom: 0 !important }
  .side { padding-left: 16px !important; padding-right: 16px !important }
${TABLE_STYLES}
}`

export interface Foot {
  /** Where users manage what they receive, or where somebody without an account leaves. */
  label: string
  url: string
}

interface HtmlParts {
  tables: ReadonlyMap<DeliveredCard, MailTable>
  /** Texts as HTML. */
  texts: ReadonlyMap<DeliveredPart, string>
  pictures: ReadonlyMap<DeliveredCard, MailPicture>
  foot: Foot
  say: Say
  locale: string
}

/** What a card by itself is made of. */
type CardParts = Pick<HtmlParts, 'tables' | 'pictures' | 'say' | 'locale'>

/** A picture in the message. */
export interface MailPicture extends Chart {
  id: string
}

export function htmlOf(content: DeliveryContent, parts: HtmlParts): string {
  const { title, url, description, reason, filters, sender, site } = content
  const { say, locale } = parts
  const head = [
    `<h1${directionOf(title)} style="margin:0 0 8px;font-size:22px;line-height:28px;font-weight:600">${link(url, title, 'ink', INK)}</h1>`,
    reason === null ? '' : paragraph(say(reason.text, reason.values), 'ink', { color: INK }),
    description === null || description === '' ? '' : paragraph(description, 'quiet', { color: QUIET }),
    filters.length === 0 ? '' : filterTable(filters),
  ]
  const body = content.parts.map((part) => partHtml(part, parts))
  const left = content.leftOut.map(({ url: place, ...file }) => {
    const open = ` ${link(place, say(msg('Open')), 'accent', ACCENT)}`
    return paragraph(say(...notAttached(file)), 'quiet', { color: QUIET, more: open })
  })
  const from = { sender: escapeHtml(sender), site: link(site.url, site.name, 'quiet', QUIET) }
  const foot = `${say(SENT_BY, from)} · ${link(parts.foot.url, parts.foot.label, 'quiet', QUIET)}`
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${STYLES}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f6f5;overflow-wrap:break-word;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="table-layout:fixed;background:#f4f6f5"><tr><td align="center" class="around" style="padding:24px 0">
<table role="presentation" width="640" cellpadding="0" cellspacing="0" class="sheet" style="table-layout:fixed;width:640px;max-width:100%;background:#ffffff;border:1px solid ${LINE};border-radius:12px">
<tr><td style="padding:28px 28px 8px;${FONT};color:${INK}" class="ink side">${head.join('')}</td></tr>
${[...body, ...left].map((html) => `<tr><td class="side" style="padding:8px 28px;${FONT}"><div style="overflow-x:auto">${html}</div></td></tr>`).join('\n')}
<tr><td class="quiet line side" style="padding:18px 28px 24px;border-top:1px solid ${LINE};font-size:12px;line-height:18px;color:${QUIET};${FONT}">${foot}</td></tr>
</table></td></tr></table></body></html>`
}

function filterTable(filters: DeliveryContent['filters']): string {
  const rows = filters.map(
    ({ name, value }) =>
      `<tr><td class="quiet" style="padding:2px 16px 2px 0;font-size:13px;color:${QUIET}">${escapeHtml(name)}</td>` +
      `<td class="ink" style="padding:2px 0;font-size:13px;color:${INK};font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 8px">${rows.join('')}</table>`
}

function partHtml(part: DeliveredPart, parts: HtmlParts): string {
  switch (part.kind) {
    case 'tab':
      return `<h2 class="ink line"${directionOf(part.name)} style="margin:16px 0 4px;padding-bottom:6px;border-bottom:1px solid ${LINE};font-size:17px;color:${INK}">${escapeHtml(part.name)}</h2>`
    case 'heading':
      return `<h2 class="ink"${directionOf(part.text)} style="margin:12px 0 0;font-size:17px;color:${INK}">${escapeHtml(part.text)}</h2>`
    case 'text':
      return parts.texts.get(part) ?? ''
    case 'reasons':
      return reasonsHtml(part)
    case 'link':
      return `<p style="margin:0;font-size:14px">${link(part.url, part.title, 'accent', ACCENT)}</p>`
    case 'card':
      return cardHtml(part, parts)
  }
}

function reasonsHtml({ lines: [title = '', ...items] }: DeliveredReasons): string {
  const list = items.map((item) => `<li${directionOf(item)} style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('')
  return (
    `<h3 class="ink"${directionOf(title)} style="margin:12px 0 6px;font-size:15px;line-height:20px;color:${INK}">${escapeHtml(title)}</h3>` +
    `<ul class="ink" style="margin:0 0 8px;padding-left:20px;font-size:14px;line-height:20px;color:${INK}">${list}</ul>`
  )
}

/** A card by itself, as a page. */
export function cardPage(card: DeliveredCard, parts: CardParts): string {
  return `<!doctype html>
<html lang="${escapeHtml(parts.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(card.title)}</title><style>${STYLES}</style></head>
<body class="sheet" style="margin:16px;background:#ffffff;overflow-wrap:break-word;${FONT}">${cardHtml(card, parts)}</body></html>`
}

export function cardHtml(card: DeliveredCard, { tables, pictures, say }: Omit<CardParts, 'locale'>): string {
  const title = titleHtml(card)
  const sentence = sentenceOf(card, say)
  if (sentence !== undefined) return title + paragraph(sentence, 'quiet', { color: QUIET })
  const picture = pictures.get(card)
  if (picture !== undefined) {
    return `${title}<a href="${escapeHtml(card.url)}"><img src="cid:${picture.id}" width="${picture.width}" alt="${escapeHtml(picture.alt)}" class="picture" style="display:block;width:${picture.width}px;max-width:100%;height:auto;border:0;border-radius:8px;background:#ffffff"></a>`
  }
  const table = tables.get(card)
  if (table === undefined) return title
  const [only] = table.rows
  if (table.rows.length === 1 && only?.length === 1) {
    return title + singleValue(only[0] ?? '')
  }
  return title + tableHtml(table, card, say)
}

/** Large as a number, and smaller where it is a text. */
function singleValue(text: string): string {
  const [size, line] = SINGLE_SIZES.find(({ most }) => text.length <= most)?.print ?? PROSE
  return `<p class="ink"${directionOf(text)} style="margin:0;font-size:${size}px;line-height:${line}px;font-weight:600;overflow-wrap:anywhere;color:${INK}">${escapeHtml(text)}</p>`
}

const PROSE = [15, 22] as const
/** By the number of characters. */
const SINGLE_SIZES = [
  { most: 16, print: [32, 40] },
  { most: 48, print: [20, 28] },
] as const

function titleHtml({ title, url }: DeliveredCard): string {
  if (title === '') return ''
  return `<h3${directionOf(title)} style="margin:12px 0 6px;font-size:15px;line-height:20px;font-weight:600">${link(url, title, 'ink', INK)}</h3>`
}

/** The sentence shown in place of a result, if one is. */
export function sentenceOf({ result }: Pick<DeliveredCard, 'result'>, say: Say): string | undefined {
  if ('error' in result) return say(NOT_SHOWN, { error: result.error })
  return isEmptyResult(result) ? say(NO_RESULTS) : undefined
}
