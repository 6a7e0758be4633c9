/** To whom something can be sent. */
import { useQuery } from '@tanstack/react-query'
import type { Notification } from '../../../api/notification.ts'
import type { ChannelForm } from '../../../api/pulse.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { groupChoicesOptions } from '../../../api/setting.ts'
import { peopleOptions } from '../../../api/user.ts'
import { t } from '../../../i18n/t.ts'
import type { PickerOption } from '../../../ui/Picker/index.ts'

/** People whom the reader may know of; groups for administrators. */
export function usePeopleChoices(): PickerOption[] {
  const { data: me } = useQuery(currentUserOptions)
  const { data: people = [] } = useQuery(peopleOptions)
  // Who is in a group is for those who may see groups.
  const { data: groups = [] } = useQuery({ ...groupChoicesOptions, enabled: me?.is_superuser === true })
  return [
    ...people.map(({ id, common_name, email }) => ({
      id: `user:${id}`,
      label: common_name,
      description: email,
      section: t('People'),
    })),
    ...groups.map(({ id, name }) => ({ id: `group:${id}`, label: name, section: t('Groups') })),
  ]
}

/** The webhooks that are set up, and those of the record that is edited. */
export function webhookChoices(form: ChannelForm | undefined, before: Notification | null): PickerOption[] {
  const known = (before?.handlers ?? []).flatMap(({ channel }) => channel ?? [])
  const all = new Map([...known, ...(form?.webhooks ?? [])].map(({ id, name }) => [id, name]))
  return [...all].map(([id, name]) => ({ id: String(id), label: name }))
}
