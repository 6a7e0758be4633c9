/** What an alert sends: its question, run with the rights of who made it. */
import { ApiError } from '@querent/contract'
import { valueColumn } from '@querent/contract/goals/index.ts'
import {
  cause,
  causeOfText,
  msg,
  type DeliveredCard,
  type DeliveredResult,
  type DeliveryContent,
} from '../../../delivery/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification } from '../../../store/index.ts'
import { BrokenCondition, extentOfRows, extentReader, isDecided, outcomeOf } from '../conditions/index.ts'
import type { EarlierOutcome, Extent, Outcome } from '../conditions/index.ts'
import { comparedBefore } from '../conditions/index.ts'
import type { ContentDeps } from './content-deps.ts'
import { attachFiles } from './files.ts'
import { reasonParts } from './reasons.ts'
import { runCard } from './run-card.ts'
import { CannotSend, NotMade } from './stopped.ts'

export interface MakeOptions {
  dueAt: string
  /** Of those who get mails with charts, which are drawn as their answers come, and of those who get the whole as a PDF. */
  locales: Readonly<Record<'charts' | 'pdf', readonly string[]>>
  signal: AbortSignal
  /** Of a preview: no more rows are read than the outcome needs, so its numbers may be those of the first rows. */
  isPreview?: boolean
}

export interface MadeContent {
  content: DeliveryContent
  /** Of alerts: what the condition came to. */
  outcome: Outcome | undefined
  /** True when there is nothing to see. */
  isEmpty: boolean
}

/** @throws {CannotSend} when the question is gone, hidden from its owner, or has no value to look at. */
export async function alertContent(
  deps: ContentDeps,
  creator: CurrentUser,
  notification: Notification,
  { dueAt, signal, isPreview = false }: Omit<MakeOptions, 'locales'>,
): Promise<MadeContent> {
  const found = await alertCard(deps, creator, notification.card_id ?? 0, signal)
  if ('error' in found.result) throw failedQuestion(found.result.error)
  const { condition } = notification
  const isEnough = (seen: Extent) => isPreview && isDecided(condition, found, seen)
  const extent = await extentOf(deps, creator, { ...found, result: found.result }, { isEnough, signal })
  const result = { ...found.result, rowCount: extent?.rowCount ?? found.result.rowCount }
  const card = { ...found, result }
  const outcome = await judged(deps, notification, { card, result: { ...result, extent }, dueAt })
  const site = await deps.site()
  const { url } = card
  const content: DeliveryContent = {
    kind: 'alert',
    notificationId: notification.id,
    subject: { text: subjectText(notification.condition), values: { name: card.title, reason: outcome.reason } },
    title: card.title,
    url,
    description: card.description,
    reason: outcome.reason,
    filters: [],
    parts: [
      card,
      ...(outcome.isMet || isPreview ? await reasonsOf(deps, creator, notification, { card, signal }) : []),
    ],
    ...(outcome.isMet ? await attachFiles(deps, creator, notification, { parts: [card], signal }) : NO_FILES),
    pdfs: new Map(),
    sender: deps.nameOf(creator),
    senderId: creator.id,
    site,
    madeAt: new Date(deps.now()).toISOString(),
  }
  return { content, outcome, isEmpty: false }
}

/** Why the value changed, for an alert that is to say so. */
async function reasonsOf(
  deps: ContentDeps,
  creator: CurrentUser,
  { condition, card_id }: Notification,
  { card, signal }: { card: DeliveredCard; signal: AbortSignal },
) {
  if (condition.kind !== 'change' || condition.reasons !== true || 'error' in card.result) return []
  const column = valueColumn(card, card.result.cols)
  if (column === undefined) return []
  const { dataset_query: query } = await deps.cards.getRow(creator, card_id ?? 0)
  return reasonParts(deps, creator, { query, condition, card, column, signal })
}

const NO_FILES = { files: [], leftOut: [] }

async function alertCard(
  deps: ContentDeps,
  creator: CurrentUser,
  id: number,
  signal: AbortSignal,
): Promise<DeliveredCard> {
  const card = await deps.cards.getRow(creator, id).catch((error: unknown) => {
    throw refusal(error, 'question')
  })
  if (card.archived) throw new CannotSend(cause('question-archived'))
  return runCard(deps, creator, id, signal)
}

interface Reading {
  /** Whether what was seen is enough. */
  isEnough: (seen: Extent) => boolean
  signal: AbortSignal
}

/** Of all rows, where the answer has only the first; undefined where it has all, or enough of them. */
async function extentOf(
  { cardQueries, store }: ContentDeps,
  creator: CurrentUser,
  { cardId: id, display, settings, result }: Omit<DeliveredCard, 'result'> & { result: DeliveredResult },
  { isEnough, signal }: Reading,
): Promise<Extent | undefined> {
  if (result.isCut !== true) return undefined
  const column = valueColumn({ display, settings }, result.cols)
  if (isEnough(extentOfRows(column, result.rows))) return undefined
  const reader = extentReader(column)
  const enough = new AbortController()
  const run = { parameters: [], context: 'pulse', signal: AbortSignal.any([signal, enough.signal]) }
  const see = (row: readonly unknown[]) => {
    if (enough.signal.aborted) return
    reader.see(row)
    if (isEnough(reader.extent())) enough.abort()
  }
  await cardQueries
    .scan({ user: creator, id }, { ...run, versions: await store.versions() }, see)
    .catch((error: unknown) => {
      if (enough.signal.aborted && !signal.aborted) return
      throw signal.aborted || error instanceof ApiError ? error : failedQuestion(messageOf(error))
    })
  return reader.extent()
}

/** What is refused to its owner can never be sent; anything else may be better the next time. */
export function refusal(error: unknown, what: 'question' | 'dashboard'): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 404) return new CannotSend(cause(`${what}-gone`))
  return error.status === 403 ? new CannotSend(cause(`${what}-hidden`)) : error
}

function failedQuestion(error: string): NotMade {
  return new NotMade(cause('question-failed', { error }))
}

interface Judging {
  card: DeliveredCard
  result: DeliveredResult & { extent: Extent | undefined }
  dueAt: string
}

async function judged({ store }: ContentDeps, notification: Notification, { card, result, dueAt }: Judging) {
  const { id, condition } = notification
  const last = await store.deliveries.lastOutcome(id, { upTo: dueAt, except: dueAt })
  const compared =
    condition.kind === 'change'
      ? await store.deliveries.lastOutcome(id, { upTo: comparedBefore(condition, dueAt), except: dueAt })
      : last
  try {
    return afterLast(outcomeOf(condition, card, result, compared), condition, last)
  } catch (error) {
    throw error instanceof BrokenCondition ? new CannotSend(causeOfText(error.message)) : error
  }
}

/** One that is to be sent only when it begins is not sent while it stays. */
function afterLast(
  outcome: Outcome,
  { onChangeOnly }: Notification['condition'],
  last: EarlierOutcome | undefined,
): Outcome {
  if (onChangeOnly !== true || last?.is_met !== true || !outcome.isMet) return outcome
  return {
    ...outcome,
    isMet: false,
    stays: true,
    reason: { text: msg('{reason} This was already so at the previous run.'), values: { reason: outcome.reason } },
  }
}

function subjectText(condition: Notification['condition']): string {
  switch (condition.kind) {
    case 'goal':
      return condition.isAbove
        ? msg('Alert: {name} has reached its goal')
        : msg('Alert: {name} has gone below its goal')
    case 'change':
      return msg('Alert: {name}: {reason}')
    case 'no-rows':
      return msg('Alert: {name} has no results')
    default:
      return msg('Alert: {name} has results')
  }
}
