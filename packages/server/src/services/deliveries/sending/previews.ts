/** What would be sent, as pages: with the rights of whoever looks, and sent to nobody. Tested by test/contract/previews.test.ts. */
import { ApiError } from '@querent/contract'
import {
  cardPng,
  inEnglish,
  isEmptyResult,
  previewMail,
  renderCard,
  type DeliveredCard,
} from '../../../delivery/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Pictures } from '../../../pictures/index.ts'
import type { Notification } from '../../../store/index.ts'
import type { NotificationInput } from '../saved/index.ts'
import type { MadeContent, MakeOptions } from './alert-content.ts'
import type { ContentDeps } from './content-deps.ts'
import { draftOf } from './drafts.ts'
import { runCard } from './run-card.ts'

interface PreviewDeps extends ContentDeps {
  pictures: Pick<Pictures, 'png'>
  makeAs(user: CurrentUser, notification: Notification, when: MakeOptions): Promise<MadeContent>
  requireAllowed(user: CurrentUser, input: NotificationInput): Promise<void>
  /** The language that the user reads. */
  localeOf(user: CurrentUser): Promise<string>
}

export function previewsOf(deps: PreviewDeps) {
  /** A question as a page. @throws {ApiError} 403 or 404. */
  async function card(user: CurrentUser, id: number, signal: AbortSignal): Promise<string> {
    const found = await runCard(deps, user, id, signal)
    return (await renderCard(found, { pictures: deps.pictures, locale: await deps.localeOf(user), signal })).page
  }

  /** The same as a bitmap. @param width In pixels. @throws {ApiError} 403 or 404. */
  async function cardPicture(user: CurrentUser, id: number, width: number, signal: AbortSignal): Promise<Uint8Array> {
    const found = await runCard(deps, user, id, signal)
    return cardPng(found, width, { pictures: deps.pictures, locale: await deps.localeOf(user), signal })
  }

  /** The same as a part of a page, with what it is. @throws {ApiError} 403 or 404. */
  async function cardInfo(user: CurrentUser, id: number, signal: AbortSignal) {
    const found = await runCard(deps, user, id, signal)
    const { result } = found
    return {
      id,
      pulse_card_type: kindOf(found),
      pulse_card_html: (await renderCard(found, { pictures: deps.pictures, locale: await deps.localeOf(user), signal }))
        .html,
      pulse_card_name: found.title,
      pulse_card_url: found.url,
      row_count: 'error' in result ? 0 : result.rowCount,
      col_count: 'error' in result ? 0 : result.cols.length,
    }
  }

  /** The mail of a dashboard with the defaults of its filters. @throws {ApiError} 403 or 404; 400 with the reason. */
  async function dashboard(user: CurrentUser, id: number, signal: AbortSignal): Promise<string> {
    await deps.dashboards.getRow(user, id)
    return (await draft(user, dashboardInput(id), signal)).html
  }

  /**
   * The mail of a subscription or an alert that is not saved, and what its condition comes to now.
   * @throws {ApiError} 403 or 404; 400 with the reason.
   */
  async function notification(user: CurrentUser, input: NotificationInput, signal: AbortSignal) {
    await deps.requireAllowed(user, input)
    return draft(user, input, signal)
  }

  async function draft(user: CurrentUser, input: NotificationInput, signal: AbortSignal) {
    const time = new Date(deps.now()).toISOString()
    // Nobody sees the files.
    const cards = input.cards.map((one) => ({ ...one, include_csv: false, include_xls: false }))
    const handlers = input.handlers.map((one) => ({ ...one, options: { ...one.options, include_pdf: false } }))
    const locale = await deps.localeOf(user)
    const tried = await draftOf(deps.store, user, { ...input, cards, handlers }, time)
    const made = await deps
      .makeAs(user, tried, { dueAt: time, locales: { charts: [locale], pdf: [] }, signal, isPreview: true })
      .catch((error: unknown) => {
        throw error instanceof ApiError || signal.aborted ? error : new ApiError(400, { message: messageOf(error) })
      })
    const includes = { cards: true, pdf: false }
    const mail = await previewMail({ content: made.content, leaveUrl: null, includes, locale, signal }, deps.pictures)
    return {
      subject: mail.subject,
      html: mail.html,
      is_empty: made.isEmpty,
      is_met: made.outcome?.isMet ?? null,
      reason: made.outcome === undefined ? null : inEnglish(made.outcome.reason),
    }
  }

  return { card, cardInfo, cardPicture, dashboard, notification }
}

/** A short name; null for a question whose query fails. */
function kindOf({ display, result }: DeliveredCard): string | null {
  if ('error' in result) return null
  if (isEmptyResult(result)) return 'empty'
  return result.rows.length === 1 && result.cols.length === 1 ? 'scalar' : display
}

function dashboardInput(id: number): NotificationInput {
  return {
    payload_type: 'notification/dashboard',
    name: null,
    card_id: null,
    dashboard_id: id,
    collection_id: null,
    collection_position: null,
    active: true,
    condition: { kind: 'always' },
    send_once: false,
    skip_if_empty: false,
    parameters: [],
    cards: [],
    schedules: [],
    handlers: [],
  }
}
