/** Leaving and coming back by the link of a mail, without an account (contract: subscriptions, section 5). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@querent/contract'
import type { Notification } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { throttle, type Throttle } from '../../shared/throttle.ts'
import { requireAllowedDomain, surroundingsOf } from '../saved/index.ts'

interface Leaving {
  id: number
  email: string
  hash: string
}

type UnsubscribingDeps = Pick<Deps, 'store' | 'change' | 'settings' | 'now'>

/** Tries of one address, before it has to wait. */
const FREE_TRIES = 50

export function unsubscribingService({ store, change, settings, now }: UnsubscribingDeps) {
  const byAddress: Throttle = throttle({ store, name: 'unsubscribe', free: FREE_TRIES, now })

  async function hashOf(id: number, email: string): Promise<string> {
    const key = (await settings.current()).get('site-uuid-for-unsubscribing-url') ?? ''
    return createHmac('sha512', key)
      .update(JSON.stringify([id, email.toLowerCase()]))
      .digest('hex')
  }

  /** The page where the owner of an address leaves. */
  async function link(id: number, email: string): Promise<string> {
    const site = (await settings.current()).get('site-url') ?? ''
    const search = new URLSearchParams({ hash: await hashOf(id, email), email, 'pulse-id': String(id) })
    return `${site}/unsubscribe?${search.toString()}`
  }

  /** @throws {ApiError} 400 for a wrong hash; 401 after too many tries. */
  async function open({ id, email, hash }: Leaving, address: string): Promise<Notification> {
    const attempt = await byAddress.begin(address)
    if (attempt.waitSeconds > 0) {
      await attempt.succeeded()
      throw new ApiError(400, `Too many attempts! You must wait ${attempt.waitSeconds} seconds before trying again.`)
    }
    const right = Buffer.from(await hashOf(id, email))
    const given = Buffer.from(hash)
    const notification = await store.notifications.find(id)
    if (notification === undefined || right.length !== given.length || !timingSafeEqual(right, given)) {
      await attempt.failed()
      throw new ApiError(400, 'Invalid hash.')
    }
    await attempt.succeeded()
    return notification
  }

  async function titleOf(notification: Notification): Promise<string> {
    const { cards, dashboards } = await surroundingsOf(store, [notification])
    const content = cards.get(notification.card_id ?? 0) ?? dashboards.get(notification.dashboard_id ?? 0)
    return notification.name ?? content?.name ?? ''
  }

  /** @throws {ApiError} 400 for an address that receives nothing, or has left. */
  async function leave(leaving: Leaving, address: string) {
    const notification = await open(leaving, address)
    if (!(await takeOut(notification, leaving.email))) {
      throw new ApiError(400, 'This address does not receive this delivery.')
    }
    return { status: 'success' as const, title: await titleOf(notification) }
  }

  /** By the button of a mail program, which may ask again: who has left already has what was asked for. */
  async function leaveByButton(leaving: Leaving, address: string) {
    const notification = await open(leaving, address)
    await takeOut(notification, leaving.email)
    return { status: 'success' as const, title: await titleOf(notification) }
  }

  /** @returns false for an address that receives nothing. */
  async function takeOut(notification: Notification, email: string): Promise<boolean> {
    const own = recipientsOf(notification, email).map(({ id }) => id)
    if (own.length > 0) {
      await change.bySystem(({ repositories, time }) => repositories.notifications.setLeft(own, time))
    }
    return own.length > 0
  }

  /** The delivery that a handler belongs to; where there is none, an id that nothing has. */
  async function ofHandler(id: number): Promise<number> {
    return (await store.notifications.ofHandler(id)) ?? 0
  }

  /**
   * Undoes that an address left. Whom somebody else has taken out since stays out.
   * @throws {ApiError} 400 for an address that receives it, or has not left; 403 for one of a domain that is not allowed.
   */
  async function comeBack(leaving: Leaving, address: string) {
    const notification = await open(leaving, address)
    if (recipientsOf(notification, leaving.email).length > 0) {
      throw new ApiError(400, 'This address already receives this delivery.')
    }
    const own = await store.notifications.leftBy(notification.id, leaving.email)
    if (own.length === 0) throw new ApiError(400, 'This address was removed. Ask the owner to add it again.')
    requireAllowedDomain(await settings.current(), [leaving.email])
    await change.bySystem(({ repositories }) => repositories.notifications.setLeft(own, null))
    return { status: 'success' as const, title: await titleOf(notification) }
  }

  return { link, leave, leaveByButton, comeBack, ofHandler }
}

function recipientsOf({ handlers }: Notification, email: string) {
  return handlers.flatMap(({ recipients }) =>
    recipients.filter(({ address }) => address?.toLowerCase() === email.toLowerCase()),
  )
}
