/** The same message as plain text, for programs and people that show no HTML. */
import type { DeliveredCard, DeliveredPart, DeliveredReasons, DeliveryContent } from '../../../content.ts'
import { isEmptyResult } from '../../../content.ts'
import type { Say } from '../../../words.ts'
import type { Foot } from './html.ts'
import { NO_RESULTS, notAttached, NOT_SHOWN, SENT_BY } from '../../sentences.ts'
import { tableText, type MailTable } from '../../../table.ts'

interface TextParts {
  tables: ReadonlyMap<DeliveredCard, MailTable>
  /** Without signs of Markdown. */
  texts: ReadonlyMap<DeliveredPart, string>
  foot: Foot
  say: Say
}

export function textOf(content: DeliveryContent, parts: TextParts): string {
  const { foot, say } = parts
  const { title, url, description, reason, filters, sender, site } = content
  const blocks = [
    `${title}\n${url}`,
    reason === null ? '' : say(reason.text, reason.values),
    description ?? '',
    filters.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    ...content.parts.map((part) => partText(part, parts)),
    content.leftOut.map(({ url: place, ...file }) => `${say(...notAttached(file))} ${place}`).join('\n'),
    `${say(SENT_BY, { sender, site: site.name })}: ${site.url}\n${foot.label}: ${foot.url}`,
  ]
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`
}

function partText(part: DeliveredPart, parts: TextParts): string {
  switch (part.kind) {
    case 'tab':
      return `== ${part.name} ==`
    case 'heading':
      return part.text.toUpperCase()
    case 'text':
      return parts.texts.get(part) ?? ''
    case 'reasons':
      return reasonsText(part)
    case 'link':
      return `${part.title}\n${part.url}`
    case 'card':
      return `${part.title}\n${part.url}\n${cardText(part, parts)}`.trimStart()
  }
}

function reasonsText({ lines: [title = '', ...items] }: DeliveredReasons): string {
  return [title, ...items.map((item) => `- ${item}`)].join('\n')
}

function cardText(card: DeliveredCard, { tables, say }: TextParts): string {
  if ('error' in card.result) return say(NOT_SHOWN, { error: card.result.error })
  const table = tables.get(card)
  return table === undefined || isEmptyResult(card.result) ? say(NO_RESULTS) : tableText(table, say)
}
