/** A subscription or alert that is tried before it is saved, as if it were. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification, NotificationRecipient, Store } from '../../../store/index.ts'
import { byId } from '../../shared/by-id.ts'
import type { HandlerInput, NotificationInput } from '../saved/index.ts'

/** No row has this id. */
const UNSAVED = 0

export async function draftOf(
  store: Pick<Store, 'users'>,
  user: CurrentUser,
  { schedules: _schedules, handlers, ...row }: NotificationInput,
  time: string,
): Promise<Notification> {
  const ids = handlers.flatMap(({ recipients }) => recipients.flatMap(({ user_id }) => user_id ?? []))
  const people = byId(await store.users.findMany([...new Set(ids)]))
  const times = { created_at: time, updated_at: time }
  const own = { id: UNSAVED, entity_id: '', notification_id: UNSAVED, ...times }
  const recipientsOf = ({ recipients }: HandlerInput): NotificationRecipient[] =>
    recipients.map((one) => {
      const person = people.get(one.user_id ?? UNSAVED)
      return {
        ...one,
        id: UNSAVED,
        notification_id: UNSAVED,
        handler_id: UNSAVED,
        created_at: time,
        left_at: null,
        email: person?.email ?? null,
        first_name: person?.first_name ?? null,
        last_name: person?.last_name ?? null,
        is_active: person?.is_active ?? null,
      }
    })
  return {
    ...row,
    id: UNSAVED,
    entity_id: '',
    creator_id: user.id,
    stop_reason: null,
    ...times,
    schedules: [],
    handlers: handlers.map(({ schedule: _schedule, ...handler }, at) => ({
      ...handler,
      ...own,
      // Told apart by a number that no row has.
      id: -1 - at,
      recipients: recipientsOf({ ...handler }),
    })),
  }
}
