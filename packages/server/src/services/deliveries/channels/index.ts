/** Webhooks that administrators set up (contract: alerts, section 3). Tested by test/contract/channel.test.ts. */
import { ApiError, notFound, type ChannelTestAnswer } from '@querent/contract'
import {
  allowedAddresses,
  cause,
  causesInEnglish,
  NotDelivered,
  webhookDeliver,
  type Deliver,
} from '../../../delivery/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Pictures } from '../../../pictures/index.ts'
import type { ChannelRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { UserWork } from '../../shared/work.ts'
import type { NoticeQueue, NoticeService } from '../notices/index.ts'
import type { NotificationService } from '../saved/index.ts'
import { flag } from '../wire/flag.ts'
import { checkedWebhook, hidden, readWebhook, withSecrets } from './details.ts'
import { tryWebhook } from './trial.ts'

type Flag = boolean | 'true' | 'false' | null | undefined

interface ChannelInput {
  name: string
  description?: string | null
  type: string
  details: Record<string, unknown>
  active?: Flag
}
type ChannelChanges = { [Key in keyof ChannelInput]?: ChannelInput[Key] | null | undefined }

const MOST_NAME = 254

/** Why something stopped that went nowhere else. */
const SWITCHED_OFF = cause('webhook-switched-off')

interface ChannelServiceDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'now'> {
  pictures: Pick<Pictures, 'png'>
  notices: Pick<NoticeService, 'queue'>
  stop: NotificationService['stop']
}

export function channelService({ store, change, settings, now, pictures, notices, stop }: ChannelServiceDeps) {
  const record = ({ details, ...row }: ChannelRow) => ({ ...row, details: hidden(details, now()) })

  async function find(id: number): Promise<ChannelRow> {
    const channel = await store.channels.find(id)
    if (channel === undefined) throw notFound()
    return channel
  }

  async function list({ includeInactive }: { includeInactive: boolean }) {
    return (await store.channels.list({ includeInactive })).map(record)
  }

  async function get(id: number) {
    return record(await find(id))
  }

  async function requireFreeName(name: string, own?: number): Promise<void> {
    const taken = await store.channels.findByName(name)
    if (taken !== undefined && taken !== own) {
      throw new ApiError(409, { errors: { name: 'Channel with that name already exists' } })
    }
  }

  async function create(user: CurrentUser, { name, description, details, active }: ChannelInput) {
    const whole = withSecrets(details, {}, now())
    checkedWebhook(whole, now())
    await requireFreeName(name)
    const id = await change(user, ({ repositories, time }) =>
      repositories.channels.create({
        name,
        description: description ?? null,
        type: 'channel/http',
        details: whole,
        active: flag(active) ?? true,
        created_at: time,
        updated_at: time,
      }),
    )
    return get(id)
  }

  /** Takes a webhook out of what is sent to it. What goes nowhere else stops, and its owner learns why. */
  async function leaveOut(work: UserWork, id: number, news: NoticeQueue): Promise<void> {
    const { notifications } = work.repositories
    const concerned = await notifications.deleteHandlersOfChannel(id)
    for (const one of await Promise.all(concerned.map(notifications.find))) {
      if (one?.active !== true || one.handlers.some((handler) => handler.active)) continue
      await stop(work, one, causesInEnglish([SWITCHED_OFF]))
      if (one.creator_id === work.user.id) continue
      const reasons = [{ to: '', causes: [SWITCHED_OFF] }]
      await news.toOwner(work, one, { kind: 'stopped', delivery: null, reasons })
    }
  }

  /** Switching a webhook off frees its name and removes it from deliveries. */
  async function update(user: CurrentUser, id: number, changes: ChannelChanges) {
    const before = await find(id)
    const details = changes.details == null ? undefined : withSecrets(changes.details, before.details, now())
    if (details !== undefined) checkedWebhook(details, now())
    if (changes.name != null) await requireFreeName(changes.name, id)
    const active = flag(changes.active) ?? before.active
    const isSwitchedOff = before.active && !active
    const name = changes.name ?? before.name
    const news = await notices.queue()
    await change(user, async (work) => {
      const { repositories, time } = work
      await repositories.channels.update(id, {
        name: isSwitchedOff ? `DEACTIVATED_${id} ${name}`.slice(0, MOST_NAME) : name,
        description: changes.description === undefined ? before.description : changes.description,
        active,
        ...(details !== undefined && { details }),
        updated_at: time,
      })
      if (isSwitchedOff) await leaveOut(work, id, news)
    })
    return get(id)
  }

  const allowedAt = async (url: string) => allowedAddresses(await settings.current(), url)

  /** @throws {NotDelivered} when the webhook is gone or switched off. */
  async function deliverTo(id: number | null): Promise<Deliver> {
    const channel = id === null ? undefined : await store.channels.find(id)
    if (channel?.active !== true) throw new NotDelivered(cause('webhook-gone'), { isPermanent: true })
    const webhook = readWebhook(channel.details, now())
    return webhookDeliver(webhook, { pictures, isAllowed: await allowedAt(webhook.url) })
  }

  /** Where a webhook leads; undefined for one that is gone. */
  async function hostOf(id: number | null): Promise<string | undefined> {
    const url = id === null ? undefined : (await store.channels.find(id))?.details['url']
    return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : undefined
  }

  /** Sends a test message. @throws {ApiError} 400 with what was sent and answered. */
  async function test(
    { details, id }: Pick<ChannelInput, 'details'> & { id?: number | null },
    signal: AbortSignal,
  ): Promise<ChannelTestAnswer> {
    const known = id == null ? {} : (await find(id)).details
    const webhook = checkedWebhook(withSecrets(details, known, now()), now())
    return tryWebhook(webhook, { isAllowed: await allowedAt(webhook.url), signal })
  }

  return { list, get, create, update, deliverTo, hostOf, test }
}

export type ChannelService = ReturnType<typeof channelService>
