/** Saves subscriptions and alerts with all their parts, in one change. */
import { invalidField, notFound } from '@querent/contract'
import { nextTime, queued } from '../../../jobs/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Settings } from '../../../settings/index.ts'
import type { Notification, NotificationHandler, NotificationSchedule } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { UserWork, Work } from '../../shared/work.ts'
import type { NoticeService } from '../notices/index.ts'
import { requireSchedule } from '../schedules/rules.ts'
import { DUE } from '../tasks.ts'
import type { HandlerInput, NotificationInput, RecipientInput, ScheduleInput } from './input.ts'

/** What times of day mean. */
export async function reportZone(settings: Settings): Promise<string> {
  return (await settings.current()).get('report-timezone') ?? 'UTC'
}

/** What a schedule is saved with. */
interface ScheduleContext {
  notificationId: number
  handlerId: number | null
  isActive: boolean
  zone: string
  time: string
}

interface WriteDeps extends Pick<Deps, 'change' | 'settings'> {
  notices: Pick<NoticeService, 'queue'>
}

export function notificationWrites({ change, settings, notices }: WriteDeps) {
  /** @returns the id. @throws {ApiError} 400 for a schedule that never comes. */
  async function create(user: CurrentUser, input: NotificationInput): Promise<number> {
    requireSchedules(input, [])
    const [zone, news] = await Promise.all([reportZone(settings), notices.queue()])
    return change(user, async (work) => {
      const { time } = work
      const id = await work.repositories.notifications.create({
        ...rowOf(input),
        creator_id: user.id,
        created_at: time,
        updated_at: time,
      })
      for (const handler of input.handlers) await addHandler(work, id, handler, { isActive: input.active, zone })
      await saveSchedules(work, [], input.schedules, {
        notificationId: id,
        handlerId: null,
        isActive: input.active,
        zone,
        time,
      })
      await wake(work)
      await news.changed(work, { before: undefined, after: await work.repositories.notifications.find(id) })
      return id
    })
  }

  /**
   * @param input The whole; parts that it leaves out are deleted. @throws {ApiError} 400 as for a new one; 404 when it was
   * deleted in the meantime.
   */
  async function update(user: CurrentUser, saved: Notification, input: NotificationInput): Promise<void> {
    const { id } = saved
    requireSchedules(input, saved.schedules)
    const [zone, news] = await Promise.all([reportZone(settings), notices.queue()])
    await change(user, async (work) => {
      const { repositories, time } = work
      // Locks the row: of two changes at once, the second one finds the parts that the first one has written.
      await repositories.notifications.update(id, { updated_at: time })
      const before = await repositories.notifications.find(id)
      if (before === undefined) throw notFound()
      await repositories.notifications.update(id, {
        ...rowOf(input),
        // Somebody looked at it: what the server found is no longer why it stands still.
        ...(input.active && { stop_reason: null }),
        updated_at: time,
      })
      await saveHandlers(work, before, input, zone)
      const own = before.schedules.filter(({ handler_id }) => handler_id === null)
      const context = { notificationId: id, handlerId: null, isActive: input.active, zone, time }
      await saveSchedules(work, own, input.schedules, context)
      await wake(work)
      await news.changed(work, { before, after: await repositories.notifications.find(id) })
    })
  }

  /** Stops what cannot be sent any more. @param reason A sentence for its owner. */
  async function stop(work: Work, notification: Notification, reason: string | null): Promise<void> {
    const { notifications } = work.repositories
    await notifications.update(notification.id, { active: false, stop_reason: reason, updated_at: work.time })
    for (const { id } of notification.schedules) await notifications.updateSchedule(id, { next_at: null })
  }

  return { create, update, stop }
}

function rowOf(input: NotificationInput) {
  const { schedules: _schedules, handlers: _handlers, ...row } = input
  return row
}

/** What was saved before a rule came stays. */
function requireSchedules(
  { schedules, handlers }: NotificationInput,
  saved: readonly Pick<NotificationSchedule, 'cron_schedule'>[],
): void {
  const known = new Set(saved.map(({ cron_schedule }) => cron_schedule))
  for (const { cron_schedule } of [...schedules, ...handlers.flatMap(({ schedule }) => schedule ?? [])]) {
    if (!known.has(cron_schedule)) requireSchedule(cron_schedule)
  }
}

/** Has the schedules looked at, by whichever process is first. */
async function wake({ repositories, time }: Work): Promise<void> {
  await repositories.jobs.put(queued(DUE, {}, time))
}

interface HandlerContext {
  /** Of the notification. */
  isActive: boolean
  zone: string
}

