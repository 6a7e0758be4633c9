/** Content as the JSON that a webhook gets (contract: alerts, section 3), or as the card of a chat program. */
import type { DeliveredCard, DeliveryContent } from '../../content.ts'
import { isEmptyResult } from '../../content.ts'
import { msg, type Say } from '../../words.ts'
import type { Outgoing } from '../outgoing.ts'
import { NO_RESULTS, NOT_SHOWN } from '../sentences.ts'
import { chatText, teamsText } from './escape.ts'

export const WEBHOOK_FORMATS = ['json', 'teams', 'google-chat'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

/** Of the rows of one card. */
const MOST_ROWS = 2_000
/** Of a card in a chat. */
const MOST_CARDS = 10

interface Written extends Pick<Outgoing, 'content' | 'id' | 'isRepeat'> {
  /** A PNG of the question of an alert. */
  picture: Uint8Array | null
}

/** @param outgoing With its content in the language of `say`. */
export function webhookBody(format: WebhookFormat, outgoing: Written, say: Say): object {
  if (format === 'teams') return teamsBody(outgoing.content, say)
  return format === 'google-chat' ? googleChatBody(outgoing.content, say) : jsonBody(outgoing, say)
}

const TEST = 'This is a test message.'

/** What a test sends: as little as the other side takes in this form. */
export function webhookTestBody(format: WebhookFormat): object {
  if (format === 'teams') return adaptiveCard([{ type: 'TextBlock', text: TEST, wrap: true }])
  return format === 'google-chat' ? { text: TEST } : { type: 'test', text: TEST }
}

function jsonBody({ content, id, isRepeat, picture }: Written, say: Say): object {
  const { kind, notificationId, title, url, reason, filters, sender, senderId, madeAt } = content
  const cards = cardsOf(content)
  const [first] = cards
  const common = {
    alert_creator_id: senderId,
    alert_creator_name: sender,
    sent_at: madeAt,
    delivery_id: id,
    is_repeat: isRepeat,
    reason: reason && say(reason.text, reason.values),
  }
  if (kind === 'alert' && first !== undefined) {
    const visualization = picture && `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
    const reasons = reasonsOf(content)
    const why = reasons.length > 0 && { reasons }
    return {
      type: 'alert',
      alert_id: notificationId,
      ...common,
      ...why,
      data: { ...questionData(first), visualization },
    }
  }
  const data = {
    type: 'dashboard',
    dashboard_name: title,
    dashboard_url: url,
    filters: filters.map(({ name, value, given }) => ({ name, value: sentValue(given), shown: value })),
    questions: cards.map(questionData),
  }
  return { type: 'dashboard', subscription_id: notificationId, ...common, data }
}

function questionData({ cardId, title, url, display, result }: DeliveredCard): object {
  const data = { type: 'question', question_id: cardId, question_name: title, question_url: url, display }
  if ('error' in result) return { ...data, error: result.error }
  const cols = result.cols.map(({ name }) => name)
  return { ...data, raw_data: { cols, rows: result.rows.slice(0, MOST_ROWS) }, row_count: result.rowCount }
}

/** For programs: as the subscription has it. */
const sentValue = (given: unknown) => [given].flat().map(String).join(', ')

/** Of an alert only its question: what else it draws goes with its reasons. */
function cardsOf({ kind, parts }: DeliveryContent): DeliveredCard[] {
  const cards = parts.filter((part) => part.kind === 'card')
  return kind === 'alert' ? cards.slice(0, 1) : cards
}

/** Why a number changed: a title, and a line for each reason. */
function reasonsOf({ parts }: DeliveryContent): readonly string[] {
  return parts.flatMap((part) => (part.kind === 'reasons' ? part.lines : []))
}

/** What a line about a card says. */
function summaryOf({ result }: DeliveredCard, say: Say): string {
  if ('error' in result) return say(NOT_SHOWN, { error: result.error })
  if (isEmptyResult(result)) return say(NO_RESULTS)
  const [row] = result.rows
  if (result.rows.length === 1 && row?.length === 1) return String(row[0])
  return result.rowCount === 1 ? say(msg('1 row')) : say(msg('{n} rows'), { n: result.rowCount })
}

/** One without a name has no link: it is hidden from the owner. */
function teamsLine(card: DeliveredCard, say: Say): string {
  const label = teamsText(card.title)
  const summary = teamsText(summaryOf(card, say))
  return label === '' ? summary : `[${label}](${card.url}): ${summary}`
}

/** An Adaptive Card, as workflows of Microsoft Teams take it. */
function teamsBody(content: DeliveryContent, say: Say): object {
  const { title, url, reason, filters } = content
  const facts = filters.map(({ name, value }) => ({ title: teamsText(name), value: teamsText(value) }))
  const body = [
    { type: 'TextBlock', size: 'Large', weight: 'Bolder', text: teamsText(title), wrap: true },
    ...(reason === null ? [] : [{ type: 'TextBlock', text: teamsText(say(reason.text, reason.values)), wrap: true }]),
    ...(facts.length === 0 ? [] : [{ type: 'FactSet', facts }]),
    ...cardsOf(content)
      .slice(0, MOST_CARDS)
      .map((card) => ({ type: 'TextBlock', text: teamsLine(card, say), wrap: true })),
    ...reasonsOf(content).map((line) => ({ type: 'TextBlock', text: teamsText(line), wrap: true })),
  ]
  return adaptiveCard(body, [{ type: 'Action.OpenUrl', title: say(msg('Open')), url }])
}

function adaptiveCard(body: readonly object[], actions: readonly object[] = []): object {
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
    ...(actions.length > 0 && { actions }),
  }
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }] }
}

function googleChatBody(content: DeliveryContent, say: Say): object {
  const { title, url, reason, notificationId, filters } = content
  const widgets = [
    ...filters.map(({ name, value }) => ({ decoratedText: { topLabel: name, text: chatText(value) } })),
    ...cardsOf(content)
      .slice(0, MOST_CARDS)
      .map((card) => ({
        decoratedText: {
          topLabel: card.title,
          text: chatText(summaryOf(card, say)),
          onClick: { openLink: { url: card.url } },
        },
      })),
    ...reasonsOf(content).map((line) => ({ textParagraph: { text: chatText(line) } })),
    { buttonList: { buttons: [{ text: say(msg('Open')), onClick: { openLink: { url } } }] } },
  ]
  const card = {
    header: { title, ...(reason !== null && { subtitle: say(reason.text, reason.values) }) },
    sections: [{ widgets }],
  }
  return { cardsV2: [{ cardId: `notification-${notificationId}`, card }] }
}
