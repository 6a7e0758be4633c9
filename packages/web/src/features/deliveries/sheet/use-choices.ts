/** To whom something can be sent. */
import { useQuery } from '@tanstack/react-query'
import { channelsOptions } from '../../../api/channel.ts'
import type { Notification } from '../../../api/notification.ts'
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

/** Those who manage settings see all webhooks; others those of the record that is edited. */
export function useWebhookChoices(before: Notification | null): PickerOption[] {
  const { data: me } = useQuery(currentUserOptions)
  const maySee = me !== undefined && (me.is_superuser || me.permissions.can_access_setting)
  const { data: channels = [] } = useQuery({ ...channelsOptions, enabled: maySee })
  const known = (before?.handlers ?? []).flatMap(({ channel }) => channel ?? [])
  const all = new Map([...known, ...channels.filter(({ active }) => active)].map(({ id, name }) => [id, name]))
  return [...all].map(([id, name]) => ({ id: String(id), label: name }))
}