async function addHandler(
  work: UserWork,
  notificationId: number,
  { id: _id, schedule, recipients, ...row }: HandlerInput,
  { isActive, zone }: HandlerContext,
): Promise<void> {
  const { repositories, time } = work
  const times = { created_at: time, updated_at: time }
  const handlerId = await repositories.notifications.addHandler({ ...row, ...times, notification_id: notificationId })
  await addRecipients(work, { id: handlerId, notification_id: notificationId }, recipients)
  const context = { notificationId, handlerId, isActive: isActive && row.active, zone, time }
  await saveSchedules(work, [], schedule === undefined ? [] : [schedule], context)
}

/** Those with the id of one that is there are changed, others are new, and those that are left out are deleted. */
async function saveHandlers(work: UserWork, before: Notification, input: NotificationInput, zone: string) {
  const { repositories, time } = work
  const known = new Map(before.handlers.map((handler) => [handler.id, handler]))
  const kept = new Set<number>()
  for (const handler of input.handlers) {
    const old = handler.id === undefined ? undefined : known.get(handler.id)
    if (old === undefined) {
      await addHandler(work, before.id, handler, { isActive: input.active, zone })
      continue
    }
    kept.add(old.id)
    const { id: _id, schedule, recipients, ...row } = handler
    await repositories.notifications.updateHandler(old.id, { ...row, updated_at: time })
    await saveRecipients(work, old, recipients)
    const own = before.schedules.filter(({ handler_id }) => handler_id === old.id)
    await saveSchedules(work, own, schedule === undefined ? [] : [schedule], {
      notificationId: before.id,
      handlerId: old.id,
      isActive: input.active && row.active,
      zone,
      time,
    })
  }
  await repositories.notifications.deleteHandlers([...known.keys()].filter((id) => !kept.has(id)))
}

const recipientKey = (one: Pick<RecipientInput, 'type' | 'user_id' | 'permissions_group_id' | 'address'>) =>
  JSON.stringify([one.type, one.user_id, one.permissions_group_id, one.address])

async function saveRecipients(work: UserWork, handler: NotificationHandler, recipients: readonly RecipientInput[]) {
  const wanted = new Set(recipients.map(recipientKey))
  const known = new Set(handler.recipients.map(recipientKey))
  const gone = handler.recipients.filter((one) => !wanted.has(recipientKey(one)))
  await work.repositories.notifications.deleteRecipients(gone.map(({ id }) => id))
  await addRecipients(
    work,
    handler,
    recipients.filter((one) => !known.has(recipientKey(one))),
  )
}

async function addRecipients(
  { repositories, time }: UserWork,
  { id, notification_id }: Pick<NotificationHandler, 'id' | 'notification_id'>,
  recipients: readonly RecipientInput[],
): Promise<void> {
  const distinct = new Map(recipients.map((one) => [recipientKey(one), one]))
  await repositories.notifications.addRecipients(
    [...distinct.values()].map(({ type, user_id, permissions_group_id, address }) => ({
      notification_id,
      handler_id: id,
      type,
      user_id,
      permissions_group_id,
      address,
      created_at: time,
    })),
  )
}

async function saveSchedules(
  { repositories }: Work,
  before: readonly NotificationSchedule[],
  schedules: readonly ScheduleInput[],
  { notificationId, handlerId, isActive, zone, time }: ScheduleContext,
): Promise<void> {
  const { notifications } = repositories
  const left = new Map(before.map((schedule) => [schedule.id, schedule]))
  for (const { id, cron_schedule, ui_display_type } of schedules) {
    const same = [...left.values()].find((one) => one.id === id) ?? [...left.values()].find(hasCron(cron_schedule))
    const next_at = isActive ? nextTime(cron_schedule, zone, Date.parse(time)) : null
    if (isActive && next_at === null && same?.cron_schedule !== cron_schedule) {
      throw invalidField('cron_schedule', 'This schedule never comes.')
    }
    const row = { cron_schedule, ui_display_type, next_at, time_zone: zone, worked_out_at: time }
    if (same === undefined) {
      await notifications.addSchedule({
        ...row,
        notification_id: notificationId,
        handler_id: handlerId,
        created_at: time,
      })
      continue
    }
    left.delete(same.id)
    // One that is due at this moment stays due.
    const isSame = same.cron_schedule === cron_schedule && same.time_zone === zone && isActive && same.next_at !== null
    await notifications.updateSchedule(same.id, isSame ? { ui_display_type } : row)
  }
  await notifications.deleteSchedules([...left.keys()])
}

const hasCron = (cron: string) => (schedule: NotificationSchedule) => schedule.cron_schedule === cron
