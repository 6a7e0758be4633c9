/** What became of each send, for its owner and for administrators. Tested by test/contract/delivery-log.test.ts. */
import { notFound, type DeliveryLogFilter } from '@querent/contract'
import { wordsIn, type Say } from '../../../delivery/index.ts'
import { canReadNotification, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { queued } from '../../../jobs/index.ts'
import type { DeliveryFilter, DeliveryRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { readTime } from '../../shared/read-time.ts'
import { DELIVER } from '../tasks.ts'
import { entryRecord, historyRecord } from './records.ts'

interface Page {
  state?: DeliveryRow['state'] | undefined
  limit?: number | undefined
  offset?: number | undefined
}

const PAGE = 50
/** Of one delivery, as they are shown. */
const MOST_TRIES = 500
/** How many deliveries one request sends again. */
const MOST_RESENT = 500
/** Of each delivery that is sent again by hand, which may be done any number of times. */
const KEPT_TRIES = 200

type LogDeps = Pick<Deps, 'store' | 'change' | 'jobs' | 'settings'>

export function deliveryLogService({ store, change, jobs, settings }: LogDeps) {
  /** In the language of the user. */
  const wordsOf = async ({ locale }: CurrentUser) => wordsIn(locale ?? (await settings.current()).get('site-locale'))

  /** The latest first: all for administrators, else those of what the user made. */
  async function list(user: CurrentUser, { state, limit = PAGE, offset = 0, ...asked }: DeliveryLogFilter & Page) {
    const filter = filterOf(user, asked)
    if (filter === undefined) return { data: [], total: 0 }
    const [entries, total] = await Promise.all([
      store.deliveries.list({ ...filter, state }, { limit, offset }),
      store.deliveries.count({ ...filter, state }),
    ])
    return { data: await withMessages(entries, await wordsOf(user)), total }
  }

  async function withMessages(entries: Awaited<ReturnType<typeof store.deliveries.list>>, say: Say) {
    const messages = Map.groupBy(
      entries.length === 0 ? [] : await store.deliveries.loggedMessages(entries.map(({ id }) => id)),
      ({ delivery_id }) => delivery_id,
    )
    return entries.map((entry) => entryRecord(entry, messages.get(entry.id) ?? [], say))
  }

  /** One with every try, the earliest first. @throws {ApiError} 404 or 403. */
  async function get(user: CurrentUser, id: number) {
    await requireReadable(user, id)
    const say = await wordsOf(user)
    const [entry] = await withMessages(await store.deliveries.list({ id }, { limit: 1, offset: 0 }), say)
    if (entry === undefined) throw notFound()
    const tries = await store.deliveries.tries(id, MOST_TRIES)
    return { ...entry, history: historyRecord(tries, entry.messages, say) }
  }

  async function requireReadable(user: CurrentUser, id: number) {
    const delivery = await store.deliveries.find(id)
    const notification = delivery && (await store.notifications.find(delivery.notification_id))
    if (notification === undefined) throw notFound()
    requireRight(canReadNotification(user, { creatorId: notification.creator_id, isRecipient: false }))
    return notification
  }

  /** Tries again now what failed; messages that were taken are not sent again. @throws {ApiError} 404 or 403. */
  async function resend(user: CurrentUser, id: number): Promise<void> {
    const { id: notification } = await requireReadable(user, id)
    await sendAgain(user, [id], notification)
  }

  /**
   * Tries again now what failed among those that fit and that the user may send again, the earliest first.
   * @returns how many, and how many more there are.
   */
  async function resendAll(user: CurrentUser, asked: DeliveryLogFilter): Promise<{ resent: number; left: number }> {
    const filter = filterOf(user, asked)
    if (filter === undefined) return { resent: 0, left: 0 }
    const failed = { ...filter, state: 'failed' as const }
    const resent = await sendAgain(user, await store.deliveries.ids(failed, MOST_RESENT), null)
    return { resent, left: await store.deliveries.count(failed) }
  }

  /** @param notification Whose they are; null for those of several. */
  async function sendAgain(user: CurrentUser, ids: readonly number[], notification: number | null): Promise<number> {
    if (ids.length === 0) return 0
    const found = await change(user, async ({ repositories, time }) => {
      const { deliveries, auditLog } = repositories
      const revived = await deliveries.revive(ids, time)
      if (revived.length === 0) return revived
      await deliveries.forgetTries(revived, KEPT_TRIES)
      for (const delivery of revived) await repositories.jobs.put(queued(DELIVER, { delivery }, time))
      const subject = { model: 'notification', id: notification } as const
      await auditLog.note('notification.resent', subject, { count: revived.length })
      return revived
    })
    jobs.wake()
    return found.length
  }

  return { list, get, resend, resendAll }
}

/** What the user may see of what was asked for; undefined for nothing. @throws {ApiError} 400 for a bad time. */
function filterOf(user: CurrentUser, asked: DeliveryLogFilter): DeliveryFilter | undefined {
  const { notification_id, channel_type, creator_id, text, since, until, latest } = asked
  if (!user.is_superuser && creator_id !== undefined && creator_id !== user.id) return undefined
  return {
    notificationId: notification_id,
    creatorId: user.is_superuser ? creator_id : user.id,
    channelType: channel_type,
    text: text === '' ? undefined : text,
    since: since === undefined ? undefined : readTime('since', since),
    until: until === undefined ? undefined : readTime('until', until),
    isLatest: latest === true || latest === 'true',
  }
}
