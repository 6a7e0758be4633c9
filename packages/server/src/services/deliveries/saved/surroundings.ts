/** What records of subscriptions and alerts show beside their own rows: people, cards, dashboards, groups and channels. */
import type { CardBrief, DashboardBrief, Notification, Store, UserRow } from '../../../store/index.ts'
import { byId } from '../../shared/by-id.ts'

export interface Surroundings {
  people: ReadonlyMap<number, UserRow>
  cards: ReadonlyMap<number, CardBrief>
  dashboards: ReadonlyMap<number, DashboardBrief>
  groups: ReadonlyMap<number, { id: number; name: string }>
  channels: ReadonlyMap<number, { id: number; name: string; type: string }>
}

/** As few statements for many as for one. */
export async function surroundingsOf(store: Store, notifications: readonly Notification[]): Promise<Surroundings> {
  const handlers = notifications.flatMap((one) => one.handlers)
  const usesGroups = handlers.some(({ recipients }) => recipients.some((one) => one.permissions_group_id !== null))
  const usesChannels = handlers.some(({ channel_id }) => channel_id !== null)
  const [people, cards, dashboards, groups, channels] = await Promise.all([
    store.users.findMany(distinct(notifications.map(({ creator_id }) => creator_id))),
    store.cards.briefs(
      distinct(notifications.flatMap(({ card_id, cards }) => [card_id, ...cards.map(({ id }) => id)])),
    ),
    store.dashboards.briefs(distinct(notifications.map(({ dashboard_id }) => dashboard_id))),
    usesGroups ? store.groups.list() : [],
    usesChannels ? store.channels.list({ includeInactive: true }) : [],
  ])
  return {
    people: byId(people),
    cards: byId(cards),
    dashboards: byId(dashboards),
    groups: byId(groups),
    // Their rows have secrets, which records do not show.
    channels: byId(channels.map(({ id, name, type }) => ({ id, name, type }))),
  }
}

function distinct(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
