import type { Notification } from '../../../api/notification.ts'

interface Owned {
  id: number
  name: string
  owned: readonly Notification[]
}

/** Those of each owner, by name. */
export function byOwner(notifications: readonly Notification[]): Owned[] {
  const groups = Map.groupBy(notifications, ({ creator_id }) => creator_id)
  return [...groups]
    .map(([id, owned]) => ({ id, name: owned[0]?.creator.common_name ?? '', owned }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
