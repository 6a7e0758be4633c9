/** What has to hold of a subscription or alert before it is saved or tried. */
import { forbidden, invalidField, notFound } from '@querent/contract'
import { goalOf, valueColumn } from '@querent/contract/goals/index.ts'
import { canMonitor, canSubscribe, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardService } from '../../content/cards/index.ts'
import type { DashboardService } from '../../content/dashboards/index.ts'
import { loadParts } from '../../content/dashboards/index.ts'
import type { Notification, UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { byId } from '../../shared/by-id.ts'
import { knownGroups } from '../../shared/known-people.ts'
import { timeOf } from '../conditions/index.ts'
import { isPlainAddress, requireAllowedDomain } from './addresses.ts'
import type { HandlerInput, NotificationInput, RecipientInput } from './input.ts'

interface RuleDeps extends Pick<Deps, 'store' | 'settings'> {
  cards: CardService
  dashboards: DashboardService
}

export function notificationRules({ store, settings, cards, dashboards }: RuleDeps) {
  /**
   * @param before What is changed; left out of a new one, and of one that is tried.
   * @throws {ApiError} 403 or 404 for content that the user may not see; 400 naming the field; as for recipients.
   */
  async function requireAllowed(user: CurrentUser, input: NotificationInput, before?: Notification): Promise<void> {
    // Whoever may no longer subscribe can still stop what they made.
    requireRight(canSubscribe(user) || (before !== undefined && (canMonitor(user) || !input.active)))
    if (input.dashboard_id !== null) await requireDashboard(user, input.dashboard_id, input)
    const ids = [input.card_id, ...input.cards.map(({ id }) => id)].filter((id) => id !== null)
    await cards.requireReadable(user, ids)
    await requireKnown(user, receiversOf(input), before)
    for (const handler of input.handlers) await requireHandler(user, handler)
  }

  /**
   * The answer names who receives it, so people choose whom they may know of; those who receive it already stay.
   * @throws {ApiError} 404 as for somebody who is not there.
   */
  async function requireKnown(user: CurrentUser, ids: readonly number[], before: Notification | undefined) {
    const groups = knownGroups(user, (await settings.current()).get('user-visibility'))
    const others = groups === undefined ? [] : ids.filter((id) => id !== user.id)
    if (groups === undefined || others.length === 0) return
    const saved = before === undefined ? await store.notifications.list({ creator_id: user.id }) : [before]
    const members = (await store.groups.membershipsOf(others)).filter(({ group_id }) => groups.includes(group_id))
    const known = new Set([...saved.flatMap(receiversOf), ...members.map(({ user_id }) => user_id)])
    if (others.some((id) => !known.has(id))) throw notFound()
  }

  /** @throws {ApiError} 400 for a condition that looks at a value of a question that has none. */
  async function requireMeasured({ card_id, condition }: Pick<NotificationInput, 'card_id' | 'condition'>) {
    if (condition.kind !== 'change' && condition.kind !== 'goal') return
    const card = card_id === null ? undefined : await store.cards.find(card_id)
    if (card === undefined) return
    const measured = { display: card.display, settings: card.visualization_settings }
    if (condition.kind === 'goal' && goalOf(measured) === null) {
      throw invalidField('condition', 'The question has no goal.')
    }
    if (condition.kind === 'change' && condition.reasons === true && timeOf(card.dataset_query) === null) {
      throw invalidField('payload.change.reasons', 'Only a number over time that is not SQL has reasons.')
    }
    const columns = card.result_metadata ?? []
    // Some engines do not say of what type a column without rows is; then the first run finds out.
    if (columns.length === 0 || columns.some(({ base_type }) => base_type === 'type/*')) return
    if (valueColumn(measured, columns) === undefined) {
      throw invalidField('condition', 'The question has no column whose value can be compared.')
    }
  }

  async function requireDashboard(user: CurrentUser, id: number, input: NotificationInput): Promise<void> {
    await dashboards.getRow(user, id)
    const { dashcards } = await loadParts(store, id)
    const known = new Set(dashcards.map((dashcard) => dashcard.id))
    const stranger = input.cards.find(({ dashboard_card_id: place }) => place !== null && !known.has(place))
    if (stranger !== undefined) {
      throw invalidField('cards', `The dashboard has no card ${stranger.dashboard_card_id}.`)
    }
  }

  async function requireHandler(user: CurrentUser, { channel_type, channel_id, recipients }: HandlerInput) {
    if (channel_type === 'channel/http') {
      if (channel_id === null) throw invalidField('channel_id', 'A webhook needs the id of its channel.')
      const channel = await store.channels.find(channel_id)
      if (channel?.active !== true) throw notFound()
    }
    await requireRecipients(user, recipients)
  }

  /** Users exist, and addresses are in the domains that administrators allow. */
  async function requireRecipients(user: CurrentUser, recipients: readonly RecipientInput[]): Promise<void> {
    const ids = recipients.flatMap(({ user_id }) => user_id ?? [])
    const found = await store.users.findMany(ids)
    if (new Set(ids).size > found.length) throw notFound()
    const users = byId(found)
    if (recipients.some((one) => isSomebodyElse(one, users.get(one.user_id ?? 0)))) {
      throw forbidden('The address of a recipient is not that of the user.')
    }
    const groups = new Set(recipients.flatMap(({ permissions_group_id: id }) => id ?? []))
    if (groups.size > 0) {
      // Who is in a group is for those who may see groups.
      requireRight(user.is_superuser || [...groups].every((id) => user.group_ids.includes(id)))
      const known = new Set((await store.groups.list()).map(({ id }) => id))
      if ([...groups].some((id) => !known.has(id))) throw notFound()
    }
    const addresses = recipients.flatMap(({ address }) => address ?? [])
    const odd = addresses.find((address) => !isPlainAddress(address))
    if (odd !== undefined) throw invalidField('recipients', `${JSON.stringify(odd)} is not an email address.`)
    requireAllowedDomain(await settings.current(), addresses)
  }

  return { requireAllowed, requireMeasured }
}

/** Ids of users. */
function receiversOf({ handlers }: Pick<NotificationInput, 'handlers'>): number[] {
  return handlers.flatMap(({ recipients }) => recipients.flatMap(({ user_id }) => user_id ?? []))
}

/** An id with the address of another person. */
function isSomebodyElse({ email }: RecipientInput, user: UserRow | undefined): boolean {
  return user !== undefined && email != null && email.toLowerCase() !== user.email.toLowerCase()
}
