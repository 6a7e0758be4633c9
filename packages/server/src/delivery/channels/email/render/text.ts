/** The same message as plain text, for programs and people that show no HTML. */
import type { DeliveredCard, DeliveredPart, DeliveryContent } from '../../../content.ts'
import { isEmptyResult } from '../../../content.ts'
import type { Foot } from './html.ts'
import { tableText, type MailTable } from '../../../table.ts'

export function textOf(content: DeliveryContent, tables: ReadonlyMap<DeliveredCard, MailTable>, foot: Foot): string {
  const { title, url, description, reason, filters, sender, site } = content
  const blocks = [
    `${title}\n${url}`,
    reason ?? '',
    description ?? '',
    filters.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    ...content.parts.map((part) => partText(part, tables)),
    content.leftOut.map(({ name, reason: why, url: place }) => `${name} is not attached. ${why} ${place}`).join('\n'),
    `Sent by ${sender} from ${site.name}: ${site.url}\n${foot.label}: ${foot.url}`,
  ]
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`
}

function partText(part: DeliveredPart, tables: ReadonlyMap<DeliveredCard, MailTable>): string {
  switch (part.kind) {
    case 'tab':
      return `== ${part.name} ==`
    case 'heading':
      return part.text.toUpperCase()
    case 'text':
      return part.markdown
    case 'link':
      return `${part.title}\n${part.url}`
    case 'card':
      return `${part.title}\n${part.url}\n${cardText(part, tables)}`
  }
}

function cardText(card: DeliveredCard, tables: ReadonlyMap<DeliveredCard, MailTable>): string {
  if ('error' in card.result) return `This card could not be shown: ${card.result.error}`
  const table = tables.get(card)
  return table === undefined || isEmptyResult(card.result) ? 'No results' : tableText(table)
}
