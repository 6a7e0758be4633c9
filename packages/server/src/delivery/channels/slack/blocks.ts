/** Content as the blocks of Slack messages (contract: subscriptions, section 6). Tested by blocks.test.ts. */
import type { DeliveredCard, DeliveredPart, DeliveredReasons, DeliveryContent } from '../../content.ts'
import { isEmptyResult } from '../../content.ts'
import { tableOf, tableText } from '../../table.ts'
import { msg, type Say } from '../../words.ts'
import type { Outgoing } from '../outgoing.ts'
import { NO_RESULTS, NOT_SHOWN, notAttached } from '../sentences.ts'
import { codeBlock, escaped, MOST_SECTION, slackLink } from './text.ts'

/** Of the header. */
const MOST_HEADER = 150
/** Of a message. */
const MOST_BLOCKS = 50

export type Block = Readonly<Record<string, unknown>>

/** A language: its words, and its name for how values are written. */
interface Words {
  say: Say
  locale: string
}

/** The blocks of each message, in their order; at least one. @param outgoing With its content in the language of the words. */
export function slackMessages({ content, isRepeat }: Pick<Outgoing, 'content' | 'isRepeat'>, words: Words): Block[][] {
  const groups = [
    headOf(content, isRepeat, words),
    ...content.parts.map((part) => partBlocks(part, words)),
    leftOut(content, words),
  ]
  const messages: Block[][] = [[]]
  for (const group of groups) {
    const last = messages.at(-1) ?? []
    // What belongs together stays in one message.
    if (last.length + group.length > MOST_BLOCKS) messages.push([...group])
    else last.push(...group)
  }
  return messages
}

function headOf(content: DeliveryContent, isRepeat: boolean, { say }: Words): Block[] {
  const { kind, title, url, reason, filters, sender, site } = content
  const header = cut(kind === 'alert' ? `🔔 ${title}` : title, MOST_HEADER)
  const shown = filters.map(({ name, value }) => `*${escaped(name, 200)}*: ${escaped(value, 500)}`)
  const from = say(msg('Sent from {site} by {sender}'), {
    site: slackLink(url, site.name),
    sender: escaped(sender, 200),
  })
  return [
    { type: 'header', text: { type: 'plain_text', text: header, emoji: true } },
    ...(isRepeat ? [context(say(msg('Sent again: an earlier try may have arrived.')))] : []),
    ...(reason === null ? [] : [section(escaped(say(reason.text, reason.values), MOST_SECTION))]),
    ...(shown.length === 0 ? [] : [section(fitting(shown))]),
    section(from),
  ]
}

function partBlocks(part: DeliveredPart, words: Words): Block[] {
  switch (part.kind) {
    case 'tab':
      return [{ type: 'divider' }, section(bold(part.name))]
    case 'heading':
      return part.text.trim() === '' ? [] : [section(bold(part.text))]
    case 'text':
      return part.markdown.trim() === '' ? [] : [section(escaped(part.markdown, MOST_SECTION))]
    case 'reasons':
      return [section(reasonsText(part))]
    case 'link':
      return [section(slackLink(part.url, part.title))]
    case 'card':
      return [section(`*${slackLink(part.url, part.title)}*`), section(cardText(part, words))]
  }
}

function reasonsText({ lines: [title = '', ...items] }: DeliveredReasons): string {
  return fitting([bold(title), ...items.map((item) => `• ${escaped(item, 500)}`)])
}

function cardText({ settings, display, result }: DeliveredCard, { say, locale }: Words): string {
  if ('error' in result) return escaped(say(NOT_SHOWN, { error: result.error }), MOST_SECTION)
  if (isEmptyResult(result)) return say(NO_RESULTS)
  const table = tableOf({ settings, display }, result, locale)
  const [only] = table.rows
  return table.rows.length === 1 && only?.length === 1 && table.moreColumns === 0
    ? bold(only[0] ?? '')
    : codeBlock(tableText(table, say))
}

function leftOut({ leftOut: files }: DeliveryContent, { say }: Words): Block[] {
  const lines = files.map(
    ({ url, ...file }) => `${escaped(say(...notAttached(file)), 700)} ${slackLink(url, say(msg('Open')))}`,
  )
  return lines.length === 0 ? [] : [section(fitting(lines))]
}

/** As many lines as a section holds. */
function fitting(lines: readonly string[]): string {
  let text = ''
  for (const line of lines) {
    if (text.length + line.length + 3 > MOST_SECTION) return `${text}\n…`
    text += text === '' ? line : `\n${line}`
  }
  return text
}

function bold(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line === '' ? ' ' : `*${escaped(line, MOST_SECTION - 2)}*`
}

function section(text: string): Block {
  return { type: 'section', text: { type: 'mrkdwn', text } }
}

function context(text: string): Block {
  return { type: 'context', elements: [{ type: 'mrkdwn', text }] }
}

/** Cut between characters. */
function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line === '' ? ' ' : line
  let kept = ''
  for (const sign of line) {
    if (kept.length + sign.length > most - 1) break
    kept += sign
  }
  return `${kept}…`
}
