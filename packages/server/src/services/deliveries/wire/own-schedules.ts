/** Newer clients see the schedules of all channels in one list. */
import type { Notification } from '../../../store/index.ts'
import type { NotificationInput } from '../saved/index.ts'

/**
 * Schedules that belong to one channel stay with it: the others are not sent at its times too. That of a channel that is taken
 * out goes with it, unless nothing else says when the rest is sent.
 */
export function keepOwnSchedules(before: Notification, input: NotificationInput): NotificationInput {
  const owners = new Map(before.schedules.map(({ id, handler_id }) => [id, handler_id]))
  const kept = new Set(input.handlers.map(({ id }) => id))
  const ownerOf = (id: number | undefined) => {
    const owner = owners.get(id ?? 0) ?? undefined
    return owner !== undefined && kept.has(owner) ? owner : undefined
  }
  const shared = input.schedules.filter(({ id }) => ownerOf(id) === undefined)
  const lasting = shared.filter(({ id }) => (owners.get(id ?? 0) ?? null) === null)
  const owned = new Set(input.schedules.map(({ id }) => ownerOf(id)))
  const isSaid = lasting.length > 0 || input.handlers.every(({ id }) => id !== undefined && owned.has(id))
  return {
    ...input,
    schedules: isSaid ? lasting : shared,
    handlers: input.handlers.map((handler) => ({
      ...handler,
      schedule: handler.id === undefined ? undefined : input.schedules.find(({ id }) => ownerOf(id) === handler.id),
    })),
  }
}
