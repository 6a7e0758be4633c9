/** Sending: what is due, one delivery after the other, and what somebody asks for now. Tested by test/contract/delivery.test.ts. */
import { randomUUID } from 'node:crypto'
import { ApiError } from '@querent/contract'
import { cause, drawingAhead, secondServer, type EmailChannel } from '../../../delivery/index.ts'
import { queued, type Task } from '../../../jobs/index.ts'
import type { Pictures } from '../../../pictures/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { WithRights } from '../../../permissions/with-rights.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { commonName } from '../../shared/person.ts'
import type { ChannelService } from '../channels/index.ts'
import type { NoticeService } from '../notices/index.ts'
import { findOwner, type NotificationInput, type NotificationService } from '../saved/index.ts'
import type { SlackService } from '../slack/index.ts'
import { DELIVER } from '../tasks.ts'
import { alertContent, type MadeContent, type MakeOptions } from './alert-content.ts'
import { channelsOf } from './channels.ts'
import type { ContentDeps } from './content-deps.ts'
import { dashboardContent } from './dashboard-content.ts'
import { deliverTask, deliveryLanes, includesOf } from './deliver/index.ts'
import { draftOf } from './drafts.ts'
import { dueDeliveries } from './due.ts'
import { sendLimits } from './limits.ts'
import { messagesOf } from './messages.ts'
import { previewsOf } from './previews.ts'
import { mailReaders } from './readers.ts'
import { CannotSend } from './stopped.ts'

interface SendingDeps
  extends
    Deps,
    Pick<ContentDeps, 'cards' | 'dashboards' | 'cardQueries' | 'dashboardQueries' | 'dashboardFiles' | 'reasons'> {
  withRights: WithRights
  email: EmailChannel
  pictures: Pictures
  notifications: NotificationService
  channels: ChannelService
  slack: SlackService
  notices: Pick<NoticeService, 'queue'>
  /** Where the owner of an address leaves. */
  leaveLink(id: number, email: string): Promise<string>
}

type Message = Pick<DeliveryMessageRow, 'channel_type' | 'handler_id' | 'recipients'>

/** What is drawn for the messages, in which languages. Other channels have no charts, and a mail of files alone has none. */
async function localesOf<Some extends Message>(
  messages: readonly Some[],
  notification: Notification,
  find: (some: readonly Some[]) => Promise<string[]>,
): Promise<MakeOptions['locales']> {
  const wants = messages.map((message) => ({ message, includes: includesOf(notification, message) }))
  const charts = wants.filter(({ message, includes }) => message.channel_type === 'channel/email' && includes.cards)
  const pdf = wants.filter(({ includes }) => includes.pdf)
  const of = (some: typeof wants) => find(some.map(({ message }) => message))
  return { charts: await of(charts), pdf: await of(pdf) }
}

export function sendingService(deps: SendingDeps) {
  const { store, change, settings, now, jobs, notifications } = deps
  const content: ContentDeps = {
    ...deps,
    async site() {
      const current = await settings.current()
      return { name: current.get('site-name'), url: current.get('site-url') ?? '' }
    },
    nameOf: commonName,
  }
  const second = secondServer(jobs.wake)
  const channels = channelsOf({ ...deps, second })

  function makeAs(
    user: CurrentUser,
    notification: Notification,
    { locales, ...when }: MakeOptions,
  ): Promise<MadeContent> {
    const { signal } = when
    if (notification.payload_type === 'notification/card') return alertContent(content, user, notification, when)
    const drawings = locales.charts.map((locale) => ({ pictures: deps.pictures, locale, signal }))
    const onCard = drawings.length > 0 ? drawingAhead(drawings) : undefined
    const onChart = drawings.length > 0 ? deps.pictures.prepare : undefined
    return dashboardContent(content, user, notification, { signal, onChart, onCard, pdfLocales: locales.pdf })
  }

  /** With the rights that its owner has now. @throws {CannotSend} when nothing may be sent any more. */
  async function make(notification: Notification, delivery: DeliveryRow, signal: AbortSignal): Promise<MadeContent> {
    const creator = await findOwner(deps, notification.creator_id)
    if (creator === undefined) throw new CannotSend(cause('owner-deactivated'))
    const messages = await messagesOf(store, notification, delivery.handler_ids)
    const locales = await localesOf(messages, notification, readers.localesOf)
    return makeAs(creator, notification, { dueAt: delivery.due_at, locales, signal })
  }

  const readers = mailReaders(deps)
  const lanes = deliveryLanes(deps.channels.hostOf, { second, leftOne: jobs.wake })
  const deliver = deliverTask({ ...deps, make, channels, lanes, readersOf: readers.of, stop: notifications.stop })
  const [due, limits] = [dueDeliveries(deps), sendLimits(deps)]

  /**
   * Has a saved one sent now, whatever its schedule and condition say.
   * @throws {ApiError} 404 or 403; 429 for the second time in a minute.
   */
  async function send(user: CurrentUser, id: number, handlerIds: readonly number[] | null): Promise<void> {
    const { notification } = await notifications.get(user, id)
    await limits.require(user, notification.id)
    await change(user, async ({ repositories, time }) => {
      const delivery = await repositories.deliveries.add({
        notification_id: notification.id,
        schedule_id: null,
        handler_ids: handlerIds === null ? null : [...handlerIds],
        reason: 'request',
        requester_id: user.id,
        due_at: time,
        state: 'due',
        next_try_at: null,
        started_at: null,
        ended_at: null,
      })
      if (delivery !== undefined) await repositories.jobs.put(queued(DELIVER, { delivery }, time))
    })
    jobs.wake()
  }

  /**
   * Sends one that is not saved, while the caller waits.
   * @throws {ApiError} 400 with the words of what did not take it; 429 for the sixth time in a minute.
   */
  async function sendDraft(user: CurrentUser, input: NotificationInput, signal: AbortSignal): Promise<void> {
    await notifications.rules.requireAllowed(user, input)
    await limits.requireUnsaved(user)
    const time = new Date(now()).toISOString()
    const draft = await draftOf(store, user, input, time)
    try {
      const locale = await readers.localeOf(user)
      const messages = await messagesOf(store, draft, null)
      const locales = await localesOf(messages, draft, async (some) => (some.length === 0 ? [] : [locale]))
      const made = await makeAs(user, draft, { dueAt: time, locales, signal })
      if (made.isEmpty && draft.skip_if_empty) return
      for (const message of messages) {
        const send = await channels[message.channel_type](message)
        // Of its own for each, or mail servers take the second one for the first.
        const id = `test-${randomUUID()}`
        await send({
          includes: includesOf(draft, message),
          content: made.content,
          recipients: message.recipients,
          id,
          isRepeat: false,
          leaveUrl: null,
          locale: await readers.ofTry(user, message),
          signal,
        })
      }
    } catch (error) {
      if (error instanceof ApiError || signal.aborted) throw error
      throw new ApiError(400, { message: messageOf(error) })
    }
  }

  const previews = previewsOf({
    ...content,
    pictures: deps.pictures,
    makeAs,
    localeOf: readers.localeOf,
    requireAllowed: notifications.rules.requireAllowed,
  })
  const tasks: Task[] = [due.task, deliver.task]
  return { send, sendDraft, previews, tasks }
}
